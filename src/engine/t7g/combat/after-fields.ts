import { problems } from '../../core/problems.ts';
import { readings, readingsToC } from '../../core/readings.ts';
import { choice, flag, requiredChoice } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { SIDES, type Side } from '../../core/two-sides.ts';
import { KIND, MOST_VALUE, VIRTUE, WEAR } from '../fields.ts';
import { MANNERS } from './fields.ts';

/** What a unit moves over (ruling R55). */
const GROUNDS = ['normal', 'easy', 'difficult'] as const;

const PARTY = group({
  kind: KIND,
  speed: usual(optionalCount(0, MOST_VALUE)),
  exposed: usual(flag()),
  broke: usual(flag()),
  blocked: usual(flag()),
  stamina: optionalCount(1, MOST_VALUE),
  wear: WEAR,
  discipline: optionalCount(0, MOST_VALUE),
  disordered: flag(),
  mobileFortress: flag(),
  emplaced: rare(flag()),
  squares: rare(flag()),
  inBuilding: rare(flag()),
  lances: flag(),
  impetuous: flag(),
  frenzied: flag(),
  frenzyRoll: rare(choice(['open', 'passed', 'failed'], 'open')),
  integratedGun: rare(flag()),
  elegante: rare(flag()),
  tranquilo: rare(flag()),
  intrepido: rare(flag()),
  fervour: VIRTUE,
  dedication: rare(VIRTUE),
  ground: rare(choice(GROUNDS, 'normal')),
});

/** Ruling R57 is read b: Squares do not turn and lose nothing by it. */
const R57 = choice(['a', 'b'], 'b');

export const AFTER_FIELDS = {
  winner: requiredChoice([...SIDES, 'tie']),
  attacker: PARTY,
  defender: PARTY,
  flank: flag(),
  touching: flag(),
  manner: choice(MANNERS, 'charge'),
  readings: rare(
    group({
      ...readings('R9', 'R29', 'R55', 'R56'),
      R57,
      ...readings('R135', 'R154'),
      ...readingsToC('R162', 'R169'),
    }),
  ),
};
export type After = Values<typeof AFTER_FIELDS>;
export type AfterParty = After['attacker'];

export const limitOf = ({ stamina, fervour }: AfterParty) =>
  stamina === undefined ? undefined : stamina + fervour;

export const wasFlanked = ({ flank }: After, side: Side) => flank && side === 'defender';

const beyond = (party: AfterParty) => party.wear > (limitOf(party) ?? MOST_VALUE);

const rollsCalmly = ({ frenzied, frenzyRoll }: AfterParty) => frenzyRoll !== 'open' && !frenzied;

export const checkAfter = problems<After>(
  ['attacker.frenzyRoll', 'not-frenzied', 't7g-6.36', ({ attacker }) => rollsCalmly(attacker)],
  ['defender.frenzyRoll', 'not-frenzied', 't7g-6.36', ({ defender }) => rollsCalmly(defender)],
  [
    'attacker.wear',
    'beyond-stamina-before',
    't7g-4.16',
    ({ attacker }) => !attacker.broke && beyond(attacker),
  ],
  [
    'defender.wear',
    'beyond-stamina-before',
    't7g-4.16',
    ({ defender }) => !defender.broke && beyond(defender),
  ],
);
