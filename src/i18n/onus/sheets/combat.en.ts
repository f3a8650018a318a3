import type { SameKeys } from '../../messages.ts';
import type es from './combat.es.ts';

export default {
  'combat/title': 'Combat and modifiers',
  'combat/about':
    'What each thing adds and takes, how to roll, the three types of combat, the morale check and the chances.',

  'modifiers/circumstance': 'Modifiers',
  'modifiers/column-attack': 'Attack',
  'modifiers/column-defence': 'Defence hand to hand',
  'modifiers/column-strength': 'Ranged strength',
  'modifiers/column-shot-at': 'Defence when shot at',
  'modifiers/column-morale': 'Morale',

  'modifiers/states': 'State of the unit',
  'modifiers/wound': '**Each wound**',
  'modifiers/three-wounds': '**Every 3 wounds**',
  'modifiers/broken': '**Broken**',
  'modifiers/no-officers': '**No Officers**',
  'modifiers/hero': '**Hero**',
  'modifiers/extended': '**Each extended section**',

  'modifiers/attacked': 'How it is attacked',
  'modifiers/flank': '**Flank**',
  'modifiers/rear': '**Rear**',
  'modifiers/forced-march': '**Forced march**',
  'modifiers/fleeing': '**Fleeing**',
  'modifiers/no-check': 'no check',
  'modifiers/other-enemy': '**Each other enemy**',
  'modifiers/obstructed': '**Line of sight obstructed**',
  'modifiers/terror': '**Against Terror**',

  'modifiers/general': 'General',
  'modifiers/general-near': '**Within his radius**',
  'modifiers/general-here': '**In the unit**',
  'modifiers/card': 'his card',
  'modifiers/card-and': 'his card and {by}',
  'modifiers/general-lost': '**Dead, wounded or fleeing**',

  'modifiers/formations': 'Formations and abilities',
  'modifiers/shield-wall': '**Shield Wall**',
  'modifiers/phalanx': '**Phalanx**, to the front',
  'modifiers/phalanx-mounted': '**Phalanx** against mounted',
  'modifiers/square': '**Square**',
  'modifiers/square-mounted': '**Square** against mounted',
  'modifiers/arrowhead': '**Arrowhead, Rhomboid**, charging',
  'modifiers/bravery': '**Bravery**',
  'modifiers/lancers': '**Lancers, Sarissas** against mounted',
  'modifiers/ram': '**Ram**, charging infantry',

  'rolls/title': 'The attack roll, in this order',
  'rolls/dice': '1 die per section in contact, the same for both; with each enemy, one combat.',
  'rolls/hit': '**To hit:** die + attack **above** dodge.',
  'rolls/wound': '**To wound**, with those dice: die + attack **above** armour.',
  'rolls/six-and-one': 'A **6** always succeeds; a **1** always fails.',
  'rolls/skills': 'Professionals reroll the 1s, once a die. Deadly: each 6 to wound, 2 wounds.',

  'rolls/combining': 'How they combine',
  'rolls/add-up':
    'Everything adds up, for all the dice. Flank and rear do not count in Square, nor in forced march or fleeing, which already give −2/−2.',
  'rolls/least': 'No value goes below 1.',

  'chances/title': 'Chance of one die',
  'chances/difference': 'Defence less attack',
  'chances/from': 'From',
  'chances/any': 'Success',
  'chances/professional': 'Professionals',
  'chances/or-less': '{value} or less',
  'chances/or-more': '{value} or more',
  'chances/morale':
    'It fails with morale {m1}: {p1}; {m2}: {p2}; {m3}: {p3}; {m4}: {p4}; {m5}: {p5}; {m6} or more: {p6}.',

  'rolls/morale': 'Morale check',
  'rolls/morale-die': '1 die: it fails if it **exceeds** the modified morale. A 1 never fails.',
  'rolls/breaks-or-flees': 'A unit that fails is Broken; if it was already, it flees.',
  'rolls/no-flight':
    'Steadfast flees only by choice; artillery is destroyed; a fleeing unit does not check.',

  'types/title': 'Types of combat',
  'types/type': 'Type',
  'types/strikes': 'Who strikes, and when',
  'types/checks': 'Who checks morale',
  'types/simultaneous': '**Simultaneous**',
  'types/who-simultaneous': 'Both; wounds are applied together.',
  'types/checks-simultaneous':
    'The one that took more wounds in this combat; both if tied; nobody without wounds.',
  'types/priority': '**Priority**',
  'types/who-priority':
    'First the priority unit, even defending: Phalanx in its first combat, Ram when charging infantry, an event. The other replies, already hurt, if it lives and does not flee.',
  'types/checks-priority':
    'The struck unit, if wounded, before it replies; then wounds are compared, as in the simultaneous.',
  'types/single': '**Single**',
  'types/who-single': 'Only the Phalanx with Sarissas, in its first combat: no reply.',
  'types/checks-single': 'The struck unit, if wounded.',

  'types/meetings': 'Meetings, and the end',
  'types/priority-priority': 'Priority against priority: simultaneous.',
  'types/single-priority': 'Single against priority: priority, in favour of the Sarissas.',
  'types/ends':
    'Without wounds, or if one is eliminated (as many wounds as life), it ends there, without checks.',
  'types/after':
    "A wounded unit may flee at will. If both flee, the active player's first. If not, they stay engaged.",
} satisfies SameKeys<typeof es>;
