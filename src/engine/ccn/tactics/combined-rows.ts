import type { Table } from '../../core/rows.ts';
import { all, any, not, on, rulesOf } from '../../core/rules.ts';
import { armOf } from '../combat/conditions.ts';
import type { Face } from '../faces.ts';
import type { MeleeRoll } from '../melee/melee-dice.ts';
import { isArtillery, isCavalry, isInfantry, missesWithSabers } from '../units.ts';
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
  readings: MeleeRoll['readings'] & Record<'R62' | 'R65', 'a' | 'b'>;
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
const noDice = ({ attackerDice, gunDice }: Combined) => attackerDice + gunDice === 0;
const strikesFirst = all<Combined>(cavalry, ({ target }) => target.inSquare);

export const MAY_COMBINE: Table<Combined, boolean> = {
  on: 'allowed',
  rows: [
    bars('ccn-6.49/arm', [({ roller }) => isArtillery(roller.unit)]),
    bars('ccn-6.49/ordered', [any<Combined>(({ ordered }) => !ordered, not(isOrderedBy))]),
    // Reading R65: an attack needs a die, be it one of the artillery, or (b) it is made without.
    bars('ccn-6.53/none', [noDice, ({ readings }) => readings.R65 === 'a']),
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
