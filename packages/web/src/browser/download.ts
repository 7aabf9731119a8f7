/** Milliseconds until the address of a download is revoked: some browsers start reading only after the click. */
const REVOKE_AFTER = 10_000;

export function download(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER);
}

/** Downloads a record, or anything else that is JSON. */
export function downloadJson(text: string, name: string): void {
  download(new Blob([text], { type: 'application/json' }), name);
}
