import { alike, amount, maybe, part, words, yes } from '../../core/answer.ts';
import type { ClauseId } from '../../core/clause-ids.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import type { Trace } from '../../core/ruling.ts';
import { flag, list } from '../../core/schema/choices.ts';
import { rare } from '../../core/schema/groups.ts';
import { text } from '../../core/schema/names.ts';
import { count, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { ABILITY_LIST, EXTENDED, KIND, LIFE, MORALE, MOVEMENT, STATE } from '../fields.ts';
import {
  ABILITIES,
  FORMATIONS,
  isArtillery,
  isMounted,
  type Kind,
  SECTIONS,
  UD,
} from '../units.ts';

const LONGEST = 12;
const MOST_NEW = 30;
const MOST_CM = 500;
const [, ...SPECIAL] = FORMATIONS;

const CARD_FIELDS = {
  kind: KIND,
  attackPrinted: text(LONGEST),
  rangedPrinted: text(LONGEST),
  defencePrinted: text(LONGEST),
  morale: MORALE,
  life: LIFE,
  wounds: STATE.wounds,
  newWounds: count(0, MOST_NEW, 0),
  reinforced: rare(flag()),
  movement: MOVEMENT,
  moveCm: rare(optionalMeasure(0, MOST_CM)),
  abilities: ABILITY_LIST,
  blueIcons: rare(list(SPECIAL, SPECIAL.length)),
  extended: EXTENDED,
};
type Input = Values<typeof CARD_FIELDS>;

/** Life that the optional rule adds to every unit (onus-12.32). */
const REINFORCEMENT = 2;
/** Men, horsemen or beasts that one card stands for, fewest and most (onus-3.1). */
const MEN: Readonly<Record<'infantry' | 'mounted' | 'beasts', readonly [number, number]>> = {
  infantry: [80, 100],
  mounted: [30, 30],
  beasts: [6, 6],
};
const BEASTS: readonly Kind[] = ['elephants', 'chariots'];

const PAIR = /^\s*(\d{1,2})\s*\/\s*(\d{1,2})\s*$/;
const RANGED = /^\s*(\d{1,2})\s*\(\s*(\d{1,2})\s*(?:UD)?\s*\)\s*$/i;

/** The two numbers of 4/3 or 3 (8), or nothing where the text is none. */
function numbersOf(printed: string, form: RegExp): readonly [number, number] | undefined {
  const [, first, second] = form.exec(printed) ?? [];
  return first === undefined || second === undefined ? undefined : [Number(first), Number(second)];
}

function values({ attackPrinted, rangedPrinted, defencePrinted }: Input, trace: Trace) {
  const attack = numbersOf(attackPrinted, PAIR);
  const ranged = numbersOf(rangedPrinted, RANGED);
  const defence = numbersOf(defencePrinted, PAIR);
  if (attack) trace.step('onus-3.2', { toHitValue: attack[0], toWoundValue: attack[1] });
  if (ranged) trace.step('onus-3.3', { strengthValue: ranged[0], range: ranged[1] });
  if (defence) trace.step('onus-3.4', { dodgeValue: defence[0], armourValue: defence[1] });
  return {
    handToHandAttack: attack ? { toHitValue: attack[0], toWoundValue: attack[1] } : null,
    rangedAttack: ranged
      ? {
          toHitValue: ranged[0],
          toWoundValue: ranged[0],
          rangeUd: ranged[1],
          rangeCm: ranged[1] * UD,
          halfRangeUd: ranged[1] / 2,
        }
      : null,
    defenceValues: defence ? { againstHits: defence[0], againstWounds: defence[1] } : null,
  };
}

/** Wounds as they lie on the card: markers of III and of I (onus-7.168). */
const THREE = 3;
function life(input: Input, trace: Trace) {
  const whole = input.life + (input.reinforced ? REINFORCEMENT : 0);
  if (input.reinforced)
    trace.step('onus-12.32', { life: whole }, { on: 'lifeInAll', from: input.life, to: whole });
  const wounds = input.wounds + input.newWounds;
  const left = Math.max(0, whole - wounds);
  const eliminated = left === 0;
  const effect = wounds > 0 ? { on: 'lifeRemaining', from: whole, to: left } : null;
  trace.step(
    'onus-3.6',
    { life: whole, wounds, left },
    effect,
    eliminated ? 'onus-3.6/eliminated' : 'onus-3.6/lives',
  );
  if (eliminated) trace.step('onus-7.140/card');
  const markers = { three: Math.floor(wounds / THREE), one: wounds % THREE };
  if (wounds > 0 && !eliminated) trace.step('onus-7.168/markers', { wounds, ...markers });
  return {
    lifeInAll: whole,
    woundsInAll: wounds,
    lifeRemaining: left,
    isEliminated: eliminated,
    checksMorale: eliminated || input.newWounds === 0 ? false : null,
    markersOfThree: eliminated ? 0 : markers.three,
    markersOfOne: eliminated ? 0 : markers.one,
  };
}

function movement({ movement: ud, moveCm }: Input, trace: Trace) {
  trace.step('onus-3.7', { ud, cm: ud * UD });
  const moveUd = moveCm === undefined ? null : moveCm / UD;
  const within = moveUd === null ? null : moveUd <= ud;
  if (moveCm !== undefined && moveUd !== null)
    trace.step(within ? 'onus-3.7/within' : 'onus-3.7/beyond', { moveCm, moveUd, ud });
  return { movementUd: ud, movementCm: ud * UD, moveUd, withinMovement: within };
}

/** Edges of the card; an extended formation shows more sections in front (onus-7.59). */
function sections({ extended }: Input, trace: Trace) {
  const { front, rear, flank } = SECTIONS;
  trace.step('onus-3.9', { front, rear, flank });
  if (extended > 0)
    trace.step(
      'onus-7.59/card',
      { extended, front: front + extended },
      { on: 'frontSections', from: front, to: front + extended },
    );
  return { frontSections: front + extended };
}

/** Orange and green icons work by themselves, blue ones must be activated (onus-3.10). */
function icons({ abilities, blueIcons }: Input, trace: Trace) {
  const automatic = abilities.filter((ability) => ability !== 'bravery');
  const mustActivate = [...abilities.filter((ability) => ability === 'bravery'), ...blueIcons];
  if (automatic.length > 0) trace.step('onus-3.10/automatic', { abilities: automatic });
  if (mustActivate.length > 0) trace.step('onus-3.10/blue', { mustActivate });
  return { automatic, mustActivate };
}

function men({ kind }: Input, trace: Trace) {
  if (isArtillery(kind)) return {};
  const [fewest, most] =
    MEN[BEASTS.includes(kind) ? 'beasts' : isMounted(kind) ? 'mounted' : 'infantry'];
  trace.step(fewest === most ? 'onus-3.1' : 'onus-3.1/range', { kind, fewest, most });
  return { fewestMen: fewest, mostMen: most };
}

type Printed = 'attackPrinted' | 'rangedPrinted' | 'defencePrinted';
const unread = (field: Printed, problem: string, clause: ClauseId, form: RegExp) =>
  [
    field,
    problem,
    clause,
    (input: Input) => input[field] !== '' && !numbersOf(input[field], form),
    (input: Input) => ({ given: input[field] }),
  ] as const;

export const unitCard = defineQuery({
  id: 'onus/unit-card',
  fields: CARD_FIELDS,
  answer: {
    handToHandAttack: maybe(part({ toHitValue: amount(), toWoundValue: amount() })),
    rangedAttack: maybe(
      part({
        ...alike(amount(), 'toHitValue', 'toWoundValue', 'rangeUd', 'rangeCm', 'halfRangeUd'),
      }),
    ),
    defenceValues: maybe(part({ againstHits: amount(), againstWounds: amount() })),
    ...alike(amount(), 'lifeInAll', 'woundsInAll', 'lifeRemaining'),
    isEliminated: yes(),
    checksMorale: maybe(yes()),
    ...alike(amount(), 'markersOfThree', 'markersOfOne', 'movementUd', 'movementCm'),
    moveUd: maybe(amount()),
    withinMovement: maybe(yes()),
    frontSections: amount(SECTIONS.front),
    rearSections: amount(SECTIONS.rear),
    flankSections: amount(SECTIONS.flank),
    automatic: words(ABILITIES),
    mustActivate: words([...ABILITIES, ...SPECIAL]),
    ...alike(maybe(amount()), 'fewestMen', 'mostMen'),
  },
  sample: {
    attackPrinted: '2/2',
    rangedPrinted: '3 (8)',
    defencePrinted: '4/4',
    life: 5,
    wounds: 1,
    movement: 4,
    abilities: ['skirmishers'],
  },
  check: problems(
    unread('attackPrinted', 'not-a-pair', 'onus-3.2', PAIR),
    unread('rangedPrinted', 'not-a-ranged-value', 'onus-3.3', RANGED),
    unread('defencePrinted', 'not-a-pair', 'onus-3.4', PAIR),
  ),
  run(input, trace) {
    const printed = values(input, trace);
    trace.step('onus-3.5/card', { morale: input.morale });
    const living = life(input, trace);
    const answer = {
      ...printed,
      ...living,
      ...movement(input, trace),
      ...sections(input, trace),
      ...icons(input, trace),
      ...men(input, trace),
    };
    return {
      answer,
      summary: {
        say: living.isEliminated ? 'unit-card/eliminated' : 'unit-card/lives',
        with: {
          left: living.lifeRemaining,
          life: living.lifeInAll,
          wounds: living.woundsInAll,
          cm: answer.movementCm,
        },
      },
    };
  },
});
