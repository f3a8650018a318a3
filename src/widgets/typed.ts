const plain = (text: string) => text.trim().replace('−', '-').replace(',', '.');

/** A whole number as typed: a number where it is one, otherwise the text itself. */
export const wholeOf = (text: string): number | string =>
  /^[-−]?\d{1,9}$/.test(text.trim()) ? Number(plain(text)) + 0 : text;

/** A number as typed, with a comma or a point; a digit after it may still be to come. */
export const decimalOf = (text: string): number | string =>
  /^[-−]?(\d{1,9}([.,]\d*)?|[.,]\d+)$/.test(text.trim()) ? Number(plain(text)) + 0 : text;

/** Numbers in a row, such as dice: with commas or spaces between them. */
export const numbersOf = (text: string): (number | string)[] =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(wholeOf);
