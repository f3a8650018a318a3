import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    onus/shot: Ataque a distancia | Dados, heridas y moral del blanco | Dice si una unidad puede disparar a otra, cuántos dados tira, con qué fuerza y contra qué Defensa, con qué probabilidades exactas impacta, hiere, rompe, pone en huida o elimina; con los dados que han salido, las heridas, el chequeo de moral y qué es del objetivo.
  `),

  fields: labelled(`
    shooter: Tirador | La unidad que dispara. Lo que se omite es lo corriente.
    target: Objetivo | La unidad a la que se dispara. Lo que se omite es lo corriente.
    moved: Ha movido | Lo que la unidad ha movido este turno: none, nada; reduced, con movimiento reducido; normal, con movimiento normal.
    shotAlready: Ya ha disparado | true si la unidad ya ha disparado este turno.
    adoptedFormation: Ha adoptado formación | true si la unidad ha adoptado o cambiado una formación especial este turno.
    distance: Distancia (UD) | Del centro del frente del tirador a la parte más cercana del objetivo, en UD. Si se omite: 1, corta distancia.
    obstructed: Línea obstruida | true si la línea de visión cruza alguna unidad, amiga o enemiga.
    behindFront: Detrás del frente | true si el objetivo queda por completo detrás de la línea del frente del tirador, fuera de sus 180 grados.
    fog: Niebla de guerra | Regla opcional: face-down, el objetivo está oculto boca abajo; turned-up, lo estuvo y ya está descubierto; in-sight, no hay niebla.
    visibility: Visibilidad limitada | Regla opcional: límites acordados al empezar. Si se omite: no se usa.
    penaltyBeyond: Penalización a más de (UD) | Distancia en UD a partir de la cual el disparo tiene penalización. Si se omite: ninguna.
    visibilityPenalty: Penalización | Cuánto resta a la fuerza un disparo más lejano.
    impossibleBeyond: Imposible a más de (UD) | Distancia en UD a partir de la cual no se puede disparar. Si se omite: ninguna.
    cardAllows: Una carta lo permite | true si una carta permite disparar trabada o contra una unidad trabada.
  `),

  answers: labelled(`
    anotherTarget: Otro objetivo | Si puede disparar este turno a otro objetivo.
    atLeastOneHit: Al menos un impacto | Probabilidad de al menos un impacto, como fracción exacta.
    band: Distancia | short, corta; long, larga; out, fuera de alcance.
    lost: Ataque perdido | Si el ataque se pierde por estar el objetivo fuera de alcance.
    sideHit: Lado | Lado que recibe el disparo.
    sideChosenBy: Lo decide | Quién decide el lado en una esquina a igual distancia; nobody si no hay duda.
    sideModifier: Penalización del lado | Lo que el lado resta a cada valor de la Defensa y a la moral.
    atLeastOneWound: Al menos una herida | Probabilidad de al menos una herida, como fracción exacta.
    at-least-one-hit: Al menos un impacto | Probabilidad de al menos un impacto.
    at-least-one-wound: Al menos una herida | Probabilidad de al menos una herida.
    target-broken: Objetivo Roto | Probabilidad de que el objetivo acabe Roto.
    target-flees: Objetivo en huida | Probabilidad de que el objetivo acabe en huida.
    target-eliminated: Objetivo eliminado | Probabilidad de que el objetivo sea eliminado.
  `),

  terms: worded(`
    moved: none = nada | reduced = movimiento reducido | normal = movimiento normal
    sideHit: front-or-flank = esquina entre frente y flanco | flank-or-rear = esquina entre flanco y retaguardia
    sideChosenBy: nobody = nadie | defender = el defensor
    fog: in-sight = sin niebla | face-down = oculto | turned-up = descubierto
    band: short = corta | long = larga | out = fuera de alcance
  `),

  steps: said(`
    onus-7.4/shot: La unidad ya ha disparado este turno.
    onus-7.14/shot: La unidad no está activa: no dispara.
    onus-7.42/shot: La unidad ha hecho una marcha forzada: no dispara.
    onus-7.66/shot: La unidad ha adoptado una formación este turno: no dispara.
    onus-7.70/shot: Los Hostigadores disparan aunque hayan hecho su movimiento normal.
    onus-7.71/shot: Onagros, balistas y scorpiones sólo disparan si no mueven.
    onus-7.116: La unidad tiene un Ataque a distancia de {strength} ({range}): puede disparar.
    onus-7.116/none: La carta no tiene Ataque a distancia: la unidad no dispara.
    onus-7.117: Ni quien dispara ni el objetivo pueden estar trabados.
    onus-7.118: El objetivo está a {distance} UD y el alcance es {range}: está a tiro.
    onus-7.119: La unidad ha hecho más que un movimiento reducido: no dispara.
    onus-7.120: Una carta permite el disparo aunque haya unidades trabadas.
    onus-7.121: Se declara, se mide, se juegan eventos, se tira, se aplican las heridas y, si procede, se chequea la moral.
    onus-7.122: Tirador y objetivo se declaran antes de medir.
    onus-7.123: Desde el centro del frente del tirador hay {distance} UD hasta el objetivo.
    onus-7.124: El objetivo está a {distance} UD y el alcance es {range}: el ataque se pierde.
    onus-7.125: {distance} UD con alcance {range}: distancia {band}.
    onus-7.126: El objetivo queda detrás del frente del tirador, fuera de sus 180 grados.
    onus-7.133: A esa distancia se tiran {dice} dados.
    onus-7.139: No hay heridas: no pasa nada más.
    onus-7.140: El objetivo suma {wounds} {wounds?herida|heridas} y su vida es {life}: queda eliminado.
    onus-7.141: El objetivo chequea moral: falla con un dado mayor que {morale}.
    onus-7.141/passed: El objetivo saca {die} con moral {morale}: supera el chequeo.
    onus-7.141/told-passed: El objetivo supera su chequeo con moral {morale}.
    onus-7.141/told-failed: El objetivo falla su chequeo con moral {morale}.
    onus-7.141/failed: El objetivo saca {die} con moral {morale}: falla.
    onus-7.143: El objetivo mueve de inmediato hacia su retaguardia.
    onus-7.145: El punto más cercano del objetivo está en este lado: {side}.
    onus-7.145/tie: La esquina está a igual distancia de dos lados: el defensor decide y prefiere el {side}.
    onus-7.183/shot: Una unidad en huida no dispara.
    onus-12.15/impossible: La visibilidad acordada no permite disparar tan lejos.
  `),

  because: said(`
    no-card: Ninguna carta lo permite.
    card-allows: Una carta lo permite.
    skirmishers: Los Hostigadores pueden.
    moved-no-more-than-half: La unidad no ha pasado del movimiento reducido.
    in-front: El objetivo está ante el frente del tirador.
    seen-well: A esa distancia la visibilidad basta.
    beyond-range: El objetivo está más lejos que el alcance.
  `),

  ...summed(`
    shot/forbidden: La unidad no puede hacer este disparo. | No puede disparar |
    shot/lost: El objetivo está a {distance} UD y el alcance es {range}: el ataque se pierde y no se elige otro objetivo. | Ataque perdido | El objetivo está a {distance} UD y el alcance es {range}: el ataque se pierde.
    shot/odds: Se tiran {dice} dados y hay al menos una herida el {wounded:percent} de las veces. | {dice} dados: hiere el {wounded:percent} | Tira {dice} {dice?dado|dados}, y hiere el {wounded:percent} de las veces.
    shot/rolled: El disparo causa {wounds} {wounds?herida|heridas} y la unidad que lo recibe {fate:is}. | {wounds} {wounds?herida|heridas}: {fate} | Causa {wounds} {wounds?herida|heridas}, y el objetivo {fate:is}.
  `),

  problems: said(`
    more-dice-than-shot: Hay {given} dados y a esa distancia se tiran {dice}.
  `),
} satisfies PartOfMessages;
