/** Two texts on one line. */
type Row = `${string} | ${string}`;
type Rows = Readonly<Record<string, Row>>;
type Two = [first: string, second: string];

const mapped = <R extends Rows, T>(rows: R, made: (...two: Two) => T) =>
  Object.fromEntries(
    Object.entries<Row>(rows).map(([name, row]) => [name, made(...(row.split(' | ') as Two))]),
  ) as Record<keyof R, T>;

/** Labels and helps: `ledBy: 'Led by | The general who leads these units.'` */
export const labelled = <const R extends Rows>(rows: R) =>
  mapped(rows, (label, help) => ({ label, help }));

/** Titles of queries, and what each is about. */
export const titled = <const R extends Rows>(rows: R) =>
  mapped(rows, (title, about) => ({ title, about }));

/** Summaries, and the brief of each: `'order/yes': 'The order may be played. | May be played'` */
export const summed = <const R extends Rows>(rows: R) => ({
  summaries: mapped(rows, (summary) => summary),
  briefs: mapped(rows, (_, brief) => brief),
});

/**
 * Words for the values of a name, or of several that share them:
 * `'phase nextPhase': 'combat = combat | end = end of the turn'`
 */
export const worded = (rows: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([names, row]) =>
      names.split(' ').flatMap((name) =>
        row.split(' | ').map((one) => {
          const [value, word] = one.split(' = ') as Two;
          return [`${name}.${value}`, word] as const;
        }),
      ),
    ),
  );

/** Names with their article and a short form: `MI: 'the | medium infantry unit | Medium infantry'` */
export const called = (rows: Readonly<Record<string, `${string} | ${Row}`>>) =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([key, row]) => {
      const [article, name = '', short = ''] = row.split(' | ');
      const the = `${article} ${name}`;
      return [
        [key, name],
        [`${key}:the`, the],
        [`${key}:The`, the.charAt(0).toUpperCase() + the.slice(1)],
        [`${key}:short`, short],
      ];
    }),
  );
