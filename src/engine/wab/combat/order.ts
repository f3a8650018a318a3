import { many, maybe, opens, text, word, yes } from '../../core/answer.ts';
import { fraction, fractionText } from '../../core/fraction.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Row, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { CHARGE } from '../arms/effects.ts';
import { BY_WEAPON, classOf, IMPACT, NORMAL, PIKES, type Wielding } from '../arms/order.ts';
import { CLOSE_WEAPON } from '../arms/weapons.ts';
import { oddsOf } from '../checks/roll.ts';
import { FACES } from '../dice.ts';
import { FORMATION } from '../formations/formation.ts';
import { FIGHTS_ON } from './losses.ts';

const QUICKEST = 10;

const SIDE = {
  initiative: usual(count(1, QUICKEST, 3)),
  charge: usual(CHARGE),
  closeWeapon: usual(CLOSE_WEAPON),
  fightsOn: choice(FIGHTS_ON, 'front'),
  mountInitiative: optionalCount(1, QUICKEST),
  causesImpact: flag(),
  formation: rare(FORMATION),
};
export const LAST_ROUND = choice(
  ['first-round', 'own-won', 'enemy-won', 'own-momentum', 'enemy-momentum', 'draw'],
  'first-round',
);
const ORDER_FIELDS = {
  own: usual(group(SIDE)),
  enemy: usual(group(SIDE)),
  lastRound: LAST_ROUND,
  ownDie: optionalCount(1, FACES),
  enemyDie: optionalCount(1, FACES),
  readings: rare(group(readings('R46', 'R47', 'R103', 'R120', 'R267', 'R284'))),
};
type Asked = Values<typeof ORDER_FIELDS>;

const SIDES = ['own', 'enemy'] as const;
type Side = (typeof SIDES)[number];
export type First = 'level' | Side | 'both' | 'open';

type SideStrikes = Pick<Asked['own'], 'initiative' | 'charge'> & {
  causesImpact?: boolean;
} & Wielding;
/** What decides who strikes first, of either question that asks it. */
export type Striking = Pick<Asked, 'lastRound'> &
  Partial<Pick<Asked, 'ownDie' | 'enemyDie'>> & {
    own: SideStrikes;
    enemy: SideStrikes;
    readings: Pick<Asked['readings'], 'R46' | 'R47' | 'R103'> &
      Partial<Pick<Asked['readings'], 'R267' | 'R284'>>;
  };

/** Who charged strikes before who did not, the countercharger after the charger; pursuers count as chargers (R47). */
const RANKS = {
  a: { charged: 0, pursued: 0, countercharged: 1, none: 2 },
  b: { charged: 0, pursued: 1, countercharged: 1, none: 2 },
};
const rankOf = ({ readings: { R47 }, ...asked }: Striking, side: Side) =>
  RANKS[R47][asked[side].charge];

const charges = (asked: Striking, charge: Asked['own']['charge']) =>
  SIDES.find((side) => asked[side].charge === charge);
const isLevel = (_: Striking, first: First) => first === 'level';
const charged = ({ own, enemy }: Striking) => own.charge !== 'none' || enemy.charge !== 'none';
const earlier = (asked: Striking): Side =>
  rankOf(asked, 'own') < rankOf(asked, 'enemy') ? 'own' : 'enemy';
const quicker = ({ own, enemy }: Striking): Side =>
  own.initiative > enemy.initiative ? 'own' : 'enemy';

/** Who won the round before, or whose musicians won the momentum of a draw (R46). */
export function momentumOf({
  lastRound,
  readings: { R46 },
}: Pick<Striking, 'lastRound'> & { readings: { R46: 'a' | 'b' } }): Side | null {
  if (lastRound === 'own-won' || (lastRound === 'own-momentum' && R46 === 'a')) return 'own';
  if (lastRound === 'enemy-won' || (lastRound === 'enemy-momentum' && R46 === 'a')) return 'enemy';
  return null;
}

/** Equal dice are rolled again. */
function rolledFirst({ ownDie = 0, enemyDie = 0 }: Striking): First {
  if (ownDie === 0 || enemyDie === 0 || ownDie === enemyDie) return 'open';
  return ownDie > enemyDie ? 'own' : 'enemy';
}

/** Whether no weapon decides who is first. */
const sameClass = (one: Striking) => classOf(one, 'own') === classOf(one, 'enemy');

/** Whose chariots cause impact hits first; nobody's where they come with the blows of the crew (R267). */
const impactOf = (asked: Striking): Side | undefined =>
  asked.readings.R267 === 'b'
    ? undefined
    : SIDES.filter((side) => asked[side].causesImpact).toSorted(
        (one, two) => rankOf(asked, one) - rankOf(asked, two),
      )[0];
const comesFirst = (asked: Striking, of: number) =>
  SIDES.some((side) => side !== impactOf(asked) && classOf(asked, side) < of);

const { notes, sets } = rulesOf<Striking>();

const pikesFirst = on<Striking>('no-pikes-to-the-front', (one) => comesFirst(one, PIKES + 1));

const FIRST: Table<Striking, First> = {
  on: 'first',
  rows: [
    ...(BY_WEAPON as readonly Row<Striking, First>[]),
    notes('wab-6.46', [(one) => charges(one, 'pursued') !== undefined], {
      with: (one) => ({ who: charges(one, 'pursued') ?? 'own' }),
    }),
    sets(
      'wab-5.8',
      earlier,
      [charged],
      on('both-charged', (one) => rankOf(one, 'own') !== rankOf(one, 'enemy')),
      { with: (one) => ({ who: earlier(one) }) },
    ),
    notes<First>(
      'wab-3.61/order',
      [sameClass, (one) => charges(one, 'countercharged') !== undefined],
      {
        with: (one) => ({ who: charges(one, 'countercharged') ?? 'own' }),
      },
    ),
    sets(
      'wab-5.9',
      quicker,
      [isLevel],
      on('equal-initiative', ({ own, enemy }) => own.initiative !== enemy.initiative),
      { with: (one) => ({ who: quicker(one) }) },
    ),
    sets(
      'wab-5.10',
      (one) => momentumOf(one) ?? 'level',
      [isLevel],
      on('nobody-has-momentum', (one) => momentumOf(one) !== null),
      { with: (one) => ({ who: momentumOf(one) ?? 'own' }) },
    ),
    sets('wab-5.10/together', 'both', [isLevel, ({ readings: { R103 } }) => R103 === 'b']),
    sets('wab-5.10/die', rolledFirst, [isLevel]),
    notes<First>('wab-16.30/order', [(one) => impactOf(one) !== undefined], pikesFirst),
    sets(
      'wab-16.27/order',
      (one) => impactOf(one) ?? 'own',
      [(one) => impactOf(one) !== undefined],
      on('longer-weapons-first', (one) => !comesFirst(one, IMPACT[one.readings.R284 ?? 'a'])),
      { with: (one) => ({ who: impactOf(one) ?? 'own' }) },
    ),
  ],
};

/** Who strikes first; open while a die decides it. */
export const firstOf = (asked: Striking, trace: Parameters<typeof applyRows>[3]): First =>
  applyRows(FIRST, asked, 'level' as First, trace);

const STRIKERS = [
  ...(['own-impact', 'own', 'own-mount'] as const),
  ...(['enemy-impact', 'enemy', 'enemy-mount'] as const),
] as const;
type Striker = (typeof STRIKERS)[number];
const sideOf = (striker: Striker): Side => (striker.startsWith('own') ? 'own' : 'enemy');

/** Every striker in order, riders and mounts; nothing while a die is open between two of them. */
function inOrder(asked: Asked, die: First): readonly Striker[] {
  const level = rankOf(asked, 'own') === rankOf(asked, 'enemy');
  const strikers = STRIKERS.filter((one) => {
    const { mountInitiative, causesImpact } = asked[sideOf(one)];
    if (one.endsWith('impact')) return causesImpact;
    return !one.endsWith('mount') || mountInitiative !== undefined;
  });
  const initiative = (one: Striker) => {
    const { initiative, mountInitiative, charge } = asked[sideOf(one)];
    const own = one.endsWith('mount') && asked.readings.R120 === 'a';
    return own && (level || charge === 'none') ? (mountInitiative ?? initiative) : initiative;
  };
  const { R267, R284 } = asked.readings;
  const weapon = (one: Striker) => {
    if (one.endsWith('impact') && R267 === 'a') return IMPACT[R284];
    return one.endsWith('mount') && asked.readings.R120 === 'a'
      ? NORMAL
      : classOf(asked, sideOf(one));
  };
  const first = momentumOf(asked) ?? die;
  const open = strikers.some((one) =>
    strikers.some(
      (two) =>
        sideOf(one) !== sideOf(two) &&
        level &&
        first === 'open' &&
        weapon(one) === weapon(two) &&
        initiative(one) === initiative(two),
    ),
  );
  if (open) return [];
  const behind = (one: Striker) => Number(first !== 'both' && sideOf(one) !== first);
  return strikers.toSorted(
    (one, two) =>
      weapon(one) - weapon(two) ||
      rankOf(asked, sideOf(one)) - rankOf(asked, sideOf(two)) ||
      initiative(two) - initiative(one) ||
      behind(one) - behind(two),
  );
}

const mounted = (asked: Asked) => SIDES.some((side) => asked[side].mountInitiative !== undefined);
const noCharger = (side: Side, other: Side) => (asked: Asked) =>
  asked[side].charge === 'countercharged' && asked[other].charge !== 'charged';

export const strikeOrder = defineQuery({
  id: 'wab/strike-order',
  fields: ORDER_FIELDS,
  answer: {
    first: word(['own', 'enemy', 'both', 'open'], 'open'),
    ownFirst: opens(),
    rollsDie: yes(),
    order: many(word(STRIKERS, 'own')),
    chanceOwnFirst: maybe(text()),
  },
  odds: { chances: ['own-first'] },
  rolls: {
    ownDie: ({ rollsDie }) => Number(rollsDie),
    enemyDie: ({ rollsDie }) => Number(rollsDie),
  },
  sample: { own: { initiative: 4, charge: 'charged' }, enemy: { initiative: 5 } },
  start: {},
  check: problems(
    ['own.charge', 'nobody-charged', 'wab-3.61', noCharger('own', 'enemy')],
    ['enemy.charge', 'nobody-charged', 'wab-3.61', noCharger('enemy', 'own')],
    ...SIDES.map(
      (side) =>
        [
          `${side}.causesImpact`,
          'only-on-the-charge',
          'wab-16.27',
          (one: Asked) => one[side].causesImpact && one[side].charge === 'none',
        ] as const,
    ),
  ),
  run(input, trace) {
    const found = firstOf(input, trace);
    const first = found === 'level' ? 'open' : found;
    if (mounted(input)) trace.step(`wab-5.13/${input.readings.R120 === 'a' ? 'own' : 'rider'}`);
    const { R103 } = input.readings;
    const tied =
      sameClass(input) &&
      rankOf(input, 'own') === rankOf(input, 'enemy') &&
      input.own.initiative === input.enemy.initiative &&
      momentumOf(input) === null;
    const rollsDie = tied && R103 === 'a';
    const half = fraction(1, 2);
    const now = first === 'open' ? half : fraction(Number(first === 'own'));
    return {
      answer: {
        ...{ first, rollsDie, order: inOrder(input, R103 === 'b' ? 'both' : rolledFirst(input)) },
        ownFirst: first === 'open' ? null : first === 'own',
        chanceOwnFirst: first === 'both' ? null : fractionText(rollsDie ? half : now),
      },
      summary: { say: `strike-order/${first}`, with: {} },
      ...(first !== 'both' && { odds: oddsOf('own-first', now) }),
    };
  },
});
