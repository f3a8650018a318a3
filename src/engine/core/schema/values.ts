import type {
  Count,
  Counts,
  Fields,
  Flag,
  Group,
  Groups,
  HexName,
  HexNames,
  Measure,
  Text,
} from './field.ts';

type Raw<F> = F extends { kind: 'choice' | 'list'; options: readonly (infer O)[] }
  ? F extends { kind: 'list' }
    ? readonly O[]
    : O
  : F extends Count | Measure
    ? number
    : F extends Text
      ? string
      : F extends Counts
        ? readonly number[]
        : F extends Flag
          ? boolean
          : F extends HexName<infer H>
            ? H
            : F extends HexNames<infer H>
              ? readonly H[]
              : F extends Group<infer G>
                ? Values<G>
                : F extends Groups<infer G>
                  ? readonly Values<G>[]
                  : never;

/** The validated value of a schema: whatever was left out has its default. */
export type Values<F extends Fields> = {
  [K in keyof F]: F[K] extends { need: 'optional' } ? Raw<F[K]> | undefined : Raw<F[K]>;
};

type Sent<F> =
  F extends Group<infer G> ? Draft<G> : F extends Groups<infer G> ? readonly Draft<G>[] : Raw<F>;

/** What a user may send to a schema: what it does not require may be left out. */
export type Draft<F extends Fields> = {
  readonly [K in keyof F as F[K] extends { need: 'required' } ? K : never]: Sent<F[K]>;
} & {
  readonly [K in keyof F as F[K] extends { need: 'required' } ? never : K]?: Sent<F[K]>;
};
