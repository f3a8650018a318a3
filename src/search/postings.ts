/** Which clauses a word stands in, as text: rising numbers, each as its distance to the one before. */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** The last digit says that the distance goes on in the next one. */
const FULL = DIGITS.length - 1;

export function packPostings(numbers: readonly number[]): string {
  let last = -1;
  let text = '';
  for (const number of numbers) {
    let distance = number - last - 1;
    for (; distance >= FULL; distance -= FULL) text += DIGITS[FULL];
    text += DIGITS[distance];
    last = number;
  }
  return text;
}

export function unpackPostings(text: string): number[] {
  const numbers: number[] = [];
  let last = -1;
  let distance = 0;
  for (const digit of text) {
    const value = DIGITS.indexOf(digit);
    distance += value;
    if (value === FULL) continue;
    last += distance + 1;
    numbers.push(last);
    distance = 0;
  }
  return numbers;
}
