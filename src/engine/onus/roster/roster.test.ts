import { cases } from '../../testing/cases.ts';

cases(
  'onus/roster',
  `
  // Engine, section 15: a general of 30% leaves floor(1000 / 1.3) = 769 points for units.
  what units cost under a general of 30 %: pointsLimit=1000 generals.0.pointsPercent=30
    units.0.unitValue=100 units.0.copies=7                   => armyValue=910 allowed unitCards=7 unitBudget=769
    units.0.unitValue=769                                    => armyValue=999.7 allowed unitCards=1 unitBudget=769
    units.0.unitValue=770                                    => armyValue=1001 !allowed unitCards=1 unitBudget=769
    // A Veteran costs 30% more, an Elite one half as much again.
    units.0.unitValue=100 units.0.unitRank=veteran           => armyValue=169 allowed unitCards=1 unitBudget=769
    units.0.unitValue=100 units.0.unitRank=elite units.0.copies=2 units.1.unitValue=100 units.1.unitRank=veteran => armyValue=559 allowed unitCards=3 unitBudget=769
  an icon of mounted units is a slip elsewhere: units.0.unitValue=50 units.1.unitValue=50
    units.1.kind=infantry units.1.blueIcons=[arrowhead]      => refused units.1.blueIcons icon-of-mounted 8.19
    units.1.kind=onager units.1.blueIcons=[rhomboid]         => refused units.1.blueIcons icon-of-mounted 8.22
    units.1.kind=cavalry units.1.blueIcons=[arrowhead]|[shield-wall] => accepted
    units.1.kind=elephants units.1.blueIcons=[rhomboid]      => accepted
    units.1.kind=infantry units.1.blueIcons=[phalanx]        => accepted
`,
);
