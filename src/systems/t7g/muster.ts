import { CM } from '../../engine/plane/table/measure.ts';
import {
  fielded,
  type ListCommander,
  type ListUnit,
  usableList,
} from '../../engine/t7g/army/list.ts';
import type { UnitRule } from '../../engine/t7g/army/profile.ts';
import { weaponOf } from '../../engine/t7g/shooting/weapons.ts';
import { NOTATION, UNTOLD } from '../../engine/t7g/table/notation.ts';
import { largeBase, type TableKind, usualBase } from '../../engine/t7g/table/scale.ts';
import type { TableUnit, Trait } from '../../engine/t7g/table/state.ts';

type Sizes = Parameters<typeof usualBase>[1];

/** How much of a name names units on the table, and what names those without one. */
const LETTERS = 6;
const stemOf = (name: string, kind: TableKind) =>
  (name.normalize('NFD').replaceAll(/[^A-Za-z]/g, '') || kind).slice(0, LETTERS);

/** What of an army list bears on where a unit may go and what it sees. */
const TRAITS: Partial<Record<UnitRule, Trait>> = {
  skirmishers: 'skirmishers',
  light: 'light',
  'open-order': 'openorder',
  squares: 'squares',
  'extended-arc': 'widearc',
  'heavy-cavalry': 'heavy',
};
const isBow = ({ weapon }: ListUnit) => weapon === 'bow' || weapon === 'longbow';

function fresh(name: string, kind: TableKind): TableUnit {
  const { writing } = NOTATION;
  const lying = { ...writing.card, player: 'bottom' as const, x: 0, y: 0, heading: 0 };
  return { ...writing.fresh({ ...lying, name: stemOf(name, kind) }), kind };
}

/** The base that is not the recommended one of its kind: its own, or the larger one. */
function baseOf({ kind, largeBase: isLarge, front, depth }: ListUnit, sizes: Sizes) {
  const usual = (isLarge && largeBase(kind, sizes)) || undefined;
  if (front === undefined && depth === undefined) return usual ?? null;
  const { width, depth: deep } = usual ?? usualBase(kind, sizes);
  return {
    width: front === undefined ? width : Math.round(front * CM),
    depth: depth === undefined ? deep : Math.round(depth * CM),
  };
}

const laid = (unit: TableUnit, sizes: Sizes): TableUnit =>
  NOTATION.writing.settled?.(unit, sizes) ?? unit;

function troop(unit: ListUnit, sizes: Sizes): TableUnit {
  const { unitCalled, kind, speed, weapon, unitRules } = unit;
  const traits = unitRules.flatMap((rule) => TRAITS[rule] ?? []);
  return laid(
    {
      ...fresh(unitCalled, kind),
      ...{ speed: speed ?? UNTOLD, range: weapon ? weaponOf(weapon).range : 0 },
      ...{ base: baseOf(unit, sizes), traits: isBow(unit) ? [...traits, 'bows'] : traits },
    },
    sizes,
  );
}

function commander({ commanderCalled, isGeneral, virtues }: ListCommander, sizes: Sizes) {
  const traits: Trait[] = [
    ...(isGeneral ? (['general'] as const) : []),
    ...(virtues.includes('presencia') ? (['presence'] as const) : []),
  ];
  const speed = virtues.includes('brio') ? BRIO : UNTOLD;
  return laid({ ...fresh(commanderCalled, 'commander'), speed, traits }, sizes);
}
/** Inches that Brío lets him move (t7g-7.40). */
const BRIO = 9;

/**
 * The units of a kept list as bases of a table at its scale, and its Commanders behind them, none at its place yet. A
 * cannon that is to be integrated has no base of its own.
 */
export function mustered(kept: unknown, sizes: Sizes): TableUnit[] {
  const list = usableList(kept);
  const troops = fielded(list).filter(({ unit }) => !unit.integrated);
  return [
    ...troops.map(({ unit }) => troop(unit, sizes)),
    ...list.commanders.map((one) => commander(one, sizes)),
  ];
}
