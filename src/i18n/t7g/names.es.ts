import { labelled, said, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** What several subjects name. */
export default {
  fields: labelled(`
    card: Carta de orden | La carta con la que la unidad actúa o reacciona: attention, ¡Atención!; attack, ¡Atacad!; run, ¡Corred!; fire, ¡Fuego!; resist, ¡Resistid!.
    courage: Coraje | El Coraje del perfil. Si se omite: no se calcula lo que resiste.
    inSight: A la vista | Si ve al objetivo; una unidad que dispara, si algún Centro del objetivo está en su línea de visión.
    readings: Lecturas | Qué lectura se aplica donde el reglamento no es claro. En todas, a es la adoptada. Si se omite: a en todas.
  `),

  answers: labelled(`
    allowed: Se puede | Si lo que se pregunta está permitido.
  `),

  because: said(`
    switched-off: Prevalece la cláusula {by}.
  `),

  terms: worded(`
    kind targetKind: formation = Formación | company = Compañía | cavalry = caballería | artillery = artillería
    card: attention = ¡Atención! | attack = ¡Atacad! | run = ¡Corred! | fire = ¡Fuego! | resist = ¡Resistid!
  `),
} satisfies PartOfMessages;
