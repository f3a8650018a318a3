import type { Labelled } from './messages.ts';

type Row = `${string} | ${string}`;

/** Labels and helps as rows: `ledBy: 'Led by | The general who leads these units.'` */
export const labelled = <const Rows extends Readonly<Record<string, Row>>>(rows: Rows) =>
  Object.fromEntries(
    Object.entries<Row>(rows).map(([name, row]): [string, Labelled] => {
      const [label = '', help = ''] = row.split(' | ');
      return [name, { label, help }];
    }),
  ) as Record<keyof Rows, Labelled>;
