import type { ClauseId } from '../../core/clause-ids.ts';
import { type Condition, type Row, type Table, topic } from '../../core/rows.ts';
import type { DeckCard } from '../cards.ts';
import type { Scenario } from '../scenarios/scenarios.ts';
import { isFoot, isMounted } from '../units.ts';
import { isLightOnFoot, type Move, mustStop, type OrderedBy, type PathHex } from './move.ts';

/** One hex of the path, seen from the unit that comes there. */
export interface Spot extends PathHex {
  move: Move;
  /** Number of the hex in the path, from 1. */
  at: number;
  last: boolean;
}

type At = Condition<Spot>;
const at = (name: string, holds: (spot: Spot) => boolean): At => ({ name, holds });
/** A topic: where it does not hold the clause is not worth a word. */
const here = (holds: (spot: Spot) => boolean) => at('here', holds);
const groundIs = (...grounds: Spot['ground'][]) => here(({ ground }) => grounds.includes(ground));
const holdsAny = (...holders: Spot['holds'][]) => here(({ holds }) => holders.includes(holds));
const occupied = here(({ holds }) => holds !== 'empty');
const byUnit = here(({ move }) => move.unit !== 'LD');
const byLeader = here(({ move }) => move.unit === 'LD');
const byFoot = here(({ move }) => isFoot(move.unit));
const byMounted = here(({ move }) => isMounted(move.unit));
const scenarioIs = (scenario: Scenario) => here(({ move }) => move.scenario === scenario);
const underCard = (...cards: DeckCard[]) =>
  here(({ move }) => (cards as OrderedBy[]).includes(move.orderedBy));
const ends = at('passes-through', ({ last }) => last);
const passes = at('move-ends-there', ({ last }) => !last);
const movesTwo = at('not-two-hexes', ({ move }) => move.hexes === 2);
const byLightFoot = at('not-light-foot', ({ move }) => isLightOnFoot(move.unit));

const spotFacts = ({ move: { unit }, at: number, ground, holds }: Spot) => ({
  unit,
  hex: number,
  ground,
  holds,
});
const spot = (clause: ClauseId, ...when: At[]): Row<Spot, boolean> => ({
  clause,
  when,
  with: spotFacts,
  say: `${clause}/path`,
});
const shuts = (clause: ClauseId, ...when: At[]): Row<Spot, boolean> => ({
  ...spot(clause, ...when),
  apply: () => false,
});
/** The move ends here: it may not go on. */
const stops = (clause: ClauseId, ...when: At[]): Row<Spot, boolean> => ({
  ...spot(clause, ...when),
  apply: (may, { last }) => may && last,
});

const isEnemy = (holds: Spot['holds']) => holds === 'enemy' || holds === 'enemy-leader';
const FRIENDS = ['friend', 'friend-with-leader'] as const;
const saying = <R extends object>(say: string, row: R) => ({ ...row, say });
const PASSING: Partial<Record<DeckCard, ClauseId>> = {
  'order-light-troops': 'cca-18.16',
  'move-fire-move': 'cca-18.48',
};
const PASSERS = Object.keys(PASSING) as DeckCard[];
const LIGHT_PASS = [byLightFoot, movesTwo, passes] as const;

/** What a hex that the move enters does to it: its ground first, then who is in it. */
export const HEXES_ENTERED: Table<Spot, boolean> = {
  on: 'allowed',
  rows: [
    spot('cca-17.1', topic(groundIs('rough'), byFoot)),
    spot('cca-17.14', groundIs('hill')),
    spot('cca-17.38', groundIs('camp')),
    spot(
      'cca-8.13',
      here((s) => mustStop(s.move, s)),
      passes,
    ),
    shuts('cca-17.23', groundIs('coast')),
    shuts('cca-19.15', groundIs('lake')),
    shuts('cca-19.16', groundIs('steep-hill')),
    saying(
      'cca-19.7/river',
      shuts('cca-19.7', topic(groundIs('river'), scenarioIs('crimissos-river'))),
    ),
    spot('cca-19.7', topic(groundIs('ford'), scenarioIs('crimissos-river'))),
    {
      ...shuts('cca-19.11', topic(groundIs('river', 'ford'), scenarioIs('ticinus-river'))),
      unless: ['cca-17.27'],
    },
    shuts('cca-17.26', groundIs('river')),
    stops('cca-17.2', topic(groundIs('rough'), byMounted)),
    stops('cca-17.8', groundIs('forest')),
    stops('cca-17.27', groundIs('ford')),
    spot('cca-8.10', topic(byUnit, holdsAny(...FRIENDS), underCard(...PASSERS)), ...LIGHT_PASS),
    ...PASSERS.map(
      (card): Row<Spot, boolean> => ({
        ...spot(
          PASSING[card] as ClauseId,
          topic(byUnit, holdsAny(...FRIENDS), underCard(card)),
          ...LIGHT_PASS,
        ),
        unless: ['cca-8.9'],
      }),
    ),
    {
      ...saying(
        'cca-8.33/unit-joins',
        spot(
          'cca-8.33',
          topic(byUnit, holdsAny('friendly-leader'), ends),
          at('reading-r66-a', ({ move }) => move.readings.R66 === 'b'),
          at('leader-along', ({ move }) => move.attachedLeader === 'none'),
        ),
      ),
      unless: ['cca-8.9'],
    },
    shuts('cca-8.8', topic(byUnit, holdsAny(...FRIENDS, 'enemy')), ends),
    shuts('cca-8.9', topic(byUnit, occupied)),
    shuts(
      'cca-8.31',
      topic(byLeader, occupied),
      at('no-enemy-there', ({ holds }) => isEnemy(holds)),
    ),
    spot('cca-8.30', topic(byLeader, holdsAny(...FRIENDS)), passes),
    saying(
      'cca-8.30/leader',
      shuts(
        'cca-8.30',
        topic(byLeader, holdsAny('friendly-leader'), passes),
        at('reading-r67-b', ({ move }) => move.readings.R67 === 'a'),
      ),
    ),
    shuts('cca-8.32', topic(byLeader, holdsAny('friendly-leader', 'friend-with-leader')), ends),
    spot('cca-8.33', topic(byLeader, holdsAny('friend'), ends)),
    spot('cca-8.39', topic(byLeader, holdsAny('friend')), ends),
    spot(
      'cca-19.32',
      topic(byUnit, groundIs('camp'), scenarioIs('baecula')),
      at('not-roman', ({ move }) => move.army === 'rome'),
    ),
  ],
};
