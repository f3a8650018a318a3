import type { File, Head } from './pack.ts';

/** A shorter copy is dearer than its bytes, which gzip has often seen near by. */
const SHORTEST = 32;
/** Bytes by which a place that was there before is recognised. */
const PROBE = 16;
const WORD = 4;
const SPREAD = 0x9e3779b1;
/** The table of places: 2 to the power of this is as many as the largest pack can use. */
const MOST_BITS = 22;

function joined(bodies: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(bodies.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const body of bodies) {
    whole.set(body, at);
    at += body.length;
  }
  return whole;
}

/** How many bytes are alike from two places on; a copy never reaches into itself. */
function alike(whole: Uint8Array, before: number, at: number): number {
  const most = Math.min(at - before, whole.length - at);
  let length = 0;
  while (length < most && whole[before + length] === whole[at + length]) length += 1;
  return length;
}

/** How many bytes before two places are alike too, `most` of them looked at. */
function alikeBefore(whole: Uint8Array, before: number, at: number, most: number): number {
  let length = 0;
  while (length < most && whole[before - length - 1] === whole[at - length - 1]) length += 1;
  return length;
}

/** Finds where bytes stood first: always the first place, so that what repeats is pointed at alike. */
function finder(whole: Uint8Array): (at: number) => number | undefined {
  const view = new DataView(whole.buffer, whole.byteOffset, whole.byteLength);
  const bits = Math.min(MOST_BITS, Math.ceil(Math.log2(whole.length + 2)));
  const first = new Int32Array(2 ** bits).fill(-1);
  return (at) => {
    let hash = 0;
    for (let i = 0; i < PROBE; i += WORD)
      hash = Math.imul(hash ^ view.getInt32(at + i), SPREAD) ^ (hash >>> 15);
    const slot = (hash ^ (hash >>> 13)) >>> (32 - bits);
    const before = first[slot] ?? -1;
    if (before >= 0) return before;
    first[slot] = at;
    return undefined;
  };
}

/** Seven bits a byte: most numbers are small. */
function writeNumber(into: number[], number: number) {
  let left = number;
  for (; left > 127; left >>>= 7) into.push((left & 127) | 128);
  into.push(left);
}

/** Folds files into what a pack is before gzip. */
export function fold(files: readonly File[]): Uint8Array<ArrayBuffer> {
  const whole = joined(files.map(({ body }) => body));
  const placeBefore = finder(whole);
  const steps: number[] = [];
  const fresh: Uint8Array[] = [];
  let told = 0;
  for (let at = 0; at + PROBE <= whole.length; ) {
    const before = placeBefore(at);
    const length = before === undefined ? 0 : alike(whole, before, at);
    if (before === undefined || length < SHORTEST) {
      at += 1;
      continue;
    }
    // What stands before is taken as well, as far as it was not told yet.
    const room = Math.min(at - told, before, at - before - length);
    const more = alikeBefore(whole, before, at, room);
    const source = before - more;
    fresh.push(whole.subarray(told, at - more));
    writeNumber(steps, at - more - told);
    writeNumber(steps, more + length);
    // All its bytes, always: an address that comes again is then the same bytes again.
    for (const by of [24, 16, 8, 0]) steps.push((source >>> by) & 255);
    at += length;
    told = at;
  }
  fresh.push(whole.subarray(told));
  const head: Head = {
    files: files.map(({ path, type, body }) => [path, type, body.length]),
    steps: steps.length,
  };
  const line = new TextEncoder().encode(`${JSON.stringify(head)}\n`);
  return joined([line, Uint8Array.from(steps), ...fresh]);
}
