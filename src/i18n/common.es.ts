import type { CommonMessages } from './messages.ts';

export default {
  problems: {
    missing: 'Falta este dato y es obligatorio. Opciones: {options}.',
    'missing-value': 'Falta este dato y es obligatorio.',
    'unknown-field': 'No hay ningún campo con este nombre. Aquí caben: {fields}.',
    'not-an-object':
      'Tiene que ser un objeto JSON, con los campos entre llaves. Aquí caben: {fields}.',
    'not-an-option': '«{given}» no es una de las opciones: {options}.',
    'not-a-whole-number': '«{given}» no es un número entero. Caben de {min} a {max}.',
    'out-of-range': '{given} está fuera de los límites. Caben de {min} a {max}.',
    'not-yes-or-no': '«{given}» no es ni true (sí) ni false (no).',
    'not-a-list': '«{given}» no es una lista. Caben, entre corchetes: {options}.',
    'too-many': 'La lista tiene {given} elementos. Caben {max} como mucho.',
    'unknown-system': 'No hay ningún sistema «{given}». Existen: {systems}.',
    'unknown-query': 'No hay ninguna consulta «{given}». Las hay: {queries}.',
    'unknown-clause':
      'No hay ninguna cláusula «{given}». Un código completo es, por ejemplo, cca-11.15.',
    'unknown-language': 'No hay textos en «{given}». Los idiomas son es (español) y en (inglés).',
    'not-json': 'La entrada no es JSON válido. Por ejemplo: {"attacker":{"unit":"HI"}}.',
  },
  yes: 'sí',
  no: 'no',
} satisfies CommonMessages;
