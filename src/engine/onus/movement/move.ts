import type { ClauseId } from '../../core/clause-ids.ts';
import { looseQuery } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import { Trace } from '../../core/ruling.ts';
import type { Violation } from '../../core/schema.ts';
import { UD } from '../units.ts';
import { allowanceOf, movementOf, type Paced, paceOf } from './allowance.ts';
import { adopts, exact, isSkirmishing, type Move, moveOf, rotates, travels } from './course.ts';
import { FORCED, OVER } from './forced-march.ts';
import { MARCH_FIELDS, type March } from './march.ts';
import { KEEPS_ACTIVE, MAY_CHARGE, MAY_SHOOT } from './may-act.ts';
import { WAY } from './rows.ts';
import { rested } from './skirmisher-phase.ts';
import { WHO } from './who-moves.ts';

/** Every side of a unit in forced march counts as its rear: its two defence values and its morale (onus-7.45). */
const MARCHING = { defence: -2, morale: -2 };

function checkMarch(march: March): Violation[] {
  const found: Violation[] = [];
  const blame = (field: string, problem: string, clause?: ClauseId) =>
    found.push({ field, problem, with: {}, ...(clause && { clause }) });
  if (march.formation !== 'none' && march.extended > 0)
    blame('extended', 'formed-and-extended', 'onus-7.64');
  if (march.broken && march.rallied) blame('rallied', 'broken-and-rallied', 'onus-7.17');
  const { events } = moveOf(march).course;
  events.forEach((event, i) => {
    const at = `steps.${i}`;
    if (adopts(event) && event.into === 'none') blame(`${at}.into`, 'formation-not-told');
    if (event.does === 'dissolve' && event.formation === 'none')
      blame(`${at}.does`, 'nothing-to-dissolve');
    if (event.does === 'shorten' && event.sections > event.extended)
      blame(`${at}.sections`, 'nothing-to-shorten', 'onus-7.60');
  });
  return found;
}

/** What the unit's steps cost, and whether that is within its allowance. */
function spend(move: Paced, allowance: number, trace: Trace): boolean {
  const { turns, used } = move.course;
  if (turns > 0) trace.step('onus-7.38', { turns });
  if (used <= allowance) return true;
  const clause = OVER[move.type];
  trace.step(`${clause}/over`, { used, ud: allowance });
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

/** A unit that may not move at all. */
const IDLE = {
  allowed: false,
  movementType: 'none',
  allowance: 0,
  mayCharge: false,
  mayShoot: false,
  keepsActiveMarker: false,
} as const;

/** Whether a unit may move as it means to, how far, and what it may do afterwards. */
export function judge(march: March, trace: Trace) {
  const move = moveOf(march);
  if (!applyRows(WHO, move, true, trace)) return { ...IDLE, paced: paceOf(move, new Trace()) };
  const paced = paceOf(move, trace);
  const allowance = allowanceOf(paced, trace);
  const affords = spend(paced, allowance, trace);
  const lawful = applyRows(FORCED, paced, applyRows(WAY, paced, true, trace), trace);
  const mayCharge = applyRows(MAY_CHARGE, paced, true, trace) && allowance > 0;
  const aboutShots = move.toShoot || !move.toCharge;
  const mayShoot = applyRows(MAY_SHOOT, paced, true, aboutShots ? trace : new Trace());
  const keepsActiveMarker = applyRows(KEEPS_ACTIVE, paced, move.active, trace);
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

const stateOf = ({ broken, fleeing }: Move) => (fleeing ? 'fleeing' : broken ? 'broken' : 'normal');

/** UD that Skirmishers keep for their own phase; null for all others. */
function restOf(move: Paced, allowed: boolean) {
  if (!isSkirmishing(move) || !allowed || move.type === 'forced-march') return null;
  return rested(movementOf(move), move.course.used);
}

export const move = looseQuery({
  id: 'onus/move',
  fields: MARCH_FIELDS,
  sample: { movement: 3, steps: [{ ud: 1 }, { does: 'turn' }, { ud: 1 }] },
  check: checkMarch,
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
      unitState: stateOf(paced),
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
