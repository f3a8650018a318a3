import type { Lang } from '../lang.ts';
import { PLANE, type PlaneWords } from '../plane.ts';

/** What the table of Ancient Battles says besides, and where it measures in inches and of blocks of bases. */
const es = {
  title: 'Mesa de juego',
  about:
    'Coloca unidades sobre una mesa medida en pulgadas, peana a peana, muévelas con el dedo, el ratón, el teclado o con números, y pregunta si pueden mover, marchar o cargar, qué lado cargan, qué ven y hacia dónde huyen.',
  kind: 'Clase de unidad',
  models: 'Miniaturas',
  wide: 'Miniaturas en la primera fila',
  move: 'Factor de movimiento (pulgadas)',
  range: 'Alcance (pulgadas), 0 si no dispara',
  order: 'Orden',
  traits: 'Orden y estado',
  gap: 'Hueco entre hostigadores (pulgadas)',
  base: 'Tamaño de cada peana',
  baseWidth: 'Frente de la peana (mm)',
  baseDepth: 'Fondo de la peana (mm)',
  ranks: '{models} miniaturas, {wide} de frente y {deep} de fondo',
  marksFleeing: 'H',
  measure: '{n}″',
  asksMove: 'Mover',
  asksReform: 'Reorganizar',
  asksSkirmish: 'Hostigar',
  asksCharge: 'Cargar',
  asksCounter: 'Contracargar',
  asksSight: '¿Ve?',
  asksDistance: 'Distancia',
  asksFlight: 'Huir',
  asksBack: 'Ceder terreno',
  asksStampede: 'Estampida',
  asksShot: 'Máquina',
  track: 'senda',
  hill: 'colina',
  steephill: 'colina escarpada',
  wood: 'bosque',
  marsh: 'pantano',
  scree: 'pedregal',
  jungle: 'jungla',
  river: 'río',
  rocks: 'rocas',
  lake: 'lago',
  building: 'edificio',
  wall: 'muro',
  hedge: 'seto',
  ditch: 'zanja',
};

export type WabPlaneWord = keyof typeof es;

const en: Record<WabPlaneWord, string> = {
  title: 'Table',
  about:
    'Lay units on a table measured in inches, base by base, move them with finger, mouse, keys or numbers, and ask whether they may move, march or charge, which side they charge, what they see and where they flee.',
  kind: 'Kind of unit',
  models: 'Models',
  wide: 'Models in the front rank',
  move: 'Movement factor (inches)',
  range: 'Range (inches), 0 if it does not shoot',
  order: 'Order',
  traits: 'Order and state',
  gap: 'Room between skirmishers (inches)',
  base: 'Size of each base',
  baseWidth: 'Front of the base (mm)',
  baseDepth: 'Depth of the base (mm)',
  ranks: '{models} models, {wide} wide and {deep} deep',
  marksFleeing: 'F',
  measure: '{n}″',
  asksMove: 'Move',
  asksReform: 'Reform',
  asksSkirmish: 'Skirmish',
  asksCharge: 'Charge',
  asksCounter: 'Countercharge',
  asksSight: 'Sight',
  asksDistance: 'Distance',
  asksFlight: 'Flee',
  asksBack: 'Give ground',
  asksStampede: 'Stampede',
  asksShot: 'Machine',
  track: 'track',
  hill: 'hill',
  steephill: 'steep hill',
  wood: 'wood',
  marsh: 'marsh',
  scree: 'scree',
  jungle: 'jungle',
  river: 'river',
  rocks: 'rocks',
  lake: 'lake',
  building: 'building',
  wall: 'wall',
  hedge: 'hedge',
  ditch: 'ditch',
};

/** What every measured table says of centimetres and cards, in inches and of the front of a block. */
const ofInches: Readonly<Record<Lang, Partial<PlaneWords>>> = {
  es: {
    x: 'Centro de su frente, desde la izquierda (pulgadas)',
    y: 'Centro de su frente, desde arriba (pulgadas)',
    tableWidth: 'Ancho (pulgadas)',
    tableDepth: 'Fondo (pulgadas)',
    notationHelp:
      'Se puede escribir o pegar. El terreno: su clase y las esquinas, como wood-30-20-36-26. Cada unidad: nombre, centro de su frente en pulgadas desde arriba a la izquierda, dirección si no mira al otro bando y palabras, como cavalry-n10-w5.',
    at: '{name} ({side}), el centro de su frente a {x} pulgadas de la izquierda y {y} de arriba, mira a {heading} grados',
    dragToMove:
      'Arrastra la unidad adonde quieras que vaya: si va formada, pivota hacia allí y avanza recta.',
  },
  en: {
    x: 'Middle of its front, from the left (inches)',
    y: 'Middle of its front, from the top (inches)',
    tableWidth: 'Width (inches)',
    tableDepth: 'Depth (inches)',
    notationHelp:
      'It can be typed or pasted. Terrain: its kind and its corners, such as wood-30-20-36-26. Each unit: name, middle of its front in inches from the top left, heading if it does not look at the other side, and words such as cavalry-n10-w5.',
    at: '{name} ({side}), the middle of its front {x} inches from the left and {y} from the top, looking at {heading} degrees',
    dragToMove:
      'Drag the unit to where it is to go: a formed one wheels towards it and goes straight on.',
  },
};

type Words = PlaneWords & Record<WabPlaneWord, string>;

/** All that the table says, for the page and for the desk that fetches it. */
export const PLANE_WORDS: Readonly<Record<Lang, Words>> = {
  es: { ...PLANE.es, ...ofInches.es, ...es },
  en: { ...PLANE.en, ...ofInches.en, ...en },
};
