import type { Row } from '../../core/rows.ts';
import { all, any, not, on, rulesOf } from '../../core/rules.ts';
import { choice, optionalChoice } from '../../core/schema/choices.ts';
import { rare } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import { type CloseWeaponName, closeWeaponOf } from '../arms/weapons.ts';
import { FORMATIONS, type Formation, isPhalanx } from './formation.ts';

const SIDES = ['front', 'flank', 'rear'] as const;
/** Steps by which its front is harder to hit (wab-13.95). */
const HARDEST = 2;

/** In what formation the enemy stands, which side of it is attacked and what it has lost. */
export const FRONT_FIELDS = {
  targetFormation: choice([...FORMATIONS, 'testudo'], 'ordinary'),
  targetSide: rare(choice(SIDES, 'front')),
};
export const FOUGHT_FIELDS = {
  ...FRONT_FIELDS,
  targetLost: rare(choice(['nothing', 'ranks-or-order', 'to-elephants'], 'nothing')),
  attackerTroops: optionalChoice([
    ...(['foot', 'cavalry', 'light-chariots', 'heavy-chariots'] as const),
    ...(['scythed-chariots', 'elephants'] as const),
  ]),
};
export type Front = Values<typeof FRONT_FIELDS>;
export type Fought = Values<typeof FOUGHT_FIELDS> & {
  mounted?: boolean;
  /** A mount strikes, or somebody with a weapon of riders. */
  mount?: boolean;
  closeWeapon?: CloseWeaponName;
  readings: Record<'R288', 'a' | 'b'> & Partial<Record<'R305', 'a' | 'b'>>;
};

const target =
  (is: (one: { formation: Formation }) => boolean) =>
  ({ targetFormation: formation }: Front) =>
    formation !== 'testudo' && is({ formation });
const atPhalanx = target(isPhalanx);
const atWall = ({ targetFormation }: Front) => targetFormation === 'shieldwall';
const atMedieval = ({ targetFormation }: Front) =>
  targetFormation === 'medieval-phalanx' || targetFormation === 'hedgehog';
/** Of a hedgehog every side is a front (wab-13.104). */
const isFront = ({ targetFormation, targetSide }: Front) =>
  targetSide === 'front' || targetFormation === 'hedgehog';
const inFront = on('not-its-front', isFront);
const isSquare = ({ targetFormation }: Front) => targetFormation === 'hedgehog';
const inRanksThere = any<Front>(atPhalanx, isSquare);
const inRanks: (one: Fought) => boolean = (one) => inRanksThere(one, null);
const hasLost = ({ targetLost }: Fought) => targetLost === 'ranks-or-order';
/** Whether it has the advantages of a phalanx against who attacks there. */
export const holdsFront = all<Fought>(inRanks, isFront, not(hasLost));

const rides = ({ mounted, mount, closeWeapon }: Omit<Fought, 'attackerTroops'>) =>
  mounted || mount || (closeWeapon !== undefined && closeWeaponOf(closeWeapon).arm === 'cavalry');
const by =
  (...troops: readonly NonNullable<Fought['attackerTroops']>[]) =>
  ({ attackerTroops, ...one }: Fought) =>
    troops.includes(attackerTroops ?? (rides(one) ? 'cavalry' : 'foot'));
const hardly = any<Fought>(
  by('foot', 'heavy-chariots'),
  all(by('scythed-chariots'), ({ readings: { R288 } }) => R288 === 'a'),
  all(by('elephants'), ({ readings: { R305 } }) => R305 === 'b'),
);
const { adds, notes } = rulesOf<Fought>();

/** What is added to the number that a blow needs. */
export const HARD_TO_HIT: readonly Row<Fought, number>[] = [
  notes<number>('wab-13.104/front', [isSquare, ({ targetSide }) => targetSide !== 'front']),
  notes<number>('wab-13.92', [inRanks], on('has-lost-nothing', hasLost), {
    unless: ['wab-13.95'],
  }),
  notes<number>('wab-13.92/elephants', [
    inRanks,
    ({ targetLost }) => targetLost === 'to-elephants',
  ]),
  adds('wab-13.95', HARDEST, [inRanks, by('cavalry', 'light-chariots')], inFront),
  adds('wab-13.95/one', 1, [inRanks, hardly], inFront),
  adds('wab-13.112', 1, [atWall], inFront),
];

const shots = rulesOf<Front>();

/** What is added to the die of a shot. */
export const HARD_TO_SHOOT: readonly Row<Front, number>[] = [
  shots.notes<number>(
    'wab-13.103',
    [inRanksThere, isFront],
    on('no-medieval-phalanx', atMedieval),
    {
      unless: ['wab-13.93'],
    },
  ),
  shots.adds('wab-13.93', -1, [inRanksThere], inFront),
  shots.adds('wab-13.112/shots', -1, [atWall], inFront),
];
