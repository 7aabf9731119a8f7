// A plot as a file: as it looks now, with every colour written out, so that it looks the same anywhere.

import { tokenColour } from '../styles/colour.ts';

const WRITTEN = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linejoin',
  'stroke-linecap',
  'opacity',
  'font-size',
  'font-weight',
  'font-family',
  'text-anchor',
  'paint-order',
] as const;
const NAMESPACE = 'http://www.w3.org/2000/svg';
const MARGIN = 16;
const HEAD = 58;
/** Pixels of the picture for each pixel of the page. */
const SHARPNESS = 2;

export interface Caption {
  readonly title: string;
  readonly subtitle: string;
}

/** The drawing with its title above it, as the text of an SVG file. */
export function svgText(drawing: SVGSVGElement, { title, subtitle }: Caption): string {
  const { width, height } = drawing.viewBox.baseVal;
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = drawing.querySelectorAll('*');
  for (const [index, copied] of copy.querySelectorAll('*').entries()) writeStyle(originals[index]!, copied);
  for (const hidden of copy.querySelectorAll('[data-cursor]')) hidden.remove();
  const page = getComputedStyle(drawing);
  const outer = document.createElementNS(NAMESPACE, 'svg');
  const size = [width + 2 * MARGIN, height + HEAD + 2 * MARGIN] as const;
  outer.setAttribute('viewBox', `0 0 ${size[0]} ${size[1]}`);
  outer.setAttribute('width', `${size[0]}`);
  outer.setAttribute('height', `${size[1]}`);
  const paper = element('rect', { width: '100%', height: '100%', fill: tokenColour('--raised') });
  const look = { x: `${MARGIN}`, fill: page.color, 'font-family': page.fontFamily };
  const heading = element('text', { ...look, y: '36', 'font-size': '20', 'font-weight': '700' });
  heading.textContent = title;
  const line = element('text', { ...look, y: '58', 'font-size': '13', opacity: '0.8' });
  line.textContent = subtitle;
  copy.setAttribute('x', `${MARGIN}`);
  copy.setAttribute('y', `${HEAD + MARGIN}`);
  copy.setAttribute('width', `${width}`);
  copy.setAttribute('height', `${height}`);
  copy.removeAttribute('class');
  outer.append(paper, heading, line, copy);
  return new XMLSerializer().serializeToString(outer);
}

/** The plot as a PNG. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * SHARPNESS;
  canvas.height = image.naturalHeight * SHARPNESS;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
  );
}

function writeStyle(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  for (const name of WRITTEN) to.setAttribute(name, style.getPropertyValue(name));
  to.removeAttribute('class');
  to.removeAttribute('style');
}

function element(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
