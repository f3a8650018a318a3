import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    ...titled(`
    wab/shots-into-melee: Reparto de impactos | Quién recibe los impactos de disparar a un combate | Dice cómo se reparten entre los dos bandos los impactos de disparar a un combate, y qué hace el dado del impar.
    `),
    'wab/armour-save': {
      title: 'Salvación por armadura',
      line: 'Con qué salva un guerrero, según lo que lleva',
      about:
        'Dice qué salvación por armadura tiene un guerrero según su armadura, su escudo y su montura, lo que le quita el impacto y con qué probabilidad salva una herida.',
      fields: labelled(`
        strength: Fuerza del impacto | La Fuerza del impacto que hirió, sin lo que le quitara necesitar un 7 o más.
      `),
    },
    'wab/casualties': {
      title: 'Bajas',
      line: 'Quién se retira, y de dónde',
      about:
        'Dice cuántas miniaturas caen por heridas no salvadas de disparos, de dónde se quitan, cuántas de cada clase en una unidad mixta, y qué heridas se anotan o no encuentran a nadie.',
      fields: labelled(`
        unsavedWounds: Heridas no salvadas | Cuántas heridas no salvadas sufre la unidad.
        wide: Miniaturas de frente | Cuántas tiene su primera fila. Sin decir: tiene varias filas.
      `),
    },
  },

  fields: labelled(`
    saveDie: Dado de la salvación | El dado como ha caído. Sin decir: no se ha tirado.
    hits: Impactos | Cuántos impactos se han acertado.
    oddDie: Dado del impacto impar | El dado como ha caído, si los impactos son impares. Sin decir: no se ha tirado.
    otherModels: Miniaturas de la otra clase | Cuántas de sus miniaturas son de una segunda clase de tropa o de arma. Sin decir: todas son iguales.
    woundsEach: Heridas de una miniatura | Cuántas heridas (H) tiene cada miniatura en su perfil.
    woundsBefore: Heridas anotadas antes | Cuántas heridas ha sufrido ya una de sus miniaturas.
    cavalry: Caballería | true en caballería: jinete y montura son una miniatura.
    loose: Formación suelta | true en hostigadores y en grupos flexibles como los carros.
  `),

  answers: labelled(`
    save: Salvación por armadura | La que da el equipo, antes de que el impacto la baje: 5 si es 5+; null si no la hay.
    saveLowered: Lo que se le quita | Cuánto quita el impacto a la salvación.
    saveChance: Probabilidad de salvar | La de salvar una herida, antes del dado, como fracción exacta.
    saved: Salva | Si la herida se salva; null mientras falte el dado. Como probabilidad: la de que se salve.
    eachSide: Impactos por bando | Cuántos recibe cada bando, sin el impar.
    oddHit: El impacto impar | enemy, lo recibe el enemigo; friends, la unidad aliada; open, falta tirar el dado; none, no lo hay.
    enemyHits: Impactos al enemigo | Cuántos recibe el enemigo; null mientras falte el dado.
    friendHits: Impactos a los suyos | Cuántos recibe la unidad aliada; null mientras falte el dado.
    oddHitsEnemy: El impar, al enemigo | La probabilidad de que el enemigo reciba el impacto impar, como fracción exacta; null si no lo hay.
    odd-hits-enemy: El enemigo recibe el impar | Probabilidad de que el enemigo reciba el impacto impar.
    woundsNoted: Heridas anotadas | Cuántas heridas se anotan en una de las miniaturas que quedan.
    excess: Heridas de más | Cuántas heridas no encuentran a nadie.
    takenFrom: De dónde se quitan | rear, de las filas posteriores; both-ends, por igual de los dos extremos de su única fila; anywhere, de donde quiera su jugador; nowhere, no cae ninguna.
    lostAtEnds: Bajas en los extremos | Cuántas miniaturas pierde cada extremo de una sola fila, primero el que más; vacío en otro caso.
    rankSizes: Filas que quedan | Cuántas miniaturas quedan en cada fila, desde el frente; vacío si no se sabe.
    lostByKind: Bajas de cada clase | Cuántas se pierden de la primera clase y de la otra; vacío si todas son iguales.
  `),

  terms: worded(`
    oddHit: none = ninguno | open = falta el dado | enemy = el enemigo | friends = los suyos
    takenFrom: rear = las filas posteriores | both-ends = los dos extremos | anywhere = donde quiera su jugador | nowhere = ninguna parte
  `),

  steps: said(`
    wab-4.21: De {hits} impactos cada bando recibe {eachSide}.
    wab-4.21/odd: De {hits} {hits?impacto|impactos} cada bando recibe {eachSide}; sobre el impar decide un dado: a 4 o más lo recibe el enemigo.
    wab-4.54/unarmoured: A pie, sin armadura ni escudo, no hay salvación.
    wab-4.55: Según la tabla la salvación es {save} o más.
    wab-4.58: Cada herida retira 1 miniatura: se {lost?pierde|pierden} {lost}.
    wab-4.63: Una miniatura aguanta hasta perder sus {woundsEach} heridas: se {lost?pierde|pierden} {lost}, y se {noted?anota|anotan} {noted} {noted?herida|heridas}.
    wab-4.59: Se quitan de las filas posteriores.
    wab-4.59/ends: Se quitan por igual de los dos extremos de su única fila.
    wab-4.59/excess: {excess} {excess?herida no encuentra|heridas no encuentran} a nadie.
    wab-4.60: Con {ofFirst} de unas y {ofOther} de otras caen en proporción: {first} y {other}.
    wab-4.61: En una formación suelta su jugador retira las que quiera.
    wab-4.62: Jinete y montura caen como 1 miniatura.
  `),

  because: said(`
    in-formation: Está formada en filas.
  `),

  ...summed(`
    armour-save/none: No hay salvación. | Sin salvación | No hay salvación.
    armour-save/needs: La herida se salva con {needed} o más. | Salva con {needed} | La herida se salva con {needed} o más.
    shots-into-melee/even: Cada bando recibe {eachSide} {eachSide?impacto|impactos}. | {eachSide} cada uno | Cada bando recibe {eachSide} {eachSide?impacto|impactos}.
    shots-into-melee/odd: Cada bando recibe {eachSide} {eachSide?impacto|impactos}, y un dado decide sobre uno más. | {eachSide} cada uno, y un dado | Cada bando recibe {eachSide}, y un dado decide sobre uno más.
    shots-into-melee/thrown: El enemigo recibe {enemyHits} {enemyHits?impacto|impactos}, y la unidad aliada, {friendHits}. | Enemigo {enemyHits}, aliada {friendHits} | El enemigo recibe {enemyHits}, y la unidad aliada, {friendHits}.
    casualties/rear: {lost?Cae|Caen} {lost} {lost?miniatura|miniaturas}, de las filas posteriores; {left?queda|quedan} {left}. | {lost} {lost?baja|bajas} | {lost?Cae|Caen} {lost}, de las filas posteriores; {left?queda|quedan} {left}.
    casualties/both-ends: {lost?Cae|Caen} {lost} {lost?miniatura|miniaturas}, de los dos extremos; {left?queda|quedan} {left}. | {lost} {lost?baja|bajas} | {lost?Cae|Caen} {lost}, de los dos extremos; {left?queda|quedan} {left}.
    casualties/anywhere: {lost?Cae|Caen} {lost} {lost?miniatura|miniaturas}, donde quiera su jugador; {left?queda|quedan} {left}. | {lost} {lost?baja|bajas} | {lost?Cae|Caen} {lost}, donde quiera su jugador; {left?queda|quedan} {left}.
    casualties/nowhere: No cae ninguna miniatura; {left?queda|quedan} {left}. | Sin bajas | No cae ninguna; {left?queda|quedan} {left}.
  `),

  problems: said(`
    only-other-models: Alguna miniatura ha de ser de la primera clase.
    dead-already: Una miniatura con tantas heridas ya ha caído.
  `),
} satisfies PartOfMessages;
