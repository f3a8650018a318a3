import { said } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  terms: {
    ' by ': 'la palabra by y los campamentos del camino',
    ...said(`
      lake:a: un lago
      steep-hill:a: una colina empinada
    `),
  },

  steps: said(`
    game/not-at-an-edge: {hex} no está en un borde del campo de batalla: desde ahí no se puede salir.
    game/not-on-the-way: Ninguna ruta a {hex} toma justo esos campamentos, o hay otra más corta que los toma.
    game/several-ways: Varias rutas a {hex} toman campamentos distintos: hay que decir cuáles se toman.
  `),

  problems: said(`
    position/more-leaders-than-named: En {scenario} {army} tiene {number} {number?líder|líderes}: el de {hex} sobra.
    position/more-than-its-map: En {scenario} hay {most} hexes de esa clase como mucho ({terrain}): el {hex} sobra.
    position/no-camp-there: En el hex {hex} no hay ningún campamento que se haya podido tomar.
    position/no-such-army: Carácter {at}: los ejércitos de esa batalla son {options:raw}.
    position/no-such-scenario: Carácter {at}: las batallas son {options:raw}.
    position/only-at-trasimene: El hex {hex} es {terrain:a}: eso sólo lo hay en la batalla del lago Trasimeno.
    position/scenario-sets-command: Carácter {at}: en {scenario} el Mando es el que fija el Consejo de Guerra.
    position/scenario-sets-goal: Carácter {at}: en {scenario} se gana con {number} estandartes.
  `),

  game: said(`
    do/move-by: Mover de {from} a {to} por {camps}
    told/captured: {side:The} toma el campamento de {hex}: 1 estandarte.
    told/exited: {unit:The} sale del campo de batalla por {over}: 1 estandarte para {side:the}.
    told/exited-led: {unit:The} sale del campo de batalla por {over} con su líder: 1 estandarte para {side:the}.
    told/won: {side:The} tiene los estandartes con que se gana la batalla.
    told/won-by-loss: Roma ha perdido a Publio Escipión: {side:the}, que es Cartago, gana enseguida.
    unsaid/edges: El borde de cada ejército sólo está en el mapa del libro: elígelo aquí.
    unsaid/terrain: El terreno sólo está en el mapa del libro: ponlo tú.
    unsaid/forces: Las unidades y el lugar de los líderes sólo están en el mapa del libro: ponlos tú.
    unsaid/bends: Cuáles son las 5 curvas vadeables del río sólo está en el mapa del libro.
    unsaid/lake: Los hexes del lago sólo están en el mapa del libro.
    unsaid/steep-hills: Cuáles son las 4 colinas empinadas sólo está en el mapa del libro.
    unsaid/camps: El número y el lugar de los campamentos sólo están en el mapa del libro.
  `),
} satisfies PartOfMessages;
