type Two = [first: string, second: string];
type Made = readonly [key: string, text: string];

/**
 * The messages of a text, one a line: a key, a colon, and what is said. A line that begins with `//` is a comment.
 *
 *     onus-5.12: The sword means the active player.
 *     onus-5.14/shot: An event with the bow applies only in ranged attacks, and this is one.
 */
function rowsOf(text: string): Made[] {
  const lines = text.split('\n').map((line) => line.trim());
  const rows = lines.flatMap((line): Made[] => {
    const at = line.indexOf(': ');
    if (line === '' || line.startsWith('//')) return [];
    if (at < 0) throw new RangeError(`A message without its key: ${line}`);
    return [[line.slice(0, at), line.slice(at + 2)]];
  });
  const keys = rows.map(([key]) => key);
  const twice = keys.find((key, i) => keys.indexOf(key) !== i);
  if (twice !== undefined) throw new RangeError(`Two messages for ${twice}`);
  return rows;
}

/** Two texts on one line, `Led by | The general who leads these units.`; the second may be empty. */
function twoOf(row: string): Two {
  const [first, second, ...more] = row.split(/ \|(?: |$)/);
  if (first === undefined || second === undefined || more.length > 0)
    throw new RangeError(`Not two texts: ${row}`);
  return [first, second];
}

const mapped = <T>(text: string, made: (...two: Two) => T) =>
  Object.fromEntries(rowsOf(text).map(([key, row]) => [key, made(...twoOf(row))]));

/** Sentences by their keys, and words by the values that they stand for. */
export const said = (text: string) => Object.fromEntries(rowsOf(text));

/** Labels and helps: `ledBy: Led by | The general who leads these units.` */
export const labelled = (text: string) => mapped(text, (label, help) => ({ label, help }));

/** Titles of queries, what a player gets of each, and all that it does: `cca/dice: A roll | Its chance | Says how likely ...` */
export const titled = (text: string) =>
  Object.fromEntries(
    rowsOf(text).map(([key, row]) => {
      const [title, line, about, ...more] = row.split(' | ');
      if (!title || !line || !about || more.length > 0)
        throw new RangeError(`Not a title, a line and what it does: ${row}`);
      return [key, { title, line, about }];
    }),
  );

/**
 * Summaries, the brief of each, and what came of it, told after the situation: nothing where the step of the clause says
 * it all. `order/yes: The order may be played. | May be played | He may play it.`
 */
export function summed(text: string) {
  const rows = rowsOf(text).map(([key, row]) => [key, row.split(/ \|(?: |$)/)] as const);
  const at = (place: number) =>
    Object.fromEntries(
      rows.flatMap(([key, { [place]: one }]) => (one === undefined ? [] : [[key, one]])),
    );
  return { summaries: at(0), briefs: at(1), outcomes: at(2) };
}

/**
 * Words for the values of a name, or of several that share them:
 * `phase nextPhase: combat = combat | end = end of the turn`
 */
export const worded = (text: string) =>
  Object.fromEntries(
    rowsOf(text).flatMap(([names, row]) =>
      names.split(' ').flatMap((name) =>
        row.split(' | ').map((one) => {
          const [value, word] = one.split(' = ') as Two;
          return [`${name}.${value}`, word] as const;
        }),
      ),
    ),
  );

/** Names with their article and a short form: `MI: the | medium infantry unit | Medium infantry` */
export const called = (text: string) =>
  Object.fromEntries(
    rowsOf(text).flatMap(([key, row]) => {
      const [article, name = '', short = ''] = row.split(' | ');
      const the = `${article} ${name}`;
      return [
        [key, name],
        [`${key}:the`, the],
        [`${key}:short`, short],
      ];
    }),
  );
