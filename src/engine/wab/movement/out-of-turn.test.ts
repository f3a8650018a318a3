import { cases } from '../../testing/cases.ts';

cases(
  'wab/turn-sequence',
  `
  out of the order of the turn:
    event=first-flight => 1.55 2.67/any
    event=flee-on => -1.55 1.55~has-its-place
    event=shooting => -1.55 -1.55~has-its-place
`,
);
