export default {
  'machines/title': 'War machines',
  'machines/about':
    'Catapults, bolt throwers, cannon and organ guns: how each shoots and what it does, misfires, crews, and who attacks them.',

  'machines/shots': 'How they shoot',
  'machines/machine': 'Machine',
  'machines/range': 'Inches',
  'machines/strength': 'Strength',
  'machines/wounds': 'Wounds',
  'machines/toughness': 'its T',
  'machines/own-wounds': 'its W',
  'machines/how': 'How',
  'machines/normal': 'Catapult',
  'machines/large': 'Large catapult',
  'machines/huge': 'Huge catapult',
  'machines/bolt-thrower': 'Bolt thrower',
  'machines/scorpion': 'Scorpion',
  'machines/cannon': 'Light cannon',
  'machines/organ-gun': 'Organ gun',
  'machines/template': 'template',
  'machines/likewise': 'Likewise.',
  'machines/guesses':
    'Guess, then both dice: HIT, as aimed; an arrow, so many inches that way. MISFIRE: no shot.',
  'machines/rolls':
    'Turns and rolls to hit with its crew’s skill. Goes on through the ranks, **-1 Strength** each, while each model dies.',
  'machines/bounces':
    'Guess, plus the artillery die: there the ball lands. A further die: so far it rolls; MISFIRE, steep or very difficult ground stop it.',
  'machines/advances':
    'Template at the muzzle, **1D6** inches ahead: all under it before or after are hit on **4+**.',
  'machines/first': 'Catapults and cannon shoot before all others.',
  'machines/hole': 'Stone: the model under the hole is hit; the rest under the template on **4+**.',
  'machines/turns': 'A cannon or organ gun that turns does not shoot; the others may turn.',
  'machines/unsaved': 'No armour save, but against an organ gun, at **-1**.',

  'machines/misfires': 'Misfires',
  'machines/die': '1D6',
  'machines/of-catapults': 'Catapult',
  'machines/of-guns': 'Cannon, organ gun',
  'machines/destroyed': '**Destroyed,** its crew with it.',
  'machines/crewman': 'No shot; one crewman dies, the rest take a Panic test.',
  'machines/two-turns': 'No shot now or next turn.',
  'machines/one-turn': 'No shot this turn.',

  'machines/working': 'Machine and crew',
  'machines/hurt':
    'Damaged or short of crew, it shoots only if 1D6 scores more than damage and dead together. With no crew, never.',
  'machines/wheels':
    'Catapults and cannon move only on wheels, as their crew; half the crew, half the move. No shot then.',
  'machines/carried':
    'Organ guns and bolt throwers with 3 crew or fewer need no wheels; no shot then.',
  'machines/batteries':
    'Machines of one type within **5 inches** are one battery and stay so; organ guns go with cannon.',

  'machines/target': 'Attacked',
  'machines/shot': 'Shots at **+1**. Each hit, 1D6: **1-4** the machine, **5-6** the crew.',
  'machines/with-character': 'A character shares the hits of the crew evenly.',
  'machines/in-combat':
    'In combat it is hit without a roll; without crew, destroyed by the first hit, and that is no combat.',
  'machines/reactions':
    'Charged, the crew holds or flees, all of a battery alike. Organ guns may stand and shoot. Crews never charge.',
  'machines/flees-charge': 'If it flees, chargers go after it or stop at the machine.',
  'machines/flees-combat':
    'If it flees from combat it must be pursued, through the machine; a Leadership test holds them back.',
  'machines/manned-again':
    'Another crew of its side may man it. Crew without a machine does not fight and always flees.',
};
