/** Where a text stops being JSON: what stands there, or at the end of the text what stands before it. */
export interface Fault {
  line: number;
  column: number;
  near: string;
  ended: boolean;
}

const SPACE = /[ \t\r\n]*/y;
const PLAIN =
  /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;
const NAME = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
/** So much of the text is quoted. */
const QUOTED = 20;

/** Walks through a text as far as it is JSON. */
class Walk {
  private readonly text: string;
  at = 0;

  constructor(text: string) {
    this.text = text;
  }

  private takes(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at = pattern.lastIndex;
    return found !== null;
  }

  private takesSign(sign: string): boolean {
    this.takes(SPACE);
    if (this.text[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }

  /** Items between commas up to the closing sign; false where it stops. */
  private items(closing: string, item: () => boolean): boolean {
    if (this.takesSign(closing)) return true;
    do if (!item()) return false;
    while (this.takesSign(','));
    return this.takesSign(closing);
  }

  value = (): boolean => {
    if (this.takesSign('{')) return this.items('}', this.member);
    if (this.takesSign('[')) return this.items(']', this.value);
    return this.takes(PLAIN);
  };

  private member = (): boolean => {
    this.takes(SPACE);
    return this.takes(NAME) && this.takesSign(':') && this.value();
  };

  /** Past the spaces: the end, or what does not belong there. */
  rest(): string {
    this.takes(SPACE);
    return this.text.slice(this.at);
  }
}

/** Where a text that is no JSON goes wrong. The messages of the engines of JavaScript differ, and some do not say. */
export function faultOf(text: string): Fault {
  const walk = new Walk(text);
  walk.value();
  const rest = walk.rest();
  const before = text.slice(0, walk.at).split('\n');
  const [line = ''] = before.slice(-1);
  const ended = rest === '';
  return {
    line: before.length,
    column: line.length + 1,
    near: ended ? line.slice(-QUOTED) : (rest.split('\n')[0] ?? '').slice(0, QUOTED),
    ended,
  };
}
