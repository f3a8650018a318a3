/** A drawing without its frame, so that a page and an island can each put their own around it. */
export interface Mark {
  viewBox: string;
  /** Markup that stands inside the frame; it takes its ink from `currentColor`. */
  body: string;
}

/** What a frame must say for the lines of a body to be ink lines. The class `mark` says the same in CSS. */
export const INK = {
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': '1.3',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const;

/** Closed shapes that are inked whole. */
export const inked = (d: string) => `<path fill="currentColor" stroke="none" d="${d}"/>`;
export const lines = (d: string) => `<path d="${d}"/>`;
export const dot = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor" stroke="none"/>`;
export const ring = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}"/>`;

/** How wide a mark is at a height. */
export function widthAt({ viewBox }: Mark, height: number): number {
  const [, , w = 1, h = 1] = viewBox.split(' ').map(Number);
  return Math.round((height * w) / h);
}

/** The mark in a frame of its own, for places where no style sheet reaches it: an icon, a share card. */
export function standalone(mark: Mark, height: number, ink: string, line?: number): string {
  const attributes = Object.entries({ ...INK, color: ink, ...(line && { 'stroke-width': line }) })
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
  const { viewBox, body } = mark;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${widthAt(mark, height)}" height="${height}" viewBox="${viewBox}" ${attributes}>${body}</svg>`;
}
