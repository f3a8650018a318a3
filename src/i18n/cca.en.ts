import closeCombat from './cca/close-combat.en.ts';
import { merge } from './messages.ts';

export default merge(closeCombat);
