export default {
  'formations/title': 'Formations and training',
  'formations/about':
    'Who may make which manoeuvre; phalanx, shieldwall and testudo; drilled troops, levies, close-order cavalry, ferocious charges and combined formations.',

  'formations/manoeuvres': 'Manoeuvres',
  'formations/who': 'Unit',
  'formations/wheel': 'A march or charge with a wheel',
  'formations/about-face': 'About face',
  'formations/ranks': 'Change ranks',
  'formations/quarter': '90-degree turn',
  'formations/reform': 'Reform, nobody near',
  'formations/ordinary': 'Any in close order',
  'formations/phalanx': 'Phalanx',
  'formations/trained': 'Trained phalanx',
  'formations/macedonian': 'Macedonian or medieval phalanx',
  'formations/drilled-phalanx': 'Drilled phalanx',
  'formations/drilled': 'Drilled troops',
  'formations/levies': 'Levies, in any move',
  'formations/heavy-horse': 'Cataphracts, massed cavalry',
  'formations/whole': 'whole',
  'formations/half': '**half**',
  'formations/yes': 'yes',
  'formations/no': '**no**',
  'formations/free': 'free',
  'formations/tested': 'a test',
  'formations/lower': 'a test at **-1**',
  'formations/untested': 'no test',

  'formations/facing': 'Phalanx',
  'formations/is-phalanx':
    '**12 models** or more, wider than deep, 2 ranks of 4 or more; the medieval one, 3 ranks.',
  'formations/shots': 'Shots from the front **-1**, but not at a medieval one.',
  'formations/blows':
    'Blows at its front: cavalry and light chariots **-2**, foot and heavy chariots **-1**.',
  'formations/charge-lost':
    'Charges at its front add no Strength, and cavalry loses ranks and its ferocious charge.',
  'formations/spears-charge':
    'With spears it fights in **two ranks** to its front on the charge too.',
  'formations/loses':
    'All this ends in combat with its ranks or close order, unless elephants take them.',
  'formations/hedgehog':
    'A medieval one may reform into a hedgehog: all sides front, no move, **1** for ranks.',

  'formations/wall': 'Shieldwall and testudo',
  'formations/wall-forms':
    'Shieldwall: **half** the front with shields, all the movement. It may shoot, as having moved.',
  'formations/wall-holds':
    'Shots and blows from the front **-1**, until it moves or loses a round; not formed while engaged.',
  'formations/tortoise':
    'Testudo, declared each turn: **three ranks** of four or more. **2+** against missiles; no march, no charge; it ends when charged.',

  'formations/training': 'Drilled, levies, veterans',
  'formations/drilled-moves':
    'Drilled: one free manoeuvre counts as moving. Open order turns free; ranks change in a march and as a charge begins.',
  'formations/drilled-fights':
    'They need not pursue or follow, disengage from the no faster and give ground at will, all without a test.',
  'formations/levies-fear':
    'Levies fear all they do not outnumber **2 to 1**, but skirmishers and those who flee.',
  'formations/levies-weak':
    'Nothing for close order, no General at 12 inches; if they break, others re-roll panic.',
  'formations/veterans':
    'Veterans re-roll **all** dice to hit of one shooting or combat, once a battle.',

  'formations/horse': 'Cavalry',
  'formations/ranks-count':
    'Cataphracts and massed cavalry that charged count up to **2 ranks** in the result.',
  'formations/two-ranks':
    'Cataphracts with kontos fight in **two ranks** where they have not charged: never that and ranks in the result at once.',
  'formations/no-countercharge': 'Cataphracts never countercharge.',
  'formations/first-charge':
    'Ferocious charge, **5 models** or more: whom the first one beats breaks untested; 2 to 1, he gives ground. Stubborn, 1D6: **1-3** breaks.',
  'formations/on-skirmishers':
    'Against skirmishers always. They do not use it up, nor does a break for another cause.',
  'formations/feigns':
    'Feigned flight, only before a charge from the front, after any fear test: it does not flee. Caught, it fights as if it had held; else the charge fails.',
  'formations/parthian':
    'Parthian shot: skirmishing cavalry moves normally after shooting. Experts shoot on the move unhindered.',

  'formations/mixed': 'Combined formations',
  'formations/mixed-order': 'All in close order, with the Leadership and rules of the majority.',
  'formations/mixed-shoots': 'Archers behind the front shoot in mass, at a charge too.',
  'formations/mixed-saves':
    'Missiles: save of the majority, losses in proportion. Combat: each its own; the targets are named.',
};
