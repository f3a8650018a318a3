import { asked } from './case.ts';

export const MOVEMENT = asked(
  'cca/may-move',
  `
  51 heavy cavalry under Mounted Charge: unit=HC hexes=3 orderedBy=mounted-charge => allowed maxHexes=3
  51 chariots under Mounted Charge: unit=CH hexes=3 orderedBy=mounted-charge => allowed maxHexes=3
  51 elephants under Mounted Charge: unit=EL hexes=3 orderedBy=mounted-charge => allowed maxHexes=3
  51 light cavalry, not by the card: unit=LC hexes=4 orderedBy=mounted-charge => allowed maxHexes=4
  51 medium cavalry, not by the card: unit=MC hexes=3 orderedBy=mounted-charge => allowed maxHexes=3
  361 medium infantry moves 1 hex: unit=MI hexes=1 orderedBy=order-four-units-center => allowed maxHexes=1
  361 medium infantry does not move 2: unit=MI hexes=2 orderedBy=order-four-units-center => !allowed maxHexes=1
  361 heavy infantry moves 1 hex: unit=HI hexes=1 orderedBy=order-four-units-center => allowed maxHexes=1
  361 heavy infantry does not move 2: unit=HI hexes=2 orderedBy=order-four-units-center => !allowed maxHexes=1
  361 chariots move 2 hexes: unit=CH hexes=2 orderedBy=order-four-units-center => allowed maxHexes=2
  361 chariots do not move 3: unit=CH hexes=3 orderedBy=order-four-units-center => !allowed maxHexes=2
`,
);

export const SCENARIOS = [
  ...asked(
    'cca/scenario',
    `
    52 the Roman of Trasimene after his turn 1: scenario=lake-trasimene turn=1 => opponent.draws=2 opponent.handAtEnd=3
    52 the Roman of Trasimene after his turn 2: scenario=lake-trasimene turn=2 => opponent.draws=2 opponent.handAtEnd=4
    52 the Roman of Trasimene after his turn 3: scenario=lake-trasimene turn=3 => opponent.draws=1 opponent.handAtEnd=4
`,
  ),
  ...asked(
    'cca/components',
    '341 the board is 13 hexes wide, 9 deep and in 3 sections: component=board => width=13 depth=9 boardSections=3',
  ),
];
