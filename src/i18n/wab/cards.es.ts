import { labelled, said, summed } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** Units as their player keeps them, with the profiles of his own army list. */
export default {
  queries: {
    'wab/unit-cards': {
      title: 'Fichas de unidad',
      line: 'Tus unidades con sus atributos, armas y filas',
      about:
        'Una lista de las unidades de un jugador con los atributos, las armas y el grupo de mando que les da su lista de ejército: dice qué orden tiene cada una, en cuántas filas está y cuánto ocupa en la mesa, si tiene bastantes miniaturas para empezar la batalla, y suma miniaturas y puntos. Lo que contradice una regla se dice en su valor.',
      fields: labelled(`
        units: Unidades | Las unidades, cada una con lo que pone en su ficha; lo que no se dice es lo de un guerrero ordinario.
        models: Miniaturas | Con cuántas miniaturas empieza la unidad la batalla.
        width: Miniaturas por fila | Cuántas miniaturas hay en cada fila completa. Sin decir: 5, o todas si son menos.
        movement: Movimiento (M) | El Movimiento de sus atributos en pulgadas, sin descontar la armadura.
        strength: Fuerza (F, S) | La Fuerza de sus atributos, sin armas.
        toughness: Resistencia (R, T) | La Resistencia de sus atributos.
        woundsEach: Heridas (H, W) | Las Heridas de sus atributos, de cada miniatura.
        initiative: Iniciativa (I) | La Iniciativa de sus atributos.
        attacks: Ataques (A) | Los Ataques de sus atributos, de cada miniatura.
        leadership: Liderazgo (L, Ld) | El Liderazgo de sus atributos.
        save: Salvación por armadura | La que imprime su lista de ejército: 5 si es 5+. Sin decir: no tiene, o es la de su armadura.
        weapon: Arma de proyectiles | El arma de proyectiles que llevan todas. Sin decir: ninguna.
        standard: Estandarte | true si tiene portaestandarte.
        champion: Campeón | true si tiene campeón.
        drilled: Instrucción marcial | true si su lista le da instrucción marcial.
        stubborn: Tozuda | true si su lista dice que es tozuda.
        warband: Partida de guerra | true si su lista le da la regla de las partidas de guerra.
        frenzied: Furia asesina | true si su lista dice que tiene furia asesina.
        hatesEnemy: Odia al enemigo | true si odia a sus enemigos, a todos.
        levy: Levas | true si son levas.
        unreliable: Poco fiable | true si su lista llama poco fiables a esos aliados o mercenarios.
        formation: Formación | En la que combate: ordinary, ordinaria; phalanx, una falange ordinaria, trained-phalanx, entrenada, macedonian-phalanx, macedónica, o medieval-phalanx, medieval; hedgehog, una falange medieval en cuadrado; shieldwall, muro de escudos; de jinetes, cataphracts, catafractos, o massed-cavalry, caballería en masa. Sin decir: ordinaria, o la de su clase de tropa.
        veteran: Veteranos | true si su lista los llama veteranos, que repiten sus dados para impactar una vez por batalla.
        ferocious: Carga feroz | true si su lista da a esos jinetes la carga feroz o primera carga.
        expertHorsemen: Jinetes expertos | true si su lista les da esta regla: disparan sin penalizador por moverse.
        finestHorses: Los mejores caballos | true si su lista les da esta regla, que suma 1 a su Movimiento; el Movimiento se dice sin ella.
        subterfuge: Subterfugio | true si su lista le da la regla Subterfugio.
        baseWidth: Frente de una peana | En milímetros, si no es el recomendado. Sin decir: el recomendado.
        baseDepth: Fondo de una peana | En milímetros, si no es el recomendado. Sin decir: el recomendado.
      `),
    },
  },

  fields: labelled(`
    armyCalled: Nombre del ejército | Como se quiera llamar. Sin decir: sin nombre.
    unitCalled: Nombre | Cómo llama su jugador a la unidad. Sin decir: sin nombre.
    weaponSkill: Habilidad de Armas (HA, WS) | La Habilidad de Armas de sus atributos, para el combate.
    ballisticSkill: Habilidad de Proyectiles (HP, BS) | La Habilidad de Proyectiles de sus atributos, para disparar y lanzar.
    unitPoints: Puntos | Lo que cuesta la unidad entera en puntos. Sin decir: no se cuenta.
  `),

  answers: labelled(`
    unitCards: Unidades | Cuántas unidades hay.
    modelsInAll: Miniaturas en total | Cuántas miniaturas tienen todas las unidades juntas.
    pointsInAll: Puntos en total | Los puntos de todas las unidades cuyos puntos se han dicho.
    units: Unidades | Lo que resulta para cada unidad, en su orden.
    saveInCombat: Salvación en combate | Contra golpes por el frente: 5 si es 5+; null si no tiene.
    saveFromShots: Salvación contra disparos | Contra proyectiles por el frente: 5 si es 5+; null si no tiene.
    tooFew: Le faltan miniaturas | Si tiene muy pocas miniaturas para empezar la batalla.
  `),

  problems: said(`
    wider-than-unit: Una fila no puede tener {given} miniaturas si la unidad tiene {models}.
    alone-is-one: Un personaje solo es 1 miniatura.
    nobody-to-lead: Solo una unidad tiene grupo de mando, y esto no lo es: {troops}.
    no-mount: Solo llevan barda las monturas de los jinetes, y esta tropa es: {troops}.
    only-on-foot: Sólo las unidades a pie forman así, y ésta es otra: {troops}.
    only-on-horse: Sólo la caballería puede serlo, y ésta es otra: {troops}.
    only-riders: Sólo los jinetes tienen esta regla, y éstos son: {troops}.
    save-too-good: Armadura, escudo y barda no dan mejor salvación que {best}+.
  `),

  steps: said(`
    wab-1.28/card: La unidad {number} tiene {models} {models?miniatura|miniaturas} y tiene que empezar al menos con {least}.
    wab-1.29/card: La unidad {number} está a {wide} de frente en {ranks} {ranks?fila|filas}, con {last} en la última.
    wab-1.32/card: Orden de la unidad {number}: {orderOfUnit}.
    wab-2.10/card: La unidad {number} tiene un factor de movimiento de {factor} pulgadas.
    wab-11.1/in-combat: La unidad {number} salva con {save} o más en combate por su frente.
    wab-11.1/shot-at: La unidad {number} salva con {save} o más contra disparos por su frente.
    wab-4.56: La salvación de la unidad {number} se calcula con lo que lleva puesto; conviene anotarla en la lista de ejército.
    wab-1.51: Las peanas recomendadas para la unidad {number} serían de {width} por {depth} mm; otras también valen.
    wab-1.52: Bajo las peanas pequeñas de la unidad {number} se pueden poner otras mayores para que ocupe lo que debe.
    wab-1.50/card: Las peanas de la unidad {number} miden {width} por {depth} mm.
  `),

  because: said(`
    recommended-bases: Sus peanas son las recomendadas.
  `),

  ...summed(`
    unit-cards/all: Todas las unidades tienen bastantes miniaturas para empezar: {models} en total. | {units} {units?unidad|unidades} | Pueden empezar la batalla con {models} {models?miniatura|miniaturas}.
    unit-cards/too-few: Alguna unidad tiene muy pocas miniaturas para empezar. | Muy pocas | Alguna unidad es demasiado pequeña para empezar la batalla.
  `),
} satisfies PartOfMessages;
