export default {
  'shooting/title': 'Shooting',
  'shooting/about':
    'Who shoots and sees, the number to hit by Ballistic Skill, its modifiers, ranges, massed shooting and shots at a charge.',

  'shooting/who': 'Who shoots',
  'shooting/declared':
    'All targets are declared first and without measuring. Beyond its range a shot is lost.',
  'shooting/not':
    'Not those in combat, those who marched or failed a charge, nor those who flee or have just rallied.',
  'shooting/arc': '90 degrees to the front; mounted troops in any direction.',
  'shooting/front-rank': '**Only the front rank,** and of it whoever has the target in range.',
  'shooting/one-target': 'One target, unless not all of its models see the same one.',

  'shooting/sight': 'Sight',
  'shooting/blocked':
    'Blocked by troops of either side, hills, large buildings, walls and hedges; not for who stands right behind a wall or hedge, nor at him.',
  'shooting/woods': 'Through 2 inches of wood at most, inside one too.',
  'shooting/above':
    'From a hill or a building over all that is lower, and whoever sees is seen. From elephants over troops.',

  'shooting/to-hit': 'To hit, by Ballistic Skill (BS)',
  'shooting/skills': 'BS \\ modifiers',
  'shooting/dice': 'One die for each model. Modifiers are added up, and change the roll.',
  'shooting/one-misses': 'A 1 always misses: at least a 2 is needed.',
  'shooting/seven': 'If it takes a 7, a 6 hits with Strength -1; 8: -2; 9: -3; 10: -4.',
  'shooting/wounds':
    'To wound and to save: the tables of close combat, with the weapon’s Strength.',

  'shooting/modifiers': 'Modifiers',
  'shooting/large': '**+1** at a large target.',
  'shooting/moved': '**-1** after any move; not with javelins, darts and thrown stones.',
  'shooting/far': '**-1** beyond half of the range; never with thrown weapons.',
  'shooting/charging': '**-1** at an enemy who is charging.',
  'shooting/character': '**-1** at a character of human size, on foot or on horseback.',
  'shooting/skirmishers': '**-1** at skirmishers.',
  'shooting/chariot': '**-1** at a light chariot that moved.',
  'shooting/cover': '**-1** at light cover, **-2** at heavy cover.',

  'shooting/massed': 'Massed shooting',
  'shooting/half-behind':
    'With bows or darts, infantry and cavalry: from the ranks behind **half** of the models, rounded down, at the target of the front rank.',
  'shooting/still': 'Bows only if the unit did not move; darts also if it moved without marching.',
  'shooting/each-in-range': 'Each model behind must have the target in range.',
  'shooting/not-massed': 'To stand and shoot too; not to shoot and flee, nor inside a wood.',
  'shooting/above-massed': 'From a higher position with any missile weapon.',
  'shooting/combined':
    'Archers behind other troops: their foremost rank in full, those behind it with half.',

  'shooting/at-a-charge': 'At a charge',
  'shooting/half':
    'Only if the charger starts further away than half of his charge. Else who would stand and shoot holds, and who would shoot and flee flees.',
  'shooting/short': 'Always at short range, and at -1.',
  'shooting/stopped':
    'A charger who loses 25% or more takes a Panic test before he moves: shots may stop the charge.',

  'shooting/after': 'Hits and losses',
  'shooting/into-combat':
    'Into a combat: hits are shared equally. The odd one is the enemy’s on a roll of 4 or more.',
  'shooting/panic': 'Who loses 25% or more to shooting in a phase takes a Panic test.',

  'weapons/title': 'Missile weapons',
  'weapons/weapon': 'Weapon',
  'weapons/range': 'Range',
  'weapons/in-mass': 'Massed',
  'weapons/moved': 'After a move',
  'weapons/massed': 'yes',
  'weapons/after-move': 'yes',
  'weapons/bow': 'Composite bow (bow)',
  'weapons/short-bow': 'Short bow',
  'weapons/long-bow': 'Long bow',
  'weapons/crossbow': 'Crossbow',
  'weapons/light-crossbow': 'Light crossbow',
  'weapons/sling': 'Sling',
  'weapons/staff-sling': 'Staff sling',
  'weapons/javelin': 'Javelin',
  'weapons/stones': 'Thrown stones',
  'weapons/darts': 'Darts',
  'weapons/handgun': 'Pistol, musket',
} as const;
