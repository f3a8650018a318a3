import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { attackedBy, type Held, is, isBuilding, isEmplaced, isMobile } from './fields.ts';

export const WHO = ['nobody', 'holder', 'attacker'] as const;

/** What comes of a combat that the holder has lost. */
export interface After {
  goesBack: (typeof WHO)[number];
  workLost: boolean;
  wearMore: number;
  becomesDisordered: boolean;
  destroyed: boolean;
}

const { sets } = rulesOf<Held>();
const isRetreat = ({ lostBy }: Held) => lostBy === 'retreat';
const isDisengage = ({ lostBy }: Held) => lostBy === 'disengage';
const isOnFoot = ({ kind }: Held) => kind === 'formation' || kind === 'company';
const hasLost = ({ lostBy }: Held) => lostBy !== 'none';
const R169 = (reading: Held['readings']['R169']) => (held: Held) =>
  isRetreat(held) && held.readings.R169 === reading;

/** Of a combat that was lost the sentence to quote tells what comes of it. */
const DECIDES = { decides: true } as const;

const AFTER: Table<Held, After> = {
  on: 'goesBack',
  show: ({ goesBack }) => goesBack,
  rows: [
    sets<After>(
      't7g-6.21',
      (_, now) => ({ ...now, goesBack: 'attacker' }),
      [isMobile, hasLost],
      on('it-must-retreat', isDisengage),
      DECIDES,
    ),
    sets<After>(
      't7g-6.22',
      (_, now) => ({ ...now, workLost: true, becomesDisordered: true }),
      [isMobile, hasLost],
      on('it-only-disengages', isRetreat),
      DECIDES,
    ),
    sets<After>(
      't7g-6.21/emplaced',
      (_, now) => ({ ...now, goesBack: 'attacker' }),
      [isEmplaced, isDisengage],
      DECIDES,
    ),
    sets<After>(
      't7g-6.27/retreat',
      (_, now) => ({ ...now, goesBack: 'attacker', wearMore: 1, becomesDisordered: true }),
      [isEmplaced, R169('a')],
      DECIDES,
    ),
    sets<After>(
      't7g-6.27/retreat-b',
      (_, now) => ({ ...now, goesBack: 'attacker', becomesDisordered: true }),
      [isEmplaced, R169('b')],
      DECIDES,
    ),
    sets<After>(
      't7g-6.22/emplaced-c',
      (_, now) => ({ ...now, workLost: true, becomesDisordered: true }),
      [isEmplaced, R169('c')],
      DECIDES,
    ),
    // Ruling R166: it leaves on the side away from its enemy, or (b) stays inside.
    sets<After>(
      't7g-9.41/lost',
      (held, now) => ({ ...now, workLost: true, becomesDisordered: isRetreat(held) }),
      [isBuilding, hasLost, ({ readings }) => readings.R166 === 'a'],
      DECIDES,
    ),
    sets<After>(
      't7g-9.41/lost-b',
      (held, now) => ({ ...now, goesBack: 'nobody', becomesDisordered: isRetreat(held) }),
      [isBuilding, hasLost, ({ readings }) => readings.R166 === 'b'],
      DECIDES,
    ),
    sets<After>(
      't7g-6.90/guns',
      (_, now) => ({ ...now, goesBack: 'nobody', workLost: true, destroyed: true }),
      [is('fortified-guns'), hasLost],
      DECIDES,
    ),
    sets<After>(
      't7g-6.70/pursued',
      (_, now) => ({ ...now, goesBack: 'nobody', workLost: true, destroyed: true }),
      [isRetreat, attackedBy('cavalry'), isOnFoot, (_, { goesBack }) => goesBack === 'holder'],
      DECIDES,
    ),
  ],
};

/** Who loses goes back, unless its fortress keeps it where it stands. */
export function afterCombat(held: Held, trace: Trace): After {
  const start: After = {
    goesBack: hasLost(held) ? 'holder' : 'nobody',
    workLost: false,
    wearMore: 0,
    becomesDisordered: isRetreat(held),
    destroyed: false,
  };
  return applyRows(AFTER, held, start, trace);
}
