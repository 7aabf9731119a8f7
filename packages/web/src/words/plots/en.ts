/** Around every plot. */
export default {
  readOff: (title: string): string => `${title}: the arrow keys read off values`,
  asTable: 'As a table',
  save: (title: string): string => `Save: ${title}`,
  noPicture: 'This browser could not make the picture. SVG works everywhere.',
};
