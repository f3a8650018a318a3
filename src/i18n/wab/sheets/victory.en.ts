export default {
  'victory/title': 'Skirmishers, wagons and victory',
  'victory/about':
    'What skirmishers and war wagons may do and what they never do; when an army breaks, and how the points are counted.',

  'victory/skirmishers': 'Skirmishers',
  'victory/loose':
    'Chosen at deployment, for the whole battle. Loose, within **2 inches** of another; no manoeuvres.',
  'victory/double':
    '**Double move** always, enemies near or not, and no further in a charge or march. On foot no ground slows them.',
  'victory/run-or-shoot': 'Beyond their Movement they do not shoot.',
  'victory/dice':
    'They flee and pursue by the Movement before doubling: 6 or less, **2D6**; more, **3D6**.',
  'victory/shot-at': 'Shots at them **-1**.',
  'victory/fear':
    'With Leadership **7 or less** they fear all formed enemies. Only their own Leadership counts.',
  'victory/no-bonus': 'Nothing for ranks or standards.',
  'victory/no-panic':
    'In flank or rear they cause no panic and take no ranks. If they break, formed troops do not mind.',

  'victory/wagons': 'War wagons and tabors',
  'victory/counts': 'A formed unit of **6** models, however few of its crew are left.',
  'victory/rolls-on':
    'No charge, no march, no rough ground. Any rotation before it moves **halves** its move.',
  'victory/shoots':
    'One shot for each of 3 shooters, 24 inches, Strength 3, save -2 at short and -1 at long range.',
  'victory/struck':
    'Each hit, 1D6: **1-4** the wagon, which missiles do not wound and blows do; **5-6** the crew. Machines always strike the wagon.',
  'victory/fights':
    'All its crew fight on any side; it has no flank or rear. To cavalry it is a defended obstacle.',
  'victory/no-ranks': 'In its combat nobody counts ranks.',
  'victory/falls':
    'Never broken for being few; removed if it fails a Break test or has lost its crew.',
  'victory/pursues': 'It pursues **1D6** inches.',
  'victory/tabor':
    'Tabor: the defenders stay, fight on every side with **5** at most, always behind a defended obstacle.',

  'victory/breaking': 'Breaking an army',
  'victory/worth':
    'Formed unit or elephant **2**, and 3 if a formed unit costs more than 300. Skirmishers **1**, or 2 with more than 15. Characters, artillery, scythed chariots: nothing.',
  'victory/point': 'Break point: **25%** of the sum, rounded up. Of 12, it is 3.',
  'victory/lost':
    'Lost: all of a unit destroyed or fled off, half (rounded down) at half its models; **2** for the General, **1** for the battle standard.',
  'victory/ends': 'What is left falls below the point: the game ends at once.',

  'victory/points': 'Victory points',
  'victory/what': 'For',
  'victory/gives': 'Points',
  'victory/destroyed': 'Enemy destroyed or fled off the table',
  'victory/halved': 'Enemy at half or less',
  'victory/stampeding': 'Enemy elephant in stampede at the end',
  'victory/quarter': 'Each quarter held, with no enemy in it',
  'victory/general': 'Enemy General dead or fleeing',
  'victory/standard': 'Each standard captured',
  'victory/battle-standard': 'Battle standard captured',
  'victory/broken': 'Enemy army broken',
  'victory/cost': 'its cost',
  'victory/half': 'half its cost',
  'victory/plain': '**{points}**',
  'victory/who-holds':
    'A quarter is held by formed units or chariots of **5 models** or more, of an army that is not broken.',
  'victory/off-table': 'Pursuers off the table are no loss.',
};
