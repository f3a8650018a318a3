import { download, textUrl } from '../download.ts';
import { DRAWING_STYLE } from './drawing-style.ts';

/** Twice the size of the drawing, so that it is sharp on any screen. */
const SCALE = 2;

/** The board as a file of its own, with its style inside; always on paper, whatever the page looks like. */
function standalone(svg: SVGElement): { text: string; width: number; height: number } {
  const copy = svg.cloneNode(true) as SVGElement;
  const [, , width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('data-theme', 'light');
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = `${DRAWING_STYLE}svg{background:var(--paper);color:var(--ink)}`;
  copy.prepend(style);
  return { text: new XMLSerializer().serializeToString(copy), width, height };
}

export function downloadSvg(svg: SVGElement) {
  download('ius-belli.svg', textUrl('image/svg+xml', standalone(svg).text));
}

export async function downloadPng(svg: SVGElement) {
  const { text, width, height } = standalone(svg);
  const image = new Image();
  image.src = textUrl('image/svg+xml', text);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  download('ius-belli.png', canvas.toDataURL('image/png'));
}
