export default {
  'rules/rule': 'Rule',
  'rules/does': 'What it does',

  'troops/title': 'Troops: infantry and common rules',
  'troops/about':
    'The special rules that any Troops may have, those of infantry, the Mobile Fortress and the Emplaced Fortification.',

  'troops/kinds': 'Kinds of Troops',
  'troops/kinds-are':
    '**Infantry** (Formation or Company), **cavalry** and **artillery**. Destroyed, a Formation scores 2; the others, 1.',
  'troops/by-list': 'Special rules: only those that the army list gives.',

  'troops/any': 'Any Troops that have them',
  'troops/brigade': 'Brigade',
  'troops/brigade-does':
    'Those of one command may share a card and are activated in the same go, one after the other. If one reacts, the card is shown and the others get one like it.',
  'troops/elite': 'Elite',
  'troops/elite-does': 'May lose all its Wear. No Decrease to Discipline for want of a Commander.',
  'troops/frenzied': 'Frenzied',
  'troops/frenzied-does':
    'On destroying an enemy in combat, an order check: if passed, 1 Wear less; if not, Disordered.',
  'troops/horde': 'Horde',
  'troops/horde-does': 'The army activates two Troop units in a row in each go.',
  'troops/light': 'Light',
  'troops/light-does': 'Very Difficult terrain is only Difficult.',
  'troops/mercenaries': 'Mercenaries',
  'troops/mercenaries-does': 'Fail every break check.',
  'troops/numerous': 'Numerous',
  'troops/numerous-does':
    'Resist! removes 1 Wear for each 5+ of the order check, never the last one.',
  'troops/open-order': 'Open Order',
  'troops/open-order-does':
    'When Disordered it loses no Courage against a shot. With Ready! or Run!, two of them pass through each other.',
  'troops/vanguard': 'Vanguard',
  'troops/vanguard-does':
    'A move of its Speed before the first turn, not nearer than 3″ (4″ at 28 mm) to an enemy.',

  'troops/infantry': 'Infantry',
  'troops/squares': 'Squares',
  'troops/squares-does': 'Never flanked. With Ready!, if it turns it does not move.',
  'troops/ambush': 'Ambush',
  'troops/ambush-does': 'Its text is missing: here it does nothing.',
  'troops/skirmishers': 'Skirmishers',
  'troops/skirmishers-does': 'Ignore Difficult and Very Difficult terrain.',
  'troops/sheltered': 'Sheltered',
  'troops/sheltered-does':
    'When it is charged, cavalry of its command that has not acted may intercept, with a check and spending its card. If the cavalry is beaten, the charge may go on.',

  'troops/fortress': 'Mobile Fortress',
  'troops/speed': 'Speed 2. No change of orientation and no Assault!.',
  'troops/against-cavalry': 'Cavalry that charges it from the front: Combat-.',
  'troops/against-shots': 'Courage+ against shots, but for cannons.',
  'troops/left': 'Left whenever its player likes, for good.',
  'troops/after-combat': 'After a combat the attacker disengages, whoever won.',
  'troops/retreats': 'If it has to retreat, it loses its defences.',

  'troops/emplaced': 'Emplaced Fortification',
  'troops/formed':
    'On deployment: two or more like Mobile Fortresses of one command and, if wished, one Fortified artillery unit.',
  'troops/shape': 'A single unit, as square as possible, without flanks; protected on every side.',
  'troops/stays': 'It is never left, and never moves.',
  'troops/orders': 'One card. With more than one unit it obeys as if Fresh.',
  'troops/shots':
    'A shot for each unit, all targets named before the first; measured from any point.',
  'troops/wear':
    'Common Wear: beyond its Stamina one unit falls, and as many markers as Stamina plus 1 are discarded. The last unit makes its break check.',
  'troops/scores': 'It scores unit by unit.',
} as const;
