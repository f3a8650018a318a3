import { proof } from '../sheet.ts';

export const initiative = (own: object, enemy: object, expect = {}) =>
  proof('t7g/initiative', { own, enemy }, expect);
/** An order check of a unit of Discipline 4 that is not Fresh. */
export const orderCheck = (input: object, expect = {}) =>
  proof('t7g/order-check', { discipline: 4, wear: 1, ...input }, expect);
/** A break check of a unit of Discipline 4 and Stamina 4. */
export const breakCheck = (input: object, expect = {}) =>
  proof('t7g/break-check', { discipline: 4, stamina: 4, ...input }, expect);
/** A shot of muskets of Fire 4 at 10 inches; Courage 4 resists it. */
export const shot = (shooter: object, target: object, expect = {}, more = {}) =>
  proof(
    't7g/shot',
    {
      shooter: { weapon: 'musket', fire: 4, ...shooter },
      target: { courage: 4, ...target },
      distance: 10,
      ...more,
    },
    expect,
  );
/** An action of a Commander of Level 3. */
export const commandAction = (action: string, expect = {}, more = {}) =>
  proof('t7g/command-action', { action, level: 3, ...more }, expect);
/** A unit of Combat 4 and Courage 4 that charges with ¡Atacad!. */
export const charging = (unit: object, expect = {}, more = {}) =>
  proof('t7g/combat-dice', { unit: { combat: 4, courage: 4, ...unit }, ...more }, expect);
/** A unit of Combat 4 and Courage 4 that is charged. */
export const charged = (unit: object, expect = {}, more = {}) =>
  charging(unit, expect, { side: 'defender', ...more });
/** A round between two units of Combat 4, Courage 4 and Defence 4. */
export const clash = (attacker: object, defender: object, expect: object, more = {}) => {
  const unit = { combat: 4, courage: 4, infantryDefence: 4 };
  const sides = { attacker: { ...unit, ...attacker }, defender: { ...unit, ...defender } };
  return proof('t7g/combat', { ...sides, ...more }, expect);
};
/** What both do after a combat that the attacker won. */
export const beaten = (defender: object, expect: object, more = {}) =>
  proof('t7g/after-combat', { winner: 'attacker', defender, ...more }, expect);

// Of the turn, its orders and lines of sight.
export const phase = (input: object, expect = {}) => proof('t7g/phase', input, expect);
export const gameEnd = (turn: number, own: object, expect = {}) =>
  proof('t7g/game-end', { turn, own }, expect);
export const order = (card: string, input: object, expect = {}) =>
  proof('t7g/order', { card, ...input }, expect);
/** A reaction to a charge of infantry, where nothing else is said. */
export const reaction = (card: string, input: object, expect = {}) =>
  proof('t7g/reaction', { card, ...input }, expect);
/** A move of a unit of Speed 4. */
export const speed = (input: object, expect = {}) =>
  proof('t7g/speed', { speed: 4, ...input }, expect);
export const move = (input: object, expect = {}) =>
  proof('t7g/move', { speed: 4, ...input }, expect);
/** The state of a unit of Stamina 4. */
export const unitState = (input: object, expect = {}) =>
  proof('t7g/unit-state', { stamina: 4, ...input }, expect);
/** A Virtue of the Commander inside a unit, for a Value of 4. */
export const virtueOf = (virtue: string, expect: object, more = {}) =>
  proof('t7g/virtue', { virtue, unitValue: 4, ...more }, expect);
