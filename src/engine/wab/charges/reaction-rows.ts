import { readings } from '../../core/readings.ts';
import type { Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag, list, optionalChoice } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count, optionalCount, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { WEAPON_NAMES } from '../shooting/weapons.ts';
import { COUNTER, type Countering } from './counter-rows.ts';
import {
  beyondHalf,
  CHARGERS,
  type Charger,
  chargeOf,
  inReach,
  movementOf,
  TARGETS,
} from './fields.ts';

export const REACTIONS = [
  'hold',
  'flee',
  'stand-and-shoot',
  'shoot-and-flee',
  'countercharge',
  'feigned-flight',
  'ignore',
] as const;
export type Reaction = (typeof REACTIONS)[number];

const MOST_MODELS = 100;
const USUAL_MOVEMENT = 4;
/** A share of losses to shooting that calls for a Panic test: one model in four (wab-4.65). */
const SHOT_SHARE = 4;
const WHOLE = 100;
const STATES = [
  'engaged',
  'fleeing',
  'revealed',
  'met-by-pursuers',
  'column',
  'cataphracts',
  'way-blocked',
  'ungovernable',
] as const;

export const REACTION_FIELDS = {
  chargers: usual(CHARGERS),
  reaction: usual(choice(['any', ...REACTIONS], 'any')),
  troops: usual(TARGETS),
  missiles: usual(flag()),
  weapon: optionalChoice(WEAPON_NAMES),
  targetMovement: movementOf(USUAL_MOVEMENT),
  targetIs: list(STATES, STATES.length),
  otherReaction: choice(['same', ...REACTIONS], 'same'),
  neighbour: choice(['none', ...REACTIONS], 'none'),
  chargerModels: optionalCount(1, MOST_MODELS),
  chargerLost: count(0, MOST_MODELS, 0),
  shotsStop: flag(),
  fearsEnemy: flag(),
  usedToElephants: rare(flag()),
  frenzied: rare(flag()),
  feignsFlight: rare(flag()),
  combined: rare(flag()),
  allDeclared: rare(flag(true)),
  bareMovement: rare(optionalMeasure(1, 12)),
  readings: rare(group(readings('R23', 'R33', 'R109'))),
};
export type Target = Values<typeof REACTION_FIELDS>;
/** The same of one reaction. */
export type Reacting = Target & { does: Reaction };

const isNow =
  (state: (typeof STATES)[number]) =>
  ({ targetIs }: Target) =>
    targetIs.includes(state);
const does =
  (...reactions: readonly Reaction[]) =>
  (one: Reacting) =>
    reactions.includes(one.does);
const shoots = does('stand-and-shoot', 'shoot-and-flee');
const hasMissiles = ({ missiles, weapon }: Target) => missiles || weapon !== undefined;
/** Some weapons are too slow to flee after the shot. */
const shootsWith = (slow: Target['weapon']) => (one: Reacting) =>
  shoots(one) && one.weapon === slow;
const stays = on<Reacting>('stays-after-the-shot', does('shoot-and-flee'));
export const several = ({ chargers }: Target) => chargers.length > 1;

/** Mounted models shoot all round, by the other reading only at chargers whom they face (R33). */
const faces = ({ troops, readings: { R33 } }: Target, { chargerFrom }: Charger) =>
  chargerFrom === 'front' || (troops !== 'infantry' && R33 === 'a');
/** The chargers at whom it may shoot, each by its own distance (R109). */
export const inSights = (target: Target) =>
  target.chargers.filter((charger) => beyondHalf(charger) && faces(target, charger));

const farthest = ({ chargers }: Target) => ({
  half: Math.min(...chargers.map((charger) => chargeOf(charger) / 2)),
});

const { bars, notes } = rulesOf<Reacting>();

/** What a state leaves it, whatever it would like. */
const LIMITS = [
  bars('wab-2.69/only-flee', [isNow('fleeing')], on('flees', not(does('flee')))),
  bars('wab-3.17', [isNow('engaged')], on('holds', not(does('hold')))),
  bars('wab-6.42/only-hold', [isNow('met-by-pursuers')], on('holds', not(does('hold')))),
  bars('wab-3.56', [isNow('revealed')], on('holds-or-flees', not(does('hold', 'flee')))),
  bars('wab-17.13', [(one) => facesElephant(one), not(does('flee', 'shoot-and-flee'))]),
];

/** Riders and chariots do not stand before an elephant, whatever they are used to. */
const facesElephant = ({ troops, chargers }: Target) =>
  troops !== 'infantry' && chargers.some(({ chargerTroops }) => chargerTroops === 'elephants');

/** The same, told where it keeps to it. */
export const LIMITED: Table<Target, boolean> = {
  on: 'allowed',
  rows: [
    rulesOf<Target>().notes('wab-2.69/told', [isNow('fleeing')]),
    rulesOf<Target>().notes('wab-3.17/told', [isNow('engaged')]),
    rulesOf<Target>().notes('wab-6.42/told', [isNow('met-by-pursuers')]),
    rulesOf<Target>().notes('wab-3.56/told', [isNow('revealed')]),
    rulesOf<Target>().notes('wab-17.13/told', [facesElephant]),
  ],
};

/** Whether a reaction is open to it. */
export const MAY: Table<Reacting, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-3.6', [({ allDeclared }) => !allDeclared]),
    ...LIMITS,
    bars(
      'wab-12.21',
      [does('flee', 'shoot-and-flee', 'feigned-flight')],
      on('not-frenzied', ({ frenzied }) => frenzied),
    ),
    bars(
      'wab-13.63/no-rule',
      [does('feigned-flight')],
      on('may-feign', ({ feignsFlight }) => !feignsFlight),
    ),
    bars(
      'wab-13.63',
      [does('feigned-flight'), ({ feignsFlight }) => feignsFlight],
      on(
        'charged-in-its-front',
        ({ chargers }) => !chargers.every(({ chargerFrom }) => chargerFrom.startsWith('front')),
      ),
    ),
    bars(
      'wab-3.9/no-missiles',
      [shoots],
      on('has-missiles', (one) => !hasMissiles(one)),
    ),
    bars(
      'wab-4.32/combined',
      [({ combined }) => combined, does('shoot-and-flee', 'stand-and-shoot'), hasMissiles],
      on('stands-to-shoot', does('shoot-and-flee')),
    ),
    bars('wab-10.61', [shootsWith('crossbow')], stays),
    bars('wab-10.64', [shootsWith('handgun')], stays),
    bars('wab-10.73', [shootsWith('staff-sling')], stays),
    bars(
      'wab-3.9/too-near',
      [does('stand-and-shoot'), hasMissiles],
      on('far-enough', ({ chargers }) => !chargers.some(beyondHalf)),
      { with: farthest },
    ),
    bars(
      'wab-3.13/too-near',
      [does('shoot-and-flee'), hasMissiles],
      on('far-enough', ({ chargers }) => !chargers.some(beyondHalf)),
      { with: farthest },
    ),
    bars(
      'wab-4.22/facing',
      [shoots, hasMissiles, ({ chargers }) => chargers.some(beyondHalf)],
      on('faces-a-charger', (one) => inSights(one).length === 0),
    ),
    bars(
      'wab-3.37/all-far-enough',
      [
        shoots,
        several,
        (one) => inSights(one).length > 0,
        ({ readings: { R109 } }) => R109 === 'b',
      ],
      on('all-far-enough', (one) => inSights(one).length < one.chargers.length),
    ),
    bars(
      'wab-3.37',
      [several],
      on('one-reaction', (one) => !['same', one.does].includes(one.otherReaction)),
    ),
  ],
};

/** The same of a countercharge. */
export const COUNTERS: Table<Countering, boolean> = { ...COUNTER, on: 'allowed' };
export const counteringOf = ({ troops, chargers, targetIs }: Target): Countering => ({
  ...{ troops, chargers },
  cataphracts: targetIs.includes('cataphracts'),
  column: targetIs.includes('column'),
  blocked: targetIs.includes('way-blocked'),
});

/** What is told of a reaction that it makes. */
export const TOLD: Table<Reacting, boolean> = {
  on: 'allowed',
  rows: [
    notes('wab-3.7', [does('hold')]),
    notes('wab-3.9', [does('stand-and-shoot')]),
    notes('wab-13.45', [does('stand-and-shoot'), ({ combined }) => combined]),
    notes('wab-3.13', [does('shoot-and-flee')]),
    notes('wab-13.64', [does('feigned-flight')]),
    notes('wab-3.37/one-target', [shoots, several]),
    notes('wab-3.8/may', [does('countercharge')]),
    notes('wab-3.33', [({ neighbour }) => neighbour !== 'none']),
    notes('wab-13.5/reaction', [
      isNow('ungovernable'),
      does('flee', 'shoot-and-flee', 'countercharge'),
    ]),
    notes('wab-13.6/reaction', [isNow('ungovernable'), shoots]),
  ],
};

/** Whether the charger is frightened by what he lost to the shots. */
export const SCARED: Table<Reacting, boolean> = {
  on: 'chargerTests',
  rows: [
    rulesOf<Reacting>().allows(
      'wab-3.10',
      [shoots, ({ chargerLost }) => chargerLost > 0],
      on(
        'too-few-lost',
        ({ chargerLost, chargerModels = MOST_MODELS }) => SHOT_SHARE * chargerLost >= chargerModels,
      ),
      { with: () => ({ share: WHOLE / SHOT_SHARE }) },
    ),
  ],
};

const isFoot = ({ troops }: Target) => troops === 'infantry';
const chargedBy =
  (is: (troops: Charger['chargerTroops']) => boolean) =>
  ({ chargers }: Target) =>
    chargers.some(({ chargerTroops }) => is(chargerTroops));
const byChariots = chargedBy((troops) => troops.endsWith('chariots'));
const byElephants = chargedBy((troops) => troops === 'elephants');
const used = ({ usedToElephants }: Target) => usedToElephants;
/** Infantry before chariots and elephants, riders before elephants (wab-16.4, wab-17.7); or as it is told. */
const fears = (one: Reacting) =>
  one.fearsEnemy ||
  (isFoot(one) && byChariots(one)) ||
  (byElephants(one) && !(isFoot(one) && used(one)));

/** Whether it tests for fear once the charge is known to reach. */
export const FEARS: Table<Reacting, boolean> = {
  on: 'needsFearTest',
  rows: [
    notes('wab-16.4', [isFoot, byChariots]),
    notes('wab-17.7', [isFoot, byElephants], on('used-to-them', not(used)), {
      say: 'wab-17.7/infantry',
    }),
    notes('wab-17.7', [not(isFoot), byElephants], on('used-to-them', not(used))),
    notes('wab-17.8', [not(isFoot), byElephants], on('not-used-to-them', used)),
    notes(
      'wab-12.19',
      [fears],
      on('not-frenzied', ({ frenzied }) => frenzied),
      {
        say: 'wab-12.19/fear',
        unless: ['wab-12.2'],
      },
    ),
    notes('wab-12.5', [fears], on('does-not-choose-flight', does('flee')), {
      unless: ['wab-12.2'],
    }),
    rulesOf<Reacting>().allows('wab-13.67', [fears, does('feigned-flight')], {
      unless: ['wab-12.2'],
    }),
    rulesOf<Reacting>().allows(
      'wab-12.2',
      [fears],
      on('out-of-reach', ({ chargers }) => chargers.some(inReach)),
    ),
  ],
};

/** Whether it flees after it has shot. */
export const FLEES: Table<Reacting, boolean> = {
  on: 'flees',
  rows: [
    bars(
      'wab-3.14',
      [does('shoot-and-flee')],
      on('charge-goes-on', ({ shotsStop }) => shotsStop),
    ),
  ],
};

/** Whether an ignored charge counts after all. */
export const IGNORED: Table<Reacting, boolean> = {
  on: 'panicTest',
  rows: [
    rulesOf<Reacting>().allows(
      'wab-3.19',
      [does('ignore')],
      on('out-of-reach', ({ chargers }) => chargers.some(inReach)),
    ),
  ],
};
