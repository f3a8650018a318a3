import { labelled, said, summed, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    'wab/shooting': {
      title: 'Disparo',
      line: 'Qué impacta, hiere y salva, y las bajas',
      about:
        'Dice si una unidad puede disparar, qué necesitan sus dados para impactar con todos los modificadores, con qué Fuerza hieren, qué salva, y cuántas heridas no salvadas causa con qué probabilidad exacta; con las miniaturas del blanco, con qué probabilidad las bajas piden un chequeo de Pánico.',
      fields: labelled(`
        skill: Habilidad de Proyectiles | La Habilidad de Proyectiles (HP) de quienes disparan, de 1 a 6.
        strength: Fuerza del arma | La Fuerza del proyectil: 3 la de los arcos.
      `),
    },
  },

  fields: labelled(`
    shots: Disparos | Cuántos dados se tiran para impactar.
    range: Alcance del arma | Su alcance máximo en pulgadas: arco corto 18, compuesto 24, largo 30, ballesta 30, honda 18, jabalina 8, piedras 4, dardos 12, pistola, mosquete o ballesta ligera 18, honda con vara 24.
    distance: Distancia | Pulgadas hasta el blanco. Sin decir: a corto alcance.
    saveModifier: Lo que el arma quita a la salvación | El modificador impreso del arma, 1 si es -1. Sin decir: decide su Fuerza.
    moved: Ha movido | true si quienes disparan han movido este turno y a su arma le estorba; a jabalinas, dardos y piedras no.
    atCharge: A una carga | true si es reacción a una carga: aguantar y disparar, o disparar y huir.
    target: Blanco | formed, tropa formada; skirmishers, hostigadores; character, un personaje solo, a pie o a caballo y de tamaño humano; light-chariot-moved, un carro ligero que movió en su turno; large, una máquina de guerra, ingenio de asedio o elefante; large-character, un personaje en un elefante.
    cover: Cobertura | none, ninguna; light, ligera, según lo acordado con el terreno; heavy, pesada.
    marched: Ha marchado | true si quienes disparan han hecho este turno una marcha o una marcha rápida.
    neverLong: Nunca a largo alcance | true para jabalinas, dardos y piedras, que nunca están a largo alcance.
    targetModels: Miniaturas del blanco | Cuántas tiene el blanco al empezar los disparos de la fase. Sin decir: sus bajas no tienen límite y no se calcula el pánico.
  `),

  answers: labelled(`
    modifier: Modificador | Lo que se suma al dado; por debajo de 0 estorba.
    lossesForPanic: Bajas para el pánico | Desde cuántas miniaturas perdidas hace el blanco un chequeo de Pánico; null si no se dijeron las suyas.
    panic-test: Chequeo de Pánico | Probabilidad de que el blanco deba hacer un chequeo de Pánico solo por estos disparos.
  `),

  terms: worded(`
    target: formed = tropa formada | skirmishers = hostigadores | character = un personaje solo | light-chariot-moved = un carro ligero que ha movido | large = un objetivo grande | large-character = un personaje en un elefante
    cover: none = ninguna | light = ligera | heavy = pesada
  `),

  steps: said(`
    wab-4.5: Ha marchado este turno: no dispara.
    wab-4.16: El blanco está más allá del alcance de {range} pulgadas: los disparos fallan.
    wab-4.39: Con Habilidad de Proyectiles {skill}, un dado impacta desde {needed}.
    wab-4.41: El objetivo es grande: +1.
    wab-4.42: Quienes disparan han movido: -1.
    wab-4.43: El blanco está cargando: -1.
    wab-4.24: Los disparos a una carga son a corto alcance.
    wab-4.44: El blanco está más lejos que {half} pulgadas, la mitad del alcance: -1.
    wab-9.48: Un personaje en un elefante no es por eso más difícil de alcanzar.
    wab-4.45: El blanco es un personaje: -1.
    wab-4.46: El blanco hostiga: -1.
    wab-4.47: El blanco es un carro ligero que ha movido: -1.
    wab-4.48: El blanco está tras cobertura ligera: -1.
    wab-4.49: El blanco está tras cobertura pesada: -2.
    wab-4.38: El 1 siempre falla: hace falta al menos un 2.
    wab-4.50: Haría falta un {needed}: impacta un 6, con {strengthLost} menos de Fuerza.
    wab-4.51: Hieren desde {needed}: Fuerza {strength} contra Resistencia {toughness}.
    wab-4.52: Fuerza {strength} no puede herir a Resistencia {toughness}.
    wab-4.52/too-weak: No queda Fuerza: el impacto no hace daño.
    wab-4.57: Fuerza {strength} quita {less} a la salvación.
    wab-4.57/weapon: El arma quita {less} a la salvación.
    wab-4.54: Cada herida se salva desde {needed}.
    wab-4.54/none: De la salvación de {save} o más no queda nada.
    wab-4.64: Desde {losses} {losses?miniatura perdida|miniaturas perdidas} en la fase, el blanco hace un chequeo de Pánico.
  `),

  because: said(`
    has-not-marched: No ha marchado.
    in-range: El blanco está a su alcance.
    short-range: El blanco está a corto alcance.
    never-long: Esta arma nunca está a largo alcance.
    needs-more: El número que hace falta ya es 2 o más.
  `),

  ...summed(`
    shooting/no: La unidad no puede dispararle. | Sin disparo | No puede dispararle.
    shooting/harmless: {shots} {shots?disparo no puede|disparos no pueden} herir al blanco. | Sin daño | No pueden herirlo.
    shooting/odds: {shots} {shots?disparo impacta|disparos impactan} desde {hitsOn}, y la media de heridas no salvadas es {mean:decimal}. | Media de heridas {mean:decimal} | Impactan desde {hitsOn}, y la media de heridas no salvadas es {mean:decimal}.
  `),

  problems: said(`
    moved-and-charged: En el turno del enemigo quienes disparan no han movido: di una cosa o la otra.
  `),
} satisfies PartOfMessages;
