import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    wab/movement: Cuánto mueve una unidad | Factor de movimiento, marcha, carga, terreno | Quita la armadura al Movimiento y dice cuánto avanza una unidad en un movimiento normal, una marcha o marcha rápida, una carga o lo que sea, por qué terreno, y si puede marchar.
  `),

  fields: labelled(`
    movement: Movimiento | El Movimiento (M) de sus atributos, antes de la armadura.
    armour: Armadura | light-or-none, ligera o ninguna, con escudo o sin él; heavy, pesada sin escudo o con rodela; heavy-and-shield, pesada con escudo; cataphract, catafracto; plate, de placas parcial o completa.
    metalBarding: Barda metálica | true si la montura lleva barda lamelar o metálica; la de tela no frena.
    move: Movimiento que hace | normal; march, marcha; quick-march, marcha rápida; charge, carga; failed-charge, carga fallida; countercharge, contracarga; disengage, destrabarse con el chequeo pasado.
    kind: Tropa | infantry, infantería; cavalry, caballería, también camellos; chariots, carros; character, un personaje solo; cannot-march, elefante, artillería, carromato o máquina de asedio.
    enemies: Enemigos a 8 pulgadas | Qué clases de enemigos hay a 8 pulgadas o menos: infantry, infantería; other, otras tropas; fleeing, que huyen; artillery, artillería; character, un personaje.
    wide: Miniaturas de frente | Cuántas miniaturas de frente tenía la unidad al principio del turno, para una marcha rápida.
    deep: Filas | Cuántas filas tenía al principio del turno, para una marcha rápida.
    ground: Terreno | El de todo su camino: open, abierto; difficult, difícil; very-difficult, muy difícil.
  `),

  answers: labelled(`
    factor: Factor de movimiento | El Movimiento menos lo que quita la armadura.
    allowance: Lo que puede gastar | Cuántas pulgadas puede gastar; 0 si no puede hacer ese movimiento.
    reach: Alcance | Cuántas pulgadas avanza por ese terreno; 0 si no puede hacer ese movimiento.
    mayShootAfter: Puede disparar después | Si puede disparar este turno tras ese movimiento.
    rate: Ritmo | half, la mitad; single, normal; double, el doble; triple, el triple.
  `),

  terms: worded(`
    armour: light-or-none = ligera o ninguna | heavy = pesada | heavy-and-shield = pesada con escudo | cataphract = catafracto | plate = de placas
    move: normal = movimiento normal | march = marcha | quick-march = marcha rápida | charge = carga | failed-charge = carga fallida | countercharge = contracarga | disengage = destrabarse
    kind: infantry = infantería | cavalry = caballería | chariots = carros | character = personaje solo | cannot-march = nunca marcha
    enemies: infantry = infantería | other = otras tropas | fleeing = los que huyen | artillery = artillería | character = un personaje
    ground: open = abierto | difficult = difícil | very-difficult = muy difícil
    rate: half = la mitad | single = normal | double = el doble | triple = el triple
  `),

  steps: said(`
    wab-2.10: Su factor de movimiento es de {factor} pulgadas.
    wab-2.12: Su armadura quita 1 pulgada.
    wab-2.12/barding: La barda metálica quita 1 pulgada.
    wab-2.51: Esas tropas nunca marchan.
    wab-2.64: Una miniatura sola marcha sin músico y sin columna.
    wab-2.47: Sin músico no puede marchar.
    wab-2.57: No está en columna de marcha: no hay marcha rápida.
    wab-2.60: Hay un enemigo a 8 pulgadas o menos: no hay marcha rápida, sea el que sea.
    wab-9.9: Hay un enemigo a 8 pulgadas o menos: no puede mover al triple.
    wab-2.49: Los únicos enemigos a 8 pulgadas o menos huyen, son artillería o son personajes: no cuentan.
    wab-2.50: La infantería a 8 pulgadas o menos no cuenta para la caballería y los carros.
    wab-2.48: Hay un enemigo a 8 pulgadas o menos: no puede marchar.
    wab-2.54: Una marcha va solo por terreno abierto.
    wab-2.11: Mueve hasta {allowance} pulgadas.
    wab-2.46: Marcha al doble: hasta {allowance} pulgadas.
    wab-2.56: Marcha rápida al triple: hasta {allowance} pulgadas.
    wab-3.3: Su distancia de carga es de {allowance} pulgadas.
    wab-3.22: La carga falla: mueve {allowance} pulgadas hacia el enemigo.
    wab-3.60: Contracarga la mitad de su movimiento: {allowance} pulgadas.
    wab-3.72: Mueve hasta {allowance} pulgadas en línea recta lejos del combate.
    wab-2.37: En terreno difícil son {reach} pulgadas.
    wab-2.39: En terreno muy difícil son {reach} pulgadas.
    wab-2.55: Tras una marcha no dispara este turno.
    wab-3.23: Tras una carga fallida no dispara este turno.
  `),

  because: said(`
    light-enough: Su armadura no frena.
    counted-with-armour: Con esta lectura la armadura y la barda quitan juntas 1 pulgada.
    can-march: Esas tropas pueden marchar.
    is-a-column: Está en columna de marcha.
    open-ground: Su camino es abierto.
  `),

  ...summed(`
    movement/no: No puede hacer este movimiento: {move}. | No se puede | No puede.
    movement/reach: Avanza hasta {reach} pulgadas: {move}. | {reach} pulgadas | Avanza hasta {reach} pulgadas.
  `),

  problems: said(`
    how-far-is-the-enemy: Di a qué distancia está el más cercano de esos enemigos.
  `),
} satisfies PartOfMessages;
