import { labelled, said, summed, titled } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    t7g/value: Un valor modificado | En qué lo dejan aumentos y reducciones | Calcula un Valor del perfil (Velocidad, Combate, Fuego, Disciplina, Coraje) con sus aumentos y reducciones, y con los puntos de Virtudes que se suman después.
  `),

  fields: labelled(`
    value: Valor del perfil | El número de la lista de ejército, antes de que nada lo cambie.
    increases: Aumentos | Cuántos aumentos sencillos (+) recibe: Velocidad++ son 2.
    decreases: Reducciones | Cuántas reducciones sencillas (-) recibe.
    points: Puntos de Virtudes | De cuántos Mandos recibe el punto de una Virtud, o el de Imperturbable: cada uno suma 1 después de todo lo demás.
  `),

  answers: labelled(`
    value: Valor | El número que cuenta.
    net: Pasos netos | Aumentos menos reducciones: negativo si sobran reducciones.
  `),

  steps: said(`
    t7g-1.15: Los aumentos y las reducciones cambian el número del perfil.
    t7g-1.17: {increases} {increases?aumento|aumentos} y {decreases} {decreases?reducción|reducciones} se anulan uno por uno.
    t7g-1.18: Un aumento suma la mitad de {original}, redondeada hacia abajo.
    t7g-1.19: {net} aumentos doblan el {original} del perfil: más del doble no hay.
    t7g-1.20: Una reducción resta la mitad de {original}, redondeada hacia abajo.
    t7g-1.21: {net} reducciones dejan un 1 fijo.
    t7g-1.21/zero: Un Valor de {original} se queda en 0 por mucho que se reduzca.
    t7g-7.30: Después de aumentos y reducciones se suman los puntos de Virtudes: {points}.
  `),

  because: said(`
    nothing-bears-on-it: No recibe ningún aumento ni reducción.
    nothing-to-cancel: Nada la afecta en sentido contrario.
    two-increases: Queda más de un aumento.
    two-decreases: Queda más de una reducción.
    one-increase-only: No queda más que un aumento.
    one-decrease-only: No queda más que una reducción.
  `),

  ...summed(`
    value/is: Un Valor de {original} cuenta como {value}. | {value} | Cuenta como {value}.
  `),
} satisfies PartOfMessages;
