import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { ZONES } from './allies.ts';
import { type Chief, lost, type Staff, severalGenerals } from './staff.ts';

/** Who commands: the first by Leadership who is not lost; if all are, the last to whom it passed, or (R89 b) the first. */
function inCommand({ chiefs, input }: Staff): Chief {
  const ranked = chiefs.toSorted((a, b) => b.leadership - a.leadership);
  const last = input.readings.R89 === 'a' ? -1 : 0;
  return ranked.find((chief) => !lost(chief)) ?? (ranked.at(last) as Chief);
}

const inChief = ({ chiefs }: Staff) =>
  chiefs.reduce((first, one) => (one.leadership > first.leadership ? one : first));

/** Several of the highest Leadership: the players choose one at the start, here the first of the list. */
export const tied = (staff: Staff) =>
  staff.chiefs.filter(({ leadership }) => leadership === inChief(staff).leadership).length > 1;

interface Succession extends Staff {
  /** Whether the first general has just recovered. */
  recovers: boolean;
}

const { notes, sets } = rulesOf<Succession>();
const numbers = ({ number, leadership }: Chief) => ({ number, leadership });
/** The sentences name the general who commands so far. */
const SO_FAR = { with: (_: Succession, chief: Chief) => numbers(chief) };

const COMMAND: Table<Succession, Chief> = {
  on: 'commander',
  rows: [
    notes('onus-12.5', [severalGenerals], SO_FAR),
    notes('onus-12.5/tie', [tied], SO_FAR),
    notes(
      'onus-12.6/again',
      [severalGenerals, ({ recovers }, { number }) => recovers && number === 1],
      SO_FAR,
    ),
    sets(
      'onus-12.6',
      inCommand,
      [severalGenerals],
      on('commander-holds', (command, chief) => inCommand(command) !== chief),
      { with: (command) => numbers(inCommand(command)) },
    ),
  ],
  show: ({ number }) => number,
};

/** The general whose Leadership is that of the army. */
export const commanderOf = (staff: Staff, recovers: boolean, trace: Trace) =>
  applyRows(COMMAND, { ...staff, recovers }, inChief(staff), trace);

/** Where each general leads with generals by zone, in the order of the list (onus-12.12). */
export function zonesOf({ chiefs, input }: Staff, trace: Trace) {
  if (input.commandBy !== 'zone') return null;
  const zones = ZONES[chiefs.length] ?? null;
  trace.step('onus-12.12', { generals: chiefs.length });
  return zones;
}
