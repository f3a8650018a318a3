import type { Row } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { type COMBAT_TURN, isFirstTurn } from '../arms/weapons.ts';

/** What fear leaves a unit that failed its test (wab-12.4). */
const SIX = 6;

/** Who strikes, as far as his mind bears on it. */
export interface Minded {
  mount: boolean;
  frenzied: boolean;
  hatesEnemy: boolean;
  fearFailed: boolean;
  combatTurn: (typeof COMBAT_TURN.options)[number];
  readings: { R220: 'a' | 'b'; R310: 'a' | 'b' };
}
const { adds, allows } = rulesOf<Minded>();
const inFirstTurn = on<Minded>('later-turn', isFirstTurn);

/** One Attack more for each warrior, and for his mount by the other reading alone (R220). */
export const FRENZY: Row<Minded, number> = adds(
  'wab-12.17',
  1,
  [({ frenzied }) => frenzied],
  on('a-mount-strikes', ({ mount, readings: { R220 } }) => !mount || R220 === 'b'),
);

/** Dice that miss are thrown again. */
export const HATRED: Row<Minded, boolean> = allows(
  'wab-12.25',
  [({ hatesEnemy }) => hatesEnemy],
  inFirstTurn,
);

/** Whoever failed his fear test needs a 6, blow or shot. */
const needsSix = on('needs-six-anyway', (_: unknown, needed: number) => needed < SIX);
export const SIXES: Row<Minded, number> = rulesOf<Minded>().sets(
  'wab-12.4/blows',
  SIX,
  [({ fearFailed }) => fearFailed],
  inFirstTurn,
  needsSix,
);
export const SIXES_OF_SHOTS: Row<{ fearFailed: boolean }, number> = rulesOf<{
  fearFailed: boolean;
}>().sets('wab-12.4/shots', SIX, [({ fearFailed }) => fearFailed], needsSix);
