import type { SameKeys } from '../../messages.ts';
import type es from './turn.es.ts';

export default {
  'turn/title': 'The turn',
  'turn/about':
    'The seven phases, orders, activating Broken and fleeing units, events, the end of the turn and when a battle is lost.',

  'turn/steps': 'The phases, in this order',
  'turn/activation':
    '**Activation.** If the game is by casualties, they are checked first. Then as many orders as one likes.',
  'turn/movement':
    '**Movement.** Active units that do not flee move or charge; impetuous ones charge even if they are not.',
  'turn/shooting': '**Shooting.** Active units with missiles.',
  'turn/skirmishers': '**Skirmishers.** Active ones move what they had left.',
  'turn/combat':
    '**Combat.** All engaged units, active or not, in the order that the active player says.',
  'turn/flight': '**Flight.** Own units fleeing since an earlier turn check, or go on fleeing.',
  'turn/end': '**End of turn.** Cards are drawn and the hand is adjusted.',

  'turn/orders': 'Orders and activation',
  'turn/in-order': 'A phase that is over is not taken up again.',
  'turn/as-many': 'As many orders as one likes, but no more than 1 on the same unit in a turn.',
  'turn/kinds':
    'Activation orders activate units; Command, Morale and Health orders only apply their effect.',
  'turn/only-active': 'Only active units move, change formation, shoot or charge.',
  'turn/march-ends': 'When it is activated, a unit loses its Forced March marker.',

  'turn/activating': 'Activating Broken and fleeing units, not engaged',
  'turn/unit': 'Unit',
  'turn/check': 'Check',
  'turn/passed': 'If it passes',
  'turn/failed': 'If it fails, or makes none',
  'turn/broken': '**Broken**',
  'turn/fleeing': '**Fleeing**',
  'turn/may': 'optional',
  'turn/must': 'compulsory',
  'turn/rallies': 'No longer Broken; reduced movement and no charge.',
  'turn/stays-broken': 'Still Broken, with normal movement.',
  'turn/recovers':
    'Neither fleeing nor Broken, and it faces any way; this turn it neither moves nor fights.',
  'turn/flees-on': 'No penalty; it checks again in the flight phase.',

  'turn/events': 'Events of each combat or shot',
  'turn/events-each': '1 random; then the attacker plays 1 from hand and after him the defender 1.',
  'turn/events-random': 'The random one: with a sword, the attacker; with a shield, the defender.',
  'turn/events-hand': 'One from hand, only in favour of whoever plays it.',
  'turn/events-barred':
    'None is repeated; those marked “Charges” apply in the turn of the charge; those with a bow, in shots.',
  'turn/events-outside': 'In combats outside their phase, none.',
  'turn/events-elite': 'An Elite unit allows 2 from hand.',

  'turn/victory': 'Losing the battle',
  'turn/casualties':
    'By casualties: at the start of his turn, if what is eliminated and what flees exceed 50% of the initial value.',
  'turn/two-dice':
    'Then 2 dice: the army fights on if they do not exceed Leadership. With the general dead or wounded it is lost without a roll.',
  'turn/others': 'Other conditions: surrender or no units left in order; the death of the general.',

  'turn/chances': 'Fighting on: 2 dice',
  'turn/leadership': 'Leadership',
  'turn/holds': 'Fights on',

  'turn/general': 'The general',
  'turn/general-lost':
    'Dead, wounded or fleeing: -1 morale for all, 1 less Leadership, and nothing of what he gives.',
  'turn/general-back': 'Only from fleeing does he recover.',

  'end/title': 'Cards at the end of the turn',
  'end/ordered': 'If any order was played, draw 1 card.',
  'end/idle': 'If not, choose: discard any number and draw as many plus 1, or draw 3.',
  'end/limit':
    'Allies may give each other cards. What exceeds Leadership, 1 less without a general, is discarded.',
  'end/deck': 'If the deck runs out, the discards are shuffled.',
} satisfies SameKeys<typeof es>;
