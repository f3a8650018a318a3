import type { Case } from '../../ties/worked-cases.ts';

export const COMBAT = 'cca/close-combat';
export const ROLL = 'cca/close-combat-roll';

/** A row of the cases of one query: who battles whom, what else is so, and what must come of it. */
const between =
  (query: string) =>
  (
    number: number,
    situation: string,
    attacker: object,
    defender: object,
    expected: object,
    more: object = {},
  ): Case => [number, situation, query, { attacker, defender, ...more }, expected];

export const may = between('cca/may-battle');
export const combat = between(COMBAT);
export const roll = between(ROLL);
export const outcome = between('cca/close-combat-outcome');

export const rolled = (
  number: number,
  situation: string,
  attacker: object,
  defender: object,
  faces: string,
  expected: object,
): Case => [number, situation, ROLL, { attacker, defender, faces: faces.split(' ') }, expected];

export const MI = { unit: 'MI' };
export const FLAG = 'flag green green green';
