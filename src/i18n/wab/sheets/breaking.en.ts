export default {
  'breaking/title': 'Breaking, flight and pursuit',
  'breaking/about':
    'Break tests and how often they are passed, giving ground, flight, pursuit and rallying.',

  'breaking/test': 'The Break test',
  'breaking/roll':
    'Each unit that lost: **2D6 and the difference.** It is broken if the total is more than its Leadership. After a draw nobody tests.',
  'breaking/automatic': 'Without a roll: fewer than 5 models, or a character alone, who lost.',
  'breaking/general':
    'The General’s Leadership within 12 inches, unless he flees. If his unit was beaten it tests first, and lends it only if it passes.',
  'breaking/character': 'A character in the unit lends his. Skirmishers use only their own.',
  'breaking/standard':
    'Battle standard within 12 inches that does not flee: one re-roll. Not for skirmishers.',

  'breaking/chances': 'How often a Break test is passed',
  'breaking/leadership': 'Ld \\ lost by',
  'breaking/percent': '{chance:percent}',

  'breaking/order': 'After the tests, in this order',
  'breaking/moves':
    'Panic within 12 inches of broken friends – giving ground – flight is rolled – pursuit is declared, and rolled – flight is moved – pursuit and following up – ranks are redressed.',

  'breaking/ground': 'Giving ground',
  'breaking/twice':
    'A failed unit with **twice** as many models as all its enemies gives ground in place of fleeing; never with fewer than 5.',
  'breaking/front':
    'Only if it fights to its front, apart from flankers of fewer than 5. With enemies in front and rear it is destroyed.',
  'breaking/loose': 'Skirmishers only before skirmishers, or fewer than 5.',
  'breaking/back': 'Straight back **1D6** inches, or **2D6** if it moves more than 6.',
  'breaking/no-room': 'Without room for it all, it flees with 1D6 more.',
  'breaking/cavalry': 'Formed cavalry that lost and passed may give ground by choice.',
  'breaking/follow':
    'If all give ground, the winner follows with a normal move, unless it defends an obstacle. In contact the fight goes on, and it has the momentum; else it ends.',

  'breaking/flight': 'Flight',
  'breaking/distance': '**2D6** inches, or **3D6** if it moves more than 6.',
  'breaking/away':
    'At first directly away from its enemies; diagonally from front and one flank; to the rear from 2 flanks.',
  'breaking/shut':
    'Round whatever is in the way, up to 8 inches aside. Otherwise through friends; before enemies or impassable terrain it is destroyed.',
  'breaking/caught-between': 'Engaged in front and rear, or all around: destroyed.',
  'breaking/home':
    'Later, in the compulsory moves, to its own table edge. Once 1 model has left, so has the unit.',

  'breaking/pursuit': 'Pursuit',
  'breaking/who':
    'If all its enemies fled or were destroyed, and none of them fought its flank or rear.',
  'breaking/must':
    'It must; a Leadership test holds it back. Behind an obstacle, or in a building, no test is needed.',
  'breaking/rolls': '**2D6** or **3D6** as in flight; terrain does not slow it.',
  'breaking/caught':
    '**More** than the flight: the fleeing unit is destroyed. Less: it escapes. Equal: 1 inch is left.',
  'breaking/fresh':
    'Into an enemy who does not flee: a charge. He holds, and they fight next turn.',
  'breaking/fleeing':
    'Into one who began to flee this turn: destroyed. Into one who fled before: he flees again.',
  'breaking/off-table':
    'Off the table: a Leadership test each turn to return, within 12 inches of where it left and without a charge. After 2 failures it does not.',
  'breaking/overrun':
    'A charger who kills all in the first turn of combat may overrun like a pursuit; with 1D6 after catching a unit that fled from its charge.',

  'breaking/rally': 'Rallying',
  'breaking/rally-test': 'A Leadership test; who fails flees on. Not with fewer than 5 models.',
  'breaking/harder':
    '**-1** with half of its models or fewer; **-1** with an enemy within 8 inches who does not flee.',
} as const;
