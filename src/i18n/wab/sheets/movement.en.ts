export default {
  'movement/title': 'Movement',
  'movement/about':
    'How far units move, what armour and terrain take off, marches and who prevents them, and manoeuvres.',

  'movement/rates': 'How far',
  'movement/normal': '**Normal move:** the factor, that is Movement less what armour takes off.',
  'movement/march': '**March:** double, and no shooting that turn.',
  'movement/quick': '**Quick march,** in column: 3 times.',
  'movement/charge': '**Charge:** double at most.',
  'movement/failed': '**Failed charge:** a normal move, and no shooting that turn.',
  'movement/counter': '**Countercharge:** half a move.',
  'movement/follow': '**Following up:** a normal move.',
  'movement/inch': 'Never less than 1 inch from an enemy, except to engage him.',

  'movement/marching': 'March and quick march',
  'movement/musician': 'Only with a musician.',
  'movement/enemies': 'Not with enemies within **8 inches** as the movement phase starts.',
  'movement/not-counted':
    'Enemies who flee, artillery and characters do not count; nor infantry, against cavalry and chariots.',
  'movement/ground':
    'It stops at difficult terrain and obstacles, and comes no closer than 1 inch to an enemy.',
  'movement/never': 'Never elephants, artillery and war wagons. Camels do.',
  'movement/column':
    'Quick march: already in column as the turn starts, 3 models wide or less and at least as deep, with a musician.',
  'movement/all-count': 'Quick march: all enemies within 8 inches count.',
  'movement/column-charges': 'A column of march neither charges nor countercharges.',

  'movement/terrain': 'Terrain',
  'movement/open': '**Open:** does not slow.',
  'movement/difficult':
    '**Difficult:** each inch spends 2. Woods, marshes, steep hills, scree, jungle.',
  'movement/very-difficult':
    '**Very difficult:** each inch spends 4. Dense jungle, fast rivers, rocks.',
  'movement/rounded': 'Fractions there go up to the next half inch.',
  'movement/obstacle':
    '**Obstacles:** hedges, ditches, walls. Half the move to cross; whoever has less left stops in front.',
  'movement/impassable': '**Impassable:** never entered.',

  'movement/manoeuvres': 'Manoeuvres',
  'movement/wheel':
    '**Wheel:** what the outermost front model travels. When charging only as the first thing, or to line up.',
  'movement/about-face': '**About face:** 1/4 of the move. In open order twice free.',
  'movement/change':
    '**Change formation:** 1 rank for 1/2 of the move, 2 ranks for all of it, no more. In open order 2 ranks free.',
  'movement/not-free':
    'Nothing is free on a march or charge, and a marching unit does not change formation.',
  'movement/reform':
    '**Reform:** with a musician and a Leadership test, at -1 with an enemy within 8 inches. It does nothing else.',
  'movement/none': 'There are no others: no unit moves sideways or backwards.',

  'armoured/title': 'Armour and movement',
  'armoured/worn': 'Armour',
  'armoured/less': 'Movement',
  'armoured/light': 'Light or none, with shield or not',
  'armoured/heavy': 'Heavy, no shield',
  'armoured/buckler': 'Heavy and buckler',
  'armoured/heavy-shield': 'Heavy and shield',
  'armoured/cataphract': 'Cataphract',
  'armoured/plate': 'Partial or full plate',
  'armoured/barding': 'Metal barding',
  'armoured/both': 'Heavy, shield and barding',
} as const;
