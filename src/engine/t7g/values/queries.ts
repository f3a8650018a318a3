import { base } from './base.ts';
import { defence } from './defence.ts';
import { unitState } from './state.ts';
import { value } from './value.ts';

export const queries = [value, unitState, defence, base];
