import { alike, amount, maybe, word, yes } from '../../core/answer.ts';
import { handOn } from '../../core/hand-on.ts';
import { defineQuery, type Next } from '../../core/query.ts';
import { adopted } from '../../core/readings.ts';
import { applyRows } from '../../core/rows.ts';
import { reactionsNext } from '../melee/after-declared.ts';
import { mayAttack } from '../melee/melee.ts';
import type { MeleeRoll } from '../melee/melee-dice.ts';
import { RETREAT_READINGS } from '../melee/melee-odds.ts';
import {
  certain,
  endsOfMelee,
  FATES,
  type Melee,
  oddsOfEnds,
  SIDES,
  winsHex,
} from '../melee/sequence.ts';
import { rollsOf } from '../melee/sides.ts';
import { ROLLS_TOLD, toldRolls } from '../melee/told-rolls.ts';
import { isArtillery, isCavalry, isInfantry } from '../units.ts';
import { checkSquare, meleeOf, ORDER, SQUARE_FIELDS, type SquareInput } from './square-fields.ts';

/** The melee as it is before its first roll. */
const sequenceOf = (input: SquareInput, rolls: readonly MeleeRoll[]): Melee => ({
  rolls,
  sides: { attacker: input.attacker, defender: input.defender },
  readings: adopted(RETREAT_READINGS),
  gunDice: 0,
});

export const squareCombat = defineQuery({
  id: 'ccn/square-combat',
  fields: SQUARE_FIELDS,
  answer: {
    allowed: yes(),
    strikesFirst: word(SIDES, 'attacker'),
    rolls: ROLLS_TOLD,
    ...alike(yes(), 'mayRetireAndReform', 'mayAdvance'),
    ...alike(maybe(word(FATES, 'stands')), 'attackerFate', 'defenderFate'),
    ...alike(maybe(amount()), 'attackerBlocks', 'defenderBlocks'),
  },
  odds: {
    chances: [
      'second-roll-made',
      ...SIDES.flatMap((side) => FATES.map((fate) => `${side}-${fate}`)),
    ],
    means: SIDES.map((side) => `${side}BlocksLost`),
    tables: SIDES.map((side) => `${side}Blocks`),
  },
  rolls: { firstFaces: ({ rolls }) => rolls?.[0]?.dice },
  start: {
    attacker: { unit: 'heavy-cavalry', blocks: 4 },
    defender: { unit: 'line', blocks: 4, inSquare: true },
  },
  sample: {
    attacker: { unit: 'light-cavalry', blocks: 3 },
    defender: { unit: 'line', blocks: 4 },
    formsSquare: true,
  },
  next: (said, { allowed, mayRetireAndReform, mayAdvance, defenderFate }) => {
    const { attacker, defender } = said;
    if (!allowed || !attacker || !defender) return [];
    const next: Next[] = mayRetireAndReform
      ? reactionsNext(['retire-and-reform'], attacker, defender)
      : [];
    const rolled = handOn(said, 'card', 'bonus', 'formsSquare', 'firstStrike');
    next.push({ as: 'roll', query: 'ccn/melee-roll', draft: { attacker, defender, ...rolled } });
    if (mayAdvance)
      next.push({
        as: 'advance',
        query: 'ccn/advance',
        draft: {
          ...handOn(attacker, 'unit', 'inSquare'),
          targetFate: defenderFate === 'eliminated' ? 'eliminated' : 'retreated',
        },
      });
    return next;
  },
  check: checkSquare,
  run(input, trace) {
    const { attacker, defender, firstStrike, firstFaces = [] } = input;
    const units = { unit: attacker.unit, target: defender.unit };
    const given = meleeOf(input);
    if (!mayAttack(given, trace))
      return { answer: {}, summary: { say: 'square-combat/no', with: units } };
    applyRows(ORDER, input, true, trace);
    const rolls = rollsOf(given);
    const melee = sequenceOf(input, rolls);
    const ends = endsOfMelee(melee, firstFaces);
    const each = toldRolls(melee, ends, trace);
    const strikesFirst = each[0]?.by ?? 'attacker';
    const foot = isInfantry(attacker.unit);
    const advances = !attacker.inSquare && !isArtillery(attacker.unit);
    return {
      answer: {
        allowed: true,
        strikesFirst,
        rolls: each,
        mayRetireAndReform: foot && isCavalry(defender.unit) && !firstStrike,
        mayAdvance: advances && ends.probability(winsHex).n > 0n,
        attackerFate: certain(ends, (end) => end.attackerFate),
        defenderFate: certain(ends, (end) => end.defenderFate),
        attackerBlocks: certain(ends, (end) => end.attackerBlocks),
        defenderBlocks: certain(ends, (end) => end.defenderBlocks),
      },
      summary: {
        say: `square-combat/${strikesFirst}`,
        with: { ...units, dice: each[0]?.dice ?? 0, next: each[1]?.dice ?? 0 },
      },
      odds: oddsOfEnds(ends, melee),
    };
  },
});
