import type { ClauseId } from '../../core/clause-ids.ts';
import type { Key } from '../../core/ruling.ts';

/** A line of the printed summary, its name, the rows that it restates, and how much, where that tells them apart. */
export type Line = readonly [line: ClauseId, name: string, rows: readonly Key[], by?: number];

/** The summary of modifiers that the book prints at its end (chapter 15), as a list to tick off. */
export const LINES = {
  listedAttack: [
    ['onus-15.1', 'wounds', ['onus-10.12']],
    ['onus-15.2', 'no-officers', ['onus-10.15']],
    ['onus-15.3', 'broken', ['onus-10.16']],
    ['onus-15.4', 'phalanx', ['onus-8.11']],
    ['onus-15.5', 'arrowhead', ['onus-8.19']],
    ['onus-15.6', 'lancers', ['onus-9.23']],
    ['onus-15.7', 'ram', ['onus-9.8']],
  ],
  listedDefence: [
    ['onus-15.8', 'hero', ['onus-10.14']],
    ['onus-15.9', 'march-or-flight', ['onus-7.45/defence', 'onus-7.186/defence']],
    ['onus-15.10', 'on-flank', ['onus-10.2']],
    ['onus-15.11', 'on-rear', ['onus-10.3']],
    ['onus-15.12', 'other-enemies', ['onus-10.5']],
    ['onus-15.13', 'no-officers', ['onus-10.15']],
    ['onus-15.14', 'square-mounted', ['onus-8.16']],
    ['onus-15.15', 'shield-wall', ['onus-8.7']],
  ],
  listedStrength: [
    ['onus-15.16', 'wounds', ['onus-10.12']],
    ['onus-15.17', 'no-officers', ['onus-10.15']],
    ['onus-15.18', 'obstructed', ['onus-7.127']],
  ],
  listedDefenceFromShots: [
    ['onus-15.19', 'hero', ['onus-10.14']],
    ['onus-15.20', 'forced-march', ['onus-7.45/defence']],
    ['onus-15.21', 'on-flank', ['onus-7.144/defence'], -1],
    ['onus-15.22', 'on-rear', ['onus-7.144/defence'], -2],
    ['onus-15.23', 'no-officers', ['onus-10.15']],
    ['onus-15.24', 'square', ['onus-8.17']],
    ['onus-15.25', 'shield-wall', ['onus-8.7']],
  ],
  listedMorale: [
    ['onus-15.26', 'general', ['onus-10.9']],
    ['onus-15.27', 'hero', ['onus-10.14']],
    ['onus-15.28', 'general-lost', ['onus-10.10']],
    ['onus-15.29', 'terror', ['onus-9.17']],
    ['onus-15.30', 'march-or-flight', ['onus-7.45/morale', 'onus-10.4/morale']],
    ['onus-15.31', 'on-flank', ['onus-10.2']],
    ['onus-15.32', 'on-rear', ['onus-10.3']],
    ['onus-15.33', 'other-enemies', ['onus-10.5']],
    ['onus-15.34', 'extended', ['onus-10.13']],
    ['onus-15.35', 'wounds', ['onus-10.11']],
    ['onus-15.36', 'no-officers', ['onus-10.15']],
    ['onus-15.37', 'broken', ['onus-10.16']],
  ],
} satisfies Record<string, readonly Line[]>;

export type List = keyof typeof LINES;
export const LISTS = Object.keys(LINES) as List[];

/** What counts and stands in no line, by the rows that say so. */
export const UNLISTED = {
  general: ['onus-10.8'],
  bravery: ['onus-8.24'],
  rhomboid: ['onus-8.22/attack'],
  sarissas: ['onus-9.27'],
  'phalanx-as-lancers': ['onus-8.10'],
  'broken-shot': ['onus-10.16'],
  'fleeing-shot-at': ['onus-7.186/defence'],
  'protected-flanks': ['onus-12.24/morale'],
  event: ['onus-5.3/value'],
} satisfies Record<string, readonly Key[]>;
