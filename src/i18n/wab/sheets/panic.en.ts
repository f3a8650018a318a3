export default {
  'panic/title': 'Panic and Leadership',
  'panic/about':
    'What makes a unit test for panic, how near, who is exempt and where it flees; and whose Leadership a unit uses.',

  'panic/causes': 'The 6 causes',
  'panic/cause': 'Cause',
  'panic/tests': 'Who tests, and when',
  'panic/exempt': 'Exempt',
  'panic/flees': 'Flees',

  'panic/fleeing': 'Friends flee nearby',
  'panic/fleeing-tests':
    'At the start of its own turn, with friends fleeing within **4 inches**; once.',
  'panic/fleeing-exempt':
    'Formed units, for skirmishers. Who has twice as many models as all who flee nearby.',
  'panic/fleeing-flees': 'To its own table edge.',

  'panic/broken': 'Friends broken',
  'panic/broken-tests':
    'After all Break tests, within **12 inches** of friends broken or destroyed in combat; once.',
  'panic/broken-exempt':
    'Formed units, for skirmishers. Nobody tests for friends who fled in panic, or whom shooting destroyed.',
  'panic/broken-flees': 'Away from the nearest of those combats.',

  'panic/flank': 'Charged in flank or rear',
  'panic/flank-tests':
    'By a formed unit of **5 models** or more, once the charge is known to reach and before it moves; engaged or not.',
  'panic/flank-exempt': 'Units of fewer than 5 models, and skirmishers who are not engaged.',
  'panic/flank-flees': 'Away from the charger.',

  'panic/general': 'The General is killed',
  'panic/general-tests':
    'The whole army: at once after shooting, with the other Panic tests after combat.',
  'panic/general-exempt':
    'Who is off the table in pursuit. Everybody, if the General fled off the table.',
  'panic/general-flees': 'To its own table edge.',

  'panic/shot': 'Losses to shooting',
  'panic/shot-tests':
    '**25% or more** of its models in one phase: after all shooting; a charger, before he moves.',
  'panic/shot-exempt': 'Who lost less.',
  'panic/shot-flees': 'Away from the nearest who shot at it.',

  'panic/ignored': 'An ignored charge',
  'panic/ignored-tests': 'Who ignored a charge as too far, if it turns out to reach.',
  'panic/ignored-exempt': 'If it does not reach.',
  'panic/ignored-flees': 'As if that were its reaction to the charge.',

  'panic/test': 'The test',
  'panic/roll': '**2D6:** its Leadership or less passes; who fails flees.',
  'panic/half': '**-1** with half or fewer of the models at the start of the battle.',
  'panic/rider': 'The rider’s Leadership, the charioteer’s or mahout’s; not the animal’s.',
  'panic/again': 'A unit that won its combat may re-roll the test for broken friends.',
  'panic/fleeing-already': 'Who is fleeing takes none.',
  'panic/engaged':
    'An engaged unit that fails counts as broken in combat. Its enemies pursue only if they won the round before or have the momentum.',

  'panic/leadership': 'Whose Leadership',
  'panic/character': 'That of a character in the unit, if it is better.',
  'panic/general-near': 'The General’s, within 12 inches of him, unless he flees.',
  'panic/alone': 'Skirmishers always use their own.',
  'panic/standard-near':
    'Battle standard within 12 inches: Break tests are re-rolled, unless it flees.',
} as const;
