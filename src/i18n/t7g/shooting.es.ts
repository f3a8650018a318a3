import { labelled, said, summed, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    't7g/shot': {
      title: 'Un disparo',
      line: 'Dados, impactos, Desgaste y qué es del objetivo',
      about:
        'Dice si una unidad puede disparar con su arma y su carta a esa distancia, con cuántos dados y contra qué Defensa, con cuántos dados resiste el objetivo, con qué probabilidad lo impacta, desgasta, desordena y destruye y, con los dados que han salido, qué hace el disparo.',
      fields: labelled(`
        discipline: Disciplina | La Disciplina del perfil del objetivo, para su chequeo de ruptura y para el chequeo de órdenes al que obliga el acierto de un cañón superpesado. Si se omite: no se calcula ninguno.
      `),
    },
  },

  fields: labelled(`
    shooter: Quién dispara | La unidad que dispara.
    target: Objetivo | La unidad a la que se dispara. El número de su perfil que no se diga queda abierto, y no se calcula lo que depende de él.
    weapon: Arma | musket, mosquete; arquebus, arcabuz; arquebus-musket, una unidad con los dos y dos Valores de Fuego; flintlock, mosquete de chispa; pistol, pistola; bow, arco; longbow, arco largo; crossbow, ballesta; javelin, jabalina; light-cannon, medium-cannon, heavy-cannon, super-heavy-cannon, cañón ligero, medio, pesado o superpesado.
    fire: Fuego | El Fuego del perfil, antes de que nada lo cambie; de una pareja como 4/3, el primero.
    farFire: Segundo Fuego | El segundo número de una pareja como 4/3, para un enemigo a más de 8 pulgadas. Si se omite: la unidad tiene un solo Fuego.
    weary: Al Límite | true si la unidad está Al Límite: tanto Desgaste como Aguante.
    drill: Instrucción | De cuántos Mandos tiene el punto de Instrucción: uno dentro, uno que la ha inspirado.
    mortar: Mortero | true si el cañón tiene la regla Mortero.
    experimental: Experimental | true si el cañón tiene la opción Experimental.
    limbered: Enganchada | true si la batería está enganchada a sus caballos.
    dragoon: Dragones | true si la unidad tiene la regla Dragón.
    harasser: Hostigador | true si la unidad tiene la regla Hostigador.
    givesUpFlight: Renuncia a la huida | true si un Hostigador ha dicho que no huye tras disparar como reacción.
    flematico: Flemático dentro | true si en la unidad hay un Mando con Flemático.
    perfeccionista: Perfeccionista | true si Perfeccionista ha salido con la unidad.
    picaro: Pícaro | true si Pícaro ha salido con la unidad y se ha elegido el Fuego.
    raudo: Raudo | true si Raudo ha salido con la unidad.
    ingeniero: Éxitos de Ingeniero | Cuántos éxitos ha tenido Ingeniero para este cañón: cada uno suma 3 pulgadas.
    tutor: Éxitos de Tutor | Cuántos éxitos ha tenido Tutor para esta unidad: cada uno suma 2 pulgadas.
    reaction: Como reacción | true si dispara como reacción y no en su propia activación.
    distance: Distancia (pulgadas) | Del Centro Frontal del tirador al Centro más cercano del objetivo que ve.
    defence: Defensa | La Defensa del objetivo contra este disparo: Artillería con cañones, Salvas con todo lo demás. Si se omite: no se calculan los impactos.
    disordered: Desordenada | true si la unidad ya está Desordenada.
    cover: Cubierto | true si el objetivo está en terreno con Cubierto, o justo detrás de un muro o una valla que el disparo cruza.
    estoico: Estoico | true si Estoico ha salido con el objetivo.
    fortifiedGuns: Fortificada | true si el objetivo es artillería con la opción Fortificada que no se ha movido.
    openOrder: Formación Abierta | true si el objetivo tiene la regla Formación Abierta.
    mobileFortress: Fortaleza Móvil | true si la unidad está en una Fortaleza Móvil.
    resists: Reacciona con ¡Resistid! | true si el objetivo ha reaccionado a este enemigo con ¡Resistid!.
    sacrifice: Sacrificio | De cuántos Mandos tiene el punto de Sacrificio.
    shotDice: Dados del disparo | Los dados como han caído. Si se omite: aún no se han tirado.
    resistDice: Dados que resisten | Los dados del objetivo como han caído. Si se omite: aún no se han tirado.
    breakDice: Dados del chequeo de ruptura | Los dados como han caído. Si se omite: aún no se han tirado.
  `),

  answers: labelled(`
    range: Alcance (pulgadas) | Hasta dónde dispara el arma, con lo que la alarga.
    against: Defensa que cuenta | volleys, la Defensa contra Salvas; artillery, la Defensa contra Artillería.
    resistFrom: Número para resistir | Desde qué número cada dado del objetivo anula un impacto.
    courageDice: Dados para resistir | Dados del objetivo; null si no se ha dicho su Coraje.
    hits: Impactos | Dados que llegan a la Defensa, si se dicen.
    saved: Anulados | Impactos que anula el objetivo, si se dicen sus dados.
    wearTaken: Desgaste recibido | Marcadores de Desgaste que recibe el objetivo. Entre las probabilidades, su media.
    wearTotal: Desgaste en total | El de antes más el que recibe, si no hubiera límite.
    disordered: Desordenada | Si el objetivo queda Desordenado por no anular nada.
    ownWear: Desgaste de la batería | Marcadores de Desgaste que recibe un cañón Experimental; null en lo demás.
    atLeastOneHit: Al menos un impacto | Probabilidad de al menos un impacto, como fracción exacta.
    atLeastOneWear: Al menos un Desgaste | Probabilidad de que el objetivo reciba al menos un Desgaste, como fracción exacta.
    disorderChance: Desorden | Probabilidad de que quede Desordenado por no anular nada, como fracción exacta.
    staysChance: Se queda | Probabilidad de que el objetivo no sea destruido, como fracción exacta; null si no se ha dicho su Aguante o su Disciplina.
    ownWearChance: Desgaste propio | Probabilidad de que un cañón Experimental se cause al menos un Desgaste, como fracción exacta; null si no lo es o si sus dados ya han caído.
    extraCheck: Además, chequeo de órdenes | Si el objetivo, impactado por un cañón superpesado, debe además pasar un chequeo de órdenes o quedar Desordenado.
    extraCheckFails: Falla ese chequeo | Probabilidad de que falle ese chequeo y quede Desordenado, como fracción exacta: con la Disciplina indicada, sin aumentos ni reducciones.
    at-least-one-hit: Al menos un impacto | Probabilidad de al menos un impacto.
    at-least-one-wear: Al menos un Desgaste | Probabilidad de que el objetivo reciba al menos un Desgaste.
    target-disordered: Desordenado | Probabilidad de que el objetivo no anule nada y quede Desordenado.
    target-stays: Se queda | Probabilidad de que el objetivo no sea destruido.
  `),

  terms: worded(`
    weapon: musket = mosquete | arquebus = arcabuz | arquebus-musket = arcabuces y mosquetes | flintlock = mosquete de chispa | pistol = pistola | bow = arco | longbow = arco largo | crossbow = ballesta | javelin = jabalina | light-cannon = cañón ligero | medium-cannon = cañón medio | heavy-cannon = cañón pesado | super-heavy-cannon = cañón superpesado
    against: volleys = Salvas | artillery = Artillería
  `),

  steps: said(`
    t7g-1.28/fire: El tirador está Al Límite: una reducción de Fuego.
    t7g-1.29: El objetivo está Desordenado: una reducción de Coraje.
    t7g-2.15/no-shot: Con esa carta la unidad no dispara: sólo con ¡Fuego! o ¡Atención!.
    t7g-2.16: Dispara con ¡Atención!: una reducción de Fuego.
    t7g-2.20/no-shot: Con ¡Corred! la unidad no puede disparar.
    t7g-2.32: Reacciona con ¡Atención!: una reducción de Fuego.
    t7g-2.38: El objetivo ha reaccionado con ¡Resistid!: un aumento de Coraje.
    t7g-4.2: Ningún Centro del objetivo está en la línea de visión de su Centro Frontal.
    t7g-4.9: El objetivo está a {inches} pulgadas y el alcance de {weapon} es de {reach}: queda fuera.
    t7g-4.9/longer: Su alcance crece {longer} pulgadas y es de {reach}.
    t7g-6.103/range: El alcance de los arcabuces es de {reach} pulgadas.
    t7g-6.104/range: Con arcabuces y mosquetes el alcance es de {reach} pulgadas.
    t7g-6.107/range: El alcance de un {weapon} es de {reach} pulgadas.
    t7g-6.108/range: El alcance de las ballestas es de {reach} pulgadas.
    t7g-6.110/range: El alcance de un {weapon} es de {reach} pulgadas.
    t7g-6.113/range: El alcance de un cañón superpesado es de {reach} pulgadas.
    t7g-6.117/range: El alcance de las jabalinas es de {reach} pulgadas.
    t7g-6.118/range: El alcance de los mosquetes es de {reach} pulgadas.
    t7g-6.119/range: El alcance de los mosquetes de chispa es de {reach} pulgadas.
    t7g-6.122/range: El alcance de las pistolas es de {reach} pulgadas.
    t7g-4.10: Tira {dice} {dice?dado|dados} contra la Defensa del objetivo: {against}.
    t7g-4.11/none: Ningún dado llega a la Defensa: el disparo se acaba ahí.
    t7g-4.12: Si lo impactan, el objetivo tira su Coraje; cada {from} o más es un éxito.
    t7g-4.12/dice: Si lo impactan, el objetivo tira {dice} {dice?dado|dados} de Coraje; cada {from} o más es un éxito.
    t7g-4.13: Cada éxito anula un impacto: {saved} de {hits}.
    t7g-4.14: El objetivo no ha anulado nada: queda Desordenado.
    t7g-4.15: El objetivo recibe {wear} de Desgaste.
    t7g-4.17: En la tabla de alcances el de {weapon} es de {reach} pulgadas.
    t7g-4.25: El objetivo está a Cubierto: un aumento de Coraje.
    t7g-6.19: Una Fortaleza Móvil da un aumento de Coraje contra lo que no es un cañón.
    t7g-6.58: Los dragones sólo disparan con la carta ¡Fuego!.
    t7g-6.58/reaction: Con la lectura b de R45 los dragones nunca disparan como reacción.
    t7g-6.63: El Desorden de una unidad en Formación Abierta no reduce nada contra disparos.
    t7g-6.66: Un Hostigador puede disparar sus arcos como reacción.
    t7g-6.68: Un Hostigador que conserva su huida no tiene aumento por armas de fuego en una reacción.
    t7g-6.76: Una batería enganchada no abre fuego.
    t7g-6.81: {wear} {wear?dado saca|dados sacan} un 1: el cañón Experimental recibe {wear} de Desgaste.
    t7g-6.81/open: Cada 1 que saque le costará Desgaste al cañón Experimental.
    t7g-6.81/once: Por la lectura b de R81 el cañón Experimental recibe {wear} de Desgaste por disparo, saque los unos que saque.
    t7g-6.82: La artillería Fortificada que no se ha movido cuenta como tras un muro: un aumento de Coraje.
    t7g-6.102: Armas de fuego en una reacción: un aumento de Fuego.
    t7g-6.104: Con arcabuces y mosquetes, a {inches} pulgadas su Fuego es {fire}.
    t7g-6.106: Los arcos no se disparan como reacción.
    t7g-6.109: Los cañones sólo disparan con la carta ¡Fuego!.
    t7g-6.109/reaction: Con la lectura b de R45 los cañones nunca disparan como reacción.
    t7g-6.112: Impactado por un cañón superpesado, debe además pasar un chequeo de órdenes o quedar Desordenado.
    t7g-6.115: Las jabalinas se libran de la reducción de ¡Atención!.
    t7g-6.116: Las jabalinas nunca se lanzan como reacción.
    t7g-6.119: Un mosquete de chispa a 6 pulgadas o menos: un aumento de Fuego.
    t7g-6.120: El aumento del mosquete de chispa no se suma al de una reacción.
    t7g-6.121: Un mortero quita lo que da el Cubierto.
    t7g-6.122/spared: Dentro de su alcance las pistolas se libran de la reducción de ¡Atención!.
    t7g-7.34: Instrucción suma {points} al Fuego.
    t7g-7.37: Sacrificio suma {points} al Coraje.
    t7g-7.76: Por Estoico el objetivo cuenta como a Cubierto: un aumento de Coraje.
    t7g-7.79/fire: Flemático libra a la unidad de la reducción por estar Al Límite.
    t7g-7.99: Perfeccionista: un aumento de Fuego.
    t7g-7.100/fire: Pícaro: un aumento de Fuego.
    t7g-7.105: Raudo libra a la unidad de la reducción de ¡Atención!.
  `),

  because: said(`
    no-harasser: La unidad no tiene la regla Hostigador.
    gives-up-flight: La unidad renuncia a huir.
    card-of-fire: La carta es ¡Fuego!.
    no-reaction: No dispara como reacción.
    within-range: El objetivo está a su alcance.
    not-weary: La unidad no está Al Límite.
    shot-of-an-activation: Dispara en su activación, no como reacción.
    beyond-six-inches: El objetivo está a más de 6 pulgadas.
    in-the-open: El objetivo no está a Cubierto.
    shot-by-a-cannon: Le dispara un cañón.
    not-disordered: La unidad no está Desordenada.
    some-success: El objetivo ha anulado al menos un impacto.
    not-limbered: La batería no está enganchada.
    shows-no-one: Ningún dado del disparo saca un 1.
  `),

  ...summed(`
    shot/no: La unidad no puede disparar así. | No puede disparar | No puede disparar.
    shot/dice: La unidad dispara con {dice} {dice?dado|dados}. | {dice} {dice?dado|dados} | Tira {dice} {dice?dado|dados}.
    shot/wear: El objetivo recibe {wear} de Desgaste. | {wear} de Desgaste | El objetivo recibe {wear} de Desgaste.
    shot/disordered: El objetivo recibe {wear} de Desgaste y queda Desordenado. | {wear} de Desgaste y Desorden | El objetivo recibe {wear} de Desgaste y queda Desordenado.
    shot/destroyed: El objetivo recibe {wear} de Desgaste y es destruido. | Destruido | El objetivo es destruido.
  `),

  problems: said(`
    no-second-fire: Sólo una unidad con arcabuces y mosquetes tiene un segundo Fuego.
    needs-cannon: Eso sólo lo tiene un cañón: elige uno como arma.
    second-fire-missing: A más de 8 pulgadas cuenta el segundo Fuego de arcabuces y mosquetes: dilo.
    shot-not-rolled: El objetivo resiste impactos: di antes los dados del disparo.
    resist-not-rolled: Un chequeo de ruptura sale del Desgaste: di antes los dados que resisten.
  `),
} satisfies PartOfMessages;
