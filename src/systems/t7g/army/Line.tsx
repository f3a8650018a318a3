import { costOf } from '../../../engine/t7g/army/commander.ts';
import { type ListUnit, usableList } from '../../../engine/t7g/army/list.ts';
import type { Draft } from '../../../widgets/paths.ts';
import { type Held, listOf } from '../../../widgets/roster/system.ts';
import { chosenOf } from './Picks.tsx';
import { nameOfCommander, type Speech } from './speech.ts';

export const VALUES = ['speed', 'combat', 'fire', 'discipline', 'courage', 'stamina'] as const;
export const DEFENCES = [
  'infantryDefence',
  'cavalryDefence',
  'volleysDefence',
  'artilleryDefence',
] as const;
const NONE = '–';

/** A Value as an army list prints it: `4/3` where it has two. */
export function printed(unit: ListUnit, name: (typeof VALUES)[number]): string {
  const second = { speed: unit.limberedSpeed, fire: unit.farFire }[name as 'speed' | 'fire'];
  return [unit[name] ?? NONE, ...(second === undefined ? [] : [second])].join('/');
}

/** What is so of it or not, beside its rules. */
const FLAGS = ['eliteUnit', 'eliteRule', 'eliteDiscipline', 'allied', 'integrated'] as const;

/** What it bears and can do, and what was bought for it, as a list of words. */
export const armsOf = (unit: ListUnit, { texts }: Speech): string => {
  const { weapon, weapons, unitRules } = unit;
  return [
    ...(weapon ? [texts.value(weapon, 'weapon')] : []),
    ...weapons.map((one) => texts.value(one, 'weapons')),
    ...unitRules.map((one) => texts.value(one, 'unitRules')),
    ...FLAGS.filter((name) => unit[name]).map((name) => texts.field(name).label),
  ].join(', ');
};

const unitOf = (card: Draft): ListUnit | undefined => usableList({ units: [card] }).units[0];
const isTold = (unit: ListUnit, names: readonly (keyof ListUnit)[]) =>
  names.some((name) => unit[name] !== undefined);

/** A unit in one line, as players write it down. */
export const UnitLine = ({ card, roster, speech }: Held & { speech: Speech }) => {
  const { words, texts } = speech;
  const unit = unitOf(card);
  if (!unit) return null;
  const { copies, unitCalled } = unit;
  const values = Object.fromEntries(VALUES.map((name) => [name, printed(unit, name)]));
  const defences = Object.fromEntries(DEFENCES.map((name) => [name, unit[name] ?? NONE]));
  const ledBy = Number(card.ledBy ?? 0);
  const leader = listOf(roster, 'commanders')[ledBy - 1];
  return (
    <>
      <b>{texts.say(words.each, { copies, name: unitCalled || words.unnamed })}</b>{' '}
      <span>
        {[
          texts.value(unit.kind, 'kind'),
          isTold(unit, VALUES) && texts.say(words.values, values),
          isTold(unit, DEFENCES) && texts.say(words.defences, defences),
          armsOf(unit, speech),
          card.unitPoints === undefined
            ? words.noPoints
            : texts.say(words.points, { n: unit.unitPoints }),
          leader && texts.say(words.ledBy, { name: nameOfCommander(leader, ledBy - 1, speech) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  );
};

/** Virtues and Traits of a Commander as a list of words. */
export const pickedOf = (card: Draft, { texts }: Speech): string =>
  (['virtues', 'traits'] as const)
    .flatMap((what) => chosenOf(card, what).map((one) => texts.value(one, what)))
    .join(', ');

export const CommanderLine = ({ card, at, speech }: Held & { speech: Speech }) => {
  const { words, texts } = speech;
  const [one] = usableList({ commanders: [card] }).commanders;
  const cost = one && card.commanderLevel !== undefined ? costOf(one) : null;
  return (
    <>
      <b>{nameOfCommander(card, at, speech)}</b>{' '}
      <span>
        {[
          one?.isGeneral && words.general,
          card.commanderLevel === undefined
            ? words.noLevel
            : texts.say(words.level, { n: one?.commanderLevel ?? 0 }),
          pickedOf(card, speech),
          cost !== null && texts.say(words.points, { n: cost }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  );
};
