import { type Proof, proof } from '../sheet.ts';

export const values = (input: object, expect = {}) => proof('onus/unit-values', input, expect);
export const morale = (input: object, expect = {}) => proof('onus/morale-check', input, expect);
export const attackRoll = (input: object, expect = {}) => proof('onus/attack-roll', input, expect);

/** A hand-to-hand combat of one with the other, 4 sections in contact where nothing else is said. */
export const combat = (attacker: object, defender: object, expect = {}, more = {}): Proof =>
  proof('onus/hand-to-hand', { attacker, defender, ...more }, expect);

/** A shot of archers with 3 (8) at a target 1 UD away. */
export const shot = (shooter: object, target: object, expect = {}, more = {}): Proof =>
  proof('onus/shot', { shooter, target, ...more }, expect);

/** A move; whoever moves has 4 UD where nothing else is said. */
export const move = (input: object, expect = {}) =>
  proof('onus/move', { movement: 4, ...input }, expect);
/** A unit that would pass through another one. */
export const passing = (mover: object, passed: object, expect = {}, more = {}) =>
  proof('onus/pass-through', { mover, passed, ...more }, expect);
export const event = (input: object, expect = {}) => proof('onus/event', input, expect);
export const eventCount = (input: object, expect = {}) => proof('onus/event-count', input, expect);
export const flee = (input: object, expect = {}) => proof('onus/flee', input, expect);
export const flightMove = (input: object, expect = {}) => proof('onus/flight-move', input, expect);
export const flightPhase = (input: object, expect = {}) =>
  proof('onus/flight-phase', input, expect);
export const fleeingUnit = (fleeingAct: string, expect = {}, more = {}) =>
  proof('onus/fleeing-unit', { fleeingAct, ...more }, expect);
export const trample = (input: object, expect = {}) => proof('onus/trample', input, expect);
export const stampede = (input: object, expect = {}) => proof('onus/stampede', input, expect);
export const phase = (input: object, expect = {}) => proof('onus/phase', input, expect);
export const order = (input: object, expect = {}) => proof('onus/order', input, expect);
export const activation = (input: object, expect = {}) => proof('onus/activation', input, expect);
export const endOfTurn = (input: object, expect = {}) => proof('onus/end-of-turn', input, expect);
export const general = (input: object, expect = {}) => proof('onus/general', input, expect);
export const victory = (input: object, expect = {}) => proof('onus/victory', input, expect);
/** A leadership check of an army of 1000 points. */
export const leadership = (input: object, expect = {}) =>
  proof('onus/leadership-check', { armyValue: 1000, ...input }, expect);
export const charge = (input: object, expect = {}) =>
  proof('onus/charge', { enemyDistance: 2, ...input }, expect);
export const contact = (contacts: readonly object[], expect = {}) =>
  proof('onus/contact', { contacts }, expect);
export const sectionMarkers = (input: object, expect = {}) =>
  proof('onus/section-markers', input, expect);
/** What an engaged unit does; one enemy touches it with all of its front where nothing else is said. */
export const engaged = (engagedAction: string, expect = {}, more = {}) =>
  proof(
    'onus/engaged-action',
    { engagedAction, enemies: [{ sectionsTouching: 4 }], ...more },
    expect,
  );
