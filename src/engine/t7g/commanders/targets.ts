import type { Trace } from '../../core/ruling.ts';
import type { Kind } from '../units.ts';
import type { Tried } from './action-fields.ts';
import type { ActionName } from './actions.ts';

/** What a target may be without, where an action asks for it. */
export const LACKS = [
  'order-card',
  'fire-card',
  'enemy-to-charge',
  'others-to-act',
  'light',
  'brigade',
  'hidden-terrain',
  'draught-horses',
  'disorder',
  'exhausted-marker',
  'commander-inside',
  'missiles-or-pikes',
  'stamina-left',
  'same-command',
] as const;
type Lack = (typeof LACKS)[number];

/** What an action asks of its target beside distance and sight. */
interface Asks {
  /** Whether the unit must have acted this turn, or must not. */
  acted?: 'yes' | 'no';
  kinds?: readonly Kind[];
  wear?: { least: number } | { most: number };
  has?: readonly Lack[];
  /** Inches between the two targets, less than or at most. */
  apart?: { lessThan: number } | { most: number };
  sameKind?: true;
}

const NOT_YET: Asks = { acted: 'no' };
/** It works for the unit that he is in. */
const INSIDE: Asks = { has: ['commander-inside'] };
const GUNS: readonly Kind[] = ['artillery'];
const APART = 6;

const ASKS: Partial<Record<ActionName, Asks>> = {
  inspirar: NOT_YET,
  abnegado: INSIDE,
  agresivo: INSIDE,
  apasionado: INSIDE,
  bravo: INSIDE,
  flematico: INSIDE,
  gallardo: INSIDE,
  tranquilo: INSIDE,
  amenazante: { acted: 'no', has: ['others-to-act'] },
  audaz: { acted: 'no', has: ['order-card'] },
  autoritario: NOT_YET,
  avizor: NOT_YET,
  companero: { has: ['exhausted-marker'] },
  conspirador: { acted: 'no', has: ['order-card'] },
  coordinador: NOT_YET,
  decidido: NOT_YET,
  despiadado: { has: ['commander-inside'] },
  diligente: { has: ['disorder'] },
  dispuesto: { kinds: ['company'], has: ['light'] },
  ducho: { kinds: GUNS, acted: 'no' },
  enigmatico: { acted: 'no', has: ['order-card'], apart: { lessThan: APART } },
  entusiasta: NOT_YET,
  experimentado: {
    kinds: ['company'],
    has: ['missiles-or-pikes', 'stamina-left'],
    apart: { lessThan: APART },
  },
  experto: { acted: 'no', has: ['brigade', 'same-command'] },
  heroe: { acted: 'yes' },
  honorable: { wear: { least: 2 } },
  ingeniero: { kinds: GUNS },
  implacable: NOT_YET,
  insigne: NOT_YET,
  ilustrado: { acted: 'no', has: ['others-to-act'] },
  meticuloso: NOT_YET,
  tutor: NOT_YET,
  oficioso: { sameKind: true, wear: { least: 1 }, has: ['same-command'], apart: { most: APART } },
  perfeccionista: {
    kinds: ['formation', 'company'],
    acted: 'no',
    wear: { most: 0 },
    has: ['fire-card'],
  },
  picaro: { acted: 'no', has: ['hidden-terrain'] },
  precavido: { acted: 'yes' },
  preparado: { kinds: GUNS, acted: 'yes', has: ['draught-horses'] },
  provocador: { has: ['order-card', 'enemy-to-charge'] },
  religioso: { acted: 'no', has: ['order-card'] },
  tenaz: { acted: 'no', has: ['light'] },
};

/** Only an Élite unit may lose its last marker (t7g-6.10). */
const fitsWear = (limits: NonNullable<Asks['wear']>, wear: number, elite: boolean) =>
  'most' in limits ? wear <= limits.most : wear >= (elite ? 1 : limits.least);

const fitsApart = (limits: NonNullable<Asks['apart']>, inches: number) =>
  'most' in limits ? inches <= limits.most : inches < limits.lessThan;

/** Whether the target is what the action asks for; what was not said of it is as asked. */
export function fits(tried: Tried): boolean {
  const asks: Asks = ASKS[tried.action] ?? {};
  const { targetActed, targetKind, secondKind, targetWear, targetElite, betweenTargets } = tried;
  return [
    !asks.acted || targetActed === undefined || targetActed === asks.acted,
    !asks.kinds || targetKind === undefined || asks.kinds.includes(targetKind),
    !asks.sameKind || secondKind === undefined || secondKind === targetKind,
    !asks.wear || targetWear === undefined || fitsWear(asks.wear, targetWear, targetElite),
    !asks.apart || betweenTargets === undefined || fitsApart(asks.apart, betweenTargets),
    !asks.has?.some((one) => tried.targetLacks.includes(one)),
  ].every(Boolean);
}

/** The clause of the action says what its target must be. */
export function refuseTarget({ is, action }: Tried, trace: Trace): void {
  trace.step(is.clause, { action }, { on: 'allowed', from: true, to: false }, `${is.clause}/needs`);
}
