import { labelled, said, summed, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    'ccn/nation': {
      title: 'Tarjeta nacional',
      line: 'Lo que tu tarjeta da a una unidad',
      about:
        'Recoge lo que copias de una tarjeta nacional, que el reglamento no trae, avisa de lo que no puede ser y dice qué da a una unidad: bloques, dados, banderas que ignora, hexágonos.',
      fields: labelled(`
        blocks: Bloques ahora | Bloques que le quedan a la unidad por la que se pregunta. Si se omite: los que tiene al empezar.
        nationalFlags: Otras banderas que ignora | Banderas que la unidad ignora además por su tarjeta (ccn-5.196); las de la Guardia van en guardFlags.
        nationalHexes: Hexágonos de más al retirarse | Hexágonos que su tarjeta añade a su retirada por cada bandera (ccn-5.184), o quita, con signo menos.
        nationalMove: Hexágonos de más al mover | Hexágonos que su tarjeta añade a su movimiento (ccn-5.52), o quita, con signo menos.
        distance: Distancia | Hexágonos desde la artillería por la que se pregunta hasta su objetivo. Si se omite: no se sabe, y su tabla no se consulta.
      `),
    },
  },

  fields: labelled(`
    nationName: Nombre de la nación | El que quieras darle. Si se omite: sin nombre.
    half: Mitad de los bloques | Cómo redondea este ejército cuando la infantería ha movido y dispara con la mitad de sus bloques (ccn-5.95): up, hacia arriba, como Francia y Gran Bretaña; down, hacia abajo, como Portugal.
    records: Tipos de unidad | Lo que dice la tarjeta de cada tipo de unidad. Si se omite: nada.
    startBlocks: Bloques | Bloques con que empieza la unidad (ccn-2.12), de 1 a 8.
    nationalFire: Más dados al disparar | Dados que su tarjeta añade cuando dispara la infantería (ccn-5.99), o quita, con signo menos. Aquí no va el dado que el propio reglamento da al tipo.
    fireWhen: Al disparar cuentan | Cuándo cuentan esos dados: always, siempre; against-infantry, against-cavalry o against-artillery, sólo contra un objetivo de infantería, caballería o artillería; not-moved, sólo si la unidad no ha movido este turno.
    nationalMelee: Más dados en melee | Dados que su tarjeta añade en melee (ccn-5.130, ccn-5.133, ccn-5.141), o quita, con signo menos. Aquí no van los que el propio reglamento da al tipo.
    meleeWhen: En melee cuentan | Cuándo cuentan esos dados: always, siempre; against-infantry, against-cavalry o against-artillery, sólo contra un oponente de infantería, caballería o artillería; not-moved, sólo si la unidad no ha movido este turno.
    gunTable: Dados de la artillería | Su tabla: con 1 bloque, con 2 y así hasta los que tiene al empezar (ccn-5.106). Sólo la artillería tiene una. Si se omite: ninguna.
    tableDice: Dados por distancia | Dados a 2, 3, 4 y 5 hexágonos con esos bloques, en este orden; la artillería montada puede prescindir del último. Si se omite: aún no se ha dicho.
    closeDice: Dados en melee | Sólo donde el reglamento no da ninguno (ccn-5.140, ccn-5.141): la artillería montada con 1 bloque, y cualquiera con más de 3. Si se omite: no se ha dicho.
    general: Conocimiento general | De dónde vienen los valores si no es de tu tarjeta: french o british, lo que se sabe en general de Francia o de Gran Bretaña y no está en el reglamento. Un valor que se ha cambiado deja de contar como tal. Si se omite: de tu tarjeta.
    inCombat: En qué combate | En qué combate está la unidad por la que se pregunta: fire, un disparo; melee; none, en ninguno.
    opponentArm: Arma del oponente | Arma de la unidad a la que se dispara o con la que se combate: infantry infantería, cavalry caballería o artillery artillería. Si se omite: no se sabe.
  `),

  answers: labelled(`
    nationalDice: Dados de la tarjeta | Dados que la tarjeta añade a la unidad en este combate. null: no lo dice, o depende de algo que no se ha indicado.
    artilleryDice: Dados de su tabla | Dados de la artillería según su tabla a esta distancia, o en melee donde el reglamento no da ninguno. null: la hoja no lo dice.
    guardFlags: Banderas de la Guardia | Banderas que la unidad de la Guardia ignora por su tarjeta. null: la hoja no lo dice.
    nationalFlags: Banderas de la tarjeta | Banderas que la unidad ignora además por su tarjeta. null: la hoja no habla de la unidad.
    nationalHexes: Hexágonos de retirada | Hexágonos que la tarjeta añade a la retirada por cada bandera. null: la hoja no habla de la unidad.
    nationalMove: Hexágonos de movimiento | Hexágonos que la tarjeta añade al movimiento. null: la hoja no habla de la unidad.
    unitTypes: Tipos de unidad | De cuántos tipos de unidad habla la hoja.
    half: Mitad de los bloques | Cómo redondea este ejército la mitad de los bloques de la infantería que ha movido.
    startBlocks: Bloques | Bloques con que empieza la unidad. null: la hoja no habla de ella.
    generalValues: Conocimiento general | Cuáles de estos valores no son de una tarjeta, sino de conocimiento general; el reglamento no los trae.
  `),

  terms: worded(`
      half: up = hacia arriba | down = hacia abajo
      fireWhen meleeWhen: always = siempre | against-infantry = contra infantería | against-cavalry = contra caballería | against-artillery = contra artillería | not-moved = si no ha movido
      general: french = de Francia | british = de Gran Bretaña
      inCombat: none = ninguno | fire = disparo | melee = melee
      generalValues: blocks = bloques | nationalDice = dados | artilleryDice = dados de la artillería | guardFlags = banderas de la Guardia | nationalFlags = banderas que ignora | nationalHexes = hexágonos de retirada | nationalMove = hexágonos de movimiento
    `),

  steps: said(`
    ccn-2.11/silent: La hoja no habla de {unit:the}.
    ccn-2.11/general: De {unit:the}, esto es de conocimiento general y no de una tarjeta: {generalValues}.
    ccn-2.12/sheet: {unit:The} empieza con {blocks} {blocks?bloque|bloques}.
    ccn-5.52/sheet: Hexágonos que la tarjeta añade al movimiento de {unit:the}: {hexes}.
    ccn-5.95/sheet: La mitad de los bloques de la infantería que ha movido se redondea {half}.
    ccn-5.99/sheet: Dados que la tarjeta añade a este disparo de {unit:the}: {dice}.
    ccn-5.106/sheet: Con {blocks} {blocks?bloque|bloques}, {unit:the} tira {dice} {dice?dado|dados} a {distance} hexágonos.
    ccn-5.130/sheet: Dados que la tarjeta añade a {unit:the} en esta melee: {dice}.
    ccn-5.133/sheet: Dados que la tarjeta añade a {unit:the} en esta melee: {dice}.
    ccn-5.141/sheet: Dados que la tarjeta añade a {unit:the} en esta melee: {dice}.
    ccn-5.141/close: Con {blocks} {blocks?bloque|bloques}, {unit:the} tira {dice} {dice?dado|dados} en melee.
    ccn-5.184/sheet: Hexágonos que la tarjeta añade a la retirada de {unit:the} por cada bandera: {hexes}.
    ccn-5.194/sheet: Por ser de la Guardia, {unit:the} puede ignorar {flags} {flags?bandera|banderas}.
    ccn-5.196/sheet: {unit:The} puede ignorar por su tarjeta {flags} {flags?bandera|banderas} más.
  `),

  ...summed(`
    nation/sheet: La hoja habla de {number} {number?tipo|tipos} de unidad, y la mitad de los bloques de la infantería que ha movido se redondea {half}. | Tipos de unidad: {number}
    nation/unit: Según la hoja, {unit:the} empieza con {blocks} {blocks?bloque|bloques}. | Bloques: {blocks}
    nation/silent: La hoja no habla de {unit:the}. | No está en la hoja
  `),

  problems: said(`
    unit-has-record: Ya hay otra ficha de {unit:the}: la tarjeta habla de cada tipo una vez.
    artillery-without-table: El reglamento no trae los dados de {unit:the}: copia la tabla de su tarjeta.
    table-lacks-blocks: {unit:The} empieza con {blocks} {blocks?bloque|bloques} y su tabla sólo tiene {rows} {rows?fila|filas}: hace falta una por cada número de bloques.
    table-beyond-blocks: {unit:The} empieza con {blocks} {blocks?bloque|bloques} y su tabla tiene {rows} filas: sobran.
    table-lacks-distance: {unit:The} dispara hasta {range} hexágonos: en la fila de {blocks} {blocks?bloque|bloques} falta alguna distancia.
    melee-dice-are-printed: El propio reglamento dice cuántos dados tira {unit:the} con {blocks} {blocks?bloque|bloques} en melee: lo que añade su tarjeta va en nationalMelee.
    table-of-artillery-only: {unit:The} no dispara por tabla: eso es de la artillería.
    cavalry-does-not-fire: {unit:The} no dispara: su tarjeta no puede añadir dados a eso.
    fires-by-its-table: {unit:The} dispara según su tabla: pon ahí sus dados.
    condition-without-dice: Dices cuándo cuentan los dados, pero no cuántos son.
    flags-of-guard-only: {unit:The} no es una unidad de la Guardia: otras banderas que ignore por su tarjeta van en nationalFlags.
    moves-less-than-none: {unit:The} mueve {hexes} {hexes?hexágono|hexágonos} como mucho: su tarjeta no puede quitarle más.
  `),
} satisfies PartOfMessages;
