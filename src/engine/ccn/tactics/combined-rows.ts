import type { Table } from '../../core/rows.ts';
import { all, any, not, on, rulesOf } from '../../core/rules.ts';
import { armOf } from '../combat/conditions.ts';
import type { Face } from '../faces.ts';
import type { REACTIONS } from '../melee/may-melee.ts';
import type { MeleeRoll } from '../melee/melee-dice.ts';
import { isArtillery, isCavalry, isInfantry, isUnit, missesWithSabers } from '../units.ts';
import { isOrderedBy } from './guns.ts';

/** The attack of an infantry or cavalry unit that artillery joins. */
export interface Combined extends MeleeRoll {
  ordered: boolean;
  /** A battery is next to the target. */
  gunAdjacent: boolean;
  attackerDice: number;
  gunDice: number;
  firstStrike: boolean;
  /** First Strike or a square eliminated the attacker, or made it leave its hex. */
  stopped: boolean;
  readings: MeleeRoll['readings'] & { R11: 'a' | 'b'; R62: 'a' | 'b' };
}

const { bars, notes, sets } = rulesOf<Combined>((attack) => ({
  ...{ unit: attack.roller.unit, target: attack.target.unit },
  ...{ own: attack.attackerDice, guns: attack.gunDice },
  dice: attack.attackerDice + attack.gunDice,
}));

const infantry = ({ roller }: Combined) => isInfantry(roller.unit);
const cavalry = ({ roller }: Combined) => isCavalry(roller.unit);
const atSquare = on('target-not-in-square', ({ target }: Combined) => target.inSquare);
const atCavalry = ({ target }: Combined) => isCavalry(target.unit);
const fromSquare = on('roller-not-in-square', ({ roller }: Combined) => roller.inSquare);
const isStopped = ({ stopped }: Combined) => stopped;
const struckFirst = ({ firstStrike }: Combined) => firstStrike;
const stopped = on('attacker-goes-on', isStopped);
const strikesFirst = all<Combined>(cavalry, ({ target }) => target.inSquare);

export const MAY_COMBINE: Table<Combined, boolean> = {
  on: 'allowed',
  rows: [
    bars('ccn-6.49/arm', [({ roller }) => isArtillery(roller.unit)]),
    bars('ccn-6.49/ordered', [any<Combined>(({ ordered }) => !ordered, not(isOrderedBy))]),
    notes('ccn-6.49', [({ roller }) => !isArtillery(roller.unit)]),
  ],
};

export const DICE: Table<Combined, number> = {
  on: 'dice',
  rows: [
    notes('ccn-6.37', [infantry], atSquare),
    notes('ccn-6.29', [infantry], fromSquare),
    notes('ccn-6.33', [cavalry], atSquare),
    sets('ccn-6.52', ({ attackerDice, gunDice }) => attackerDice + gunDice, []),
    notes(
      'ccn-6.53',
      [],
      on('attacker-has-dice', ({ attackerDice }) => attackerDice === 0),
    ),
    sets('ccn-6.56', 0, [strikesFirst, not(struckFirst)], stopped),
    sets('ccn-6.57', 0, [], on('attacker-goes-on', all<Combined>(struckFirst, isStopped))),
  ],
};

/** What is told of the faces, beside those that hit in any melee. */
export const FACES_TOLD: Table<Combined, readonly Face[]> = {
  on: 'hitsOn',
  rows: [
    notes(
      'ccn-6.54',
      [],
      on('sabers-do-not-hit', ({ roller }) => !missesWithSabers(roller.unit)),
    ),
  ],
};

export const BOUNCES: Table<Combined, boolean> = {
  on: 'bounceFlags',
  rows: [sets('ccn-6.31', true, [infantry, atCavalry], fromSquare)],
};

/** Against whom the target battles back if it is still in its hex. */
export const ANSWERS: Table<Combined, 'attacker' | 'nobody'> = {
  on: 'battleBackAt',
  rows: [
    sets('ccn-5.173/combined', 'nobody', [({ target }) => armOf(target.unit) === undefined]),
    sets('ccn-8.54/combined', 'nobody', [struckFirst]),
    sets(
      'ccn-6.25/combined',
      'nobody',
      [strikesFirst, not(struckFirst)],
      on('reading-r62-b', ({ readings }) => readings.R62 === 'a'),
    ),
    notes(
      'ccn-6.55',
      [(_, whom) => whom === 'attacker'],
      on('no-gun-adjacent', ({ gunAdjacent }) => gunAdjacent),
    ),
  ],
};

type Reaction = (typeof REACTIONS)[number];
const also = (one: Reaction) => (_: Combined, those: readonly Reaction[]) => [...those, one];
const waiting = not(struckFirst);
const notInSquare = ({ target }: Combined) => isInfantry(target.unit) && !target.inSquare;

/** What the defender may still choose, as the guns were declared before (ruling R83). */
export const REACTS: Table<Combined, readonly Reaction[]> = {
  on: 'reactions',
  rows: [
    sets<readonly Reaction[]>('ccn-8.53/combined', also('first-strike'), [
      waiting,
      ({ target }) => isUnit(target.unit),
    ]),
    sets<readonly Reaction[]>('ccn-6.1/combined', also('retire-and-reform'), [
      infantry,
      atCavalry,
      waiting,
    ]),
    sets<readonly Reaction[]>('ccn-6.15/combined', also('form-square'), [
      cavalry,
      notInSquare,
      waiting,
    ]),
  ],
};
