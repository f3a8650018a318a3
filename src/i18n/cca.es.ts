import closeCombat from './cca/close-combat.es.ts';
import { merge } from './messages.ts';

export default merge(closeCombat);
