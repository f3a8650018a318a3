import { alike, amount, defaults, maybe, word, words, yes } from '../../core/answer.ts';
import { handOn } from '../../core/hand-on.ts';
import { each, problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import { Trace } from '../../core/ruling.ts';
import { UNIT_STATES, unitStateOf } from '../passing/passer.ts';
import { FORMATIONS, UD } from '../units.ts';
import { formationProblems } from '../values/contradictions.ts';
import { REAR } from '../values/sides.ts';
import { allowanceOf, movementOf, type Paced, paceOf, rested } from './allowance.ts';
import {
  adopts,
  courseOf,
  type Event,
  exact,
  isSkirmishing,
  moveOf,
  rotates,
  travels,
} from './course.ts';
import { MARCH_FIELDS, type March, MOVES } from './march.ts';
import { KEEPS_ACTIVE, MAY_CHARGE, MAY_SHOOT } from './may-act.ts';
import { CAUSES } from './reduced.ts';
import { FORCED, OVER, WAY } from './rows.ts';
import { WHO } from './who-moves.ts';

/** Every side of a unit in forced march counts as its rear: its two defence values and its morale (onus-7.45). */
const MARCHING = { defence: REAR, morale: REAR };

const dissolves = ({ does }: Event) => does === 'dissolve';
const shortens = ({ does }: Event) => does === 'shorten';
const stepProblems = problems<Event>(
  ['into', 'formation-not-told', null, (one) => adopts(one) && one.into === 'none'],
  ['does', 'nothing-to-dissolve', null, (one) => dissolves(one) && one.formation === 'none'],
  [
    'sections',
    'nothing-to-shorten',
    'onus-7.60',
    (one) => shortens(one) && one.sections > one.extended,
  ],
);

const check = problems<March>(
  [
    'extended',
    'formed-and-extended',
    'onus-7.64',
    (unit) => unit.formation !== 'none' && unit.extended > 0,
  ],
  formationProblems,
  ['rallied', 'broken-and-rallied', 'onus-7.17', (unit) => unit.broken && unit.rallied],
  (march) => each('steps', stepProblems)({ steps: courseOf(march).events }),
);

/** What the unit's steps cost, and whether that is within its allowance. */
function spend(move: Paced, allowance: number, trace: Trace): boolean {
  const { turns, used } = move.course;
  if (turns > 0) trace.step('onus-7.38', { turns });
  if (used <= allowance) return true;
  const clause = OVER[move.type];
  trace.bar(`${clause}/over`, { used, ud: allowance });
  return false;
}

/** Marks that the march leaves on the unit, and what they do when it is attacked. */
function burdens(move: Paced, allowed: boolean, trace: Trace) {
  const marches = allowed && move.type === 'forced-march';
  const { extended } = allowed ? move.course : move;
  if (marches) trace.step('onus-7.45/march', MARCHING);
  else if (move.forcedMarch && move.active) trace.skip('onus-7.45', 'marker-removed');
  if (extended > 0) trace.step('onus-7.63/extended', { morale: -extended });
  else if (move.extended > 0) trace.skip('onus-7.63', 'shortened');
  return {
    forcedMarchMarker: marches || (move.forcedMarch && !move.active),
    defenceWhenAttacked: marches ? MARCHING.defence : 0,
    moraleWhenAttacked: (marches ? MARCHING.morale : 0) - extended,
  };
}

/** What a unit may do, and a unit that may not move at all may not. */
const MAY = {
  allowed: yes(),
  movementType: MOVES,
  allowance: amount(),
  ...alike(yes(), 'mayCharge', 'mayShoot', 'keepsActiveMarker'),
};

/** Whether a unit may move as it means to, how far, and what it may do afterwards. */
export function judge(march: March, trace: Trace) {
  const move = moveOf(march);
  if (!applyRows(WHO, move, true, trace))
    return { ...defaults(MAY), paced: paceOf(move, new Trace()) };
  const paced = paceOf(move, trace);
  const allowance = allowanceOf(paced, trace);
  const affords = spend(paced, allowance, trace);
  const lawful = applyRows(FORCED, paced, applyRows(WAY, paced, true, trace), trace);
  const ranging = { ...paced, allowance };
  const mayCharge = applyRows(MAY_CHARGE, ranging, true, trace);
  const aboutShots = move.toShoot || !move.toCharge;
  const mayShoot = applyRows(MAY_SHOOT, ranging, true, aboutShots ? trace : new Trace());
  const keepsActiveMarker = applyRows(KEEPS_ACTIVE, ranging, move.active, trace);
  const wishes = (mayCharge || !move.toCharge) && (mayShoot || !move.toShoot);
  const allowed = lawful && affords && wishes;
  return {
    paced,
    allowed,
    movementType: paced.type,
    allowance,
    mayCharge: allowed && mayCharge,
    mayShoot: allowed && mayShoot,
    keepsActiveMarker,
  };
}

/** UD that Skirmishers keep for their own phase; null for all others. */
function restOf(move: Paced, allowed: boolean) {
  if (!isSkirmishing(move) || !allowed || move.type === 'forced-march') return null;
  return rested(movementOf(move), move.course.used);
}

const ANSWER = {
  ...MAY,
  ...alike(amount(), 'allowanceCm', 'used', 'left'),
  reducedBy: words(CAUSES),
  moved: yes(),
  formation: word(FORMATIONS, 'none'),
  extended: amount(),
  ...alike(yes(), 'braveryActive', 'forcedMarchMarker'),
  ...alike(amount(), 'defenceWhenAttacked', 'moraleWhenAttacked'),
  unitState: word(UNIT_STATES, 'normal'),
  skirmisherRest: maybe(amount()),
};

export const move = defineQuery({
  id: 'onus/move',
  fields: MARCH_FIELDS,
  answer: ANSWER,
  sample: { movement: 3, steps: [{ ud: 1 }, { does: 'turn' }, { ud: 1 }] },
  check,
  next: (said, { mayCharge }) =>
    mayCharge
      ? [
          {
            as: 'charge',
            query: 'onus/charge',
            draft: handOn(said, 'movement', 'kind', 'abilities', 'formation', 'extended', 'active'),
          },
        ]
      : [],
  run(input, trace) {
    const { paced, ...judged } = judge(input, trace);
    const { allowed, allowance } = judged;
    const { course, reducedBy } = paced;
    const answer = {
      ...judged,
      allowanceCm: exact(allowance * UD),
      used: course.used,
      left: exact(Math.max(0, allowance - course.used)),
      reducedBy,
      moved: allowed && course.events.some((event) => travels(event) || rotates(event)),
      formation: allowed ? course.formation : input.formation,
      extended: allowed ? course.extended : input.extended,
      braveryActive: allowed ? course.bravery : input.bravery,
      ...burdens(paced, allowed, trace),
      unitState: unitStateOf(paced),
      skirmisherRest: restOf(paced, allowed),
    };
    const say = !allowed ? 'no' : input.steps.length > 0 ? 'yes' : 'how-far';
    return {
      answer,
      summary: {
        say: `move/${say}`,
        with: { type: `movementType.${judged.movementType}`, ud: allowance, used: course.used },
      },
    };
  },
});
