import type { SameKeys } from '../../messages.ts';
import type es from './movement.es.ts';

export default {
  'movement/title': 'Movement and special manoeuvres',
  'movement/about':
    'The three types of movement, what each manoeuvre allows, who may be passed through and what becomes of it.',

  'movement/type': 'Movement',
  'movement/up-to': 'Up to',
  'movement/charges': 'Charges',
  'movement/shoots': 'Shoots',
  'movement/formed': 'In formation',
  'movement/besides': 'Besides',
  'movement/normal': '**Normal**',
  'movement/forced': '**Forced march**',
  'movement/reduced': '**Reduced**',
  'movement/whole': 'that of the card',
  'movement/double': 'twice that',
  'movement/half': 'half of it',
  'movement/yes': 'yes',
  'movement/no': 'no',
  'movement/no-but-skirmishers': 'only Skirmishers',
  'movement/in-most': 'but Wall and Phalanx',
  'movement/no-see-below': 'by the table',
  'movement/marker':
    'Announced first. When attacked {pair} defence and {by} morale, until it is activated again.',
  'movement/fractions': 'Fractions are kept. The manoeuvres and states below impose it.',

  'manoeuvres/title': 'Special manoeuvres',
  'manoeuvres/manoeuvre': 'Manoeuvre',
  'manoeuvres/rate': 'Movement',
  'manoeuvres/charges': 'Charges',
  'manoeuvres/shoots': 'Shoots',
  'manoeuvres/formed': 'In formation',
  'manoeuvres/exceptions': 'Exceptions',
  'manoeuvres/reduced': 'reduced',
  'manoeuvres/none': 'none',
  'manoeuvres/yes': 'yes',
  'manoeuvres/no': 'no',
  'manoeuvres/all-directions': '**In all directions**',
  'manoeuvres/rotation': '**Free rotation**, at the start',
  'manoeuvres/extension': '**Extend or shorten**',
  'manoeuvres/adoption': '**Adopt or change formation**',
  'manoeuvres/shooting': '**Make ready to shoot**',
  'manoeuvres/skirmishers-no-charge': 'Skirmishers: normal, and no charge either.',
  'manoeuvres/skirmishers-normal': 'Skirmishers: normal.',
  'manoeuvres/rotating-skirmishers': 'Skirmishers: normal, at any moment, at 1 UD each.',
  'manoeuvres/rotating-rhomboid': 'Rhomboid: normal, at any moment, just 1, and no UD spent.',
  'manoeuvres/manoeuvrable-charge': 'Manoeuvrable: normal, and they charge.',
  'manoeuvres/adopting-normal': 'Skirmishers, Manoeuvrable, Arrowhead, Rhomboid: normal.',
  'manoeuvres/bravery': 'Bravery: normal.',
  'manoeuvres/shooting-skirmishers': 'Skirmishers: normal, and no charge either.',
  'manoeuvres/shooting-artillery': 'Artillery: only if it does not move.',
  'manoeuvres/states': 'Without a manoeuvre',
  'manoeuvres/shield-wall': '**In Shield Wall**',
  'manoeuvres/phalanx': '**In Phalanx**',
  'manoeuvres/square': '**In Square**',
  'manoeuvres/rallied': '**No longer Broken**, on activation',

  'manoeuvres/moments': 'When to manoeuvre',
  'manoeuvres/at-once':
    'Several manoeuvres combine if all are made at once: before moving or after, never in the middle.',
  'manoeuvres/dissolve':
    'In later turns the formation may be deactivated and a normal move be made.',
  'manoeuvres/icon': 'A formation needs its icon, and there is no more than 1 at a time.',

  'movement/going': 'Moving',
  'movement/who': 'Active units that do not flee move. Engaged ones only have their actions.',
  'movement/turns':
    'Each turn of up to 90° on a corner costs 1 UD; all on the same one and in the same sense.',
  'movement/more':
    'Athletes, 1 more UD in a charge; stacked on its auxiliary, 1 more. After a Ram, if the enemy flees or dies, another half without charging.',
  'movement/skirmishers':
    'Skirmishers move in their phase what they had left, what they used rounded up to the half UD.',

  'passing/title': 'Passing through units',
  'passing/unit': 'The unit passed through',
  'passing/moving': 'Moving',
  'passing/fleeing': 'Fleeing',
  'passing/enemy': '**Enemy**',
  'passing/formed': '**Friend in formation**',
  'passing/elephants': '**Fleeing elephants**',
  'passing/engaged': '**Engaged friend**',
  'passing/other': '**Other friend**',
  'passing/yes': 'yes',
  'passing/no': 'no',
  'passing/then': 'And then',
  'passing/formed-mover': 'Nor does a unit in special formation pass through another.',
  'passing/breaks':
    'A Broken or fleeing one breaks the unit it passes; a normal one that passes a Broken one is Broken.',
  'passing/overlap': 'None ends on top of another: it stops before contact.',
  'passing/corner': 'Crossing a corner is enough.',
} satisfies SameKeys<typeof es>;
