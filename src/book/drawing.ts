/** A picture as it is drawn. */
export interface Drawing {
  width: number;
  height: number;
  /** What the engine says, in the words of `expect`. */
  found: readonly string[] | object;
  /** The file, in the colours that the reader's page has. Opened at `#asked` it keeps the answer back. */
  svg(): string;
}

/** The part of the address at which a drawing shows what is asked and not yet what is answered. */
export const ASKED = '#asked';

/** A rule of a class within that of the drawing, with the rules inside it. */
const RULE = /& \.([\w-]+)[^{}]*\{(?:[^{}]|\{[^{}]*\})*\}\s*/g;
const NAMED = /--([\w-]+):[^;]*;\s*/g;

/** What nothing in a drawing takes is left out of its style: rules of other classes, and then values with a name. */
function lean(style: string, svg: string): string {
  const classes = new Set(
    [...svg.matchAll(/class="([^"]*)"/g)].flatMap(([, all]) => all?.split(' ')),
  );
  const taken = style.replace(RULE, (rule, name) => (classes.has(name) ? rule : ''));
  return taken.replace(NAMED, (value, name) => (taken.includes(`var(--${name}`) ? value : ''));
}

/** A drawing with its style, in a file of its own. */
export const framed = (svg: string, style: string) =>
  svg.replace(/>/, `><style><![CDATA[${lean(style, svg)}]]></style><g id="asked"/>`);
