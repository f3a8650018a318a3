import { labelled, said, titled } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    onus/roster: Lista de ejército | Con los valores de tus cartas | Una lista con los valores de las cartas de sus unidades y generales: dice su valor en puntos, cuánto cuesta cada unidad según su rango y si cabe en el límite.
  `),
  fields: labelled(`
    armyCalled: Nombre del ejército | Como se quiera llamar. Si se omite: sin nombre.
    generalCalled: Nombre del general | Como lo llama su carta. Si se omite: sin nombre.
  `),
  answers: labelled(`
    unitCards: Cartas de unidad | Cuántas cartas de unidad tiene el ejército.
  `),
  problems: said(`
    icon-of-mounted: {formation}: es una formación de unidades montadas, y esta es de {kind}.
  `),
} satisfies PartOfMessages;
