/** One server-sent event. */
export interface ServerEvent {
  readonly type: string;
  readonly data: string;
}

/** Reads server-sent events from an answer: an `EventSource` cannot send a token. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let text = '';
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one piece comes after the other
      const { done, value } = await reader.read();
      if (done) return;
      text += value.replaceAll('\r\n', '\n');
      const blocks = text.split('\n\n');
      text = blocks.pop()!;
      for (const block of blocks) {
        const event = eventOf(block);
        if (event !== undefined) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Undefined for a comment, which only keeps the connection open. */
function eventOf(block: string): ServerEvent | undefined {
  let type = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (field === 'event') type = value;
    if (field === 'data') data.push(value);
  }
  return data.length === 0 && type === 'message' ? undefined : { type, data: data.join('\n') };
}
