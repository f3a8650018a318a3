/** Changes of a row that no answer can tell, each with the reason; `npm run prove` says where one is told after all. */
const AT_LOAD = 'read once, as the modules are loaded';
const ONE_DECREASE = 'no more than one Decrease bears on it, and R9 asks for two';
const NULL = 'what it sets is no number';

const CANNOT_MATTER: Readonly<Record<string, string>> = {
  'inches t7g-5.25/speed 1 more': NULL,
  'inches t7g-5.25/speed 1 less': NULL,
  'allowed t7g-4.7 changes nothing': 't7g-4.3 bars the same shot after it',
  'allowed t7g-4.7 turned round': 't7g-4.3 bars the same shot after it',
  'rolls t7g-6.39 after rolls t7g-4.21/impossible':
    'the one is of those who do not roll, the other of those who do',
  'modifiers t7g-5.31/weapons after modifiers t7g-2.19/combat':
    'in a bad war t7g-5.31 has switched t7g-2.19 off',
  'allowed t7g-6.27/table changes nothing':
    'by t7g-6.27 it has no Speed to charge with, which bars it before',
  'src/engine/t7g/units.ts LEVELS.least is 1': AT_LOAD,
  'src/engine/t7g/units.ts LEVELS.least is -1': AT_LOAD,
  'src/engine/t7g/units.ts LEVELS.most is 6': AT_LOAD,
  'src/engine/t7g/units.ts LEVELS.most is 4': AT_LOAD,
  'src/engine/t7g/units.ts LEVELS.general is 3': AT_LOAD,
  'src/engine/t7g/units.ts LEVELS.general is 1': AT_LOAD,
  'default of t7g/order-check commander is inside':
    'a Commander inside serves as well as one at command distance',
  'default of t7g/order checked is passed': 'an open check is answered as one that is passed',
  'default of t7g/break-check readings.R9 is b': ONE_DECREASE,
  'default of t7g/after-combat readings.R9 is b': ONE_DECREASE,
  'default of t7g/terrain readings.R9 is b': ONE_DECREASE,
  'default of t7g/vanguard readings.R9 is b': ONE_DECREASE,
  'default of t7g/fortification readings.R9 is b': ONE_DECREASE,
  'default of t7g/table-move readings.R9 is b': ONE_DECREASE,
  'default of t7g/table-charge readings.R9 is b': ONE_DECREASE,
  'default of t7g/table-flight readings.R9 is b': ONE_DECREASE,
  'default of t7g/plan readings.R9 is b': ONE_DECREASE,
  'default of t7g/plan units.kind is company':
    'only Cavalry and Artillery are held to other checks when orders are laid',
  'default of t7g/combat readings.R169 is b':
    'a and b differ in the Wear of the move alone, of which t7g/after-combat tells',
  'default of t7g/after-combat readings.R162 is b':
    'a and b differ in a flight alone, which is no end of a combat',
  'default of t7g/army-list horda is true':
    'a list carries it for the turns of its army; no answer about the list turns on it',
  'default of t7g/go enemyTroops is 2': 'only whether any is left counts',
  'default of t7g/go commanders is 2': 'he activates one at most',
  'default of t7g/phase troops is 2': 'only whether any is left counts',
  'default of t7g/phase enemyTroops is 2': 'only whether any is left counts',
  'default of t7g/terrain mover is company':
    'on the ground a Company is infantry as a Formation is',
};

export default CANNOT_MATTER;
