import { alike, amount, many, maybe, part, word, words, yes } from '../../core/answer.ts';
import { handOn } from '../../core/hand-on.ts';
import { firstOf, problems, within } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows } from '../../core/rows.ts';
import { Trace } from '../../core/ruling.ts';
import { flag, optionalList } from '../../core/schema/choices.ts';
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
import { atLeader, FACES } from '../faces.ts';
import { reactionsNext } from '../melee/after-declared.ts';
import { afterMelee } from '../melee/after-melee.ts';
import { MAY_AGAIN } from '../melee/bonus.ts';
import { meleeDice } from '../melee/melee-dice.ts';
import { hitsOf } from '../melee/melee-hits.ts';
import { MELEE_ODDS, oddsOfMelee, RETREAT_READINGS } from '../melee/melee-odds.ts';
import { REACTIONS, reactionsTo } from '../melee/reactions.ts';
import {
  checkTable,
  endOf,
  LEADER_CHECK,
  RESOLVED,
  type Resolving,
  resolve,
  WAY,
} from '../melee/resolve.ts';
import { DEFENDER, isCounted, lacksDice, mayAnswer, rollOf } from '../melee/sides.ts';
import { checkWay } from '../retreat/way-back.ts';
import { isCavalry } from '../units.ts';
import { ANSWERS, BOUNCES, type Combined, DICE, FACES_TOLD, MAY_COMBINE } from './combined-rows.ts';
import { GUN, gunDice, type Joined, lacking, mayJoin } from './guns.ts';

const { unit, blocks, leader, inSquare, terrain, fieldworks, moved, nationalDice } = FIGHTER;
const MOST_GUNS = 6;
const MOST_DICE = 24;

const FIELDS = {
  attacker: group({
    ...{ unit, blocks, leader, inSquare, terrain, fieldworks, moved, nationalDice },
    ordered: rare(flag(true)),
  }),
  defender: group({ ...DEFENDER, ...WAY }),
  guns: groups(GUN, MOST_GUNS),
  card: CARD,
  bonus: rare(flag()),
  firstStrike: rare(flag()),
  stopped: rare(flag()),
  faces: optionalList(FACES, MOST_DICE),
  leaderCheck: LEADER_CHECK,
  readings: rare(
    group({
      ...DICE_READINGS,
      ...readings('R1', 'R32', 'R62', 'R65', 'R69', 'R85'),
      ...RETREAT_READINGS,
    }),
  ),
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
    ...{ counted: true, retires: false, readings },
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

const mayCombine = (attack: Combined, input: Input, trace: Trace) =>
  applyRows(MAY_COMBINE, attack, true, trace) &&
  applyRows(MAY_AGAIN, input, true, trace) &&
  mayFight(attack, trace);

const checkGuns = ({ guns }: Input): Violation[] =>
  guns.flatMap((gun, i) =>
    checkSide(gun).map((one) => ({ ...one, field: `guns.${i}.${one.field}` })),
  );
const checkDice = (input: Input): Violation[] =>
  input.guns.flatMap((gun, i) =>
    lacking(gun, joinedBy(input)).map((one) => ({ ...one, field: `guns.${i}.${one.field}` })),
  );

/** The same attack as a melee without guns: that is what the target answers. */
const meleeOf = (input: Input): Resolving['melee'] => ({
  ...input,
  attacker: { ...input.attacker, support: 0, guardFlags: undefined, artilleryDice: undefined },
  ...{ formsSquare: false, retires: false },
  readings: { ...input.readings, R10: 'a', R11: 'a' },
});

/** The one roll of both, as far as it lies on the table. */
const resolving = (input: Input, roll: Combined, trace: Trace): Resolving => ({
  ...{ roll, kind: 'attack', melee: meleeOf(input), side: input.defender },
  ...{ faces: input.faces, leaderCheck: input.leaderCheck },
  dice: applyRows(DICE, roll, 0, trace),
  hitsOn: applyRows(FACES_TOLD, roll, hitsOf(roll, trace), trace),
});

/** The faces of the roll: asked once its dice can be told. */
function checkRoll(input: Input) {
  const { attack } = countedDice(input, new Trace());
  return checkTable(resolving(input, attack, new Trace()), 'defender');
}

/** Whom the target may answer, and with how many dice if it keeps its blocks; null where these were not told. */
function answering(input: Input, attack: Combined, trace: Trace) {
  const nobody = { battleBackAt: 'nobody', battleBackDice: 0 } as const;
  if (input.stopped || applyRows(ANSWERS, attack, 'attacker', trace) === 'nobody') return nobody;
  const back = rollOf('battle-back', meleeOf(input));
  if (!mayAnswer(back, new Trace())) {
    mayAnswer(back, trace);
    return nobody;
  }
  const { unit } = back.roller;
  trace.step('ccn-5.153/if', { unit });
  trace.step('ccn-5.154/dice', { unit });
  const untold = !isCounted(input.defender) || lacksDice(input.defender);
  const dice = () => trace.within('battleBackDice', (part) => meleeDice(back, part));
  return { battleBackAt: 'attacker', battleBackDice: untold ? null : dice() } as const;
}

const check = firstOf<Input>(
  problems<Input>(
    checkSides,
    checkGuns,
    within('defender', checkWay),
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
    battleBackDice: maybe(amount(), 0),
    result: maybe(part(RESOLVED)),
  },
  odds: MELEE_ODDS,
  rolls: {
    faces: ({ dice }) => dice,
    leaderCheck: ({ result }) => atLeader(result?.leaderCheckDice),
  },
  start: {
    attacker: { unit: 'line', blocks: 4 },
    defender: { unit: 'line', blocks: 4 },
    guns: [{ unit: 'foot-artillery', blocks: 3, distance: 2, artilleryDice: 2 }],
  },
  sample: {
    attacker: { unit: 'line', blocks: 4 },
    defender: { unit: 'line', blocks: 4 },
    guns: [{ unit: 'foot-artillery', blocks: 3, distance: 2, artilleryDice: 2 }],
  },
  check,
  next: ({ attacker, defender, bonus }, { allowed, reactions, result, battleBackAt }) => {
    if (!allowed || !attacker || !defender) return [];
    if (!result) return reactionsNext(reactions ?? [], attacker, defender);
    const { ordered: _, ...striker } = attacker;
    const told = { ...result, mayBattleBack: battleBackAt === 'attacker' };
    return afterMelee({ attacker: striker, defender, ...handOn({ bonus }, 'bonus') }, told);
  },
  run(input, trace) {
    const { attacker, defender, guns, stopped } = input;
    const units = { unit: attacker.unit, target: defender.unit };
    const { attack, each } = countedDice(input, new Trace());
    const combines = mayCombine(attack, input, trace);
    const join = guns.map((gun) => mayJoin(gun, joinedBy(input), trace));
    const told = (i: number) => ({ allowed: join[i] === true, dice: join[i] ? (each[i] ?? 0) : 0 });
    const answer = { guns: guns.map((_, i) => told(i)) };
    if (!combines || join.includes(false))
      return { answer, summary: { say: 'combined/no', with: units } };
    countedDice(input, trace);
    const { attackerDice, gunDice: all } = attack;
    const asked = resolving(input, attack, trace);
    const { dice, hitsOn } = asked;
    const result = input.faces ? resolve(asked, trace) : null;
    const open = !stopped && !input.firstStrike;
    const end = result ? endOf(attack, result) : dice === 0 ? 'lost' : 'yes';
    return {
      answer: {
        ...answer,
        allowed: true,
        ...{ attackerDice, gunDice: all, dice, hitsOn, result },
        reactions: open ? reactionsTo(input, trace) : [],
        bounceFlags: applyRows(BOUNCES, attack, false, trace),
        ...answering(input, attack, trace),
      },
      summary: {
        say: result ? `melee-roll/${end}` : `combined/${end}`,
        with: {
          ...{ ...units, own: attackerDice, guns: all },
          ...{ hits: result?.hits ?? 0, dice: result?.diceToRoll ?? dice },
          lost: result?.allBlocksLost ?? result?.blocksLost ?? 0,
          hexes: result?.hexesMade ?? 0,
        },
      },
      ...(dice > 0 && { odds: oddsOfMelee(attack, dice, hitsOn, defender, input.readings, input) }),
    };
  },
});
