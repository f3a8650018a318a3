import { amount, maybe, part, word, words, yes } from '../../core/answer.ts';
import { handOn } from '../../core/hand-on.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows } from '../../core/rows.ts';
import { Trace } from '../../core/ruling.ts';
import { choice, optionalList } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import type { Violation } from '../../core/schema/violation.ts';
import { battleDice } from '../combat/battle-dice.ts';
import { CHANCES_ARE, chancesOf } from '../combat/chances-are.ts';
import { ADOPTED, COMBAT_FIELDS, checkFighter, type Roll, rollOf } from '../combat/combat.ts';
import { attemptOf, mayCloseCombat, mayEvade } from '../combat/may.ts';
import { oddsOfRoll, ROLL_ODDS } from '../combat/roll-odds.ts';
import { HITS_TOLD, resultOfHits, tooManyOfCheck } from '../combat/roll-result.ts';
import { countFaces, hitsOf } from '../combat/rolling.ts';
import { type Scoring, scoring } from '../combat/scoring.ts';
import { atLeader, FACES } from '../faces.ts';
import { fireDice } from '../ranged/fire.ts';
import { hasMissiles } from '../units.ts';
import { EVADE_MOVE, IN_TIME } from './evade-rows.ts';
import { mayFireAtLeader } from './fire-at-leader.ts';

const { attacker, defender, card, bonus } = COMBAT_FIELDS;
const { unit, blocks, leader, terrain, moved } = attacker.fields;
const MOST_DICE = 12;

const FIELDS = {
  attacker: group({ unit, blocks, leader, terrain, moved }),
  defender: group({
    unit: defender.fields.unit,
    blocks,
    leader,
    terrain,
    freeHexes: optionalCount(0, 12),
  }),
  moment: choice(['declared', 'rolled', 'battle-back', 'ranged'], 'declared'),
  card,
  bonus,
  faces: optionalList(FACES, MOST_DICE),
  leaderCheck: optionalList(FACES, 2),
  readings: rare(group(readings('R31', 'R45', 'R70', 'R71'))),
};

export type EvadeInput = Values<typeof FIELDS>;
function combatOf({ attacker, defender, card, bonus, readings }: EvadeInput) {
  const bare = { rampart: 'none', support: 0 } as const;
  return {
    attacker: { ...attacker, ...bare },
    defender: { ...defender, ...bare },
    card,
    bonus,
    firstStrike: false,
    evades: true,
    readings: { ...ADOPTED, ...readings },
  };
}

function rollOfAttack(input: EvadeInput): Roll {
  const attack = rollOf('attack', combatOf(input), 0);
  return input.moment === 'ranged' ? { ...attack, kind: 'ranged' } : attack;
}

/** The dice of whoever attacks, in close combat or by fire (a lone leader evades both). */
const diceOf = (input: EvadeInput, roll: Roll, trace: Trace) =>
  roll.kind === 'ranged'
    ? fireDice({ ...roll, moved: input.attacker.moved }, trace)
    : battleDice(roll, trace);

/** Whether there is an attack to evade; that units do not evade fire is said later. */
function mayAttack(input: EvadeInput, roll: Roll, trace: Trace): boolean {
  const attempt = attemptOf(combatOf(input), roll.roller);
  if (roll.kind !== 'ranged')
    return trace.within('allowed', (part) => mayCloseCombat(attempt, part));
  if (roll.target.unit !== 'LD') return true;
  return mayFireAtLeader(roll.roller, input.attacker.moved, roll, trace);
}

const FATE = part({
  ...HITS_TOLD,
  diceToRoll: amount(),
  banners: amount(),
});

const checkEvasion = problems<EvadeInput>(
  ({ attacker, defender }) => [
    ...checkFighter('attacker', attacker),
    ...checkFighter('defender', defender),
  ],
  [
    'moment',
    'lone-leader-never-attacks',
    'cca-11.38',
    ({ defender, moment }) => defender.unit === 'LD' && moment === 'battle-back',
  ],
  [
    'attacker.unit',
    'fires-without-missiles',
    'cca-10.1',
    ({ attacker, moment }) => moment === 'ranged' && !hasMissiles(attacker.unit),
    ({ attacker }) => ({ unit: attacker.unit }),
  ],
  [
    'leaderCheck',
    'no-leader-to-check',
    'cca-15.1',
    ({ defender, leaderCheck }) => leaderCheck !== undefined && defender.leader !== 'attached',
    ({ defender }) => ({ target: defender.unit }),
  ],
);

const quietDice = (input: EvadeInput) => diceOf(input, rollOfAttack(input), new Trace());
function checkOfLeader(input: EvadeInput): Violation[] {
  const { faces = [], leaderCheck } = input;
  const roll = rollOfAttack(input);
  const score = scoring(roll, new Trace());
  const hits = hitsOf(countFaces(faces, score), score);
  const rolled = { hits, flags: 0, open: quietDice(input) - faces.length };
  return tooManyOfCheck('leaderCheck', roll, rolled, leaderCheck);
}
/** More faces than dice: asked once the units are in order, as the dice follow from them. */
const checkFaces = problems<EvadeInput>(
  [
    'faces',
    'more-faces-than-dice',
    'cca-11.7',
    (input) => (input.faces?.length ?? 0) > quietDice(input),
    (input) => ({
      given: input.faces?.length ?? 0,
      dice: quietDice(input),
      unit: input.attacker.unit,
    }),
  ],
  checkOfLeader,
);

export const evade = defineQuery({
  id: 'cca/evade',
  fields: FIELDS,
  answer: {
    allowed: yes(),
    mustEvade: yes(),
    dice: amount(),
    rolledBeforeMove: yes(),
    hitsOn: words(FACES),
    leastHexes: amount(),
    mostHexes: amount(),
    mayLeaveBoard: yes(),
    mayBattleBack: yes(),
    mayAdvance: yes(),
    result: maybe(FATE),
    chancesAre: maybe(word(CHANCES_ARE, 'known')),
  },
  odds: ROLL_ODDS,
  rolls: {
    faces: ({ dice }) => dice,
    leaderCheck: ({ result }) => atLeader(result?.leaderCheckDice),
  },
  start: { attacker: { unit: 'MI' }, defender: { unit: 'LI' } },
  sample: {
    attacker: { unit: 'MI' },
    defender: { unit: 'LB', freeHexes: 1 },
    faces: ['green', 'swords', 'flag', 'red'],
  },
  next: ({ attacker, defender, card, moment = 'declared' }, { mustEvade }) =>
    mustEvade || moment !== 'declared'
      ? []
      : [
          {
            as: 'combat',
            query: 'cca/close-combat-roll',
            draft: {
              ...handOn({ card }, 'card'),
              attacker: handOn(attacker, 'unit', 'blocks', 'leader', 'terrain', 'moved'),
              defender: handOn(defender, 'unit', 'blocks', 'leader', 'terrain'),
            },
          },
        ],
  check: problems(checkEvasion, (input) =>
    checkEvasion(input).length > 0 ? [] : checkFaces(input),
  ),
  run(input, trace) {
    const units = { unit: input.defender.unit, attacker: input.attacker.unit };
    const roll = rollOfAttack(input);
    if (!mayAttack(input, roll, trace))
      return { answer: {}, summary: { say: 'evade/no-attack', with: units } };
    const inTime = applyRows(IN_TIME, input, true, trace);
    const types = { evader: input.defender.unit, attacker: input.attacker.unit };
    const able = mayEvade(types, trace);
    if (!inTime || !able) {
      for (const clause of ['cca-13.4', 'cca-13.14'] as const) trace.skip(clause, 'does-not-evade');
      return { answer: {}, summary: { say: 'evade/no', with: units } };
    }
    return evasion(input, roll, trace);
  },
});

function evasion(input: EvadeInput, roll: Roll, trace: Trace) {
  const lone = input.defender.unit === 'LD';
  const { unit } = input.defender;
  trace.step(lone ? 'cca-13.16' : 'cca-13.3', { unit });
  const dice = diceOf(input, roll, trace);
  const score = scoring(roll, trace);
  const fate = fateOf(input, roll, dice, score, trace);
  const gone = fate?.eliminated ?? false;
  const mostHexes = gone ? 0 : applyRows(EVADE_MOVE, input, 0, trace);
  trace.step(lone ? 'cca-13.15' : 'cca-13.14', { unit });
  if (!lone) trace.step('cca-13.34');
  const answer = {
    allowed: true,
    mustEvade: lone && !gone,
    dice,
    rolledBeforeMove: true,
    hitsOn: score.hitsOn,
    leastHexes: lone && !gone ? 1 : mostHexes,
    mostHexes,
    mayLeaveBoard: lone && !gone,
    result: fate,
    chancesAre: fate ? chancesOf(input, fate.diceToRoll, fate) : ('before-any-die' as const),
  };
  const say = gone ? 'eliminated' : lone ? 'leader' : 'yes';
  return {
    answer,
    summary: {
      say: `evade/${say}`,
      with: { unit, attacker: input.attacker.unit, dice, faces: score.hitsOn, hexes: mostHexes },
    },
    odds: oddsOfRoll(roll, dice, score, undefined, input),
  };
}

/** What the dice that were rolled do before the evader moves; null where none were told. */
function fateOf(
  { faces, leaderCheck }: EvadeInput,
  roll: Roll,
  dice: number,
  score: Scoring,
  trace: Trace,
) {
  if (!faces?.length) return null;
  const hits = hitsOf(countFaces(faces, score), score);
  const lone = roll.target.unit === 'LD';
  const diceToRoll = dice - faces.length;
  const result = resultOfHits(roll, { hits, open: diceToRoll }, leaderCheck, trace);
  const { blocksLost, blocksLeft, eliminated, leaderCheckDice, leaderLost } = result;
  if (leaderCheckDice > 0) trace.step('cca-13.5', { unit: roll.target.unit });
  if (lone && hits > 0) trace.step('cca-11.53');
  const banners = Number(eliminated && !lone) + Number(leaderLost);
  const fate = { hits, blocksLost, blocksLeft, eliminated, leaderCheckDice, leaderLost };
  return { ...fate, diceToRoll, banners };
}
