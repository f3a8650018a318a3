export default {
  'turn/title': 'The turn and charges',
  'turn/about':
    'The phases of a turn, the steps of movement and of combat, who may charge, and how a charged unit reacts.',

  'turn/phases': 'The turn of one army',
  'turn/start': '**Start:** psychology tests, panic from fleeing friends, return to the table.',
  'turn/movement': '**Movement,** in its steps.',
  'turn/shooting': '**Shooting,** of that army alone.',
  'turn/combat': '**Close combat,** of both.',

  'turn/moving': 'Movement',
  'turn/declare': 'Charges and attempts to disengage are declared. Then the opponent reacts.',
  'turn/rally': 'Fleeing troops try to rally.',
  'turn/compulsory':
    '**Compulsory moves:** those who flee on, those who have disengaged, stampedes.',
  'turn/charges': 'Charges are moved, forced ones too.',
  'turn/rest': 'All the rest, in any order: moves, marches, reforms, returns to the table.',

  'turn/fighting': 'Close combat',
  'turn/fight': 'All combats are fought.',
  'turn/results': 'Who won, and by how much.',
  'turn/break-tests': 'Break tests of those who lost.',
  'turn/panic-tests': 'Panic tests.',
  'turn/flight': 'Giving ground, then flight.',
  'turn/pursuit': 'Pursuit.',
  'turn/redress': 'Ranks are redressed.',

  'turn/charging': 'Charges',
  'turn/declared':
    'Declared at the start of movement, without measuring. A charge goes **double** the move at most.',
  'turn/sees':
    'One model must see the target, of skirmishers most. The target must lie in its arc.',
  'turn/straight':
    'Straight ahead after one wheel, which costs what it travels. No other manoeuvres.',
  'turn/several': 'All units that the charge will touch must be named.',

  'turn/reacting': 'Reactions to a charge, once all are declared',
  'turn/hold': '**Hold.**',
  'turn/countercharge':
    '**Countercharge:** cavalry or light chariots charged in front by cavalry or light chariots.',
  'turn/stand':
    '**Stand and shoot:** with missiles, if the charger is further than half of his charge. Otherwise it holds.',
  'turn/flee': '**Flee:** **2D6** inches, or **3D6** if it moves more than 6.',
  'turn/shoot-and-flee':
    '**Shoot and flee:** at the same distance, and it flees with 1D6 less. If it cannot shoot, it just flees.',
  'turn/ignore': '**Ignore** a charge as too far. If it reaches after all: a Panic test.',
  'turn/only': 'Engaged units only hold, and fleeing ones only flee.',
} as const;
