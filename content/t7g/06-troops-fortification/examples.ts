import { emplaced } from './examples/emplaced.ts';
import { general } from './examples/general.ts';

export default [...emplaced, ...general];
