import type { SameKeys } from '../../messages.ts';
import type es from './terrain.es.ts';

export default {
  'terrain/title': 'Terrain',
  'terrain/about':
    'What each terrain does to moves, combat, squares and line of sight, and the dice that it takes from each arm.',
  'terrain/terrain': 'Terrain',
  'terrain/entering': 'On entry',
  'terrain/fighting': 'Combat on entry',
  'terrain/square': 'Square',
  'terrain/infantry-at': 'Infantry, at it',
  'terrain/cavalry-at': 'Cavalry, at it',
  'terrain/artillery-at': 'Artillery, at it',
  'terrain/infantry-out': 'Infantry, out of it',
  'terrain/cavalry-out': 'Cavalry, out of it',
  'terrain/artillery-out': 'Artillery, out of it',
  'terrain/sight': 'Line of sight',

  'terrain/forest': '**Forest**',
  'terrain/town': '**Town or windmill**',
  'terrain/hill': '**Hill**, uphill and downhill',
  'terrain/hill-to-hill': '**Hill to hill**',
  'terrain/rugged-hill': '**Rugged hill**',
  'terrain/fieldworks': '**Fieldworks**, through that hexside',
  'terrain/river': '**River** without ford or bridge',
  'terrain/ford': '**Fordable river**',
  'terrain/bridge': '**Bridge**',
  'terrain/quarry': '**Sand quarry**',

  'terrain/impassable': '**Impassable**.',
  'terrain/no-limit': 'No stop.',
  'terrain/stop': 'Stop.',
  'terrain/not-artillery': 'Impassable to artillery.',
  'terrain/yes': 'yes',
  'terrain/no': 'no',
  'terrain/only-light': 'light infantry only',
  'terrain/fewer': '−{dice}',
  'terrain/fewer-melee': '−{dice} in melee',
  'terrain/fewer-fire': '−{dice} in fire',
  'terrain/open': 'free',
  'terrain/blocks': 'blocked',

  'terrain/dice': 'Dice that terrain takes away',
  'terrain/limits': 'Dice and terrain',
  'terrain/add-up': "The reductions of both hexes add up: the target's and the unit's own.",
  'terrain/no-dice':
    'A unit without dice does not attack in melee; in Combined Arms the artillery still rolls.',
  'terrain/works-alone':
    'Through fieldworks only their own reduction counts, for cavalry fighting out of them as well.',
  'terrain/works-front':
    'Fieldworks protect only through the hexsides that bear them; infantry and artillery attacked through these may ignore 1 flag.',
  'terrain/charge-in-town': 'Cavalry Charge gives no dice against a town or out of it.',
  'terrain/cards-too': 'No Tactic card lifts the limits of terrain.',
  'terrain/lone-leader': 'Against a lone leader terrain takes off the same dice.',

  'terrain/retreating': 'In a retreat',
  'terrain/retreat-through':
    'Passable terrain does not stop a unit that retreats, nor cavalry that Retires and Reforms.',
  'terrain/retreat-closed':
    'Impassable terrain closes the way: each hex that is not made costs 1 block.',

  'terrain/line-of-sight': 'Line of sight',
  'terrain/centre-to-centre':
    'From center to center. Units and leaders of both sides, forest, town, hill, rugged hill and the edge of the board obstruct it.',
  'terrain/own-and-target': "Neither the unit's own hex nor the target's counts.",
  'terrain/along-hexside': 'Along a hexside, only obstructions on both sides block it.',
  'terrain/hill-front':
    'Between low ground and the first hex of a hill there is sight, both ways; with another hill hex between, there is none.',
  'terrain/hill-level':
    'On one hill, across connected hexes, there is sight unless somebody is between.',
  'terrain/hill-across':
    'From hill to hill, over lower ground, there is sight unless somebody or blocking terrain is there.',
  'terrain/overhead':
    'Artillery on a hill fires over friends in a lower adjacent hex, but not in Combined Arms.',
} satisfies SameKeys<typeof es>;
