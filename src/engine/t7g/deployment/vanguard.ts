import { amount, maybe, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { optionalCount, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { MOST_VALUE } from '../fields.ts';
import { byScale, SCALES } from '../scales.ts';
import { modified } from '../values/modified.ts';
import { modifiersOf, modifierTable, NONE } from '../values/modifiers.ts';

const MOST_INCHES = 120;
/** A Vanguard move comes no closer to an enemy (t7g-6.72), nor ends so near to Cauteloso (t7g-7.62). */
const CLOSEST = byScale(3, 4);
const CAUTELOSO = 12;

const FIELDS = {
  speed: usual(optionalCount(0, MOST_VALUE)),
  goes: usual(optionalMeasure(0, MOST_INCHES)),
  ground: usual(choice(['open', 'easy', 'difficult', 'very-difficult'], 'open')),
  scale: usual(choice(SCALES, '15mm')),
  toEnemy: usual(optionalMeasure(0, MOST_INCHES)),
  toCauteloso: optionalMeasure(0, MOST_INCHES),
  cautelosoSide: choice(['enemy', 'own'], 'enemy'),
  hasVanguard: flag(true),
  gameBegun: flag(),
  light: rare(flag()),
  skirmishers: rare(flag()),
  readings: rare(group(readings('R9', 'R78', 'R139'))),
};
type Input = Values<typeof FIELDS>;
interface Moving extends Input {
  inches: number | null;
}

const groundIs =
  (...some: readonly Input['ground'][]) =>
  ({ ground }: Input) =>
    some.includes(ground);
const isSlow = groundIs('difficult', 'very-difficult');
const skirmishes = on('no-skirmishers', ({ skirmishers }: Input) => skirmishers);

const { decreases, doubles, increases, notes: tells } = modifiersOf<Input>();

/** Ruling R78: one move with Speed unmodified but for terrain, or (b) as with ¡Corred!. */
const SPEED = modifierTable<Input>([
  doubles('t7g-6.71/run', [({ readings }) => readings.R78 === 'b']),
  increases('t7g-3.20/terrain', [groundIs('easy')]),
  tells('t7g-6.13/terrain', [isSlow], skirmishes, { unless: ['t7g-3.16'] }),
  decreases('t7g-3.16/terrain', [isSlow]),
]);

const { bars, notes, sets } = rulesOf<Moving>();

const MAY: Table<Moving, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      't7g-6.71/rule',
      [],
      on('has-vanguard', ({ hasVanguard }) => !hasVanguard),
    ),
    bars(
      't7g-6.71/late',
      [],
      on('before-the-first-turn', ({ gameBegun }) => gameBegun),
    ),
    notes('t7g-6.71', [({ hasVanguard, gameBegun }) => hasVanguard && !gameBegun]),
    bars(
      't7g-6.71/far',
      [({ goes, inches }) => goes !== undefined && inches !== null],
      on('within-its-speed', ({ goes = 0, inches }) => goes > (inches ?? 0)),
      { with: ({ goes = 0, inches }) => ({ inches: goes, most: inches ?? 0 }) },
    ),
    bars(
      't7g-6.72',
      [({ toEnemy }) => toEnemy !== undefined],
      on('far-enough-from-enemies', ({ toEnemy = 0, scale }) => toEnemy < CLOSEST[scale]),
      { with: ({ toEnemy = 0, scale }) => ({ inches: toEnemy, least: CLOSEST[scale] }) },
    ),
    // Ruling R139: units of both sides, or (b) his enemies alone.
    bars(
      't7g-7.62',
      [
        ({ toCauteloso }) => toCauteloso !== undefined,
        ({ cautelosoSide, readings }) => cautelosoSide === 'enemy' || readings.R139 === 'a',
      ],
      on('beyond-twelve', ({ toCauteloso = 0 }) => toCauteloso <= CAUTELOSO),
      { with: ({ toCauteloso = 0 }) => ({ inches: toCauteloso, most: CAUTELOSO }) },
    ),
  ],
};

const DISORDER: Table<Moving, boolean> = {
  on: 'disorders',
  rows: [
    sets(
      't7g-3.17/terrain',
      true,
      [groundIs('very-difficult')],
      on('light-or-skirmishers', ({ light, skirmishers }) => !light && !skirmishers),
    ),
  ],
};

function inchesOf(input: Input, trace: Trace): number | null {
  if (input.speed === undefined) return null;
  const by = applyRows(SPEED, input, NONE, trace);
  return modified({ value: input.speed, ...by, readings: input.readings }, trace);
}

export const vanguard = defineQuery({
  id: 't7g/vanguard',
  fields: FIELDS,
  answer: { allowed: yes(), inches: maybe(amount()), closest: amount(), disorders: yes() },
  sample: { speed: 6, goes: 6, toEnemy: 5 },
  run(input, trace) {
    const inches = inchesOf(input, trace);
    const moving = { ...input, inches };
    const allowed = applyRows(MAY, moving, true, trace);
    return {
      answer: {
        allowed,
        inches,
        closest: CLOSEST[input.scale],
        disorders: allowed && applyRows(DISORDER, moving, false, trace),
      },
      summary: { say: `vanguard/${allowed ? 'yes' : 'no'}`, with: { inches: inches ?? 0 } },
    };
  },
});
