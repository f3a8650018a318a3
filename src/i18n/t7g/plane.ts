import type { Lang } from '../lang.ts';
import { PLANE, type PlaneWords } from '../plane.ts';

/** What the table of Tercios says besides, and where it measures in inches and from Centres. */
const es = {
  title: 'Mesa de juego',
  about:
    'Coloca unidades sobre una mesa medida en pulgadas, a escala de 15 o de 28 mm, muévelas con el dedo, el ratón, el teclado o con números, y pregunta si pueden mover o cargar, qué Centros ven y quién puede reaccionar.',
  kind: 'Clase de unidad',
  speed: 'Velocidad (pulgadas)',
  range: 'Alcance (pulgadas), 0 si no dispara',
  traits: 'Reglas y estado',
  base: 'Tamaño de la base',
  baseWidth: 'Frente de la base (cm)',
  baseDepth: 'Fondo de la base (cm)',
  scale: 'Escala de las bases (mm)',
  marksActed: 'A',
  marksGeneral: 'G',
  acted: 'ya ha actuado',
  measure: '{n}″',
  asksMove: 'Mover',
  asksCharge: 'Cargar',
  asksReactions: '¿Quién reacciona?',
  asksSight: '¿Ve?',
  asksDistance: 'Distancia',
  asksRetreat: 'Retroceder',
  asksFlight: 'Huir',
  asksHeight: 'Altura',
  landsCross: '{one} y {other} se cruzan; colocados con puntos de escenario, estarían a {least}″.',
  landsNear:
    '{one} y {other} están a {inches}″; colocados con puntos de escenario, estarían al menos a {least}″.',
  road: 'camino',
  hill: 'colina',
  steephill: 'colina escarpada',
  wood: 'bosque',
  field: 'campo',
  tallfield: 'campo alto',
  wall: 'muro',
  lake: 'lago',
  fence: 'valla',
  bridge: 'puente',
  building: 'edificio',
  rocks: 'rocas',
  river: 'río',
  hardriver: 'río Difícil',
  deepriver: 'río Muy Difícil',
  floodriver: 'río Intransitable',
  ford: 'vado',
  hardford: 'vado Difícil',
};

export type T7gPlaneWord = keyof typeof es;

const en: Record<T7gPlaneWord, string> = {
  title: 'Table',
  about:
    'Lay units on a table measured in inches, at the scale of 15 or 28 mm, move them with finger, mouse, keys or numbers, and ask whether they may move or charge, which Centres they see and who may react.',
  kind: 'Kind of unit',
  speed: 'Speed (inches)',
  range: 'Range (inches), 0 if it does not shoot',
  traits: 'Rules and state',
  base: 'Size of the base',
  baseWidth: 'Front of the base (cm)',
  baseDepth: 'Depth of the base (cm)',
  scale: 'Scale of the bases (mm)',
  marksActed: 'A',
  marksGeneral: 'G',
  acted: 'has acted',
  measure: '{n}″',
  asksMove: 'Move',
  asksCharge: 'Charge',
  asksReactions: 'Who reacts?',
  asksSight: 'Sight',
  asksDistance: 'Distance',
  asksRetreat: 'Fall back',
  asksFlight: 'Flee',
  asksHeight: 'Height',
  landsCross: '{one} and {other} cross; placed with scenario points they would be {least}″ apart.',
  landsNear:
    '{one} and {other} are {inches}″ apart; placed with scenario points they would be at least {least}″ apart.',
  road: 'road',
  hill: 'hill',
  steephill: 'steep hill',
  wood: 'wood',
  field: 'field',
  tallfield: 'tall crops',
  wall: 'wall',
  lake: 'lake',
  fence: 'fence',
  bridge: 'bridge',
  building: 'building',
  rocks: 'rocks',
  river: 'river',
  hardriver: 'Difficult river',
  deepriver: 'Very Difficult river',
  floodriver: 'Impassable river',
  ford: 'ford',
  hardford: 'Difficult ford',
};

/** What every measured table says of centimetres and cards, in inches and of bases. */
const ofInches: Readonly<Record<Lang, Partial<PlaneWords>>> = {
  es: {
    x: 'Centro Frontal, desde la izquierda (pulgadas)',
    y: 'Centro Frontal, desde arriba (pulgadas)',
    tableWidth: 'Ancho (pulgadas)',
    tableDepth: 'Fondo (pulgadas)',
    notationHelp:
      'Se puede escribir o pegar. El terreno: su clase y las esquinas, como wood-30-20-36-26. Cada unidad: nombre, Centro Frontal en pulgadas desde arriba a la izquierda, dirección si no mira al otro bando y lo que lleva.',
    at: '{name} ({side}), su Centro Frontal a {x} pulgadas de la izquierda y {y} de arriba, mira a {heading} grados',
    dragToMove: 'Arrastra la unidad adonde quieras que vaya su Centro Frontal.',
  },
  en: {
    x: 'Front Centre, from the left (inches)',
    y: 'Front Centre, from the top (inches)',
    tableWidth: 'Width (inches)',
    tableDepth: 'Depth (inches)',
    notationHelp:
      'It can be typed or pasted. Terrain: its kind and its corners, such as wood-30-20-36-26. Each unit: name, Front Centre in inches from the top left, heading if it does not look at the other side, and what is on it.',
    at: '{name} ({side}), its Front Centre {x} inches from the left and {y} from the top, looking at {heading} degrees',
    dragToMove: 'Drag the unit to where its Front Centre is to go.',
  },
};

type Words = PlaneWords & Record<T7gPlaneWord, string>;

/** All that the table says, for the page and for the desk that fetches it. */
export const PLANE_WORDS: Readonly<Record<Lang, Words>> = {
  es: { ...PLANE.es, ...ofInches.es, ...es },
  en: { ...PLANE.en, ...ofInches.en, ...en },
};
