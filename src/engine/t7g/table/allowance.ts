import { Trace } from '../../core/ruling.ts';
import { choice } from '../../core/schema/choices.ts';
import type { SpeedInput } from '../movement/fields.ts';
import { mayMove, reachOf } from '../movement/speed-rows.ts';
import type { Kind } from '../units.ts';
import { has, type TableUnit } from './state.ts';
import { type Passage, tellOf } from './terrain.ts';

/** The orders with which a Troop moves in its activation (t7g-3.2). */
export const MOVING_ORDERS = ['attention', 'attack', 'run'] as const;
export type MovingOrder = (typeof MOVING_ORDERS)[number];
export const ORDER = choice(MOVING_ORDERS, 'attention');

/** What bears on how far a unit goes on a path: its order, or that it flees. */
export interface Going {
  readonly unit: TableUnit;
  readonly order: MovingOrder | 'flight' | 'disengage' | 'retreat';
  readonly passage: Passage;
  readonly readings: { readonly R9: 'a' | 'b'; readonly R55?: 'a' | 'b' };
}

function groundOf({ by }: Passage): SpeedInput['ground'] {
  if (by['very-difficult'].length > 0) return 'very-difficult';
  return by.difficult.length > 0 ? 'difficult' : 'normal';
}

function easyOf({ by, easy }: Passage): SpeedInput['easy'] {
  if (by.easy.length === 0) return 'none';
  return easy ? 'whole' : 'part';
}

/** What the table tells of a unit to the rules of Speed; whatever else bears on that is told as inches. */
const speedOf = ({ unit, order, passage, readings }: Going): SpeedInput => ({
  ...{ speed: unit.speed, moveKind: order, distance: undefined, kind: unit.kind as Kind },
  ...{ ground: groundOf(passage), easy: easyOf(passage) },
  light: has(unit, 'light'),
  skirmishers: has(unit, 'skirmishers'),
  emplaced: has(unit, 'emplaced'),
  mobileFortress: has(unit, 'fortress'),
  integratedGun: has(unit, 'gun'),
  limbered: has(unit, 'limbered'),
  limberedSpeed: has(unit, 'limbered') ? unit.speed : undefined,
  ...{ entrega: 0, seesEnemy: true, onlyOtherCentres: false, onlyLeaves: false },
  readings: { R9: readings.R9, R55: readings.R55 ?? 'a', R56: 'a', R78: 'a', R126: 'a', R162: 'a' },
});

/** Whether it may move so at all, wherever that leads: with its fortress, its limbered guns. */
export const mayGo = (going: Going, trace: Trace): boolean => mayMove(speedOf(going), trace);

/** Inches that a unit may or must go on its path, by the rules of Speed. */
export const speedFor = (going: Going, trace = new Trace()) =>
  reachOf(speedOf(going), trace).inches;

/** The same with what the path is; `told` where somebody knows better. */
export function allowanceOf(going: Going, told: number | undefined, trace: Trace): number {
  tellOf(going.passage.met, 'says', trace);
  if (told !== undefined) return told;
  trace.step('t7g-1.9/table', { unit: going.unit.name, inches: going.unit.speed });
  return speedFor(going, trace);
}

/** Whether terrain puts a unit in Disorder on its way (t7g-3.17, t7g-6.13, t7g-6.38). */
export const isDisordered = ({ unit, passage }: Pick<Going, 'unit' | 'passage'>) =>
  passage.by['very-difficult'].length > 0 && !has(unit, 'skirmishers') && !has(unit, 'light');
