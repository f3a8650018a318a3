import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS, HEXES, type Hex, type Side } from '../hexes/hex.ts';
import { often } from './often.ts';
import { rows } from './rows.ts';

interface Kinds<P, G extends string, C extends string> {
  piece: fc.Arbitrary<P>;
  grounds: readonly G[];
  cards: readonly C[];
  /** The least Command of a side. */
  command: number;
}

/** Whatever may stand and lie on a board of the family, before anybody asks whether it may. */
export const anythingOn = <P, G extends string, C extends string>({
  piece,
  grounds,
  cards,
  command: min,
}: Kinds<P, G, C>) =>
  fc.record({
    army: fc.dictionary(fc.constantFrom(...HEXES), piece, { maxKeys: 40 }),
    ground: fc.dictionary(
      fc.constantFrom(...HEXES),
      fc.constantFrom(...grounds.filter((kind) => kind !== 'clear')),
      { maxKeys: 30 },
    ),
    walls: fc.dictionary(
      fc.constantFrom(...HEXES),
      fc.subarray([...DIRECTIONS], { minLength: 1 }),
      { maxKeys: 5 },
    ),
    command: fc.record({
      bottom: fc.integer({ min, max: 10 }),
      top: fc.integer({ min, max: 10 }),
    }),
    banners: fc.record({ bottom: fc.nat(3), top: fc.nat(3) }),
    goal: fc.integer({ min: 4, max: 20 }),
    active: fc.constantFrom<Side>('bottom', 'top'),
    card: fc.constantFrom(...cards),
  });

/** A board on which these pieces stand in two armies, each from its edge. */
export const facing = <P>(pieces: (side: Side) => readonly P[]) =>
  Object.fromEntries(
    (['bottom', 'top'] as const).flatMap((side) =>
      pieces(side).map((piece, i) => [side === 'top' ? HEXES.at(-1 - i) : HEXES[i], piece]),
    ),
  ) as Record<Hex, P>;

interface Written<P> {
  positions: fc.Arbitrary<P>;
  /** 17 against 17, and the most characters that they take. */
  packed: P;
  most: number;
  readPosition(text: string): object;
  writePosition(position: P): string;
  draw(position: P): string;
  parseDrawing(text: string): object;
  /** How a text stands in an address; as it is, where nothing is said. */
  inAddress?: (address: string) => string;
  /** A text that is wrong, at which character, why, and the clause that says so. */
  wrong: string;
}

/** The notation and the drawing of a position, whatever stands there. */
export function positionsAsWritten<P>(written: Written<P>) {
  const { positions, most, readPosition, writePosition, inAddress = String } = written;
  describe('the notation of a position', () => {
    test('is read and written without loss, in characters that a URL leaves alone', () => {
      fc.assert(
        fc.property(positions, (one) => {
          const text = writePosition(one);
          expect(inAddress(new URLSearchParams({ p: text }).toString())).toBe(`p=${text}`);
          const read = readPosition(text);
          expect(read).toEqual(one);
          expect(writePosition(read as P)).toBe(text);
        }),
        { numRuns: often(50, 200) },
      );
    });

    test(`an army of 17 against 17 takes at most ${most} characters`, () => {
      expect(writePosition(written.packed).length).toBeLessThanOrEqual(most);
    });

    rows(
      'what is wrong, at which character, and by which clause',
      written.wrong,
      (text, ...fault) => {
        const [at, problem, clause] = fault;
        const read = readPosition(text === '-' ? '' : (text ?? ''));
        expect(read).toMatchObject({ at: Number(at), problem });
        expect('clause' in read ? read.clause : undefined).toBe(clause);
      },
    );
  });

  test('the drawing of a position is read back without loss', () => {
    fc.assert(
      fc.property(positions, (one) => {
        expect(written.parseDrawing(written.draw(one))).toEqual(one);
      }),
      { numRuns: often(30, 100) },
    );
  });
}
