import type { Face } from '../../engine/ccn/faces.ts';
import { DRAWN } from '../../systems/ccn/dice.ts';
import { answerTo, type Cell, type Line, type Part, type Proof } from '../sheet.ts';
import { fire, melee, retire } from './proofs.ts';

/** A roll at line infantry, at cavalry that retires or at a lone leader, for each column. */
const ROLLS = {
  fire: fire('line', 'line'),
  melee: melee('line', 'line'),
  retires: retire('line', 'light-cavalry'),
  lone: melee('line', 'leader'),
} satisfies Record<string, Proof>;
type Column = keyof typeof ROLLS;
const COLUMNS = Object.keys(ROLLS) as Column[];

/** The symbol of whoever is rolled at in that column; a leader has none. */
const OWN: Partial<Record<Column, Face>> = {
  fire: 'infantry',
  melee: 'infantry',
  retires: 'cavalry',
};

const hitsOn = (ask: Proof) => answerTo<{ hitsOn: Face[] }>(ask).hitsOn;

/** Where a face does something that a word does not tell. */
const TOLD: Partial<Record<string, Line>> = {
  'saber melee': {
    say: 'faces/saber-melee',
    clauses: ['ccn-5.129'],
    proofs: [
      melee('line', 'line', { hitsOn: ['infantry', 'saber'] }),
      melee('rifle', 'line', { hitsOn: ['infantry'] }),
      melee('militia', 'line', { hitsOn: ['infantry'] }),
    ],
  },
  'saber lone': {
    say: 'faces/saber-lone',
    proofs: ['line', 'rifle', 'militia'].map((unit) =>
      melee(unit, 'leader', { hitsOn: ['saber'] }),
    ),
  },
};

/** Flags mean a retreat, but for cavalry that retires (ccn-6.5) and for a leader alone (ccn-5.173). */
const RETREATS: readonly Column[] = ['fire', 'melee'];

function cellOf(face: Face | 'own', column: Column): Cell {
  const told = TOLD[`${face} ${column}`];
  if (told) return [told];
  const hits = hitsOn(ROLLS[column]);
  const proofs = [{ ...ROLLS[column], expect: { hitsOn: hits } }];
  if (face === 'flag' && RETREATS.includes(column)) return [{ say: 'faces/retreat', proofs }];
  const shown = face === 'own' ? OWN[column] : face;
  const hit = shown !== undefined && hits.includes(shown);
  return [{ say: hit ? 'faces/hit' : 'none', proofs }];
}

const FACES: readonly (Face | 'own')[] = ['own', 'saber', 'flag'];

/** What each face of a die does. */
export const FACES_TABLE: Part = {
  title: 'faces/title',
  whole: true,
  table: {
    columns: [
      { name: 'faces/face' },
      { name: 'faces/fire', clauses: ['ccn-5.110'] },
      { name: 'faces/melee', holds: 'long sentences', clauses: ['ccn-5.145'] },
      { name: 'faces/retires', clauses: ['ccn-6.5'] },
      { name: 'faces/lone', holds: 'sentences', clauses: ['ccn-5.172'] },
    ],
    groups: [
      {
        rows: FACES.map((face) => ({
          mark: DRAWN[face === 'own' ? 'infantry' : face],
          name: { say: `faces/${face}` },
          cells: COLUMNS.map((column) => cellOf(face, column)),
        })),
      },
    ],
  },
};
