import { readings } from '../../core/readings.ts';
import type { Table } from '../../core/rows.ts';
import { any, not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count, optionalCount, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { LEADERSHIP_FIELDS } from './leadership.ts';
import { TEST_ROLL } from './roll.ts';
import { HALF_STRENGTH, isHalved, MOST_MODELS } from './strength.ts';

/** Inches: fleeing friends, friends broken or destroyed (wab-7.6, wab-7.10). */
const FLEEING_REACH = 4;
const BROKEN_REACH = 12;
const FAR = 120;
const HIGHEST = 10;
/** A flank charge by fewer frightens nobody, and fewer are not frightened by one (wab-7.14, wab-7.15). */
const FEWEST = 5;
/** A share of losses to shooting that calls for a test: one model in four (wab-7.21). */
const SHOT_SHARE = 4;

const CAUSES = [
  'fleeing-friends',
  'broken-friends',
  'flank-charge',
  'general-killed',
  'shooting',
  'ignored-charge',
] as const;

export const PANIC_FIELDS = {
  cause: usual(choice(CAUSES, 'fleeing-friends')),
  ...LEADERSHIP_FIELDS,
  models: usual(count(1, MOST_MODELS, 20)),
  startModels: optionalCount(1, MOST_MODELS),
  friendDistance: optionalMeasure(0, FAR),
  friendModels: optionalCount(1, MOST_MODELS),
  friendsSkirmish: flag(),
  friendsEnd: choice(
    ['broken', 'destroyed-in-combat', 'destroyed-by-shooting', 'panicked'],
    'broken',
  ),
  chargerModels: count(1, MOST_MODELS, 10),
  chargerFormed: flag(true),
  chargeReaches: flag(true),
  chargerSkirmishes: rare(flag()),
  chargerPursued: rare(flag()),
  generalEnds: choice(
    ['killed-by-shooting', 'killed-in-combat', 'caught-in-pursuit', 'fled-off-table'],
    'killed-in-combat',
  ),
  lost: count(0, MOST_MODELS, 0),
  fleeing: flag(),
  engaged: flag(),
  wonCombat: flag(),
  offTable: rare(flag()),
  loneCharacter: rare(flag()),
  characters: rare(count(0, 10, 0)),
  leviesBroke: rare(flag()),
  enemyTurn: rare(flag()),
  shotWhileCharging: rare(flag()),
  mountLeadership: rare(optionalCount(1, HIGHEST)),
  frenzied: rare(flag()),
  stubborn: rare(flag()),
  inAmbush: rare(flag()),
  immune: rare(flag()),
  warWagon: rare(flag()),
  isElephant: rare(flag()),
  dice: TEST_ROLL,
  diceAgain: TEST_ROLL,
  readings: rare(group(readings('R69', 'R87', 'R99', 'R106', 'R115', 'R117'))),
};
export type Afraid = Values<typeof PANIC_FIELDS>;

const { adds, allows, bars, notes } = rulesOf<Afraid>();

const by =
  (...causes: readonly Afraid['cause'][]) =>
  ({ cause }: Afraid) =>
    causes.includes(cause);
const fleers = by('fleeing-friends');
const broke = by('broken-friends');
const flank = by('flank-charge');
const general = by('general-killed');
const shot = by('shooting');
const ignored = by('ignored-charge');

const within = (reach: number) =>
  on('friends-too-far', ({ friendDistance = 0 }: Afraid) => friendDistance <= reach);
const friendsSkirmish = on('friends-are-formed', (one: Afraid) => one.friendsSkirmish);
const alone = ({ loneCharacter }: Afraid) => loneCharacter;
const stands = ({ stubborn }: Afraid) => stubborn;
const enough = ({ models }: Afraid) => models >= FEWEST;
const formed = ({ skirmishers, loneCharacter }: Afraid) => !skirmishers && !loneCharacter;
/** Skirmishers who flee from a skirmishing unit count for nobody by the other reading (R87). */
const countForNobody = ({ skirmishers, readings: { R87 } }: Afraid) => skirmishers && R87 === 'b';
const ended =
  (...ends: readonly Afraid['friendsEnd'][]) =>
  ({ friendsEnd }: Afraid) =>
    ends.includes(friendsEnd);

/** Half strength once those who fell to the shots of this phase are gone. */
const isHalvedNow = (one: Afraid) =>
  isHalved(shot(one) ? { ...one, models: one.models - one.lost } : one);

/** Whether the unit takes a test for it: the causes, each below its own exceptions. */
export const TESTS: Table<Afraid, boolean> = {
  on: 'tests',
  rows: [
    allows(
      'wab-7.6',
      [fleers],
      within(FLEEING_REACH),
      on('enemy-turn', (one) => !one.enemyTurn),
    ),
    bars('wab-7.7', [fleers, formed], friendsSkirmish),
    bars('wab-7.7/reading', [fleers, countForNobody], friendsSkirmish),
    bars(
      'wab-7.8',
      [fleers, not<Afraid>(({ friendsSkirmish: loose, skirmishers }) => loose && !skirmishers)],
      on(
        'not-twice-as-many',
        ({ models, friendModels }) => friendModels !== undefined && models >= 2 * friendModels,
      ),
    ),
    allows(
      'wab-7.10',
      [broke],
      within(BROKEN_REACH),
      on('not-in-combat', ended('broken', 'destroyed-in-combat')),
    ),
    bars('wab-7.11', [broke, formed], friendsSkirmish),
    bars('wab-9.6', [any<Afraid>(fleers, broke), alone], friendsSkirmish),
    notes('wab-7.27', [broke], on('beaten-in-combat', ended('panicked'))),
    notes('wab-7.29', [broke], on('fell-to-no-shots', ended('destroyed-by-shooting'))),
    allows(
      'wab-7.14',
      [flank],
      on('charger-not-formed', ({ chargerFormed }) => chargerFormed),
      on('charger-too-small', ({ chargerModels }) => chargerModels >= FEWEST),
    ),
    bars('wab-15.25/panic', [flank, ({ chargerSkirmishes }) => chargerSkirmishes]),
    bars(
      'wab-7.15/few',
      [flank],
      on('enough-models', ({ models, characters }) => models - characters < FEWEST),
    ),
    notes(
      'wab-15.26',
      [flank, ({ skirmishers }) => skirmishers],
      on('not-engaged', ({ engaged }) => engaged),
    ),
    notes('wab-7.15/engaged', [flank, ({ skirmishers, engaged }) => skirmishers && engaged], {
      unless: ['wab-7.15'],
    }),
    bars(
      'wab-7.15',
      [flank],
      on('not-skirmishing', ({ skirmishers }) => skirmishers),
    ),
    bars(
      'wab-7.16',
      [flank],
      on('charge-reaches', ({ chargeReaches }) => !chargeReaches),
    ),
    bars('wab-7.14/pursuers', [
      flank,
      ({ chargerPursued, readings: { R115 } }) => chargerPursued && R115 === 'b',
    ]),
    notes(
      'wab-7.17',
      [flank, (_, tests) => tests],
      on('is-engaged', ({ engaged }) => !engaged),
    ),
    allows('wab-7.18', [general]),
    bars('wab-7.20/caught', [
      general,
      ({ generalEnds, readings: { R117 } }) => generalEnds === 'caught-in-pursuit' && R117 === 'b',
    ]),
    bars(
      'wab-20.7',
      [general],
      on('on-the-table', ({ offTable }) => offTable),
    ),
    bars(
      'wab-7.20',
      [general],
      on('general-killed', (one) => one.generalEnds === 'fled-off-table'),
    ),
    allows(
      'wab-7.21',
      [shot],
      on('too-few-lost', ({ lost, models }) => SHOT_SHARE * lost >= models && lost > 0),
      on('some-are-left', ({ lost, models }) => lost < models),
      { with: ({ lost, models }) => ({ lost, models }) },
    ),
    allows(
      'wab-7.23',
      [ignored],
      on('charge-falls-short', ({ chargeReaches }) => chargeReaches),
    ),
    notes('wab-12.28', [fleers, stands, not(enough)], { unless: ['wab-12.29'] }),
    bars('wab-12.29', [stands, (_, tests) => tests], on('not-fleeing-nearby', fleers)),
    bars(
      'wab-12.19',
      [(_, tests) => tests],
      on('not-frenzied', ({ frenzied }) => frenzied),
    ),
    bars('wab-13.28', [({ inAmbush }) => inAmbush], { say: 'wab-13.28/panic' }),
    bars('wab-14.23/panic', [({ warWagon }) => warWagon]),
    bars('wab-7.1/immune', [({ immune }) => immune]),
    bars('wab-17.29', [({ isElephant }) => isElephant]),
    bars('wab-2.70', [({ fleeing }) => fleeing]),
  ],
};

export const MODIFIERS: Table<Afraid, number> = {
  on: 'modifier',
  rows: [
    notes<number>('wab-7.4', [({ mountLeadership }) => mountLeadership !== undefined]),
    notes<number>('wab-7.5', [
      ({ characterLeadership = 0, leadership }) => characterLeadership > leadership,
      ({ skirmishers, characterWithdrawn }) => !skirmishers && !characterWithdrawn,
    ]),
    adds('wab-7.3', HALF_STRENGTH, [], on('above-half', isHalvedNow)),
  ],
};

export const REROLLS: Table<Afraid, boolean> = {
  on: 'rerolls',
  rows: [
    allows(
      'wab-13.81',
      [broke, ({ leviesBroke }) => leviesBroke],
      on('levies-too', ({ levy }) => !levy),
    ),
    allows(
      'wab-7.28',
      [broke],
      on('has-not-won', ({ wonCombat }) => wonCombat),
    ),
  ],
};
