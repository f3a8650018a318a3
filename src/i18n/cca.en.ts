import closeCombat from './cca/close-combat.en.ts';
import { merge } from './messages.ts';

/** By subject; what several subjects say stands in the first. */
export const parts = [closeCombat];

export default merge(...parts);
