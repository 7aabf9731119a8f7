// In a clone the packages run from their sources: `exports` lists them under this condition, before the published files.
export const SOURCE = 'sevenfold-source';
const FLAG = `--conditions=${SOURCE}`;

/** The value of NODE_OPTIONS that makes a process, its threads and its children run the sources. */
export function sourceOptions(options = process.env.NODE_OPTIONS ?? '') {
  return options.includes(FLAG) ? options : `${options} ${FLAG}`.trim();
}
