export default {
  'horse/title': 'Cavalry and artillery',
  'horse/about':
    'The rules of all cavalry and of all artillery, the special ones of each, the Choragiew, draught horses and the integrated cannon.',

  'horse/all-cavalry': 'All cavalry',
  'horse/mobility': 'Mobility',
  'horse/mobility-does': 'With Ready! or Run!, a free change of orientation at the start.',
  'horse/evasion': 'Evasion',
  'horse/evasion-does':
    'When charged it may flee as with Run!, whatever its card and even if it has acted, if it passes its check; from infantry with Discipline+.',
  'horse/pursuit': 'Pursuit',
  'horse/pursuit-does':
    'Infantry that retreats from it is destroyed, and the cavalry advances its Speed straight ahead.',

  'horse/cavalry': 'Cavalry that has them',
  'horse/extended': 'Extended Arc',
  'horse/extended-does': 'Shoots from a Lateral Centre too.',
  'horse/heavy': 'Heavy Cavalry',
  'horse/heavy-does': 'No Mobility; Evasion from infantry only.',
  'horse/caracole': 'Caracole',
  'horse/caracole-does':
    'After a shot in its activation, with a Discipline check, it withdraws up to its Speed without turning.',
  'horse/dragoon': 'Dragoon',
  'horse/dragoon-does': 'Shoots only with Fire!.',
  'horse/impetuous': 'Impetuous',
  'horse/impetuous-does':
    'Fresh, with another order and an enemy in reach, it checks; if it fails, it charges. It consolidates whenever it can.',
  'horse/harasser': 'Harasser',
  'horse/harasser-does':
    'Shoots bows when reacting. With Fire!, one check to shoot and flee; with a firearm, Fire+ only if it gives up its flight.',

  'horse/choragiew': 'Choragiew',
  'horse/joins':
    'Cavalry of one command joins in a column on contact with Ready! or Run!, or on deployment.',
  'horse/never-disordered': 'None Disordered; a unit that another joins loses its card.',
  'horse/common-wear':
    'Common Wear: beyond its Stamina it loses the rear unit, and as many markers as Stamina plus 1 are discarded.',
  'horse/one-card': 'One card, and it obeys as if Fresh.',
  'horse/front':
    'Fights with the profile of its front; if it charges and wins, 1 more Wear for each unit after the first.',
  'horse/leaves': 'Units leave with Ready! or Run!, announced in Planning.',

  'horse/all-guns': 'All artillery',
  'horse/no-escape': 'No Escape',
  'horse/no-escape-does': 'If it loses a combat, it is destroyed.',
  'horse/embedded': 'Embedded Command',
  'horse/embedded-does':
    'Always at command distance. Only Command Actions that name artillery affect it.',
  'horse/crew': 'Crew Defence',
  'horse/crew-does': 'In combat it counts as infantry.',
  'horse/overlapped': 'Overlapped',
  'horse/overlapped-does':
    'It does not hinder friends that move: it goes to the rear of the unit that ends on it, and 1″ more.',
  'horse/cannon': 'Cannon',
  'horse/cannon-does': 'Shoots only with Fire!. Light 18″, medium 24″, heavy 36″, super-heavy 42″.',

  'horse/guns': 'Artillery that has them',
  'horse/experimental': 'Experimental',
  'horse/experimental-does': '1 Wear of its own for each 1 when it shoots.',
  'horse/fortified': 'Fortified',
  'horse/fortified-does': 'Until it moves, Courage+ against shots and in combat.',
  'horse/mortar': 'Mortar',
  'horse/mortar-does': 'Its target has no Covered.',
  'horse/super-heavy': 'Super-heavy',
  'horse/super-heavy-does': 'Order check to shoot; its target makes another or is Disordered.',

  'horse/draught': 'Draught horses',
  'horse/speeds': 'Two Speeds: unlimbered (0 for medium and heavy cannons) and limbered.',
  'horse/limbers': 'Limbering takes the whole order Ready!. Limbered, it does not shoot.',
  'horse/limbered-moves': 'Limbered, it moves with Run!.',
  'horse/unlimbers': 'With Ready! it moves, if it likes, and unlimbers; no shot that turn.',
  'horse/starts': 'It may be deployed limbered.',

  'horse/integrated': 'Integrated light cannon',
  'horse/part-of':
    'Part of a Formation from deployment on; it fights with the Formation’s profile.',
  'horse/runs': 'The Formation runs with Speed+; if it flees, the cannon is destroyed.',
  'horse/shoots': 'Only with Fire!, at the same target, and apart.',
  'horse/scores': 'They score apart: 2 and 1.',
} as const;
