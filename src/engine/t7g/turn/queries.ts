import { gameEnd } from './game-end.ts';
import { go } from './go.ts';
import { phase } from './phase.ts';
import { planning } from './planning.ts';

export const queries = [go, phase, planning, gameEnd];
