import { cases } from '../../testing/cases.ts';

cases(
  't7g/value',
  `
  // Engine notes 1.
  half of the Value, rounded down, is added or taken away:
    value=2 increases=1 => value=3 1.18
    value=3 decreases=1 => value=2 1.20
    value=1 decreases=1 => value=1
  two steps double it or leave 1, and no more:
    value=3 increases=2             => value=6 1.19
    value=4 increases=3 decreases=1 => value=8 1.17
    value=5 increases=1 decreases=4 => value=1 1.21
    value=1 decreases=2             => value=1
  a Value of 0 stays 0, but for points:
    value=0 increases=2      => value=0
    value=0 decreases=2      => value=0 1.21/zero
    value=0 decreases=2 R9=b => value=1 1.21
    value=0 points=1         => value=1
  points come after all else:
    value=6 decreases=2 points=2 => value=3 7.30
  what bears on it, and what does not:
    value=0 decreases=1      => -1.21/zero
    value=0 decreases=3 R9=b => -1.21/zero
    value=5 decreases=2      => -1.21/zero
  the clauses in the order in which they bear:
    value=5 increases=2 decreases=1 => says=[1.15,1.17,1.18,1.22]
`,
);
