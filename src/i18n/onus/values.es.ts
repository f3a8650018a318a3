import { labelled, said, worded } from '../labelled.ts';
import { type PartOfMessages, termsFor } from '../messages.ts';

/** Lo que dicen las filas de modificadores y las tiradas, en todo lo que las usa. */
export default {
  fields: labelled(`
    taken: Heridas sufridas ahora | Heridas que esta unidad ha recibido en el combate o el disparo por el que se pregunta, sin contar las que ya tenía. Si se omite: las que den los dados del enemigo, si se dicen; si no, quedan abiertas.
    attackedOn: Lados en contacto | Por qué lados de su carta toca el enemigo a esta unidad: front (frente), flank (flanco), rear (retaguardia); cada uno cuenta una vez. Si se omite: sólo front.
    enveloping: Marcadores que envuelven | Marcadores de Sección con los que la unidad envuelve y que son secciones de su carta, no ampliadas. No cambian nada en la moral.
    protectedFlanks: Flancos protegidos | Regla opcional: cuántos flancos tiene protegidos por una amiga a menos de 2 cm. Si se omite: 0, o la regla no se usa.
    priority: Prioridad por evento o terreno | true si un evento o una ventaja de terreno da a esta unidad combate prioritario. La Falange y Embestir no se dicen aquí: se deducen.
    attackBonus: Eventos: al ataque | Lo que los eventos suman o restan a sus dos valores de Ataque, o a su fuerza a distancia, sin el marcador Sin Oficiales, que cuenta por sí solo.
    defenceBonus: Eventos: a la defensa | Lo que los eventos suman o restan a sus dos valores de Defensa, sin los marcadores Héroe y Sin Oficiales, que cuentan por sí solos.
    markerPlaced: Marcador que se pone | Marcador que un evento o un chequeo le pone ahora: hero, Héroe; no-officers, Sin Oficiales; broken, Unidad Rota. El que ya tiene no se pone otra vez.
    moraleBonus: Eventos: a la moral | Lo que los eventos suman o restan a su moral.
    toHit: Dados para impactar | Los dados tirados para impactar, del 1 al 6, tal como quedan (tras repetir los 1 si es una unidad Profesional). Si se omite: aún no se ha tirado.
    toWound: Dados para herir | Los dados tirados para herir, del 1 al 6, uno por impacto, tal como quedan. Si se omite: aún no se ha tirado.
    moraleDie: Dado de moral | El dado del chequeo de moral, del 1 al 6. Si se omite: aún no se ha tirado; la respuesta da la probabilidad.
    checkResult: Cómo acabó el chequeo | passed (superado) o failed (fallado), cuando no se dice el dado. Si se omite: lo que diga el dado de moral; si no se dice, sigue abierto.
    steadfastFlees: Con Firmeza: quiere huir | true si el jugador de una unidad con Firmeza quiere que huya cuando falle estando Rota. Si se omite: false, no huye.
    dromedaries: Dromedarios intimidantes | true si se juega con la regla opcional por la que camellos y dromedarios asustan a los caballos.
    attacker: Atacante | La unidad del jugador activo, que siempre es el atacante. Lo que se omite es lo corriente.
    defender: Defensor | La unidad del otro jugador. Lo que se omite es lo corriente.
    unit: Unidad | La unidad por la que se pregunta. Lo que se omite es lo corriente.
    enemyTerror: Enemigo con Terror | true si la unidad está trabada con una unidad con Terror, o si una así la acaba de arrollar.
    attackedBy: La atacan | hand-to-hand, cuerpo a cuerpo; shot, a distancia; nobody, nadie (por ejemplo, para recuperarse).
    sideHit: Lado que recibe el disparo | Lado de la carta del objetivo más cercano al centro del frente del tirador: front, flank, rear; front-or-flank y flank-or-rear, una esquina a igual distancia de los dos lados, y decide el defensor.
  `),

  answers: labelled(`
    chancesAre: De qué son las probabilidades | De qué son las probabilidades: before-any-die, de todo el ataque, antes de tirar; after-hits, de los dados para herir tras estos impactos; after-wounds, del chequeo tras estas heridas; part-known, de lo que sigue abierto en un combate del que se saben algunos dados; known, no queda nada abierto y cada una es 0 o 1.
    replyDice: Dados de la réplica | Dados con que responde la unidad que no ataca primero; 0 si no responde.
    hitsFrom: Impacta con | El dado más bajo que impacta.
    woundsFrom: Hiere con | El dado más bajo que hiere.
    expected: De media | Heridas de media (o impactos, si sólo se tira para impactar), como fracción exacta.
    attackModifier: Modificador al Ataque | Lo que todos los modificadores suman o restan a cada valor de Ataque de la carta, antes de que ninguno baje de 1.
    defenceModifier: Modificador a la Defensa | Lo que todos los modificadores suman o restan a cada valor de Defensa de la carta, antes de que ninguno baje de 1.
    strengthModifier: Modificador a la fuerza a distancia | Lo que todos los modificadores suman o restan a la fuerza a distancia de la carta, antes del mínimo de 1; null si no tiene.
    moraleModifier: Modificador a la moral | Lo que todos los modificadores suman o restan a la moral de la carta, antes del mínimo de 1; null si no hay chequeo.
    woundMarkers: Marcadores de herida | Marcadores que se ponen por las heridas de este ataque: III vale 3 y I vale 1. null si aún no se saben.
    attack: Ataque | Ataque cuerpo a cuerpo con todos sus modificadores: para impactar y para herir.
    defence: Defensa | Defensa con todos sus modificadores: esquivar y armadura.
    strength: Fuerza a distancia | Fuerza a distancia con todos sus modificadores; null si no se puede disparar o no tiene.
    moraleValue: Moral | Moral con todos los modificadores: un dado mayor falla, y un 1 siempre supera el chequeo. null si no hay chequeo.
    chanceToFail: Probabilidad de fallar | Probabilidad de fallar un chequeo con esa moral, como fracción exacta; null si no hay chequeo.
    chanceToHit: Impacta cada dado | Probabilidad de que impacte un dado, como fracción exacta.
    chanceToWound: Hiere cada dado | Probabilidad de que hiera un dado que ha impactado, como fracción exacta.
    hits: Impactos | Impactos de los dados dados; null si no se han dado.
    woundsDone: Heridas causadas | Heridas que causan los dados dados; null si no se han dado.
    fate: Qué es de ella | steady, normal; broken, Rota; fleeing, en huida; eliminated, eliminada o destruida; open, falta un dado; null, falta saber las heridas.
    mustCheck: Debe chequear moral | Si debe chequear moral; en un combate, qué unidades. null si aún no se sabe.
    fails: Falla | Probabilidad de fallar el chequeo.
    passes: Supera | Probabilidad de superar el chequeo.
    attacker: Atacante | Valores y probabilidades del atacante.
    defender: Defensor | Valores y probabilidades del defensor.
    attackerWounds: Heridas del atacante | Heridas que sufre el atacante.
    defenderWounds: Heridas del defensor | Heridas que sufre el defensor.
    attacker-wounded: Atacante herido | Probabilidad de que sufra alguna herida.
    attacker-steady: Atacante, normal | Probabilidad de que acabe en estado normal.
    attacker-broken: Atacante, Roto | Probabilidad de que acabe Roto.
    attacker-fleeing: Atacante, en huida | Probabilidad de que acabe en huida.
    attacker-eliminated: Atacante eliminado | Probabilidad de que sea eliminado.
    defender-wounded: Defensor herido | Probabilidad de que sufra alguna herida.
    defender-steady: Defensor, normal | Probabilidad de que acabe en estado normal.
    defender-broken: Defensor, Roto | Probabilidad de que acabe Roto.
    defender-fleeing: Defensor, en huida | Probabilidad de que acabe en huida.
    defender-eliminated: Defensor eliminado | Probabilidad de que sea eliminado.
    wounds: Heridas | Heridas que causa el ataque.
  `),

  terms: {
    ...termsFor(['chancesAre'], {
      'before-any-die': 'de todo el ataque, antes de tirar',
      'after-hits': 'de los dados para herir, tras estos impactos',
      'after-wounds': 'del chequeo, tras estas heridas',
      'part-known': 'de lo que sigue abierto',
      known: 'de un resultado que ya se sabe',
    }),
    ...worded(`markerPlaced: hero = Héroe | no-officers = Sin Oficiales | broken = Rota`),
    ...termsFor(['checkResult', 'secondCheckResult'], { passed: 'superado', failed: 'fallado' }),
    III: 'III',
    I: 'I',
    ...said(`
      unit:the: la unidad
      attacker:the: la unidad atacante
      defender:the: la unidad defensora
      shooter:the: la unidad que dispara
      target:the: la unidad objetivo
    `),
    ...worded(`
      modified: attack = al Ataque | strength = al ataque a distancia | defence = a la Defensa | morale = a la moral
      woundMarkers: III = III | I = I
      attackedOn sideHit: front = frente | flank = flanco | rear = retaguardia
      fate: steady = normal | broken = Rota | fleeing = en huida | eliminated = eliminada | open = por decidir | steady:is = queda en estado normal | broken:is = queda Rota | fleeing:is = queda en huida | eliminated:is = queda eliminada | open:is = tiene el chequeo por hacer
      attackedBy: hand-to-hand = cuerpo a cuerpo | shot = a distancia | nobody = nadie
    `),
  },

  steps: said(`
    onus-2.6: Marcha forzada y huida tienen un solo modificador, llegue el ataque por donde llegue.
    onus-2.11: {who:The} es una unidad montada y carga contra infantería, lo que no le suma nada: no tiene Embestir.
    onus-8.23: La Bravura no es propiamente una formación: tiene sus propias excepciones.
    onus-9.3/combat: Los Montaraces no sufren ninguna penalización al combatir en bosques.
    onus-9.4/combat: Los Montañeses no sufren ninguna penalización al combatir en pendientes ni en montaña.
    onus-9.5/combat: Los Anfibios no sufren ninguna penalización al combatir cuando salen de un río.
    onus-2.2/combat: Lo que este terreno quita en combate lo dice la expansión Terreno y Fortalezas.
    onus-10.14/again: La unidad ya tiene un Héroe: un segundo marcador no se pone ni cambia nada.
    onus-10.15/again: La unidad ya está sin oficiales: un segundo marcador no se pone ni cambia nada.
    onus-10.16/again: La unidad ya está Rota: un segundo marcador no se pone ni cambia nada.
    onus-9.1: Las habilidades están siempre en efecto: no hay que activarlas.
    onus-9.2: Las habilidades de la unidad se suman.
    onus-9.17/check: {who:The} combate contra Terror: según la lectura b de R47 debe chequear aunque no tenga heridas.
    onus-10.4/morale: {who:The} está en huida y la atacan: sería {by} a la moral, pero no chequea.
    onus-3.2/attack: Ataque de {who:the} según su carta: {value}.
    onus-3.3/strength: Fuerza a distancia de {who:the} según su carta: {value}.
    onus-3.4/defence: Defensa de {who:the} según su carta: {value}.
    onus-3.5/morale: Moral de {who:the} según su carta: {value}.
    onus-5.3/value: Los eventos dan a {who:the} {by} {on}.
    onus-7.45/defence: {who:The} está en marcha forzada: {by} a la Defensa, venga de donde venga el ataque.
    onus-7.45/morale: {who:The} está en marcha forzada y la atacan: {by} a la moral.
    onus-7.127: La línea de visión cruza otra unidad: {by} para impactar y herir, una sola vez.
    onus-7.134: Sólo quien dispara puede causar daño.
    onus-7.135: Impacta el dado que sumado a {value} supere {against}.
    onus-7.135/none: Ningún dado impacta: el ataque acaba sin consecuencias.
    onus-7.136: Hiere el dado que sumado a {value} supere {against}.
    onus-7.137: Un 6 siempre acierta.
    onus-7.138: Un 1 siempre falla.
    onus-7.144/defence: El disparo llega a {who:the} por el flanco o la retaguardia: {by} a la Defensa.
    onus-7.144/morale: El disparo llegó a {who:the} por el flanco o la retaguardia: {by} a la moral.
    onus-7.186/defence: {who:The} está en huida: {by} a la Defensa, venga de donde venga el ataque.
    onus-7.186/no-check: Una unidad en huida no chequea cuando la atacan: ya está huyendo.
    onus-7.142: Un 1 siempre supera el chequeo.
    onus-7.173/due: Chequeo de moral de {who:the}: falla con un dado mayor que {morale}.
    onus-7.173/passed: {who:The} saca {die} con moral {morale}: supera el chequeo.
    onus-7.173/told-passed: {who:The} supera su chequeo con moral {morale}.
    onus-7.173/told-failed: {who:The} falla su chequeo con moral {morale}.
    onus-7.173/failed: {who:The} saca {die} con moral {morale}: falla.
    onus-7.174: {who:The} queda Rota: −1/−1 para impactar y herir y −1 a la moral.
    onus-7.175/combat: {who:The} ya estaba Rota: huye.
    onus-7.180/combat: {who:The} ha sufrido heridas: su jugador puede hacer que huya.
    onus-7.182/combat: {who:The} es artillería y no puede huir: queda destruida.
    onus-9.18/combat: {who:The} tiene Firmeza: sigue Rota y no huye si su jugador no quiere.
    onus-8.5: Las ventajas de la formación y de las habilidades de {who:the} se suman.
    onus-8.7: {who:The} está en Muro de Escudos: {by} a la Defensa.
    onus-8.9: {who:The} no tiene secciones frontales en contacto: la Falange no tiene efecto.
    onus-8.10: {who:The}, en Falange, cuenta como Lanceros contra montadas: {by} al Ataque.
    onus-8.11: {who:The} está en Falange, con el frente en contacto: {by} al Ataque.
    onus-8.15/defence: {who:The} está en Cuadro: atacarla por flanco o retaguardia no baja su Defensa.
    onus-8.15/morale: {who:The} está en Cuadro: atacarla por flanco o retaguardia no baja su moral.
    onus-8.16: {who:The} está en Cuadro contra una unidad montada: {by} a la Defensa.
    onus-8.17: {who:The} está en Cuadro y le disparan: {by} a la Defensa.
    onus-8.19: {who:The} carga en Punta de Flecha: {by} al Ataque.
    onus-8.22/attack: {who:The} carga en formación Romboidal: {by} al Ataque.
    onus-8.24: Bravura de {who:the}: {by} {on}.
    onus-8.24/strength: Según la lectura b de R21, la Bravura da a {who:the} {by} al disparar.
    onus-9.7: {who:The} no carga a infantería en su primer ataque: Embestir no cuenta.
    onus-9.8: {who:The} embiste a infantería: {by} al Ataque.
    onus-9.16: Una unidad Profesional puede repetir cada 1, una vez por dado.
    onus-9.17: {who:The} combate contra Terror: {by} a la moral.
    onus-9.23: {who:The} tiene Lanceros y combate contra una montada: {by} al Ataque.
    onus-9.24: Mortal: cada 6 al herir causa 2 heridas.
    onus-9.25: Precisión: cada 6 al herir causa 2 heridas.
    onus-9.26: La unidad ha movido: la Precisión no cuenta.
    onus-9.27: {who:The} tiene Sarissas y combate contra una montada: {by} al Ataque.
    onus-10.2: Atacan a {who:the} por el flanco: {by} {on}.
    onus-10.3: Atacan a {who:the} por la retaguardia: {by} {on}.
    onus-10.4: Todos los lados de {who:the} cuentan como retaguardia: no importa por cuál la atacan.
    onus-10.4/recovery: Según la lectura b de R14, huir baja {by} la moral también al recuperarse.
    onus-10.5: Otros enemigos atacan a {who:the}: {by} {on}.
    onus-10.6: Las penalizaciones de {who:the} por lados y aliados se suman y valen para todos los dados.
    onus-10.8: El general va con {who:the}: {by} {on}.
    onus-10.9: {who:The} está en el radio de su general: {by} a la moral.
    onus-10.10: El general de {who:the} está muerto, herido o en huida: {by} a la moral.
    onus-10.11: Heridas de {who:the}: {by} a la moral.
    onus-10.12: Heridas de {who:the}, 1 menos por cada 3: {by} {on}.
    onus-10.13: Secciones ampliadas de {who:the}: {by} a la moral.
    onus-10.14: Héroe en {who:the}: {by} {on}.
    onus-10.15: {who:The} está Sin Oficiales: {by} {on}.
    onus-10.16: {who:The} está Rota: {by} {on}.
    onus-11.16/morale: {who:The} es montada y hay una Estampida: {by} a la moral.
    onus-12.15/strength: Visibilidad limitada a esa distancia: {by} al ataque a distancia.
    onus-12.20: El objetivo está oculto en la niebla: {by} al ataque a distancia.
    onus-12.24/morale: Flancos protegidos de {who:the}: {by} a la moral.
    onus-12.31/check: Los camellos asustan a {who:the}: debe chequear tras el combate, con heridas o sin ellas.
    onus-13.9: Los modificadores son los mismos para todos los dados.
    onus-13.10/attack: El Ataque de {who:the} no baja de 1.
    onus-13.10/strength: La fuerza a distancia de {who:the} sería {value}: no baja de 1.
    onus-13.10/defence: La Defensa de {who:the} no baja de 1.
    onus-13.10/morale: La moral de {who:the} sería {value}: no baja de 1.
    onus-13.12: Al atacar, un 1 siempre falla y un 6 siempre acierta, sea cual sea la suma.
    onus-7.169: {who:The} suma {wounds} {wounds?herida|heridas} y su vida es {life}: queda eliminada.
  `),

  because: said(`
    no-hero: La unidad no tiene un Héroe.
    not-broken: La unidad no está Rota.
    check-passed: Supera el chequeo: la unidad no se rompe.
    general-lost: El general está muerto, herido o en huida: no da nada.
    general-unharmed: El general sigue en condiciones.
    fewer-than-three-wounds: Aún no hay 3 heridas.
    unwounded: La unidad no tiene heridas.
    with-officers: La unidad conserva a sus oficiales.
    hero-defends-only: El Héroe sube la Defensa y la moral, no el Ataque.
    no-bravery: La Bravura no está activada.
    not-in-shield-wall: La formación no es Muro de Escudos.
    phalanx-front-in-contact: El frente de la Falange está en contacto.
    no-front-in-contact: El frente de la Falange no está en contacto.
    enemy-not-mounted: El enemigo no es una unidad montada.
    enemy-not-infantry: El enemigo no es infantería.
    did-not-charge: La unidad no ha cargado este turno.
    lancers-once: La unidad ya tiene la ventaja de Lanceros, que cuenta una vez.
    ram-works: Carga a infantería: Embestir cuenta.
    no-ability-counts: Ninguna habilidad suma aquí.
    not-attacked: Aquí nadie ataca a la unidad.
    hand-to-hand: El ataque es cuerpo a cuerpo.
    by-shot: El ataque es un disparo.
    only-on-front: El ataque llega sólo por el frente.
    not-on-flank: El ataque no llega por un flanco.
    not-on-rear: El ataque no llega por la retaguardia.
    neither-march-nor-flight: No está en marcha forzada ni en huida: importa el lado.
    not-below-one: El valor no baja de 1.
    broken-hand-to-hand-only: Según la lectura b de R7, estar Rota sólo cuenta cuerpo a cuerpo.
    bravery-hand-to-hand-only: La Bravura sólo cuenta cuerpo a cuerpo.
    fleeing-only-when-attacked: El −2 por huir sólo cuenta cuando la atacan.
    not-extended: La formación no está ampliada: los marcadores son secciones de la carta.
    not-only-on-front: El ataque no es sólo frontal, o no es cuerpo a cuerpo.
    terror-hand-to-hand-only: El Terror sólo cuenta para quien combate cuerpo a cuerpo.
    not-mounted: La unidad no es montada.
    clear-line: La línea de visión está libre.
    turned-up: El objetivo ya está boca arriba.
    die-not-one: El dado no es un 1.
    shot-not-deadly: Mortal sólo cuenta cuerpo a cuerpo.
    precision-only-at-range: La Precisión sólo cuenta al disparar.
    has-moved: La unidad ha movido este turno.
    has-not-moved: La unidad no ha movido este turno.
    rerolled-already: El dado ya se ha repetido una vez.
    both-strike: Cuerpo a cuerpo dañan los dos bandos.
  `),

  problems: said(`
    marker-counted-twice: El marcador ya cuenta por sí solo, y lo que se dice que suman los eventos es justo lo suyo: {marker}. Indica una de las dos cosas; si otro evento suma lo mismo, no marques el marcador e indica la suma de ambos como eventos.
    already-eliminated: Con {wounds} {wounds?herida|heridas} y vida {life} la unidad ya está eliminada.
    fleeing-in-formation: Una unidad en huida no puede tener una formación especial.
    fleeing-extended: Una unidad en huida no puede estar ampliada.
    marching-in-formation: Una unidad en marcha forzada no puede tener una formación especial.
    artillery-flees: La artillería no huye: queda destruida.
    fewer-dice: De {dice} {dice?dado|dados} sólo se {given?dice|dicen} {given}: hay que decirlos todos, o ninguno si aún no se han tirado.
    wounds-not-of-dice: Los dados causan {wounds} {wounds?herida|heridas}, y se dicen {given}.
    more-wounds-than-dice: Se {given?dice|dicen} {given} {given?herida|heridas}, y los dados no pueden causar más de {most}.
    die-and-result: El dado de moral ya dice cómo acabó el chequeo: basta uno de los dos.
    more-dice-than-hits: Hay {given} {given?dado|dados} para herir y no puede haber más de {dice}.
    more-dice-than-sections: Hay {given} {given?dado|dados} y sólo {dice} {dice?sección|secciones} en contacto.
  `),
} satisfies PartOfMessages;
