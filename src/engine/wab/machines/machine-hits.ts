import { alike, amount, maybe, text, yes } from '../../core/answer.ts';
import { type Fraction, fraction, fractionText, multiply } from '../../core/fraction.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag, requiredChoice } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { count, optionalCount, optionalCounts } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FACES } from '../dice.ts';
import {
  PIERCES_ABOVE,
  SAVE,
  STRENGTH,
  savesOn,
  TOUGHNESS,
  woundChance,
  woundsOn,
} from '../wounds/wounds.ts';
import { harmed, MACHINE_TO, oddsOf } from './hit-odds.ts';
import { CREW, MACHINES, MOST_CREW, PROFILES } from './ready.ts';

const MOST_HITS = 60;
/** More dice are not tapped one by one. */
const MOST_DICE = 12;
const MOST_CHARACTERS = 5;
const MOST_DAMAGE = 10;
/** Of a large target (wab-18.8). */
const LARGE = 1;

const HIT_FIELDS = {
  machine: requiredChoice(MACHINES),
  machineHitBy: usual(choice(['shooting', 'combat'], 'shooting')),
  hitCount: usual(count(1, MOST_HITS, 1)),
  machineHitStrength: STRENGTH,
  allocationDice: optionalCounts(1, FACES, MOST_HITS),
  crew: usual(count(0, MOST_CREW, CREW)),
  crewAway: flag(),
  charactersWith: count(0, MOST_CHARACTERS, 0),
  damage: count(0, MOST_DAMAGE, 0),
  toughness: TOUGHNESS,
  save: SAVE,
  machineSave: optionalCount(2, FACES),
};
type Hits = Values<typeof HIT_FIELDS>;

const PROFILE_CLAUSES = {
  catapult: 'wab-18.24',
  'bolt-thrower': 'wab-18.39',
  cannon: 'wab-18.49',
  'organ-gun': 'wab-18.63',
} as const;

/** What a hit needs to wound, and the chance that it does so for good. */
function harm(strength: number, toughness: number, save: number | undefined) {
  const needsToWound = woundsOn(strength, toughness);
  const needsToSave = savesOn(save, Math.max(0, strength - PIERCES_ABOVE));
  return { needsToWound, wounds: woundChance(needsToWound, needsToSave) };
}

/** Of hits that reach the crew, how many find the characters with it (wab-18.9). */
const shareOf = ({ crew, charactersWith }: Hits): Fraction =>
  charactersWith > 0 ? fraction(charactersWith, crew + charactersWith) : fraction(0);

/** How shots are shared out, as far as their dice have fallen. */
function sharedOut(hits: Hits, trace: Trace) {
  const { allocationDice: dice, charactersWith } = hits;
  trace.step('wab-18.8');
  trace.step('wab-18.7');
  const machineHits = dice ? dice.filter((die) => die <= MACHINE_TO).length : null;
  if (charactersWith > 0) {
    trace.step('wab-18.6');
    trace.step('wab-18.9', { crew: hits.crew, characters: charactersWith });
  }
  const crewChance = fraction(FACES - MACHINE_TO, FACES);
  return {
    machineHits,
    hitsOnCrew: dice && machineHits !== null ? dice.length - machineHits : null,
    chanceMachine: fraction(MACHINE_TO, FACES),
    chanceCrew: crewChance,
  };
}

export const machineHits = defineQuery({
  id: 'wab/machine-hits',
  fields: HIT_FIELDS,
  answer: {
    ...alike(yes(), 'hitAutomatically', 'destroyedByHit', 'machineDestroyed', 'isCombat'),
    toHitBonus: amount(),
    ...alike(maybe(amount()), 'machineHits', 'hitsOnCrew'),
    ...alike(text('0'), 'chanceMachine', 'chanceCrew', 'chanceCharacter'),
    machineToughness: amount(),
    machineWoundsLeft: amount(),
    ...alike(maybe(amount()), 'machineWoundsOn', 'crewWoundsOn'),
    ...alike(text('0'), 'chanceMachineWounded', 'chanceCrewDies'),
  },
  odds: {
    chances: ['machine-wounded', 'machine-destroyed', 'crewman-lost'],
    means: ['machineWounds', 'crewLost'],
    tables: ['machineWounds', 'crewLost'],
  },
  rolls: {
    allocationDice: (_, __, { hitCount = 1, machineHitBy }) =>
      machineHitBy === 'combat' || hitCount > MOST_DICE ? 0 : hitCount,
  },
  sample: { machine: 'catapult', hitCount: 3, crew: 2 },
  start: { machine: 'catapult' },
  check: problems([
    'allocationDice',
    'not-one-die-a-hit',
    'wab-18.7',
    ({ allocationDice, hitCount, machineHitBy }) =>
      allocationDice !== undefined &&
      (machineHitBy === 'combat' || allocationDice.length !== hitCount),
  ]),
  run(input, trace) {
    const { machine, machineHitBy, machineHitStrength: strength, crew, crewAway } = input;
    const { toughness, wounds } = PROFILES[machine];
    const ofMachine = harm(strength, toughness, input.machineSave);
    const ofCrew = harm(strength, input.toughness, input.save);
    const machineWoundsLeft = Math.max(0, wounds - input.damage);
    trace.step(PROFILE_CLAUSES[machine], { toughness, wounds });
    const told = {
      ...{
        machineToughness: toughness,
        machineWoundsLeft,
        machineDestroyed: machineWoundsLeft < 1,
      },
      machineWoundsOn: ofMachine.needsToWound,
      crewWoundsOn: crew > 0 ? ofCrew.needsToWound : null,
    };
    const uncrewed = crew < 1 || crewAway;
    if (machineHitBy === 'combat') {
      trace.step('wab-18.10');
      trace.skip('wab-18.8', 'in-combat');
      if (uncrewed) {
        trace.decide('wab-18.11');
        trace.decide('wab-18.12');
        return {
          answer: {
            ...{ ...told, hitAutomatically: true, destroyedByHit: true, machineDestroyed: true },
            ...{ chanceMachine: '1', chanceMachineWounded: '1', isCombat: false },
          },
          summary: { say: 'machine-hits/destroyed', with: {} },
        };
      }
      trace.skip('wab-18.12', 'has-its-crew');
      trace.step('wab-18.19');
    }
    if (machineHitBy === 'combat') {
      trace.step('wab-18.13', {
        needed: ofMachine.needsToWound ?? 0,
        crewNeeds: ofCrew.needsToWound ?? 0,
        left: machineWoundsLeft,
      });
      return {
        answer: {
          ...{ ...told, hitAutomatically: true, isCombat: true },
          chanceMachineWounded: fractionText(ofMachine.wounds),
          chanceCrewDies: fractionText(ofCrew.wounds),
        },
        summary: { say: 'machine-hits/combat', with: { percent: fractionText(ofMachine.wounds) } },
        odds: oddsOf(
          harmed(input, ofMachine.wounds, fraction(0), machineWoundsLeft),
          machineWoundsLeft,
          false,
        ),
      };
    }
    const shared = sharedOut(input, trace);
    trace.step('wab-18.13', {
      needed: ofMachine.needsToWound ?? 0,
      crewNeeds: ofCrew.needsToWound ?? 0,
      left: machineWoundsLeft,
    });
    const character = shareOf(input);
    // Nobody of a crew that is dead or away is found.
    const men = uncrewed ? fraction(0) : fraction(character.d - character.n, character.d);
    const crewDies = multiply(men, ofCrew.wounds);
    const { machineHits: onMachine, hitsOnCrew } = shared;
    return {
      answer: {
        ...{ ...told, toHitBonus: LARGE, machineHits: onMachine, hitsOnCrew },
        chanceMachine: fractionText(shared.chanceMachine),
        chanceCrew: fractionText(shared.chanceCrew),
        chanceCharacter: fractionText(character),
        chanceMachineWounded: fractionText(multiply(shared.chanceMachine, ofMachine.wounds)),
        chanceCrewDies: fractionText(multiply(shared.chanceCrew, crewDies)),
      },
      summary: {
        say: `machine-hits/${onMachine === null ? 'odds' : 'told'}`,
        with: {
          machine: onMachine ?? 0,
          crew: hitsOnCrew ?? 0,
          percent: fractionText(multiply(shared.chanceMachine, ofMachine.wounds)),
        },
      },
      odds: oddsOf(
        harmed(input, ofMachine.wounds, crewDies, machineWoundsLeft),
        machineWoundsLeft,
        !uncrewed,
      ),
    };
  },
});
