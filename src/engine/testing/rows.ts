import { together } from './together.ts';

/** Tests a row a line, its parts between strokes: `three in the centre | MI-C7 | end, order C7`. Those of a table are one test. */
export function rows(title: string, text: string, check: (...parts: string[]) => void): void {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'));
  together(
    title,
    lines.map((line) => [line, line.split(/\s*\|\s*/)] as const),
    (parts) => check(...parts),
  );
}
