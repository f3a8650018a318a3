/** A piece of the text between separators, and where it begins. */
export interface Word {
  text: string;
  at: number;
}

/** The pieces between separators, with their places. */
export function split({ text, at }: Word, separator: string): Word[] {
  let start = at;
  return text.split(separator).map((piece) => {
    const word = { text: piece, at: start };
    start += piece.length + separator.length;
    return word;
  });
}

const NUMBER = /^\d{1,4}(\.\d{1,2})?$/;

/** A number with up to two decimals; undefined where there is none. */
export const numberIn = (text: string): number | undefined =>
  NUMBER.test(text) ? Number(text) : undefined;

/** A number as it is written: to two decimals. */
export const decimals = (value: number) => String(Math.round(value * 100) / 100);
