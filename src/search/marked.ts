import { fold } from './words.ts';

/** A text in pieces, in order: those at odd places are words to be marked. */
export function pieces(text: string, marks: ReadonlySet<string>): string[] {
  const result = [''];
  for (const part of text.split(/([\p{L}\p{N}]+)/u)) {
    const isMarked = marks.has(fold(part));
    if (isMarked) result.push(part, '');
    else result[result.length - 1] += part;
  }
  return result;
}

export const countMarked = (text: string, marks: ReadonlySet<string>): number =>
  (pieces(text, marks).length - 1) / 2;
