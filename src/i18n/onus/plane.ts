import type { Lang } from '../lang.ts';
import { PLANE, type PlaneWords } from '../plane.ts';

/** What the table of ONUS! says besides: of UD, of Section markers, and of what its units are. */
const es = {
  title: 'Mesa de juego',
  about:
    'Coloca cartas sobre una mesa medida en UD, gíralas y muévelas con el dedo, el ratón, el teclado o con números, y pregunta si pueden mover, cargar o disparar, y por qué no.',
  kind: 'Clase de tropa',
  movement: 'Movimiento (UD)',
  range: 'Alcance (UD), 0 si no dispara',
  general: 'Radio de su general (UD), vacío si no está',
  formation: 'Formación especial',
  states: 'Estado',
  active: 'Activa',
  broken: 'Rota',
  fleeing: 'En huida',
  forcedMarch: 'En marcha forzada',
  rallied: 'Reorganizada este turno',
  extended: 'Formación ampliada',
  left: 'Por la izquierda',
  right: 'Por la derecha',
  abilities: 'Habilidades',
  generalAndSize: 'General y tamaño de la carta',
  markerSize: 'Marcador de Sección (cm)',
  marksActive: 'A',
  marksBroken: 'R',
  marksFleeing: 'H',
  marksForced: 'M',
  marksGeneral: 'G',
  engagedWith: 'trabada con {others}',
  measure: '{n} UD',
  asksMove: 'Mover',
  asksCharge: 'Cargar',
  asksShot: 'Disparar',
  asksContacts: '¿Trabadas?',
  asksDistance: 'Distancia',
  asksWithdrawal: 'Replegarse',
};

export type OnusPlaneWord = keyof typeof es;

const en: Record<OnusPlaneWord, string> = {
  title: 'Table',
  about:
    'Lay cards on a table measured in UD, turn and move them with finger, mouse, keys or numbers, and ask whether they may move, charge or shoot, and why not.',
  kind: 'Kind of troops',
  movement: 'Movement (UD)',
  range: 'Range (UD), 0 if it does not shoot',
  general: 'Radius of its general (UD), empty if he is elsewhere',
  formation: 'Special formation',
  states: 'State',
  active: 'Active',
  broken: 'Broken',
  fleeing: 'Fleeing',
  forcedMarch: 'In forced march',
  rallied: 'Rallied this turn',
  extended: 'Extended formation',
  left: 'On the left',
  right: 'On the right',
  abilities: 'Abilities',
  generalAndSize: 'General and size of the card',
  markerSize: 'Section marker (cm)',
  marksActive: 'A',
  marksBroken: 'B',
  marksFleeing: 'F',
  marksForced: 'M',
  marksGeneral: 'G',
  engagedWith: 'engaged with {others}',
  measure: '{n} UD',
  asksMove: 'Move',
  asksCharge: 'Charge',
  asksShot: 'Shoot',
  asksContacts: 'Engaged?',
  asksDistance: 'Distance',
  asksWithdrawal: 'Withdraw',
};

type Words = PlaneWords & Record<OnusPlaneWord, string>;

/** All that the table says, for the page and for the desk that fetches it. */
export const PLANE_WORDS: Readonly<Record<Lang, Words>> = {
  es: { ...PLANE.es, ...es },
  en: { ...PLANE.en, ...en },
};
