export default {
  'vehicles/title': 'Chariots and elephants',
  'vehicles/about':
    'How chariots of each kind move, charge and flee; who fears whom; elephants in combat, and what makes them stampede.',

  'vehicles/chariots': 'Chariots',
  'vehicles/kind': 'What',
  'vehicles/light': 'Light',
  'vehicles/heavy': 'Heavy',
  'vehicles/scythed': 'Scythed',

  'vehicles/unit': 'Unit',
  'vehicles/light-unit': 'Formed, with no rank bonus, in line or dispersed.',
  'vehicles/heavy-unit': 'Formed, in line, with no rank bonus.',
  'vehicles/scythed-unit': 'One model, not formed.',
  'vehicles/march': 'March',
  'vehicles/marches': 'Double; a column of chariots marches fast.',
  'vehicles/adds': 'Move **+1D6** inches.',
  'vehicles/turn': 'Turning',
  'vehicles/turns-freely': 'As a unit in line; freely if dispersed.',
  'vehicles/manoeuvres': 'As any unit in line.',
  'vehicles/halves': '**Half** a move unless straight ahead.',
  'vehicles/rough': 'Forced across rough ground',
  'vehicles/one': '1D6: destroyed on a **1**.',
  'vehicles/to-three': '1D6: destroyed on **1-3**.',
  'vehicles/impact': 'Impact hits',
  'vehicles/no-impact': 'None.',
  'vehicles/heavy-impact': '**1D3** each in the turn of the charge, and the crew fights.',
  'vehicles/scythed-impact': '**1D6+2**; on a 1 it survives and its crew fights, else it is lost.',
  'vehicles/flight': 'Flight',
  'vehicles/light-flees': '**2D6** the turn it breaks, then **3D6**.',
  'vehicles/heavy-flees': '**2D6**',
  'vehicles/pursuit': 'Pursuit',
  'vehicles/light-pursues': '**3D6**',
  'vehicles/shot-at': 'Shots at them',
  'vehicles/harder': '**-1** if they have moved.',
  'vehicles/as-usual': 'As usual; not large.',

  'vehicles/all': 'All chariots',
  'vehicles/ground':
    'Difficult ground and obstacles are impassable by choice; no charge over a defended obstacle.',
  'vehicles/models': 'They count as many models as they have crew: **5** for a flank charge.',
  'vehicles/saves':
    'Save of the crew, **2 better**: none 5+, shields 4+, shields and light armour 3+. At best 3+, or 2+ with barding.',
  'vehicles/together': 'Wounds go to one chariot until it falls, then to the next.',
  'vehicles/shots':
    '**2 shots** for each crewman with bow, short bow, light crossbow, javelins or darts; 1 with the rest. Crossbows shoot after a move.',
  'vehicles/pikes': 'On the front of a phalanx, its pikes strike before the impact.',
  'vehicles/open-ranks':
    'Drilled troops charged in front by scythed chariots alone may open their ranks: they hold and take 1 Leadership test. If they pass, the chariots end 1 inch behind them.',

  'vehicles/fear': 'Who fears whom',
  'vehicles/feeler': 'Troops',
  'vehicles/of-chariots': 'Chariots',
  'vehicles/of-elephants': 'Elephants',
  'vehicles/used': 'used to them',
  'vehicles/infantry': 'Infantry',
  'vehicles/cavalry': 'Cavalry',
  'vehicles/feels-nothing': '–',
  'vehicles/feels-fear': 'Fear',
  'vehicles/feels-terror': 'Terror',
  'vehicles/both-sides':
    'Elephants frighten their own side too; who is used to them is named in his list.',
  'vehicles/african': 'African elephants fear Indian ones, and nothing else.',

  'vehicles/elephants': 'Elephants',
  'vehicles/walks': 'They turn freely at **half** a move. No march; a charge is double.',
  'vehicles/not-charged':
    'Cavalry and chariots never charge them, and charged by one can only flee, or shoot and flee.',
  'vehicles/large': 'Large target: **+1** to hit. One counts as many models as its first wounds.',
  'vehicles/shared': 'Each hit, 1D6: **1-4** the elephant, **5-6** the crew. The mahout dies last.',
  'vehicles/hide': 'Save of **4+** to the front, 3+ barded; to flank and rear, none.',
  'vehicles/no-ranks':
    'In its combat **nobody counts ranks or close order**. A phalanx still fights in ranks, a warband keeps its Leadership.',
  'vehicles/crew':
    'Elephant and crew strike apart, the crew on any side. **2 shots** each, as from a chariot; longbows 1.',
  'vehicles/never-flees': 'No panic and no psychology; it never flees.',

  'vehicles/stampede': 'Stampede',
  'vehicles/wounded': 'Wounded by shooting: 1 test at the end of the phase.',
  'vehicles/mahout':
    'Mahout killed: a test, at once in combat. On his Leadership while he lives, then on its own.',
  'vehicles/beaten':
    'Combat lost: no test, it stampedes. So does an African one that fails its fear of an Indian one.',
  'vehicles/runs':
    '**2D6**: from combat away from the enemy, else by the scatter die. Each turn 2D6 more, straight on.',
  'vehicles/tramples':
    'It attacks all in its way, friends too. Wins: 2D6 after them. Loses: back the other way.',
  'vehicles/for-good': 'Nothing stops or rallies it, and nobody pursues it out of combat.',
};
