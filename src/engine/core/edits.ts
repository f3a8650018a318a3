/** How many letters may be wrong: none in a short word, one in a longer one, two in a long one. */
export const allowedEdits = (length: number): number => (length >= 9 ? 2 : length >= 5 ? 1 : 0);

/**
 * Letters dropped, added, replaced or swapped with their neighbour between `typed` and `word`;
 * Infinity beyond `most`. With `start`, only as much of `word` counts as fits what is typed so far.
 */
export function edits(typed: string, word: string, most: number, start = false): number {
  if (typed.length - word.length > most) return Infinity;
  if (!start && word.length - typed.length > most) return Infinity;
  const width = Math.min(word.length, typed.length + most);
  let before: number[] = [];
  let above = Array.from({ length: width + 1 }, (_, j) => j);
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= width; j++) {
      const same = typed[i - 1] === word[j - 1];
      let cost = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return Infinity;
    before = above;
    above = row;
  }
  const count = start ? Math.min(...above) : (above[word.length] ?? Infinity);
  return count <= most ? count : Infinity;
}
