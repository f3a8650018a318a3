import type { ActionName } from './actions.ts';

/** When a unit acts because of an action. */
export const ACTIVATIONS = [
  'as-usual',
  'next',
  'extra',
  'again',
  'at-once',
  'last',
  'not-next',
  'none',
] as const;
/** What happens to a prepared order card. */
export const CARDS = [
  'kept',
  'chosen',
  'random',
  'swapped',
  'looked-at',
  'may-be-fire',
  'may-be-resist',
  'to-react-only',
  'lost',
] as const;
/** What the unit has for it. */
export const GAINS = [
  'virtue',
  'elite',
  'impetuosos',
  'freneticos',
  'evasion',
  'ligera',
  'angulo-extendido',
  'cover',
  'protected',
  'no-target',
  'limbered',
  'no-order-check',
  'discipline-up',
  'discipline-down',
  'fire-up',
  'fire-or-combat-up',
  'no-virtue',
  'no-disorder',
  'wear-less',
] as const;
export const LENGTHS = [
  'once',
  'activation',
  'go',
  'turn',
  'until-it-acts',
  'while-inside',
  'game',
] as const;

export interface Effect {
  activation?: (typeof ACTIVATIONS)[number];
  cardBecomes?: (typeof CARDS)[number];
  unitGains?: readonly (typeof GAINS)[number][];
  effectLasts?: (typeof LENGTHS)[number];
}

const next = (...unitGains: NonNullable<Effect['unitGains']>): Effect => ({
  activation: 'next',
  unitGains,
  ...(unitGains.length > 0 && { effectLasts: 'activation' }),
});
const gains = (
  effectLasts: NonNullable<Effect['effectLasts']>,
  ...unitGains: NonNullable<Effect['unitGains']>
): Effect => ({ unitGains, effectLasts });
/** It does so now and still has its own activation, used or not. */
const EXTRA: Effect = { activation: 'extra' };

const EFFECTS: Partial<Record<ActionName, Effect>> = {
  inspirar: { ...next('virtue'), effectLasts: 'go' },
  experto: next('virtue'),
  amenazante: { cardBecomes: 'to-react-only', effectLasts: 'turn' },
  apasionado: gains('while-inside', 'freneticos'),
  atento: EXTRA,
  audaz: { cardBecomes: 'chosen' },
  autoritario: next('no-order-check'),
  avizor: next(),
  bravo: gains('while-inside', 'elite', 'impetuosos'),
  conspirador: { cardBecomes: 'random' },
  coordinador: next(),
  decidido: next(),
  despiadado: gains('turn', 'no-virtue'),
  diligente: gains('once', 'no-disorder'),
  dispuesto: gains('game', 'evasion'),
  ducho: EXTRA,
  enigmatico: { cardBecomes: 'swapped' },
  entusiasta: next('ligera'),
  estoico: gains('until-it-acts', 'cover'),
  experimentado: gains('once', 'wear-less'),
  heroe: { activation: 'again' },
  honorable: gains('once', 'wear-less'),
  imperterrito: gains('until-it-acts', 'protected'),
  implacable: EXTRA,
  inteligente: { cardBecomes: 'looked-at' },
  innovador: { ...gains('turn', 'angulo-extendido'), cardBecomes: 'may-be-fire' },
  insigne: next('discipline-up'),
  intrepido: { activation: 'at-once', cardBecomes: 'lost' },
  ilustrado: { activation: 'not-next' },
  meticuloso: { activation: 'last' },
  terrible: gains('activation', 'discipline-down'),
  tutor: next(),
  oficioso: gains('once', 'wear-less'),
  paciente: { activation: 'none' },
  perfeccionista: next('fire-up'),
  picaro: next('fire-or-combat-up'),
  precavido: { cardBecomes: 'to-react-only' },
  preparado: gains('once', 'limbered'),
  protector: EXTRA,
  provocador: { activation: 'at-once', cardBecomes: 'lost' },
  religioso: { activation: 'next', cardBecomes: 'may-be-resist' },
  tenaz: { ...gains('turn', 'no-target'), activation: 'next' },
};

export const effectOf = (name: ActionName): Effect => EFFECTS[name] ?? {};
/** What comes even of a failed action: Perfeccionista activates the unit, Protector moves it. */
export const failedEffect = (name: ActionName): Effect =>
  name === 'perfeccionista' || name === 'protector'
    ? { activation: effectOf(name).activation ?? 'as-usual' }
    : {};
