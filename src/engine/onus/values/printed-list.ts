import type { ClauseId } from '../../core/clause-ids.ts';
import type { Key } from '../../core/ruling.ts';

/** A line of the printed summary, the rows of the tables that it restates, and how much, where that tells them apart. */
export type Line = readonly [line: ClauseId, rows: readonly Key[], by?: number];

/** The summary of modifiers that the book prints at its end (chapter 15), as a list to tick off. */
export const LINES = {
  listedAttack: [
    ['onus-15.1', ['onus-10.12/attack']],
    ['onus-15.2', ['onus-10.15/attack']],
    ['onus-15.3', ['onus-10.16/attack']],
    ['onus-15.4', ['onus-8.11']],
    ['onus-15.5', ['onus-8.19']],
    ['onus-15.6', ['onus-9.23']],
    ['onus-15.7', ['onus-9.8']],
  ],
  listedDefence: [
    ['onus-15.8', ['onus-10.14/defence']],
    ['onus-15.9', ['onus-7.45/defence', 'onus-7.186/defence']],
    ['onus-15.10', ['onus-10.2/defence']],
    ['onus-15.11', ['onus-10.3/defence']],
    ['onus-15.12', ['onus-10.5/defence']],
    ['onus-15.13', ['onus-10.15/defence']],
    ['onus-15.14', ['onus-8.16']],
    ['onus-15.15', ['onus-8.7']],
  ],
  listedStrength: [
    ['onus-15.16', ['onus-10.12/strength']],
    ['onus-15.17', ['onus-10.15/strength']],
    ['onus-15.18', ['onus-7.127']],
  ],
  listedDefenceFromShots: [
    ['onus-15.19', ['onus-10.14/defence']],
    ['onus-15.20', ['onus-7.45/defence']],
    ['onus-15.21', ['onus-7.144/defence'], -1],
    ['onus-15.22', ['onus-7.144/defence'], -2],
    ['onus-15.23', ['onus-10.15/defence']],
    ['onus-15.24', ['onus-8.17']],
    ['onus-15.25', ['onus-8.7']],
  ],
  listedMorale: [
    ['onus-15.26', ['onus-10.9']],
    ['onus-15.27', ['onus-10.14/morale']],
    ['onus-15.28', ['onus-10.10']],
    ['onus-15.29', ['onus-9.17']],
    ['onus-15.30', ['onus-7.45/morale', 'onus-10.4/morale']],
    ['onus-15.31', ['onus-10.2/morale']],
    ['onus-15.32', ['onus-10.3/morale']],
    ['onus-15.33', ['onus-10.5/morale']],
    ['onus-15.34', ['onus-10.13']],
    ['onus-15.35', ['onus-10.11']],
    ['onus-15.36', ['onus-10.15/morale']],
    ['onus-15.37', ['onus-10.16/morale']],
  ],
} satisfies Record<string, readonly Line[]>;

export type List = keyof typeof LINES;
export const LISTS = Object.keys(LINES) as List[];

/** What counts and stands in no line, by the rows that say so. */
export const UNLISTED = {
  general: ['onus-10.8/attack', 'onus-10.8/strength', 'onus-10.8/defence', 'onus-10.8/morale'],
  bravery: ['onus-8.24/attack', 'onus-8.24/defence'],
  rhomboid: ['onus-8.22/attack'],
  sarissas: ['onus-9.27'],
  'phalanx-as-lancers': ['onus-8.10'],
  'broken-shot': ['onus-10.16/strength'],
  'fleeing-shot-at': ['onus-7.186/defence'],
  'protected-flanks': ['onus-12.24/morale'],
  event: ['onus-5.3/attack', 'onus-5.3/defence', 'onus-5.3/morale'],
} satisfies Record<string, readonly Key[]>;
