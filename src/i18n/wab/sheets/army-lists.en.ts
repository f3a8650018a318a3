export default {
  'barbarians/title': 'Barbarians, 500 BC to AD 500',
  'barbarians/about':
    'The profiles, points, arms, rules and options of the list, the shares of an army and what each tribe has.',
  'rome/title': 'Early Imperial Rome, 30 BC to AD 280',
  'rome/about':
    'The profiles, points, arms, rules and options of the list, the shares of an army and its machines.',

  'lists/entries': 'Entries',
  'lists/unit': 'Unit',
  'lists/movement': 'M',
  'lists/weaponSkill': 'WS',
  'lists/ballisticSkill': 'BS',
  'lists/strength': 'S',
  'lists/toughness': 'T',
  'lists/woundsEach': 'W',
  'lists/initiative': 'I',
  'lists/attacks': 'A',
  'lists/leadership': 'Ld',
  'lists/points': 'Points',
  'lists/has-title': 'Has',
  'lists/may-title': 'May have, each thing at so many points a model',
  'lists/entry': '{entry}',
  'lists/only-one': '{entry} (at most {most})',
  'lists/has': '{carries}; {specialRules}',
  'lists/has-no-rules': '{carries}',
  'lists/may-1': '**+{points0}** {options0}',
  'lists/may-2': '**+{points0}** {options0}; **+{points1}** {options1}',
  'lists/may-3': '**+{points0}** {options0}; **+{points1}** {options1}; **+{points2}** {options2}',
  'lists/may-2-free': '**+{points0}** {options0}; **+{points1}** {options1}; free: {free}',
  'lists/may-3-free':
    '**+{points0}** {options0}; **+{points1}** {options1}; **+{points2}** {options2}; free: {free}',

  'lists/army': 'The army',
  'lists/barbarian-shares':
    'Characters, cavalry with chariots, and support infantry: **up to 33 %** of the points each. Warriors: **33 % or more**.',
  'lists/barbarian-sizes':
    'Units of **5 or more**, chariots of **3 or more**. Standard, musician, leader: **+5** each.',
  'lists/dogs':
    'War dogs: 1 handler (8) and 6 dogs at 5 points (M 6, WS 4, BS 0, S 3, T 3, W 1, I 3, A 1, Ld 3). Missile hits are shared at random.',
  'lists/mixed': 'Mixed weapons: hand weapon and javelins, with their rule.',
  'lists/shaman': 'A warband with the shaman hates the enemy.',

  'lists/tribes': 'Tribes',
  'lists/britons':
    'Britons: no noble cavalry, no bows. Chariots count as warriors, 1 for every 8 warriors on foot.',
  'lists/dacians':
    'Dacians: falx **+2** for warriors and hillmen, or composite bow **+2** for hillmen. No chariots. Hillmen may replace warriors.',
  'lists/gauls': 'Gauls: all warriors in open order, if the player likes.',
  'lists/germans':
    'Germans: nobles without light armour cause fear. Nobles and warriors stubborn at **+3**. No chariots, no hillmen.',
  'lists/german-spears':
    'German warriors: spears **+1** if stubborn, throwing spears **+2** but for fanatics.',

  'lists/roman-shares':
    'Characters and special troops: **up to 25 %** of the points each. Legionaries: **25 % or more**. Auxiliaries: **up to 75 %**.',
  'lists/roman-sizes':
    'Units of **5 or more**. Standard, musician and, of others, leader: **+5** each.',
  'lists/centurion':
    'A legion’s leader is a centurion: **+10**, and **+1 Leadership** while he lives.',
  'lists/special-units':
    'No more units of special troops than of legionaries and auxiliaries together.',
  'lists/standard-lost':
    'Its battle standard is worth **400** points to who keeps it. All Romans hate that unit; they recover it by making it flee and pursuing.',

  'lists/machines': 'Machines',
  'lists/crew':
    'Crew: **8** points each (M 4, WS 3, BS 3, S 3, T 3, W 1, I 3, A 1, Ld 7), sword, stubborn; light armour **+2**.',
  'lists/scorpion': 'Scorpion: 36 inches, Strength 4 with -1 a rank, D3 wounds, no save.',
  'lists/cart': 'On a cart (+10) it moves 8 inches; no shot then, no march, no charge.',
  'lists/ballista':
    'Ballista, three crew: 48 inches, Strength 5 with -1 a rank, D4 wounds, no save.',
  'lists/tormenta':
    'Tormenta, three or four crew: a catapult, 48 inches, Strength 6, D3 wounds, no save. One for every two bolt throwers.',
};
