import { baeculaToZama } from './examples/baecula-to-zama.ts';
import { cannaeToCastulo } from './examples/cannae-to-castulo.ts';
import { sicilyAndTicinus } from './examples/sicily-and-ticinus.ts';
import { trasimene } from './examples/trasimene.ts';

export default [...sicilyAndTicinus, ...trasimene, ...cannaeToCastulo, ...baeculaToZama];
