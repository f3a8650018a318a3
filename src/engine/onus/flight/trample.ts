import { alike, amount, many, maybe, text, word, yes } from '../../core/answer.ts';
import { Distribution } from '../../core/distribution.ts';
import { fractionText } from '../../core/fraction.ts';
import { handOn } from '../../core/hand-on.ts';
import { chance, mean, table } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { adopted } from '../../core/readings.ts';
import { Trace } from '../../core/ruling.ts';
import {
  fewerDice,
  moreDice,
  openWounds,
  scoreOf,
  type Wounds,
  wrongWounds,
} from '../combat/attack-roll.ts';
import { CHANCES_ARE, chancesAfter } from '../combat/chances-are.ts';
import {
  type Fate,
  fatesAfter,
  hurt,
  lifeLeft,
  stateOf,
  TOLD_FATES,
  type ToldFate,
} from '../combat/fate.ts';
import { blowSkill } from '../combat/skill.ts';
import { attackOf } from '../values/attack.ts';
import { checkFighter } from '../values/contradictions.ts';
import { defenceOf } from '../values/defence.ts';
import { has, READINGS } from '../values/fighter.ts';
import { failing, isToldTwice, moraleOf, passedBy } from '../values/morale.ts';
import { type Pair, values } from '../values/pair.ts';
import { failedTo, MOMENTS } from './fate.ts';
import {
  crosses,
  elephantsOf,
  TRAMPLE_FIELDS,
  type Trampling,
  victimOf,
} from './trample-fields.ts';
import { fought } from './trample-fight.ts';

const readingsOf = ({ readings }: Trampling) => ({ ...adopted(READINGS), ...readings });

const attackWith = (input: Trampling, trace: Trace): Pair =>
  attackOf(
    {
      who: 'attacker',
      unit: elephantsOf(input),
      enemy: victimOf(input),
      ...{ charged: false, first: false, dromedaries: false },
      readings: readingsOf(input),
    },
    trace,
  );

/** The unit under the feet of the elephants, with so many wounds of theirs. */
const trampled = (input: Trampling, wounds = 0) => ({
  who: 'defender' as const,
  unit: hurt(victimOf(input), wounds),
  ...({ attacked: true, by: 'hand-to-hand', cause: 'trample', enemyKind: 'elephants' } as const),
  terror: has(elephantsOf(input), 'terror'),
  readings: readingsOf(input),
});

const moraleAfter = (input: Trampling, wounds: number, trace?: Trace): number =>
  moraleOf(trampled(input, wounds), trace);

const failed = ({ victim, steadfastFlees }: Trampling, trace?: Trace) =>
  failedTo(victim, 'trample', steadfastFlees, trace);

/** Whoever is trampled and stands is Broken, even without a failed check (onus-7.199). */
function trodden(fate: Fate, trace: Trace): Fate {
  if (fate !== 'steady') {
    trace.step('onus-7.199/no-more');
    return fate;
  }
  trace.step('onus-7.199/breaks', {}, { on: 'fate', from: 'steady', to: 'broken' });
  return 'broken';
}

/** The check of a unit that the elephants wounded, and what comes of it. */
function checked(input: Trampling, wounds: number, trace: Trace): ToldFate {
  const morale = moraleAfter(input, wounds, trace);
  const passed = passedBy(input.moraleDie, input.victimCheck, morale);
  trace.step('onus-13.11/trample', { morale });
  const before = stateOf(input.victim);
  if (passed === null) return before === 'steady' ? trodden(before, trace) : 'open';
  const fate = passed ? before : failed(input, trace);
  if (fate !== 'fleeing') return fate === 'eliminated' ? fate : trodden(fate, trace);
  trace.step('onus-7.198/after');
  return fate;
}

interface Aftermath {
  fate: ToldFate;
  mustCheck: boolean | null;
}

function aftermath(input: Trampling, wounds: number | null, trace: Trace): Aftermath {
  const before = stateOf(input.victim);
  if (wounds === null) return { fate: 'open', mustCheck: null };
  const { unit, who } = trampled(input, wounds);
  if (unit.wounds >= unit.life) {
    trace.step('onus-7.169', { who, wounds: unit.wounds, life: unit.life });
    return { fate: 'eliminated', mustCheck: false };
  }
  if (before === 'fleeing') trace.step('onus-7.186/fate');
  else if (wounds > 0) return { fate: checked(input, wounds, trace), mustCheck: true };
  return { fate: trodden(before, trace), mustCheck: false };
}

function oddsOf(input: Trampling, odds: Distribution<Wounds>, fate: ToldFate) {
  const struck = {
    unit: victimOf(input),
    morale: (wounds: number) => moraleAfter(input, wounds),
    failed: failed(input),
    stands: trodden(stateOf(input.victim), new Trace()),
    made: { die: input.moraleDie, result: input.victimCheck },
  };
  const fates =
    fate === 'open'
      ? odds.chain(({ wounds }) => fatesAfter(struck, wounds))
      : Distribution.certain({ fate });
  const ends = (fate: Fate) => chance(fates.probability((one) => one.fate === fate));
  return {
    chances: {
      'victim-wounded': chance(odds.probability(({ wounds }) => wounds > 0)),
      'victim-broken': ends('broken'),
      'victim-flees': ends('fleeing'),
      'victim-eliminated': ends('eliminated'),
    },
    means: { wounds: mean(odds.mean(({ wounds }) => wounds)) },
    tables: { wounds: table(odds, ({ wounds }) => wounds) },
  };
}

function trampling(input: Trampling, trace: Trace) {
  const { sectionsCrossing: dice } = input;
  trace.step('onus-7.197/dice', { dice }, { on: 'dice', from: 0, to: dice });
  trace.step('onus-7.158/trample');
  const attack = attackWith(input, trace);
  const defence = defenceOf(trampled(input), trace);
  const skill = blowSkill(elephantsOf(input));
  const score = scoreOf(input, attack, defence, skill);
  const wounds = input.taken ?? score.wounds;
  const known = { ...score, wounds };
  const odds = openWounds(dice, attack, defence, skill, known, lifeLeft(victimOf(input)));
  const { fate, mustCheck } = aftermath(input, wounds, trace);
  const morale = wounds !== null && mustCheck ? moraleAfter(input, wounds) : null;
  return {
    answer: {
      tramples: true,
      dice,
      attack: values(attack),
      defence: values(defence),
      hits: score.hits,
      woundsDone: wounds,
      mustCheck,
      moraleValue: morale,
      chanceToFail: morale === null ? null : fractionText(failing(morale)),
      fate,
      flightMove: fate === 'fleeing' && !input.victim.fleeing ? 'after-elephants' : 'none',
      elephantsGoOn: true,
      chancesAre: fate === 'open' ? chancesAfter(known) : 'known',
    } as const,
    summary: {
      say: `trample/${wounds === null ? 'dice' : 'done'}`,
      with: { dice, wounds: wounds ?? 0, fate: `fate.${fate}` },
    },
    odds: oddsOf(input, odds, fate),
  };
}

const toldTwice = problems<Trampling>([
  'victimCheck',
  'die-and-result',
  null,
  ({ moraleDie, victimCheck }) => isToldTwice(moraleDie, victimCheck),
]);

function check(input: Trampling) {
  const { toHit, toWound, taken, sectionsCrossing: dice } = input;
  const units = [
    ...checkFighter('elephants', elephantsOf(input)),
    ...checkFighter('victim', victimOf(input)),
  ];
  if (units.length > 0) return units;
  const skill = blowSkill(elephantsOf(input));
  const attack = attackWith(input, new Trace());
  const score = scoreOf(input, attack, defenceOf(trampled(input)), skill);
  return [
    ...toldTwice(input),
    ...moreDice('toHit', toHit, dice, 'more-dice-than-sections', 'onus-7.197'),
    ...fewerDice('toHit', toHit, dice, 'onus-7.197'),
    ...moreDice('toWound', toWound, score.hits ?? dice, 'more-dice-than-hits', 'onus-7.167'),
    ...fewerDice('toWound', toWound, score.hits, 'onus-7.167'),
    ...wrongWounds('taken', taken, dice, score, skill),
  ];
}

export const trample = defineQuery({
  id: 'onus/trample',
  fields: TRAMPLE_FIELDS,
  answer: {
    tramples: yes(),
    stop: maybe(word(['before-contact', 'in-combat'], 'before-contact')),
    ...alike(amount(), 'dice', 'replyDice'),
    eventsAllowed: yes(),
    ...alike(maybe(many(amount())), 'attack', 'defence'),
    ...alike(maybe(amount()), 'hits', 'woundsDone'),
    mustCheck: maybe(yes()),
    moraleValue: maybe(amount()),
    chanceToFail: maybe(text()),
    fate: maybe(word(TOLD_FATES, 'open')),
    flightMove: word(MOMENTS, 'none'),
    elephantsGoOn: maybe(yes()),
    combat: maybe(word(['normal'], 'normal')),
    ...alike(yes(), 'elephantsEnvelop', 'bothRoll'),
    staysEngaged: maybe(yes()),
    chancesAre: maybe(word(CHANCES_ARE, 'before-any-die')),
  },
  odds: {
    chances: ['victim-wounded', 'victim-broken', 'victim-flees', 'victim-eliminated'],
    means: ['wounds'],
    tables: ['wounds'],
  },
  rolls: {
    toHit: ({ dice }, _, { taken }) => (taken === undefined ? dice : 0),
    toWound: ({ hits }, _, { taken }) => (taken === undefined ? hits : 0),
    moraleDie: ({ mustCheck }) => Number(mustCheck),
  },
  sample: { sectionsCrossing: 3, victim: { dodge: 4, armour: 4 }, taken: 2, moraleDie: 6 },
  check,
  next: ({ victim }, { fate, flightMove }) =>
    fate === 'fleeing' && flightMove !== 'none'
      ? [{ as: 'flight', query: 'onus/flight-move', draft: handOn(victim, 'kind') }]
      : [],
  run(input, trace) {
    trace.step('onus-7.195/tramples');
    if (!crosses(input)) {
      trace.step('onus-7.196/stops', {}, { on: 'tramples', from: true, to: false });
      return {
        answer: { stop: 'before-contact', elephantsGoOn: false },
        summary: { say: 'trample/stops', with: {} },
      };
    }
    trace.skip('onus-7.196', 'crosses-completely');
    return input.victimFights ? fought(input, trace) : trampling(input, trace);
  },
});
