import type { Query } from '../../engine/core/query.ts';
import type { Draft } from '../paths.ts';

/** A value that a sheet of the reader gives to a question. */
export interface GivenValue {
  path: string;
  value: number | string;
  /** It is generally known: neither the book nor a card of the reader has it. */
  general: boolean;
  /** How a unit begins: what somebody says of it since stands. */
  begins: boolean;
}

/** What a system has to give to its questions: values that its players copied onto sheets of their own. */
export interface Giver {
  /** The names of the sheets on this device, each once. */
  sheets: readonly string[];
  /** The parts of a question that take values from a sheet: '' the question itself, `attacker`, `guns.0`. */
  sides: (query: string, draft: Draft) => readonly string[];
  values: (
    sheet: string,
    query: Pick<Query, 'id' | 'fields'>,
    side: string,
    draft: Draft,
  ) => readonly GivenValue[];
}
