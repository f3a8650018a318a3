import { download, textUrl } from '../download.ts';

/** Twice the size of a drawing, so that it is sharp on any screen; and no side longer than this. */
const SCALE = 2;
const LONGEST = 2400;

/** A drawing as a file of its own, with how it looks inside; always on paper, whatever the page looks like. */
function standalone(
  svg: SVGElement,
  look: string,
): { text: string; width: number; height: number } {
  const copy = svg.cloneNode(true) as SVGElement;
  const [, , width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('data-theme', 'light');
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = `${look}svg{background:var(--paper);color:var(--ink)}`;
  copy.prepend(style);
  return { text: new XMLSerializer().serializeToString(copy), width, height };
}

export function downloadSvg(svg: SVGElement, look: string) {
  download('ius-belli.svg', textUrl('image/svg+xml', standalone(svg, look).text));
}

export async function downloadPng(svg: SVGElement, look: string) {
  const { text, width, height } = standalone(svg, look);
  const image = new Image();
  image.src = textUrl('image/svg+xml', text);
  await image.decode();
  const canvas = document.createElement('canvas');
  const scale = Math.min(SCALE, LONGEST / Math.max(width, height));
  canvas.width = width * scale;
  canvas.height = height * scale;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  download('ius-belli.png', canvas.toDataURL('image/png'));
}
