// In a clone the packages run from their sources: `exports` names those under this condition, before what is published.
export const SOURCE = 'sevenfold-source';
const FLAG = `--conditions=${SOURCE}`;

/** The value of NODE_OPTIONS with which a process, its threads and its children run the sources. */
export function sourceOptions(options = process.env.NODE_OPTIONS ?? '') {
  return options.includes(FLAG) ? options : `${options} ${FLAG}`.trim();
}
