import { amount, maybe, word, words, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { any, not, on, rulesOf } from '../../core/rules.ts';
import { requiredChoice } from '../../core/schema/choices.ts';
import {
  ARMS,
  COMBATANTS,
  type Combatant,
  isArtillery,
  isCavalry,
  isFootArtillery,
  isGuard,
  isHeavyCavalry,
  isHorseArtillery,
  isInfantry,
  isLightInfantry,
  isUnit,
  LEADER_MOVE,
  missesWithSabers,
  PROFILES,
  retreatOf,
  STANDINGS,
  type Unit,
} from '../units.ts';

interface Asked {
  unit: Combatant;
}
type Is = (asked: Asked) => boolean;

const { notes } = rulesOf<Asked>(({ unit }) => ({ unit }));

const is =
  (fact: (unit: Combatant) => boolean): Is =>
  ({ unit }) =>
    fact(unit);
const among =
  (...types: readonly Combatant[]): Is =>
  ({ unit }) =>
    types.includes(unit);
const profileOf = ({ unit }: Asked) => (isUnit(unit) ? PROFILES[unit] : undefined);
const standingIs =
  (standing: string): Is =>
  (asked) =>
    profileOf(asked)?.standing === standing;
const moves = ({ unit }: Asked) => ({ unit, hexes: isUnit(unit) ? PROFILES[unit].moves : 0 });
const dice = ({ unit }: Asked) => ({ unit, dice: isUnit(unit) ? PROFILES[unit].meleeDice : 0 });
const moveIs =
  (clause: string): Is =>
  (asked) =>
    profileOf(asked)?.move === clause;
const unit = is(isUnit);
const leader = not(unit);

const light = any(
  is(isLightInfantry),
  among('light-cavalry', 'guard-light-cavalry', 'light-lancers'),
);

const ICONS = ['none', 'grenade', 'bugle', 'helmet', 'horse-artillery-icon'] as const;
const grenade = among('grenadier', 'guard-grenadier', 'old-guard');
const plain = among(
  ...(['line', 'militia', 'light-cavalry', 'guard-light-cavalry', 'light-lancers'] as const),
  ...(['foot-artillery', 'guard-foot-artillery'] as const),
);

/** All that the text says of a type, in the order of the book. */
const FACTS: Table<Asked, null> = {
  on: 'facts',
  rows: [
    notes<null>('ccn-1.7/fact', [light], on('sabers-miss-units', not(is(missesWithSabers)))),
    notes<null>('ccn-1.9/fact', [unit]),
    notes<null>('ccn-2.11/fact', [unit]),
    notes<null>('ccn-2.12/fact', [unit]),
    notes<null>('ccn-2.14/fact', [unit]),
    notes<null>('ccn-2.15/fact', [leader]),
    notes<null>('ccn-2.16/fact', [grenade]),
    notes<null>('ccn-2.17/fact', [is(isLightInfantry)]),
    notes<null>('ccn-2.18/fact', [is(isHeavyCavalry)]),
    notes<null>('ccn-2.19/fact', [is(isHorseArtillery)]),
    notes<null>('ccn-2.20/fact', [plain]),
    notes<null>('ccn-5.25/fact', [unit]),
    notes<null>('ccn-5.26/fact', []),
    notes<null>('ccn-5.27/fact', [standingIs('regular')]),
    notes<null>('ccn-5.28/fact', [standingIs('irregular')]),
    notes<null>('ccn-5.29/fact', [standingIs('elite')]),
    notes<null>('ccn-5.30/fact', [standingIs('guard')]),
    notes<null>('ccn-5.31/fact', [leader]),
    notes<null>('ccn-5.248/fact', [(asked) => profileOf(asked)?.standing !== undefined]),
    notes<null>('ccn-5.46/fact', [moveIs('ccn-5.46')], { with: moves }),
    notes<null>('ccn-5.47/fact', [moveIs('ccn-5.47')], { with: moves }),
    notes<null>('ccn-5.48/fact', [moveIs('ccn-5.48')], { with: moves }),
    notes<null>('ccn-5.49/fact', [moveIs('ccn-5.49')], { with: moves }),
    notes<null>('ccn-5.50/fact', [moveIs('ccn-5.50')], { with: moves }),
    notes<null>('ccn-5.51/fact', [moveIs('ccn-5.51')], { with: moves }),
    notes<null>('ccn-5.52/fact', [unit]),
    notes<null>('ccn-5.54/fact', [leader], { with: () => ({ hexes: LEADER_MOVE }) }),
    notes<null>('ccn-5.74/fact', [not(is(isInfantry)), not(is(isArtillery))]),
    notes<null>('ccn-5.84/fact', [is(isInfantry), not(among('rifle'))]),
    notes<null>('ccn-5.85/fact', [among('rifle')]),
    notes<null>('ccn-5.86/fact', [is(isFootArtillery)]),
    notes<null>('ccn-5.87/fact', [is(isHorseArtillery)]),
    notes<null>('ccn-5.98/fact', [(asked) => (profileOf(asked)?.rangedDice ?? 0) > 0]),
    notes<null>('ccn-5.99/fact', [is(isInfantry)]),
    notes<null>('ccn-5.106/fact', [is(isArtillery)]),
    notes<null>('ccn-5.127/fact', [among('old-guard')], { with: dice }),
    notes<null>(
      'ccn-5.128/fact',
      [is(isInfantry), not(among('old-guard')), (asked) => (profileOf(asked)?.meleeDice ?? 0) > 0],
      { with: dice },
    ),
    notes<null>('ccn-5.129/fact', [is(missesWithSabers)]),
    notes<null>('ccn-5.130/fact', [is(isInfantry)]),
    notes<null>('ccn-5.132/fact', [is(isHeavyCavalry)], { with: dice }),
    notes<null>('ccn-5.133/fact', [is(isCavalry)]),
    notes<null>('ccn-5.137/fact', [among('guard-foot-artillery')], { with: dice }),
    notes<null>('ccn-5.141/fact', [is(isArtillery)]),
    notes<null>('ccn-5.174/fact', [unit, not(among('militia'))]),
    notes<null>('ccn-5.183/fact', [among('militia')]),
    notes<null>('ccn-5.184/fact', [unit]),
    notes<null>('ccn-5.192/fact', [among('grenadier')]),
    notes<null>('ccn-5.193/fact', [among('cuirassiers')]),
    notes<null>('ccn-5.194/fact', [is(isGuard)]),
    notes<null>('ccn-5.196/fact', [unit]),
  ],
};

const iconOf = (unit: Unit): (typeof ICONS)[number] =>
  grenade({ unit })
    ? 'grenade'
    : isLightInfantry(unit)
      ? 'bugle'
      : isHeavyCavalry(unit)
        ? 'helmet'
        : isHorseArtillery(unit)
          ? 'horse-artillery-icon'
          : 'none';

const BANDS = { infantry: 'blue', cavalry: 'yellow', artillery: 'red' } as const;
const SIZES = { infantry: 'small', cavalry: 'medium-size', artillery: 'rectangular' } as const;

/** What stands on the national card alone (R4). */
const ON_CARD = ['blocks', 'fire-table', 'flags-ignored', 'dice-and-morale'] as const;
const onCard = (unit: Unit) =>
  ON_CARD.filter(
    (one) =>
      (one !== 'fire-table' || isArtillery(unit)) && (one !== 'flags-ignored' || isGuard(unit)),
  );

function factsOf(unit: Unit) {
  const { arm, standing, fights, moves, range, rangedDice, meleeDice, ignores } = PROFILES[unit];
  return {
    isUnit: true,
    arm,
    standing: standing ?? null,
    icon: iconOf(unit),
    band: BANDS[arm],
    blockSize: SIZES[arm],
    move: moves,
    moveAndFight: fights,
    fireRange: range,
    rangedDiceMore: rangedDice,
    meleeDiceMore: meleeDice,
    sabersHitUnits: !missesWithSabers(unit),
    flagsOfType: ignores,
    retreatPerFlag: retreatOf(unit),
    onNationalCard: onCard(unit),
  };
}

export const unitFacts = defineQuery({
  id: 'ccn/unit',
  fields: { unit: requiredChoice(COMBATANTS) },
  // What a leader does not have is null.
  answer: {
    isUnit: yes(),
    arm: maybe(word(ARMS, 'infantry')),
    standing: maybe(word(STANDINGS, 'regular')),
    icon: maybe(word(ICONS, 'none')),
    band: maybe(word(['blue', 'yellow', 'red'], 'blue')),
    blockSize: word(['small', 'medium-size', 'rectangular'], 'rectangular'),
    move: amount(LEADER_MOVE),
    moveAndFight: maybe(amount()),
    fireRange: amount(),
    rangedDiceMore: amount(),
    meleeDiceMore: amount(),
    sabersHitUnits: maybe(yes()),
    flagsOfType: maybe(amount()),
    retreatPerFlag: maybe(amount()),
    onNationalCard: words(ON_CARD),
  },
  sample: { unit: 'grenadier' },
  run({ unit }, trace) {
    applyRows(FACTS, { unit }, null, trace);
    const answer = isUnit(unit) ? factsOf(unit) : {};
    const kind = unit === 'leader' ? 'leader' : isArtillery(unit) ? 'artillery' : 'troops';
    const { moves: hexes, fights } =
      unit === 'leader' ? { moves: LEADER_MOVE, fights: 0 } : PROFILES[unit];
    return { answer, summary: { say: `unit/${kind}`, with: { unit, hexes, fights } } };
  },
});
