import { alike, amount, many, maybe, part, word, words, yes } from '../../core/answer.ts';
import { firstOf, problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows } from '../../core/rows.ts';
import { Trace } from '../../core/ruling.ts';
import { flag, optionalList, requiredChoice } from '../../core/schema/choices.ts';
import { group, groups, rare } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import type { Violation } from '../../core/schema/violation.ts';
import {
  CARD,
  checkSide,
  checkSides,
  DICE_READINGS,
  FIGHTER,
  fighter,
  rollAt,
} from '../combat/combat.ts';
import { mayFight } from '../combat/may-fight.ts';
import { oddsOfRoll, ROLL_ODDS } from '../combat/rolling.ts';
import { FACES } from '../faces.ts';
import { REACTIONS } from '../melee/may-melee.ts';
import { meleeDice } from '../melee/melee-dice.ts';
import { hitsOf } from '../melee/melee-hits.ts';
import { COMBATANTS, isCavalry } from '../units.ts';
import {
  ANSWERS,
  BOUNCES,
  type Combined,
  DICE,
  FACES_TOLD,
  MAY_COMBINE,
  REACTS,
} from './combined-rows.ts';
import { GUN, gunDice, type Joined, lacking, mayJoin } from './guns.ts';
import { checkFaces, ROLLED, rolledAt } from './rolled.ts';

const { unit, blocks, someBlocks, leader, inSquare, terrain, fieldworks, moved, nationalDice } =
  FIGHTER;
const MOST_GUNS = 6;
const MOST_DICE = 24;

const FIELDS = {
  attacker: group({
    ...{ unit, blocks, leader, inSquare, terrain, fieldworks, moved, nationalDice },
    ordered: rare(flag(true)),
  }),
  defender: group({
    unit: requiredChoice(COMBATANTS),
    ...{ blocks: someBlocks, leader, inSquare, terrain, fieldworks },
  }),
  guns: groups(GUN, MOST_GUNS),
  card: CARD,
  bonus: rare(flag()),
  firstStrike: rare(flag()),
  stopped: rare(flag()),
  faces: optionalList(FACES, MOST_DICE),
  leaderCheck: rare(optionalList(FACES, 2)),
  readings: rare(group({ ...DICE_READINGS, ...readings('R1', 'R32', 'R62', 'R69', 'R85') })),
};
type Input = Values<typeof FIELDS>;

const joinedBy = ({ card, bonus, defender, readings }: Input): Joined => ({
  ...{ card, bonus, target: fighter(defender.unit, defender) },
  readings: { ...readings, R22: 'a', R25: 'a' },
});

/** The attack, before any dice are worked out. */
function attackOf(input: Input): Combined {
  const { attacker, defender, card, bonus, readings } = input;
  const sides = [fighter(attacker.unit, attacker), fighter(defender.unit, defender)] as const;
  return {
    ...rollAt(...sides, { card, bonus }),
    ...{ counted: true, retires: false, readings: { ...readings, R11: 'a' } },
    ordered: attacker.ordered,
    gunAdjacent: input.guns.some(({ distance }) => distance === 1),
    ...{ attackerDice: 0, gunDice: 0 },
    firstStrike: input.firstStrike,
    stopped: input.stopped,
  };
}

/** The attack with its dice and those of each battery. */
function countedDice(input: Input, trace: Trace) {
  const attack = attackOf(input);
  const joined = joinedBy(input);
  const attackerDice = trace.within('attackerDice', (part) => meleeDice(attack, part));
  const each = input.guns.map((gun) =>
    trace.within('batteryDice', (part) => gunDice(gun, joined, part)),
  );
  const all = each.reduce((sum, dice) => sum + dice, 0);
  return { attack: { ...attack, attackerDice, gunDice: all }, each };
}

const mayCombine = (attack: Combined, trace: Trace) =>
  applyRows(MAY_COMBINE, attack, true, trace) && mayFight(attack, trace);

const checkGuns = ({ guns }: Input): Violation[] =>
  guns.flatMap((gun, i) =>
    checkSide(gun).map((one) => ({ ...one, field: `guns.${i}.${one.field}` })),
  );
const checkDice = (input: Input): Violation[] =>
  input.guns.flatMap((gun, i) =>
    lacking(gun, joinedBy(input)).map((one) => ({ ...one, field: `guns.${i}.${one.field}` })),
  );

/** The faces of the roll: asked once its dice can be told. */
const checkRoll = (input: Input) =>
  checkFaces(input, applyRows(DICE, countedDice(input, new Trace()).attack, 0, new Trace()));

const check = firstOf<Input>(
  problems<Input>(
    checkSides,
    checkGuns,
    ['guns', 'no-guns', 'ccn-6.49', ({ guns }) => guns.length === 0],
    [
      'stopped',
      'nothing-stops-it',
      'ccn-6.57',
      ({ stopped, firstStrike, attacker, defender }) =>
        stopped && !firstStrike && !(defender.inSquare && isCavalry(attacker.unit)),
    ],
    [
      'defender.blocks',
      'blocks-for-faces',
      'ccn-5.149',
      ({ faces, defender }) =>
        faces !== undefined && defender.blocks === undefined && defender.unit !== 'leader',
    ],
  ),
  checkDice,
  checkRoll,
);

export const combinedArms = defineQuery({
  id: 'ccn/combined-arms',
  fields: FIELDS,
  answer: {
    allowed: yes(),
    guns: many(part({ allowed: yes(), dice: amount() })),
    ...alike(amount(), 'attackerDice', 'gunDice', 'dice'),
    hitsOn: words(FACES),
    bounceFlags: yes(),
    reactions: words(REACTIONS),
    battleBackAt: word(['attacker', 'nobody'], 'nobody'),
    result: maybe(part(ROLLED)),
  },
  odds: ROLL_ODDS,
  sample: {
    attacker: { unit: 'line', blocks: 4 },
    defender: { unit: 'line', blocks: 4 },
    guns: [{ unit: 'foot-artillery', blocks: 3, distance: 2, artilleryDice: 2 }],
  },
  check,
  run(input, trace) {
    const { attacker, defender, guns } = input;
    const units = { unit: attacker.unit, target: defender.unit };
    const counted = defender.blocks !== undefined;
    const combines = mayCombine(attackOf(input), trace);
    const join = guns.map((gun) => mayJoin(gun, joinedBy(input), trace));
    const { attack, each } = countedDice(input, new Trace());
    const told = (i: number) => ({ allowed: join[i] === true, dice: join[i] ? (each[i] ?? 0) : 0 });
    const answer = { guns: guns.map((_, i) => told(i)) };
    if (!combines || join.includes(false))
      return { answer, summary: { say: 'combined/no', with: units } };
    countedDice(input, trace);
    const { attackerDice, gunDice: all } = attack;
    const dice = applyRows(DICE, attack, 0, trace);
    const hitsOn = applyRows(FACES_TOLD, attack, hitsOf(attack, trace), trace);
    const result = input.faces ? rolledAt(attack.target, hitsOn, input, trace) : null;
    return {
      answer: {
        ...answer,
        allowed: true,
        ...{ attackerDice, gunDice: all, dice, hitsOn, result },
        reactions: input.stopped ? [] : applyRows(REACTS, attack, [], trace),
        bounceFlags: applyRows(BOUNCES, attack, false, trace),
        battleBackAt: input.stopped ? 'nobody' : applyRows(ANSWERS, attack, 'attacker', trace),
      },
      summary: {
        say: `combined/${result ? 'rolled' : dice === 0 ? 'lost' : 'yes'}`,
        with: { ...units, own: attackerDice, guns: all, dice, lost: result?.blocksLost ?? 0 },
      },
      ...(dice > 0 && !result && { odds: oddsOfRoll(dice, hitsOn, attack.target, { counted }) }),
    };
  },
});
