import { problems } from '../../core/problems.ts';
import { closeWeaponOf } from '../arms/weapons.ts';
import type { Asked } from './round.ts';
import {
  isCarrier,
  isChariot,
  isElephant,
  isMounted,
  isScythed,
  isWagon,
  type Told,
} from './round-card.ts';
import { crashes } from './round-impact.ts';
import { other, SIDES, type Side } from './round-ways.ts';

type Unit = (card: Told, facing: Told, round: Asked) => boolean;
/** What contradicts itself in a unit, by the field to blame. */
const UNITS = [
  [
    'fighting',
    'more-fight-than-stand',
    'wab-5.11',
    ({ fighting = 0, models }) => models !== undefined && fighting > models,
  ],
  [
    'charge',
    'nobody-charged',
    'wab-3.61',
    (card, facing) => card.charge === 'countercharged' && facing.charge !== 'charged',
  ],
  [
    'closeWeapon',
    'weapon-said-twice',
    'wab-10.2',
    ({ closeWeapon, weaponBonus, chargeBonus }) =>
      closeWeapon !== 'hand-weapon' && weaponBonus + chargeBonus > 0,
  ],
  [
    'closeWeapon',
    'only-riders-have-it',
    'wab-10.42',
    (card) =>
      closeWeaponOf(card.closeWeapon).arm === 'cavalry' &&
      !isChariot(card) &&
      !isElephant(card) &&
      ['close-infantry', 'open-infantry'].includes(card.order),
  ],
  ['models', 'one-model-alone', 'wab-16.9', (card) => isScythed(card) && (card.models ?? 1) > 1],
  ['models', 'one-model-alone', 'wab-17.1', (card) => isElephant(card) && (card.models ?? 1) > 1],
  ['models', 'one-model-alone', 'wab-14.3', (card) => isWagon(card) && (card.models ?? 1) > 1],
  [
    'charge',
    'nobody-charges-elephants-so',
    'wab-17.12',
    (card, facing) =>
      card.charge === 'charged' && isElephant(facing) && (isMounted(card) || isChariot(card)),
  ],
  [
    'charge',
    'riders-flee-from-it',
    'wab-17.13',
    (card, facing) =>
      card.charge === 'charged' && isElephant(card) && (isMounted(facing) || isChariot(facing)),
  ],
  ['charge', 'wagons-never-charge', 'wab-14.6', (card) => isWagon(card) && card.charge !== 'none'],
  ['notHuman', 'elephant-or-machine', 'wab-18.19', (card) => card.notHuman && !isCarrier(card)],
  [
    'charging',
    'only-heavy-crash',
    'wab-16.27',
    (card) => card.charging !== undefined && (!crashes(card) || isScythed(card)),
  ],
  [
    'defendsObstacle',
    'only-infantry-defends',
    'wab-6.80',
    (card) => card.defendsObstacle && card.order === 'cavalry',
  ],
] as const satisfies readonly (readonly [keyof Told, string, string, Unit])[];

const ofSide = (side: Side) =>
  UNITS.map(
    ([field, problem, clause, holds]) =>
      [
        `${side}.${field}`,
        problem,
        clause,
        (one: Asked) => (holds as Unit)(one[side], one[other(side)], one),
      ] as const,
  );

/** What contradicts itself in a round. */
export const CHECK = problems<Asked>(
  ...SIDES.flatMap(ofSide),
  [
    'elephant',
    'elephant-beside',
    'wab-17.23',
    (one) => one.elephant && !SIDES.some((side) => isElephant(one[side])),
  ],
  [
    'enemy.defendsObstacle',
    'both-defend',
    'wab-5.21',
    ({ own, enemy }) => own.defendsObstacle && enemy.defendsObstacle,
  ],
  [
    'enemy.attacksOn',
    'both-outflank',
    'wab-5.48',
    ({ own, enemy }) => own.attacksOn !== 'front' && enemy.attacksOn !== 'front',
  ],
);
