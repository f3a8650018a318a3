import { labelled, said } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** Lo que comparten disparo y melee: terreno, cartas, cuadros, quién combate tras mover, impactos y la baja del líder. */
export default {
  fields: labelled(`
    attacker: Atacante | La unidad que ataca, con lo que vale de ella antes de tirar los dados.
    defender: Defensor | El enemigo al que se ataca, con lo que vale de él antes de tirar los dados.
  `),

  answers: labelled(`
    hitsOn: Impacta con | Caras que son un impacto contra este objetivo. null: no se tira nada.
    hits: Impactos | Dados que impactan. En las probabilidades: cuántos impactos, con la de cada número.
    flags: Banderas | Dados que muestran una bandera. En las probabilidades: cuántas banderas, con la de cada número.
    at-least-one-hit: Al menos 1 impacto | Probabilidad de que impacte al menos un dado.
    at-least-one-flag: Al menos 1 bandera | Probabilidad de que al menos un dado muestre una bandera.
    nothing-happens: Ni impacto ni bandera | Probabilidad de que ningún dado impacte ni muestre una bandera.
  `),

  steps: said(`
    ccn-3.7/most: Por la lectura b de R29 no se tiran más de 8 dados.
    ccn-5.46: {unit:The} ha movido {moved} hexágonos: puede combatir tras mover {hexes} como mucho.
    ccn-5.47: {unit:The} ha movido {moved} hexágonos: puede combatir tras mover {hexes} como mucho.
    ccn-5.48: {unit:The} ha movido {moved} hexágonos: puede combatir tras mover {hexes} como mucho.
    ccn-5.49: {unit:The} ha movido {moved} hexágonos: puede combatir tras mover {hexes} como mucho.
    ccn-5.50: {unit:The} ha movido: no puede combatir este turno.
    ccn-5.51: {unit:The} ha movido {moved} hexágonos: puede combatir tras mover {hexes} como mucho.
    ccn-5.97: Tras mover {moved} hexágonos, {unit:the} no puede disparar.
    ccn-5.126: Tras mover {moved} hexágonos, {unit:the} no puede combatir en melee.
    ccn-5.101: La artillería de a pie que ha movido no dispara.
    ccn-5.134: La artillería de a pie que ha movido no combate en melee.
    ccn-5.104: La artillería montada que ha movido {moved} hexágonos no dispara.
    ccn-5.139: La artillería montada que ha movido {moved} hexágonos no combate en melee.
    ccn-5.105: Con sólo 1 bloque {unit:the} no puede mover y combatir en el mismo turno.
    ccn-5.140: Con sólo 1 bloque {unit:the} no puede mover y combatir en melee en el mismo turno.
    ccn-5.140/never: Por la lectura b de R2 la artillería montada con 1 bloque nunca combate en melee.
    ccn-6.14: En cuadro {unit:the} tira 1 dado como mucho.
    ccn-6.28: En cuadro ni la carta ni el tipo dan a {unit:the} más de 1 dado en melee.
    ccn-6.32: Contra un cuadro {unit:the} tira 1 dado como mucho.
    ccn-1.3: Con 1 bloque, el terreno le ha quitado su último dado: no puede combatir.
    ccn-7.6: Contra un objetivo en un bosque {unit:the} tira {dice} {dice?dado|dados} menos.
    ccn-7.7: Desde un bosque {unit:the} tira {dice} {dice?dado|dados} menos.
    ccn-7.11: Hacia arriba {unit:the} tira {dice} {dice?dado|dados} menos.
    ccn-7.12: Hacia abajo {unit:the} tira {dice} {dice?dado|dados} menos.
    ccn-7.15: De colina a colina {unit:the} dispara con {dice} {dice?dado|dados} menos.
    ccn-7.27: Contra un objetivo en un pueblo o molino {unit:the} tira {dice} {dice?dado|dados} menos.
    ccn-7.28: Contra un pueblo o molino Cavalry Charge no da dados.
    ccn-7.29: Desde un pueblo o molino {unit:the} tira {dice} {dice?dado|dados} menos.
    ccn-7.30: Desde un pueblo o molino Cavalry Charge no da dados.
    ccn-7.35: A través de un lado fortificado {unit:the} tira {dice} {dice?dado|dados} menos.
    ccn-7.36: A través de un lado fortificado sólo quita dados la fortificación, no el resto del terreno.
    ccn-7.36/own-counts: Por la lectura b de R63 la fortificación sustituye sólo a las colinas y al resto del terreno del objetivo.
    ccn-7.39: Al salir a través de su propia fortificación {unit:the} tira {dice} {dice?dado|dados} menos.
    ccn-7.39/alone: Además de la fortificación, ningún otro terreno quita dados a la caballería.
    ccn-7.39/and-target: Por la lectura b de R64 se suma lo que quita el terreno del objetivo.
    ccn-7.47: Contra un objetivo en un río vadeable {unit:the} tira {dice} {dice?dado|dados} menos en melee.
    ccn-7.48: Desde un río vadeable {unit:the} tira {dice} {dice?dado|dados} menos.
    ccn-7.52: El puente anula los dados que quitaría el río.
    ccn-7.57: Contra un objetivo en una cantera de arena {unit:the} tira {dice} {dice?dado|dados} menos.
    ccn-7.58: Desde una cantera de arena {unit:the} tira {dice} {dice?dado|dados} menos en melee.
    ccn-8.29/hexes: Con Bayonet Charge {unit:the} puede combatir en melee tras mover {moved} hexágonos.
    ccn-8.30: Con Bayonet Charge no se dispara.
    ccn-8.31: Bayonet Charge da a la infantería de la Guardia {dice} {dice?dado|dados} más en melee.
    ccn-8.32/ordinary: Bayonet Charge ordena a infantería: {unit:the} tiene una orden corriente, sin lo que la carta da o prohíbe.
    ccn-8.33/moved: Con Bombard {unit:the} ha movido: no puede combatir.
    ccn-8.34: Bombard da {dice} dados más.
    ccn-8.35/ordinary: Bombard ordena a artillería: {unit:the} tiene una orden corriente, sin lo que la carta da o prohíbe.
    ccn-8.37: Cavalry Charge da {dice} dados más.
    ccn-8.38: Con Cavalry Charge {unit:the} puede combatir tras mover {moved} hexágonos.
    ccn-8.39/dice: Con Cavalry Charge la artillería montada combate con normalidad, sin los dados de la carta.
    ccn-8.40/ordinary: Cavalry Charge ordena a caballería: {unit:the} tiene una orden corriente, sin lo que la carta da o prohíbe.
    ccn-8.45: Élan da {dice} {dice?dado|dados} más.
    ccn-8.47/no-melee: Fire and Hold ordena disparar: {unit:the} no puede combatir en melee.
    ccn-8.48: Fire and Hold da {dice} {dice?dado|dados} más.
    ccn-8.50: Con Fire and Hold una unidad no puede mover.
    ccn-8.51/ordinary: Fire and Hold ordena a infantería y artillería: {unit:the} tiene una orden corriente, sin lo que la carta da o prohíbe.
    ccn-8.57/hexes: Con Force March {unit:the} puede combatir tras mover {moved} hexágonos.
    ccn-8.58: Con Force March {unit:the} puede mover 2 hexágonos, pero entonces no puede combatir.
    ccn-8.59/ordinary: Force March ordena a infantería: {unit:the} tiene una orden corriente, sin lo que la carta da o prohíbe.
    ccn-8.61: Give Them the Cold Steel da {dice} {dice?dado|dados} más en melee.
    ccn-8.62: Con Give Them the Cold Steel no se dispara.
    ccn-8.63: En el ataque de bonificación Give Them the Cold Steel no da ningún dado.
    ccn-8.66: Leadership da {dice} {dice?dado|dados} más.
    ccn-8.68/ordinary: Leadership ordena a unidades con un líder vinculado: {unit:the} tiene una orden corriente, sin lo que la carta da.
    ccn-8.71: Con La Grande Manoeuvre las unidades no combaten este turno.
    ccn-8.79/no-combat: La unidad que Short Supply ha movido no puede combatir este turno.
  `),

  because: said(`
    arm-loses-no-dice: Unidades como {unit:the} no pierden ahí ningún dado.
    dice-left: El terreno le ha dejado dados.
    bonus-attack: Es el ataque de bonificación.
    not-bonus: No es el ataque de bonificación.
    has-moved: La unidad ha movido.
    has-not-moved: La unidad no ha movido.
    in-melee: El combate es una melee.
    in-ranged-combat: El combate es un disparo.
    more-than-one-block: La unidad tiene más de 1 bloque.
    moved-at-most-1: La unidad no ha movido más de 1 hexágono.
    moved-no-further: La unidad no ha movido más de {hexes} {hexes?hexágono|hexágonos}.
    neither-fast-nor-led: La unidad no es infantería ligera, ni granaderos, ni de la Guardia, ni tiene un líder.
    not-moved-2: La unidad ha movido más de 2 hexágonos.
    not-moved-3: La unidad ha movido más de 3 hexágonos.
    not-own-attack: La unidad no combate por su propia orden.
    one-die-already: De todos modos no se tira más de 1 dado.
    reading-r13-b: Se aplica la lectura b de R13: sólo cuenta la reducción mayor.
    reading-r24-b: Se aplica la lectura b de R24: la carta sólo repite el dado de la Guardia.
    reading-r29-a: Se aplica la lectura a de R29: se tiran 8 dados y después los demás.
    reading-r52-b: Se aplica la lectura b de R52: el dado de Leadership sólo cuenta en el primer combate.
    reading-r80-b: Se aplica la lectura b de R80: la artillería montada puede mover 1 hexágono y combatir sin los dados de la carta.
    roller-artillery: La unidad es artillería.
    roller-not-cavalry: La unidad no es caballería.
    roller-not-guard: La unidad no es de la Guardia.
    roller-not-heavy-cavalry: La unidad no es caballería pesada.
    roller-not-light-infantry: La unidad no es infantería ligera.
  `),

  problems: said(`
    artillery-in-quarry: {unit:The} no puede estar en una cantera de arena: para la artillería es intransitable.
    impassable: {unit:The} no puede estar en terreno intransitable ({terrain}).
    square-has-moved: Una unidad en cuadro no mueve. Si ha abandonado el cuadro este turno, ya no está en cuadro.
    square-in-fieldworks: En un hexágono con fortificación no se forma cuadro.
    square-in-town: En un pueblo o molino no se forma cuadro.
    square-of-infantry: Sólo la infantería forma cuadro, no {unit:the}.
  `),
} satisfies PartOfMessages;
