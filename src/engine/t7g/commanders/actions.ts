import type { ClauseId } from '../../core/clause-ids.ts';
import { SIX, SUCCESS } from '../units.ts';

/** How far an action reaches: himself, the unit that he is in, 6" whatever he commands, what he commands and sees, whatever he sees. */
export type Reach = 'self' | 'inside' | 'six' | 'command' | 'sight' | 'twelve' | 'set-up';

export interface Action {
  clause: ClauseId;
  reach: Reach;
  /** Marked (a): no roll is made (t7g-7.48). */
  automatic?: true;
  /** The number that each die must show; 5 where the Trait gives none (t7g-7.43). */
  from?: typeof SIX;
  /** It says that it can affect artillery (t7g-6.89). */
  artillery?: true;
  /** On whom it works, where that is no Troop unit. */
  on?: 'commander';
  /** What it is used in answer to, also by a Commander who is inside a unit. */
  answers?: true;
}

const action = (
  clause: ClauseId,
  reach: Reach,
  more: Omit<Action, 'clause' | 'reach'> = {},
): Action => ({ clause, reach, ...more });
const SIXES = { from: SIX } as const;
const AUTO = { automatic: true } as const;
const CANNON = { artillery: true } as const;

/** The two common Command Actions and the 62 Traits, in the order of the book. */
export const ACTIONS = {
  correr: action('t7g-7.45', 'self'),
  inspirar: action('t7g-7.46', 'command'),
  abnegado: action('t7g-7.49', 'inside', AUTO),
  acaudalado: action('t7g-7.50', 'command', AUTO),
  afortunado: action('t7g-7.51', 'inside', { answers: true }),
  agil: action('t7g-7.52', 'self', { answers: true }),
  agresivo: action('t7g-7.53', 'inside', AUTO),
  amenazante: action('t7g-7.54', 'twelve'),
  apasionado: action('t7g-7.55', 'inside', AUTO),
  atento: action('t7g-7.56', 'command'),
  audaz: action('t7g-7.57', 'command'),
  autoritario: action('t7g-7.58', 'command'),
  avizor: action('t7g-7.59', 'sight', SIXES),
  bravo: action('t7g-7.60', 'inside', AUTO),
  cartografo: action('t7g-7.61', 'set-up', AUTO),
  cauteloso: action('t7g-7.62', 'set-up', AUTO),
  companero: action('t7g-7.63', 'command', { ...SIXES, on: 'commander' }),
  conspirador: action('t7g-7.64', 'sight', SIXES),
  complice: action('t7g-7.65', 'command', { on: 'commander' }),
  coordinador: action('t7g-7.66', 'command'),
  decidido: action('t7g-7.67', 'command'),
  despiadado: action('t7g-7.68', 'command'),
  diligente: action('t7g-7.69', 'command', SIXES),
  diplomatico: action('t7g-7.70', 'command', AUTO),
  dispuesto: action('t7g-7.71', 'command', AUTO),
  ducho: action('t7g-7.72', 'command', CANNON),
  elegante: action('t7g-7.73', 'six', AUTO),
  enigmatico: action('t7g-7.74', 'sight'),
  entusiasta: action('t7g-7.75', 'command'),
  estoico: action('t7g-7.76', 'command'),
  experimentado: action('t7g-7.77', 'command'),
  experto: action('t7g-7.78', 'command'),
  flematico: action('t7g-7.79', 'inside', AUTO),
  frio: action('t7g-7.80', 'six', { ...SIXES, on: 'commander', answers: true }),
  gallardo: action('t7g-7.81', 'inside', AUTO),
  heroe: action('t7g-7.82', 'command'),
  honorable: action('t7g-7.83', 'command', SIXES),
  ingeniero: action('t7g-7.84', 'command', CANNON),
  imperterrito: action('t7g-7.85', 'command'),
  imperturbable: action('t7g-7.86', 'command', AUTO),
  implacable: action('t7g-7.87', 'command'),
  inteligente: action('t7g-7.88', 'sight'),
  innovador: action('t7g-7.89', 'command'),
  insigne: action('t7g-7.90', 'sight'),
  intrepido: action('t7g-7.91', 'command'),
  intrigante: action('t7g-7.92', 'sight', { ...SIXES, on: 'commander' }),
  ilustrado: action('t7g-7.93', 'sight'),
  meticuloso: action('t7g-7.94', 'command'),
  terrible: action('t7g-7.95', 'command'),
  tutor: action('t7g-7.96', 'command'),
  oficioso: action('t7g-7.97', 'command', CANNON),
  paciente: action('t7g-7.98', 'self'),
  perfeccionista: action('t7g-7.99', 'command'),
  picaro: action('t7g-7.100', 'command'),
  precavido: action('t7g-7.101', 'command'),
  preparado: action('t7g-7.102', 'command', CANNON),
  protector: action('t7g-7.103', 'command'),
  provocador: action('t7g-7.104', 'sight', SIXES),
  raudo: action('t7g-7.105', 'command'),
  religioso: action('t7g-7.106', 'command'),
  respetable: action('t7g-7.107', 'command', AUTO),
  sagaz: action('t7g-7.108', 'command', { ...SIXES, on: 'commander' }),
  tenaz: action('t7g-7.109', 'command'),
  tranquilo: action('t7g-7.110', 'inside', AUTO),
} satisfies Record<string, Action>;
export type ActionName = keyof typeof ACTIONS;
export const ACTION_NAMES = Object.keys(ACTIONS) as [ActionName, ...ActionName[]];

export const actionOf = (name: ActionName): Action => ACTIONS[name];
export const numberOf = ({ from }: Action) => from ?? SUCCESS;
