import { type Answer, alike, amount, maybe, opens, word } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { Trace } from '../../core/ruling.ts';
import { optionalList } from '../../core/schema/choices.ts';
import { rare } from '../../core/schema/groups.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import { countFaces, type Told } from '../combat/rolling.ts';
import { struckBy, type TargetSide } from '../combat/struck.ts';
import { FACES, type Face } from '../faces.ts';
import { OPEN_AFTERMATH } from '../retreat/aftermath.ts';
import { needsGuardFlags } from '../retreat/flags.ts';
import { eitherWay } from '../retreat/open-check.ts';
import { WAY_FIELDS } from '../retreat/way-back.ts';
import type { MeleeRoll } from './melee-dice.ts';
import type { RetreatReadings } from './melee-odds.ts';
import {
  checkDiceOf,
  consequencesOf,
  isDecided,
  type MeleeKind,
  type Result,
  resultOf,
} from './roll-result.ts';
import type { MeleeInput } from './sides.ts';

const { freeHexes, closedBy, leaderAt } = WAY_FIELDS;
/** What decides the retreat of the side that is rolled at, beside the flags. */
export const WAY = {
  freeHexes,
  closedBy,
  leaderAt: rare(leaderAt),
  ignores: rare(optionalCount(0, 6)),
};
export const LEADER_CHECK = rare(optionalList(FACES, 3));

const CHANCES_ARE = ['before-any-die', 'part-known', 'after-hits', 'known'] as const;
/** A roll as it was resolved; null while dice that are open decide it. */
export const RESOLVED = {
  ...alike(amount(), 'hits', 'flags', 'misses', 'diceToRoll'),
  ...OPEN_AFTERMATH,
  ...alike(opens(), 'mayBattleBack', 'attackFollows'),
  nextDice: maybe(amount(), 0),
  ...alike(opens(), 'mayAdvance', 'extraHex', 'bonusMelee'),
  chancesAre: word(CHANCES_ARE, 'known'),
};

/** A roll of a melee with its dice, and as many of them as lie on the table. */
export interface Resolving extends Told {
  roll: MeleeRoll;
  kind: MeleeKind;
  dice: number;
  hitsOn: readonly Face[];
  /** The side that is rolled at, and the melee that the roll belongs to. */
  side: TargetSide;
  melee: MeleeInput & { readings: RetreatReadings };
}

export type Ended = Pick<Result, 'eliminated' | 'leaderLost' | 'leftHex' | 'leaderCheckDice'>;
/** All that is open hangs on the check of the leader. */
const isChecked = ({ eliminated, leaderLost, leaderCheckDice }: Ended) =>
  leaderCheckDice > 0 && (eliminated === null || leaderLost === null);

function chancesOf(faces: readonly Face[], result: Ended): (typeof CHANCES_ARE)[number] {
  if (isChecked(result)) return 'after-hits';
  if (isDecided(result)) return 'known';
  return faces.length > 0 ? 'part-known' : 'before-any-die';
}

const lyingOf = ({ faces = [], leaderCheck, dice, hitsOn }: Resolving) => ({
  ...countFaces(faces, hitsOn),
  open: dice - faces.length,
  leaderCheck,
});

/** Hits, the leader's check, flags and retreat, and what may follow, as far as no open die decides it. */
export function resolve(asked: Resolving, trace: Trace): Answer<typeof RESOLVED> {
  const { roll, kind, side, melee, faces = [], leaderCheck = [] } = asked;
  const lying = lyingOf(asked);
  const { hits, flags, open } = lying;
  const struck = open > 0 ? null : struckBy(roll, side, melee.readings);
  const fallen = { hits, flags: roll.retires ? 0 : flags };
  const after = eitherWay(struck, fallen, leaderCheck, trace, (check, told) => {
    const result = resultOf(roll, side, { ...lying, leaderCheck: check }, melee.readings, told);
    return { ...result, ...consequencesOf(roll, kind, result, melee, told) };
  });
  return {
    ...{ hits, flags, misses: faces.length - hits - flags, diceToRoll: open },
    ...after,
    chancesAre: chancesOf(faces, after),
  };
}

/** What the roll has come to, for one sentence. */
export function endOf({ target }: MeleeRoll, result: Ended) {
  if (isChecked(result)) return 'check';
  if (!isDecided(result)) return 'open';
  if (target.unit === 'leader') return result.eliminated ? 'leader-lost' : 'leader-retreats';
  return result.eliminated ? 'eliminated' : result.leftHex ? 'retreats' : 'holds';
}

/** The fields that a table's faults are found at. */
type Fields = Pick<MeleeInput, 'attacker' | 'defender'> & Told;

/** What cannot lie on the table, and what flags and the leader's check cannot be told without. */
export function checkTable(asked: Resolving, name: 'attacker' | 'defender') {
  const { roll, dice, side, melee, faces = [], leaderCheck = [] } = asked;
  const struck = struckBy(roll, side, melee.readings);
  const { unit, leader } = roll.target;
  const result = resultOf(roll, side, lyingOf(asked), melee.readings, new Trace());
  const checked = checkDiceOf(result);
  return problems<Fields>(
    [
      'faces',
      'more-faces-than-dice',
      'ccn-5.72',
      () => faces.length > dice,
      () => ({ given: faces.length, dice, unit: roll.roller.unit }),
    ],
    [
      `${name}.guardFlags`,
      'guard-flags-needed',
      'ccn-5.194',
      () => faces.includes('flag') && struck !== null && needsGuardFlags(struck),
      () => ({ unit }),
    ],
    [
      'leaderCheck',
      'no-leader-to-check',
      'ccn-5.162',
      () => leaderCheck.length > 0 && !leader,
      () => ({ target: unit }),
    ],
    [
      'leaderCheck',
      'more-faces-than-check',
      'ccn-5.160',
      () => leader && leaderCheck.length > checked,
      () => ({ given: leaderCheck.length, dice: checked }),
    ],
  )({ ...melee, faces });
}
