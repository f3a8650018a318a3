import { labelled, said, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** Lo que nombran varios temas. */
export default {
  fields: labelled(`
    leadership: Liderazgo | El Liderazgo (L) de la unidad, de 1 a 10: en caballería, carros y elefantes, el de los jinetes o la dotación.
    characterLeadership: Liderazgo de un personaje con ella | El Liderazgo más alto de los personajes que van con la unidad. Sin decir: no va ninguno.
    generalLeadership: Liderazgo del General | El Liderazgo del General del ejército, si está en la mesa y no con esta unidad. Sin decir: no cuenta.
    generalDistance: Distancia al General | Pulgadas de la unidad al General, desde la miniatura más cercana.
    generalFlees: El General huye | true si el General está huyendo.
    skirmishers: Hostigadores | true si la unidad hostiga.
    beginners: Partida de principiantes | true si los jugadores prescinden de la regla avanzada de la que trata esta pregunta, como pueden hacer mientras aprenden.
    characterWithdrawn: Rechazó un desafío | true si el personaje que va con la unidad se retiró este turno por rechazar un desafío.
    models: Miniaturas | Cuántas miniaturas tiene la unidad ahora; elefantes, carros y artillería, las que cuentan sus reglas.
    startModels: Miniaturas al principio | Cuántas tenía la unidad al empezar la batalla. Sin decir: está por encima de media fuerza.
    enemyDistance: Distancia al enemigo más cercano | Pulgadas hasta el enemigo más cercano, entre las miniaturas más cercanas. Sin decir: no hay ninguno cerca.
    loneCharacter: Personaje solo | true si es un personaje que no va con ninguna unidad.
    characters: Personajes con ella | Cuántos personajes van con la unidad; no están entre sus miniaturas del principio.
    dice: Dados tirados | Los dados como han caído. Sin decir: aún no se han tirado.
    diceAgain: Dados de la repetición | Los dados de la repetición como han caído. Sin decir: no se han tirado.
    toughness: Resistencia del blanco | La Resistencia (R) de quien recibe el impacto.
    save: Salvación por armadura | La de quien recibe el impacto antes de que nada la baje: 5 si es 5+. Sin decir: no tiene.
    closeWeapon: Arma de combate | hand-weapon, una espada, hacha o maza; two-hand-weapons, una en cada mano; two-handed, un mandoble o gran hacha a dos manos; halberd, alabarda, también falx y romfaia; spear, la lanza de empuje de la infantería, o la de jinetes como cavalry-spear; throwing-spear, venablo; heavy-throwing-spear, lanza arrojadiza pesada, como el pilum; cavalry-spear, lanza de caballería de las de empuje; lance, lanza de justa; kontos; pike, pica; mixed-weapons, armas mixtas: de mano y jabalinas; dagger, daga o arma improvisada.
    combatTurn: Turno del combate | first, el primero de este combate para la unidad; later, uno posterior; new-enemy, uno posterior en el que se une un enemigo nuevo.
    bodyArmour: Armadura | none, ninguna; light, ligera; heavy, pesada; cataphract, de catafracto, solo para jinetes; partial-plate, coraza parcial; full-plate, coraza completa.
    shield: Escudo | none, ninguno; shield, uno corriente; large-shield, escudo grande; pavise, pavés; buckler, rodela.
    barding: Barda | Lo que lleva el caballo: none, nada; full-metal, metálica completa; half-metal, semi-barda metálica; full-cloth, de tela completa; half-cloth, semi-barda de tela.
    veteran: Veteranos | true si la unidad es veterana y aún no ha gastado su repetición de la batalla. Entonces repite todos sus dados para impactar, también los impactos, si impactan menos que la media; no si los fallos se repiten de todos modos.
    readings: Lecturas | Qué lectura vale donde el libro no es claro. De todas, la adoptada es la a. Sin decir: la a en todas.
  `),

  answers: labelled(`
    allowed: Se puede | Si se puede lo que se pregunta.
    leadershipUsed: Liderazgo usado | El mejor Liderazgo que puede usar la unidad; null si no hay chequeo.
    target: Pasa con | El chequeo se pasa con este número o menos; null si no lo hay.
    rolled: Tirada | La suma de los dados que cuentan, los de la repetición si la hay; null mientras falten.
    passChance: Probabilidad de pasar | La del chequeo antes de tirar, con la repetición, como fracción exacta; null si no lo hay.
    passed: Pasa | Si el chequeo se pasa; null mientras falten dados o si no lo hay.
    rerolls: Repite | Si un chequeo fallado se puede repetir una vez.
    needed: Necesita | Lo que tendría que salir en el dado, también más de 6; null si los impactos son automáticos o no se dispara.
    rerollsAll: Repite todos los dados | Si puede repetir todos los dados para impactar, también los impactos.
    rerollsUpTo: Repite todo hasta | Con cuántos impactos como mucho repiten los veteranos todos sus dados para impactar; null si no los repiten.
    canWound: Puede herir | Si un impacto puede herir.
    needsToWound: Para herir | Lo que necesita un dado para herir; null si el impacto no puede herir.
    needsToSave: Para salvar | Lo que necesita un dado para salvar la herida; null si no hay salvación.
    strengthNow: Fuerza de los impactos | La Fuerza con la que hieren los impactos.
    hitsOn: Impacta con | Lo que necesita un dado para impactar, 6 como mucho; null si los impactos son automáticos o no se dispara.
    chanceOfAWound: Probabilidad de un dado | La de que un dado para impactar acabe en una herida no salvada, como fracción exacta; null si no se dispara.
    meanWounds: Heridas no salvadas de media | La media de todas las heridas no salvadas, como fracción exacta; null si no se dispara.
    unsavedWounds: Heridas no salvadas | Cuántas heridas no salvadas hay.
    any-wound: Al menos una herida no salvada | Probabilidad de al menos una herida no salvada.
  `),

  because: said(`
    misses-thrown-again: Los dados que fallan se repiten de todos modos.
    switched-off: Va antes la cláusula {by}.
  `),

  problems: said(`
    two-dice: Un chequeo de Liderazgo lleva 2 dados: di los dos o ninguno.
    more-than-at-first: La unidad no puede tener más miniaturas que al principio.
    one-model: Un personaje solo es 1 miniatura.
  `),

  terms: worded(`
    closeWeapon: hand-weapon = arma de mano | two-hand-weapons = dos armas de mano | two-handed = arma a dos manos | halberd = alabarda | spear = lanza | throwing-spear = venablo | heavy-throwing-spear = lanza arrojadiza pesada | cavalry-spear = lanza de caballería | lance = lanza de justa | kontos = kontos | pike = pica | mixed-weapons = armas mixtas | dagger = daga
    combatTurn: first = el primero | new-enemy = se une un enemigo nuevo | later = uno posterior
    bodyArmour: none = ninguna | light = armadura ligera | heavy = armadura pesada | cataphract = armadura de catafracto | partial-plate = coraza parcial | full-plate = coraza completa
    shield: none = ninguno | shield = escudo | large-shield = escudo grande | pavise = pavés | buckler = rodela
    barding: none = ninguna | full-metal = barda metálica completa | half-metal = semi-barda metálica | full-cloth = barda de tela completa | half-cloth = semi-barda de tela
    who: own = tu bando | enemy = el enemigo
  `),
} satisfies PartOfMessages;
