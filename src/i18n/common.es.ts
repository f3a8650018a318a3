import { CALCULATOR } from './calculator.ts';
import type { CommonMessages } from './messages.ts';

export default {
  form: CALCULATOR.es,
  problems: {
    missing: 'Falta este dato y es obligatorio. Opciones: {options:raw}.',
    'missing-value': 'Falta este dato y es obligatorio.',
    'unknown-field': 'No hay ningún campo con este nombre. Aquí caben: {fields:raw}.',
    'not-an-object':
      'Tiene que ser un objeto JSON, con los campos entre llaves. Aquí caben: {fields:raw}.',
    'not-an-option': '«{given:raw}» no es una de las opciones: {options:raw}.',
    'not-a-whole-number': '«{given:raw}» no es un número entero. Caben de {min} a {max}.',
    'out-of-range': '{given:raw} está fuera de los límites. Caben de {min} a {max}.',
    'not-yes-or-no': '«{given:raw}» no es ni true (sí) ni false (no).',
    'not-a-list': '«{given:raw}» no es una lista. Caben, entre corchetes: {options:raw}.',
    'not-a-hex':
      '«{given:raw}» no es un hex del tablero: una fila y un número, como E7. Las filas A, C, E, G e I van del 1 al 13; B, D, F y H, del 1 al 12.',
    'not-a-list-of-hexes':
      '«{given:raw}» no es una lista de hexes entre corchetes, como ["F6", "F7"].',
    'not-a-number': '«{given:raw}» no es un número. Caben de {min} a {max}.',
    'not-a-list-of-numbers':
      '«{given:raw}» no es una lista de números enteros de {min} a {max} entre corchetes, como [{min}, {max}].',
    'not-a-text': '«{given:raw}» no es un texto entre comillas.',
    'too-long': 'El texto tiene {given:raw} caracteres. Caben {max} como mucho.',
    'not-a-list-of-objects':
      '«{given:raw}» no es una lista de objetos entre corchetes. En cada uno caben: {fields:raw}.',
    'too-many': 'La lista tiene {given:raw} elementos. Caben {max} como mucho.',
    'unknown-system': 'No hay ningún sistema «{given:raw}». Existen: {systems:raw}.',
    'unknown-query': 'No hay ninguna consulta «{given:raw}». Las hay: {queries:raw}.',
    'no-such-query': 'No hay ninguna consulta «{given:raw}».',
    'unknown-clause':
      'No hay ninguna cláusula «{given:raw}». Un código completo es, por ejemplo, cca-11.15 u onus-7.15.',
    'no-such-clause': 'No hay ninguna cláusula «{given:raw}».',
    'no-such-number':
      'No hay ninguna cláusula «{given:raw}». El capítulo tiene de {first:raw} a {last:raw}.',
    'several-clauses': '«{given:raw}» está en varios sistemas: {clauses:raw}.',
    'unknown-command': 'No hay ninguna orden «{given:raw}». Las hay: {commands:raw}.',
    'unknown-flag': 'No hay ninguna opción «{given:raw}». Las hay: {flags:raw}.',
    'unknown-language':
      'No hay textos en «{given:raw}». Los idiomas son es (español) y en (inglés).',
    'no-input': 'Falta la entrada. Por ejemplo: {sample:raw}',
    'not-json':
      'La entrada no es JSON válido: línea {line}, columna {column}, en «{near:raw}». Por ejemplo: {sample:raw}',
    'json-ends':
      'La entrada no es JSON válido: acaba antes de tiempo, en la línea {line}, columna {column}, tras «{near:raw}». Por ejemplo: {sample:raw}',
  },
  meant: '¿Querías decir {nearest:raw}?',
  yes: 'sí',
  no: 'no',
} satisfies CommonMessages;
