import { section } from './examples/section.ts';

export default [...section];
