import { problems } from '../../core/problems.ts';
import { readings, readingsToC } from '../../core/readings.ts';
import { choice, flag, optionalChoice } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { optionalCount, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { KIND, MOST_VALUE } from '../fields.ts';
import { checkLimbered, MOST_INCHES, SCALE } from '../movement/fields.ts';
import { WEAPON_NAMES } from '../shooting/weapons.ts';
import { ORDERS } from '../units.ts';

/** What the enemy does, to which somebody might react. */
const DEEDS = ['charge', 'charge-at-other', 'move', 'turn', 'shoot', 'forced', 'reaction'] as const;
/** By its card, or by a rule of its own: Evasión, Hostigador, and Resguardo of the unit that is charged. */
const WAYS = ['card', 'evasion', 'harasser', 'shelter'] as const;

export const REACTION_FIELDS = {
  enemyDoes: usual(choice(DEEDS, 'charge')),
  card: usual(choice(ORDERS, 'attention')),
  reactsBy: usual(choice(WAYS, 'card')),
  kind: usual(KIND),
  enemyKind: usual(choice(['infantry', 'cavalry'], 'infantry')),
  distance: usual(optionalMeasure(0, MOST_INCHES)),
  startDistance: optionalMeasure(0, MOST_INCHES),
  scale: SCALE,
  acted: flag(),
  cardBack: rare(flag()),
  fromBehind: flag(),
  gap: optionalMeasure(0, MOST_INCHES),
  speed: optionalCount(0, MOST_VALUE),
  enemySpeed: optionalCount(0, MOST_VALUE),
  ground: choice(['normal', 'difficult', 'very-difficult'], 'normal'),
  discipline: optionalCount(0, MOST_VALUE),
  weapon: optionalChoice(WEAPON_NAMES),
  givesUpFlight: flag(),
  harasser: flag(),
  heavyCavalry: flag(),
  light: flag(),
  dispuesto: rare(flag()),
  integratedGun: rare(flag()),
  limbered: rare(flag()),
  limberedSpeed: rare(optionalCount(0, MOST_VALUE)),
  mobileFortress: rare(flag()),
  emplaced: rare(flag()),
  ownCommand: rare(flag(true)),
  brigade: rare(flag()),
  thenCaracoles: rare(flag()),
  combatEnd: rare(optionalChoice(['loses', 'ties', 'wins'])),
  readings: rare(
    group({
      ...readings(
        'R28',
        'R29',
        'R45',
        'R67',
        'R76',
        'R118',
        'R121',
        'R123',
        'R135',
        'R146',
        'R147',
      ),
      ...readingsToC('R162'),
    }),
  ),
};
export type ReactionInput = Values<typeof REACTION_FIELDS>;

export const reactsBy =
  (...ways: readonly ReactionInput['reactsBy'][]) =>
  (one: ReactionInput) =>
    ways.includes(one.reactsBy);
export const enemyDoes =
  (...deeds: readonly ReactionInput['enemyDoes'][]) =>
  (one: ReactionInput) =>
    deeds.includes(one.enemyDoes);
export const approaches = enemyDoes('move', 'charge-at-other', 'reaction');
/** A unit reacts by its own card to what comes near; Resguardo asks for no distance. */
export const needsDistance = (one: ReactionInput) => approaches(one) && !reactsBy('shelter')(one);

export const checkReaction = problems<ReactionInput>(
  [
    'distance',
    'distance-missing',
    't7g-2.28',
    (one) => needsDistance(one) && one.distance === undefined,
  ],
  [
    'reactsBy',
    'shelters-nobody',
    't7g-6.41',
    (one) => reactsBy('shelter')(one) && !enemyDoes('charge-at-other')(one),
  ],
  ['reactsBy', 'no-harasser', 't7g-6.67', (one) => reactsBy('harasser')(one) && !one.harasser],
  [
    'heavyCavalry',
    'only-cavalry',
    't7g-6.46',
    ({ heavyCavalry, kind }) => heavyCavalry && kind !== 'cavalry',
  ],
  checkLimbered,
  [
    'integratedGun',
    'only-formation',
    't7g-6.83',
    ({ integratedGun, kind }) => integratedGun && kind !== 'formation',
  ],
  ['cardBack', 'card-of-who-acted', 't7g-7.101', ({ cardBack, acted }) => cardBack && !acted],
);
