import type { Thrower } from '../../../scripts/prove/odds/throwing.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';
import { chain } from './dice.ts';

const volley: Thrower = (told) => {
  const { allowed, lossesForPanic, ...needs } = answerTo('wab/shooting', told);
  if (!allowed) return null;
  const { shots, targetModels } = told as { shots: number; targetModels?: number };
  return chain({ ...needs, rolls: shots, most: targetModels ?? shots }, (wounds) => ({
    'any-wound': wounds > 0,
    ...(lossesForPanic !== null && { 'panic-test': wounds >= lossesForPanic }),
  }));
};

export const shooting: Readonly<Record<string, Thrower>> = { 'wab/shooting': volley };
