export default {
  'psychology/title': 'Psychology and warbands',
  'psychology/about':
    'Fear and terror, when they are tested and what a failed test does; frenzy, hatred, stubborn troops, warbands and unreliable troops.',

  'psychology/fear': 'Fear and terror',
  'psychology/case': 'Case',
  'psychology/when': 'When it tests',
  'psychology/fear-fails': 'Fear, failed',
  'psychology/terror-fails': 'Terror, failed',

  'psychology/charged': 'Charged',
  'psychology/charged-when':
    'Fear once the charge is in range, terror after the reaction. Who chooses to flee does not test; who shoots and flees does.',
  'psychology/charged-fear':
    'The enemy has **more models**: it flees. Not more: **6s to hit** in the first turn, and in its shots at the charge.',
  'psychology/charged-terror': 'It flees.',

  'psychology/charging': 'Charges',
  'psychology/charging-when': 'As it declares the charge.',
  'psychology/charging-fear': 'No charge, and no move this turn; the enemy does not react.',
  'psychology/charging-terror': 'It flees.',

  'psychology/near': 'Terror nearby',
  'psychology/near-when':
    'At the start of its turn, within **8 inches**; once passed, never again in the battle.',
  'psychology/near-fear': 'No test.',
  'psychology/near-terror': 'It flees.',

  'psychology/beaten': 'Beaten in combat',
  'psychology/beaten-when': 'By an enemy it fears who has **more models**: no test.',
  'psychology/beaten-fear': 'It breaks, whatever it passed before.',
  'psychology/beaten-terror': 'It breaks likewise.',

  'psychology/beside': 'Both tests',
  'psychology/one-test': 'Terror stands for fear: never both for the same thing.',
  'psychology/once':
    'Infantry tests for terror from charges **once a battle**, then for fear; all others every time.',

  'psychology/frenzy': 'Frenzy',
  'psychology/frenzy-charges': 'It must charge whoever is within its charge reach.',
  'psychology/frenzy-attacks': '**1 more Attack** each; mounts have none.',
  'psychology/frenzy-stays':
    'It does not flee from a charge, and tests for no panic, fear or terror.',
  'psychology/frenzy-pursues': 'It always pursues and follows, even from an obstacle.',
  'psychology/frenzy-ends': 'One lost combat ends it for the battle.',

  'psychology/hatred': 'Hatred',
  'psychology/hatred-breaks':
    'Break tests on **Leadership 10**, less the difference; no help where it breaks without a test.',
  'psychology/hatred-rerolls': 'It re-rolls misses in the first turn of each combat.',
  'psychology/hatred-pursues': 'It must pursue, but need not from a defended position.',

  'psychology/stubborn': 'Stubborn, with 5 models or more',
  'psychology/stubborn-first':
    'The first failed Break test: it **gives ground**. The second: it flees.',
  'psychology/stubborn-automatic':
    'Where it would break without a test: 1D6. **1-3** breaks; **4-6** takes the test, and gives ground if it fails.',
  'psychology/stubborn-panic': 'No Panic test for friends fleeing within 4 inches.',

  'psychology/warband': 'Warbands and unreliable troops',
  'psychology/warband-die':
    'Warband, 1D6 at the start of its turn. On **1** it charges the nearest enemy in reach, or goes towards him.',
  'psychology/warband-ranks':
    '**+1 Leadership** for each rank of 4 behind the first: up to 3 in close order, up to 2 in open order and for cavalry; 10 at most.',
  'psychology/warband-charge':
    'Whoever its charge beats and it outnumbers breaks without a test; then it must pursue.',
  'psychology/unreliable':
    'Unreliable, 1D6 the first time it acts. On **1** it neither moves nor shoots, but for its answer to a charge, until it rolls 2 or more at the start of a turn.',
};
