import type { Lang } from './lang.ts';

/** What the questions of every measured table ask for besides its position, one a line. */
export const TABLE_FIELDS: Readonly<Record<Lang, string>> = {
  es: `
    unitName: Unidad | Nombre de la unidad por la que se pregunta, como está en la posición.
    targetName: Enemiga | Nombre de la unidad enemiga, como está en la posición.
    otherName: La otra unidad | Nombre de la otra unidad, como está en la posición.
  `,
  en: `
    unitName: Unit | Name of the unit that is asked about, as in the position.
    targetName: Enemy | Name of the enemy unit, as in the position.
    otherName: Other unit | Name of the other unit, as in the position.
  `,
};

/** What may be wrong with a position of any of them, and with the names of its units. */
export const TABLE_PROBLEMS: Readonly<Record<Lang, string>> = {
  es: `
    no-unit-of-that-name: En la posición no está {given:raw}; están {units:raw}.
    not-an-enemy: {other:raw} es del bando de {unit:raw}.
    the-same-unit: {unit:raw} no está a ninguna distancia de sí misma.
    position/not-a-position: Una posición empieza por {version:raw}.
    position/no-such-part: Carácter {at}: {word:raw} no es parte de una posición.
    position/no-side-yet: Carácter {at}: antes de {unit:raw} va bottom o top.
    position/no-place: Carácter {at}: a {unit:raw} le faltan 2 números.
    position/no-such-word: Carácter {at}: {word:raw} no es palabra de una posición; las hay {words:raw}.
    position/out-of-range: Carácter {at}: {word:raw} no es un número de {least} a {most}.
    position/name-taken: Carácter {at}: ya hay una unidad {unit:raw}.
    position/too-many-units: Carácter {at}: en una mesa caben {most} unidades como mucho.
    position/too-long: Carácter {at}: una mesa tiene como mucho {most} caracteres; lo que sigue queda fuera.
    position/more: Y {n} {n?error|errores} más.
    position/off-the-table: Carácter {at}: {unit:raw} se sale {mm} mm del borde de la mesa.
    position/overlap: Carácter {at}: {unit:raw} está encima de {other:raw}.
  `,
  en: `
    no-unit-of-that-name: The position has no unit {given:raw}; it has {units:raw}.
    not-an-enemy: {other:raw} is on the side of {unit:raw}.
    the-same-unit: {unit:raw} is no distance from itself.
    position/not-a-position: A position begins with {version:raw}.
    position/no-such-part: Character {at}: {word:raw} is no part of a position.
    position/no-side-yet: Character {at}: say bottom or top before {unit:raw}.
    position/no-place: Character {at}: {unit:raw} needs 2 numbers.
    position/no-such-word: Character {at}: {word:raw} is no word of a position; there are {words:raw}.
    position/out-of-range: Character {at}: {word:raw} is no number from {least} to {most}.
    position/name-taken: Character {at}: there is a unit {unit:raw} already.
    position/too-many-units: Character {at}: a table has {most} units at most.
    position/too-long: Character {at}: a table has {most} characters at most; what follows is left out.
    position/more: And {n} more {n?fault|faults}.
    position/off-the-table: Character {at}: {unit:raw} lies {mm} mm beyond the edge of the table.
    position/overlap: Character {at}: {unit:raw} lies on {other:raw}.
  `,
};
