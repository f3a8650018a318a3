import type { Case } from '../../ties/worked-cases.ts';

export const MAY = 'cca/may-battle';
export const COMBAT = 'cca/close-combat';
export const ROLL = 'cca/close-combat-roll';
export const OUTCOME = 'cca/close-combat-outcome';

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
