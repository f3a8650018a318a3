import { BETWEEN, IS, type Posed } from './posed.ts';

/** The question that such a word asks. */
export function posedIn(asked: string): Posed {
  const [question = '', unit = '', second = '', ...more] = asked.split(BETWEEN, 60);
  const told = more.map((one) => {
    const at = one.indexOf(IS);
    return at < 0 ? ([one, ''] as const) : ([one.slice(0, at), one.slice(at + 1)] as const);
  });
  return { question, unit, second, more: told };
}
