import { wrap } from './text.ts';

/** A term, at least two spaces, and its description. */
const ENTRY = /^( +\S.*? {2,})(?=\S)(?!.* {2,}\S)(.*)$/;

/** Breaks the lines of a help text that are too long; descriptions stay in their column. */
export function fitHelp(help: string, width: number): string {
  const blocks: { head: string; text: string }[] = [];
  for (const line of help.split('\n')) {
    const last = blocks.at(-1);
    const [, head = '', text = ''] = ENTRY.exec(line) ?? [];
    const indent = line.length - line.trimStart().length;
    const continues = last !== undefined && last.text !== '' && line !== '' && indent === last.head.length;
    if (head !== '') blocks.push({ head, text });
    else if (continues) last.text += ` ${line.trim()}`;
    else blocks.push(indent === 0 ? { head: '', text: line } : { head: line, text: '' });
  }
  return blocks.flatMap(({ head, text }) => fitBlock(head, text, width)).join('\n');
}

function fitBlock(head: string, text: string, width: number): string[] {
  if (text === '') return [head];
  const indent = ' '.repeat(head.length);
  return wrap(text, width - head.length).map((line, index) => `${index === 0 ? head : indent}${line}`);
}
