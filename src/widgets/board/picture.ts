import board from '../../styles/board.css?raw';
import tokens from '../../styles/tokens.css?raw';

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
  style.textContent = `${tokens.replace(/@font-face\s*{[^}]*}/g, '')}${board}svg{background:var(--paper);color:var(--ink)}`;
  copy.prepend(style);
  return { text: new XMLSerializer().serializeToString(copy), width, height };
}

/** Hands a file to the reader. */
export function download(name: string, url: string) {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

export const textUrl = (type: string, text: string) =>
  `data:${type};charset=utf-8,${encodeURIComponent(text)}`;

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
