import { DESK } from './desk.ts';
import type { Lang } from './lang.ts';

/** What every measured table says; what else its units are, its system says. */
const es = {
  ...DESK.es,
  board: 'Mesa',
  faultsFirst: 'La posición tiene errores. Corrígelos en «Preparar» y aquí se podrá preguntar.',
  add: 'Añadir una unidad',
  pickCard:
    'Elige una carta en la mesa: se arrastra, se gira por su tirador y se ajusta aquí con números.',
  keys: 'Con el teclado: las flechas mueven 1 cm, la coma y el punto giran 15 grados, y con mayúsculas, 1 mm y 1 grado.',
  unit: 'Unidad {name}',
  name: 'Nombre',
  nameHelp: 'Hasta 12 letras y cifras, y la primera una letra.',
  nameTaken: 'Ya hay una unidad con ese nombre.',
  badName: 'Ese nombre no vale: hasta 12 letras y cifras, y la primera una letra.',
  x: 'Centro, desde la izquierda (cm)',
  y: 'Centro, desde arriba (cm)',
  heading: 'Dirección (grados)',
  width: 'Ancho de la carta (cm)',
  depth: 'Fondo de la carta (cm)',
  copyUnit: 'Duplicar',
  turnAround: 'Media vuelta',
  table: 'La mesa',
  tableWidth: 'Ancho (cm)',
  tableDepth: 'Fondo (cm)',
  notation: 'La posición en una línea',
  notationHelp:
    'Se puede escribir o pegar. Cada unidad: nombre, centro en cm desde arriba a la izquierda, dirección si no mira al otro bando y lo que lleva.',
  clearAll: 'Vaciar la mesa',
  number: 'Tiene que ser un número de {min} a {max}.',
  pickUnit: 'Elige una carta: sobre ella se pregunta.',
  pickTarget: 'Elige ahora una carta enemiga.',
  dragToMove: 'Arrastra la carta hacia donde quieres moverla, o di los pasos aquí.',
  carryOut: 'Mover así',
  description: 'La mesa en palabras',
  nobody: 'No hay ninguna carta.',
  at: '{name} ({side}), a {x} cm de la izquierda y {y} cm de arriba, mira a {heading} grados',
};

export type PlaneWords = Record<keyof typeof es, string>;

const en: PlaneWords = {
  ...DESK.en,
  board: 'Table',
  faultsFirst:
    'The position has mistakes. Put them right in “Set up”, then questions can be asked here.',
  add: 'Add a unit',
  lower: 'Lower side',
  upper: 'Upper side',
  pickCard:
    'Choose a card on the table: it can be dragged, turned by its handle, and set here by numbers.',
  keys: 'With the keyboard: arrows move it 1 cm, comma and full stop turn it 15 degrees; with Shift, 1 mm and 1 degree.',
  unit: 'Unit {name}',
  name: 'Name',
  nameHelp: 'Up to 12 letters and digits, the first a letter.',
  nameTaken: 'There is a unit of that name already.',
  badName: 'That name will not do: up to 12 letters and digits, the first a letter.',
  x: 'Centre, from the left (cm)',
  y: 'Centre, from the top (cm)',
  heading: 'Heading (degrees)',
  width: 'Width of the card (cm)',
  depth: 'Depth of the card (cm)',
  copyUnit: 'Duplicate',
  turnAround: 'About turn',
  table: 'The table',
  tableWidth: 'Width (cm)',
  tableDepth: 'Depth (cm)',
  notation: 'The position in one line',
  notationHelp:
    'It can be typed or pasted. Each unit: name, centre in cm from the top left, heading if it does not look at the other side, and what is on it.',
  clearAll: 'Clear the table',
  number: 'It must be a number from {min} to {max}.',
  pickUnit: 'Choose a card to ask about.',
  pickTarget: 'Now choose an enemy card.',
  dragToMove: 'Drag the card to where you want to move it, or tell the steps here.',
  carryOut: 'Move like this',
  description: 'The table in words',
  nobody: 'There is no card.',
  at: '{name} ({side}), {x} cm from the left and {y} cm from the top, looking at {heading} degrees',
};

export const PLANE: Readonly<Record<Lang, PlaneWords>> = { es, en };
