import { fortress } from './examples/fortress.ts';
import { infantry } from './examples/infantry.ts';

export default [...infantry, ...fortress];
