/** Around every plot. */
export default {
  readOff: (title: string): string => `${title}: use the arrow keys to read the values`,
  asTable: 'Show as a table',
  save: (title: string): string => `Save: ${title}`,
  noPicture: 'This browser couldn’t make the picture. SVG works everywhere.',
};
