import { applyRows, type Table } from '../../core/rows.ts';
import { all, any, not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { NEAR } from '../movement/fields.ts';
import { enemyDoes, needsDistance, type ReactionInput, reactsBy } from './reaction-fields.ts';

const { bars, notes, sets } = rulesOf<ReactionInput>((one) => ({
  inches: one.distance ?? 0,
  near: NEAR[one.scale],
}));

const cardIs =
  (...cards: readonly ReactionInput['card'][]) =>
  ({ card }: ReactionInput) =>
    cards.includes(card);
const byCard = reactsBy('card');
const evades = reactsBy('evasion');
const shelters = reactsBy('shelter');
const cavalry = ({ kind }: ReactionInput) => kind === 'cavalry';
const hasCard = ({ acted, cardBack }: ReactionInput) => !acted || cardBack;

/** Ruling R146: a reaction allows none, or (b) its move does as any other. */
const isMere = any<ReactionInput>(
  enemyDoes('turn', 'shoot', 'forced'),
  all<ReactionInput>(enemyDoes('reaction'), ({ readings }) => readings.R146 === 'a'),
);
/** Ruling R147: who is not charged may react to a charge nearby, or (b) not. */
const isForOther = ({ readings }: ReactionInput) => readings.R147 === 'b';
const isFar = ({ distance, scale }: ReactionInput) => (distance ?? 0) >= NEAR[scale];
/** Ruling R118: it must come nearer than it was, or (b) any part of its move within the distance counts. */
const movesAway = ({ distance, startDistance, readings }: ReactionInput) =>
  readings.R118 === 'a' && startDistance !== undefined && (distance ?? 0) >= startDistance;
const byDispuesto = all<ReactionInput>(
  ({ kind }) => kind === 'company',
  ({ light }) => light,
  ({ dispuesto }) => dispuesto,
);
const mayEvade = any<ReactionInput>(cavalry, byDispuesto);

/** Whether what the enemy does may be reacted to at all, and by whom. */
const WHEN: Table<ReactionInput, boolean> = {
  on: 'allowed',
  rows: [
    notes('t7g-5.4', [enemyDoes('charge')]),
    bars('t7g-2.28/no-approach', [isMere]),
    bars('t7g-2.35/other-target', [enemyDoes('charge-at-other'), byCard, isForOther]),
    notes('t7g-2.28/moves-away', [needsDistance, not(isMere), movesAway]),
    bars('t7g-2.28', [needsDistance, not(isMere), any<ReactionInput>(isFar, movesAway)]),
    notes('t7g-2.28/near', [needsDistance, not(isMere), not(any<ReactionInput>(isFar, movesAway))]),
    notes('t7g-7.101', [({ cardBack }) => cardBack]),
    bars('t7g-2.28/acted', [not(evades), not(hasCard)]),
    notes('t7g-6.44', [evades, cavalry]),
    notes('t7g-7.71', [evades, byDispuesto]),
    bars('t7g-6.59/no-rule', [evades, not(mayEvade)]),
    bars('t7g-6.59/no-charge', [evades, not(enemyDoes('charge'))]),
    bars(
      't7g-6.46',
      [evades, ({ heavyCavalry }) => heavyCavalry],
      on('flees-from-infantry', ({ enemyKind }) => enemyKind === 'cavalry'),
    ),
    bars('t7g-6.41/cavalry', [shelters, not(cavalry)]),
    bars('t7g-6.41/command', [shelters, ({ ownCommand }) => !ownCommand]),
    bars('t7g-6.67/card', [reactsBy('harasser')], on('card-of-fire', not(cardIs('fire')))),
  ],
};

const fires = any<ReactionInput>(all<ReactionInput>(byCard, cardIs('fire')), reactsBy('harasser'));
const flees = any<ReactionInput>(all<ReactionInput>(byCard, cardIs('run')), evades);
const counters = all<ReactionInput>(byCard, cardIs('attack'));
const weaponIs =
  (...weapons: readonly ReactionInput['weapon'][]) =>
  ({ weapon }: ReactionInput) =>
    weapons.includes(weapon);
/** With ¡Atención! cannons never shoot, and bows and javelins no more than in any reaction. */
const onlyTurns = any<ReactionInput>(
  ({ kind }) => kind === 'artillery',
  weaponIs('light-cannon', 'medium-cannon', 'heavy-cannon', 'super-heavy-cannon', 'javelin'),
  all<ReactionInput>(weaponIs('bow', 'longbow'), ({ harasser }) => !harasser),
);
const stands = ({ mobileFortress, emplaced }: ReactionInput) => mobileFortress || emplaced;

/** What keeps the unit from the reaction of its card. */
const HOW: Table<ReactionInput, boolean> = {
  on: 'allowed',
  rows: [
    bars('t7g-3.4/behind', [
      counters,
      enemyDoes('charge'),
      ({ fromBehind, readings }) => fromBehind && readings.R121 === 'a',
    ]),
    bars('t7g-6.16', [
      counters,
      ({ mobileFortress, readings }) => mobileFortress && readings.R67 === 'a',
    ]),
    bars('t7g-6.27', [any<ReactionInput>(counters, flees), ({ emplaced }) => emplaced]),
    bars('t7g-6.77/charge', [counters, ({ limbered }) => limbered]),
    bars('t7g-6.76', [fires, ({ limbered }) => limbered]),
    notes('t7g-6.66', [fires, weaponIs('bow', 'longbow'), ({ harasser }) => harasser], {
      unless: ['t7g-6.106'],
    }),
    bars('t7g-6.106', [fires, weaponIs('bow', 'longbow')]),
    bars('t7g-6.116', [fires, weaponIs('javelin')]),
    bars('t7g-6.109/reaction', [
      fires,
      ({ kind, readings }) => kind === 'artillery' && readings.R45 === 'b',
    ]),
    bars('t7g-2.32/nothing', [
      byCard,
      cardIs('attention'),
      stands,
      any<ReactionInput>(weaponIs(undefined), onlyTurns),
    ]),
    bars('t7g-6.48/reaction', [({ thenCaracoles }) => thenCaracoles]),
  ],
};

export const mayReact = (input: ReactionInput, trace: Trace): boolean => {
  const may = applyRows(WHEN, input, true, trace);
  return may && applyRows(HOW, input, true, trace);
};

export const MEANS = [
  'turn-or-shoot',
  'turn',
  'counter-charge',
  'interception',
  'flight',
  'shot',
  'resist',
  'shot-and-flight',
] as const;
export type Means = (typeof MEANS)[number];

const isCharged = enemyDoes('charge');

/** In which way its card, or its rule, makes it react. */
const MEANS_OF: Table<ReactionInput, Means | null> = {
  on: 'reactsWith',
  rows: [
    sets<Means | null>('t7g-2.32/way', 'turn-or-shoot', [
      byCard,
      cardIs('attention'),
      not(onlyTurns),
    ]),
    sets<Means | null>('t7g-2.32/turn', 'turn', [byCard, cardIs('attention'), onlyTurns]),
    sets<Means | null>('t7g-2.33', 'counter-charge', [counters], on('is-not-charged', isCharged)),
    sets<Means | null>('t7g-2.35', 'interception', [counters], on('is-charged', not(isCharged))),
    sets<Means | null>('t7g-2.36/way', 'flight', [byCard, cardIs('run')]),
    sets<Means | null>('t7g-2.37', 'shot', [byCard, cardIs('fire')]),
    sets<Means | null>('t7g-2.38/way', 'resist', [cardIs('resist')], on('by-a-rule', byCard)),
    sets<Means | null>('t7g-6.59', 'flight', [evades]),
    sets<Means | null>(
      't7g-6.67',
      ({ givesUpFlight }) => (givesUpFlight ? 'shot' : 'shot-and-flight'),
      [reactsBy('harasser')],
    ),
    sets<Means | null>('t7g-6.41', 'interception', [shelters]),
  ],
};

export const meansOf = (input: ReactionInput, trace: Trace): Means | null =>
  applyRows(MEANS_OF, input, null, trace);

/** Whether its card is gone whatever the check brings. */
const CARD: Table<ReactionInput, boolean> = {
  on: 'cardSpent',
  rows: [
    notes('t7g-6.59/keeps-card', [evades, ({ readings }) => readings.R76 === 'b']),
    sets('t7g-2.30/card', true, [
      hasCard,
      not(all<ReactionInput>(evades, ({ readings }) => readings.R76 === 'b')),
    ]),
    notes('t7g-6.7', [({ brigade }) => brigade], on('no-card-left', hasCard)),
  ],
};

export const spendsCard = (input: ReactionInput, trace: Trace) =>
  applyRows(CARD, input, false, trace);

/** Ruling R29, R135: a tie throws the interceptor back too, or (b) only a defeat does. */
const thrownBack = (one: ReactionInput) =>
  one.combatEnd === 'loses' ||
  (one.combatEnd === 'ties' && (shelters(one) ? one.readings.R135 : one.readings.R29) === 'a');

/** Whether the enemy that was intercepted goes on. */
const GOES_ON: Table<ReactionInput, boolean> = {
  on: 'enemyGoesOn',
  rows: [
    sets('t7g-6.42', true, [shelters], on('not-thrown-back', thrownBack)),
    sets('t7g-2.35/goes-on', true, [byCard], on('not-thrown-back', thrownBack)),
    sets('t7g-2.35/holds', true, [not(thrownBack), ({ readings }) => readings.R123 === 'b']),
  ],
};

export const enemyGoesOn = (
  input: ReactionInput,
  means: Means | null,
  trace: Trace,
): boolean | null =>
  means === 'interception' && input.combatEnd !== undefined
    ? applyRows(GOES_ON, input, false, trace)
    : null;
