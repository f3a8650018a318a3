import { type Hex, hex as hexNamed } from '../../engine/hexes/hex.ts';
import type { Asked, Questions } from './system.ts';

/** A question of the board: what is asked, of whoever stands in a hex, and of which other hex. */
export interface Posed {
  asked: Asked;
  from: Hex | undefined;
  target: Hex | undefined;
}

const BETWEEN = '~';
const IS = '.';

type Told = Readonly<Record<string, unknown>>;
const told = (asked: Asked): Told => ({ ...asked });

/** As an address has it: `battle~D5~E5~moved.2`. Of what the answer depends on only what is not as usual. */
export function writePosed({ start, circumstances }: Questions, posed: Posed): string {
  const { asked, from = '', target = '' } = posed;
  const more = Object.entries(circumstances).flatMap(([name, { of }]) => {
    const value = told(asked)[name];
    const said = of.includes(asked.question) && value !== told(start)[name];
    return said ? [name + IS + value] : [];
  });
  const words = [asked.question, from, target, ...more];
  while (words.at(-1) === '') words.pop();
  return words.join(BETWEEN);
}

/** What an address asks, and the words of it that mean nothing here; of those nothing is guessed. */
export function readPosed(questions: Questions, text: string): Posed & { lost: readonly string[] } {
  const { start, all, circumstances } = questions;
  const [word = '', ...rest] = text.split(BETWEEN, 20);
  const question = all.find((one) => one === word);
  if (!question) {
    const nothing = { asked: start, from: undefined, target: undefined };
    return { ...nothing, lost: word ? [text] : [] };
  }
  const [from = '', target = '', ...more] = rest;
  const found: Record<string, unknown> = { ...start, question };
  const lost = [from, target].filter((name) => name && !hexNamed(name));
  for (const one of more) {
    const [name, value] = [one.slice(0, one.indexOf(IS)), one.slice(one.indexOf(IS) + 1)];
    const known = Object.hasOwn(circumstances, name) ? circumstances[name] : undefined;
    const meant = known?.of.includes(question)
      ? known.options.find((option) => String(option) === value)
      : undefined;
    if (meant === undefined) lost.push(one);
    else found[name] = meant;
  }
  const of = hexNamed(from);
  return {
    asked: found as unknown as Asked,
    ...{ from: of, target: of && hexNamed(target), lost },
  };
}
