import type { Texts } from './texts.ts';
export class GameTexts {
  constructor(readonly_texts: Texts) {
    void readonly_texts;
  }
  refusal(r: { because: string }) {
    return r.because;
  }
  action(a: object) {
    return JSON.stringify(a);
  }
  prompt(s: { phase: string }) {
    return s.phase;
  }
  event(e: object) {
    return JSON.stringify(e).slice(0, 60);
  }
  problem(p: { problem: string }) {
    return p.problem;
  }
}
