import { labelled } from '../labelled.ts';

/** Artillery has a field for its dice in fire as well; what it means in melee. */
export const OWN_DICE = {
  fields: labelled(`
    artilleryDice: Dados de su tarjeta nacional | Sólo para la artillería cuyos dados de melee no da el reglamento: la montada con 1 bloque, o cualquiera con más de 3. Cuántos da su tarjeta nacional con estos bloques. Si se omite: los impresos; donde no los hay, se preguntan.
  `),
};
