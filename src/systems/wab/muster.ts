import { type UnitCard, widthOf } from '../../engine/wab/cards/card.ts';
import { movementOf, orderOf } from '../../engine/wab/cards/facts.ts';
import { usableCards } from '../../engine/wab/cards/usable.ts';
import { WEAPONS } from '../../engine/wab/shooting/weapons.ts';
import { NOTATION } from '../../engine/wab/table/notation.ts';
import { BASES, LIMITS, MM, type TableKind } from '../../engine/wab/table/scale.ts';
import { type TableUnit, orderOf as usualOrder } from '../../engine/wab/table/state.ts';

/** How much of a name names units on the table, and what names those without one. */
const LETTERS = 6;
const stemOf = (name: string, kind: TableKind) =>
  (name.normalize('NFD').replaceAll(/[^A-Za-z]/g, '') || kind).slice(0, LETTERS);

/** What its bases are on the table. */
const KINDS: Readonly<Record<UnitCard['unitTroops'], TableKind>> = {
  infantry: 'infantry',
  'light-infantry': 'infantry',
  cavalry: 'cavalry',
  'light-cavalry': 'cavalry',
  'massed-cavalry': 'cavalry',
  cataphracts: 'cavalry',
  camels: 'cavalry',
  'light-chariots': 'chariot',
  'heavy-chariots': 'heavychariot',
  'scythed-chariots': 'heavychariot',
  elephants: 'elephant',
  'war-wagon': 'wagon',
  'small-artillery': 'smallgun',
  'large-artillery': 'largegun',
  'siege-engine': 'siege',
  character: 'character',
};

function baseOf({ baseWidth, baseDepth }: UnitCard, kind: TableKind) {
  if (baseWidth === undefined && baseDepth === undefined) return null;
  const { width, depth } = BASES[kind];
  return {
    width: baseWidth === undefined ? width : Math.round(baseWidth * MM),
    depth: baseDepth === undefined ? depth : Math.round(baseDepth * MM),
  };
}

/** A unit as a block of the table, at no place yet: its bases, models and frontage, what armour leaves it to move. */
function block(card: UnitCard): TableUnit {
  const { unitCalled, models, musician, weapon } = card;
  const { writing } = NOTATION;
  const kind = KINDS[card.unitTroops];
  const lying = { ...writing.card, player: 'bottom' as const, x: 0, y: 0, heading: 0 };
  const fresh = { ...writing.fresh({ ...lying, name: stemOf(unitCalled, kind) }), kind };
  const order = orderOf(card);
  const unit: TableUnit = {
    ...fresh,
    ...{ models, wide: widthOf(card), move: Math.min(movementOf(card), LIMITS.move.most) },
    ...{ range: weapon === undefined ? 0 : WEAPONS[weapon].range, base: baseOf(card, kind) },
    order: order === 'none' || order === usualOrder(fresh) ? null : order,
    traits: musician || card.unitTroops === 'character' ? [] : ['nomusician'],
  };
  return writing.settled?.(unit, {}) ?? unit;
}

/** The kept cards as blocks of bases, none at its place yet. */
export const mustered = (kept: unknown): TableUnit[] => usableCards(kept).map(block);
