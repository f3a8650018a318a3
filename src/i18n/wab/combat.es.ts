import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    ...titled(`
    wab/combat-result: Resultado del combate | Quién gana, por cuánto, con cada bono | Suma las heridas, filas, estandartes, flanco y retaguardia, altura, momentum y orden cerrado de los dos bandos de un combate: quién gana y por cuánto.
  `),
    'wab/blows': {
      title: 'Golpes cuerpo a cuerpo',
      line: 'Qué impacta, hiere y salva, y las heridas',
      about:
        'Dice con cuántos dados golpea una unidad, qué necesitan para impactar, con qué Fuerza hieren, qué salva, y cuántas heridas no salvadas causan con qué probabilidad exacta.',
      fields: labelled(`
        models: Miniaturas que pueden golpear | Las de la unidad en contacto con el enemigo cuando este empezó a golpear; con el campeón entre ellas.
        skill: Habilidad de Armas | La Habilidad de Armas (HA) de quien golpea; la de una montura, la suya.
        strength: Fuerza | La Fuerza (F) del propio guerrero.
      `),
    },
  },

  fields: labelled(`
    attacks: Ataques de cada una | Los Ataques (A) de cada una de esas miniaturas.
    champion: Un campeón entre ellas | true si hay un campeón donde puede golpear.
    lostBefore: Caídas antes de golpear | Cuántas miniaturas de la unidad han caído en esta ronda antes de que golpee.
    enemySkill: Habilidad de Armas del enemigo | La HA de quien recibe el golpe: en caballería, la del jinete; 0 si está indefenso.
    weaponBonus: Fuerza del arma | Lo que el arma suma siempre a la Fuerza: una alabarda 1, un hacha a dos manos 2.
    chargeBonus: Fuerza de la carga | Lo que el arma suma a la Fuerza al cargar en terreno abierto: una lanza de justa 2. 0 si no ha cargado.
    notHuman: No es humano | true si golpea un elefante o una gran máquina, que pueden pasar de 5.
    atObstacle: Sobre un obstáculo defendido | true si la unidad ataca a un enemigo que defiende un obstáculo.
    wonRound: Ha ganado una ronda | true si quienes atacan el obstáculo ya han ganado una ronda de este combate.
    enemyWounds: Heridas del enemigo | Cuántas heridas le quedan en total al enemigo: las de más no se cuentan. Sin decir: sin límite.
    own: Tu bando | Lo que cuenta para tu bando en el combate.
    enemy: El enemigo | Lo que cuenta para el bando enemigo en el combate.
    wounds: Heridas no salvadas causadas | Cuántas heridas no salvadas ha causado este bando, sin las que ya no cabían.
    ranks: Filas completas tras la primera | Las de su mejor unidad, al principio del turno; una fila está completa con 4 miniaturas.
    width: Miniaturas por fila | Cuántas miniaturas hay en cada fila de esa unidad.
    order: Qué unidad es | close-infantry, infantería formada en orden cerrado; open-infantry, infantería formada en orden abierto; cavalry, caballería; other, otra tropa.
    standard: Estandarte | true si una unidad de este bando en el combate tiene estandarte.
    battleStandard: Estandarte de batalla | true si el estandarte de batalla está en el combate o con una unidad trabada en él.
    higher: Posición elevada | true si una unidad de este bando lucha desde más alto.
    flankUnits: Unidades en un flanco enemigo | Cuántas de sus unidades con 5 miniaturas o más atacan un flanco enemigo.
    rearUnits: Unidades en una retaguardia enemiga | Cuántas de sus unidades con 5 miniaturas o más atacan una retaguardia enemiga.
    wonLastRound: Tiene el momentum | true si este bando ganó la ronda anterior, o sus músicos el momentum.
    bonusesLost: Qué le quita los bonos | nothing, nada; flank-charge, un enemigo formado de 5 o más cargó por su flanco o retaguardia; few, le quedan menos de 5 miniaturas; obstacle, lucha a través de un obstáculo; difficult, lucha en terreno difícil.
    elephant: Un elefante en el combate | true si hay un elefante de cualquier bando en el combate.
  `),

  answers: labelled(`
    rolledToHit: Se tira para impactar | Si se tiran dados para impactar.
    strength: Fuerza | La Fuerza de un golpe con lo que suman las armas.
    total: Total | Heridas y bonos de un bando.
    strikers: Miniaturas que golpean | Cuántas miniaturas golpean todavía.
    attackDice: Dados para impactar | Cuántos dados se tiran para impactar.
    ownTotal: Total de tu bando | Heridas y bonos de tu bando.
    enemyTotal: Total del enemigo | Heridas y bonos del enemigo.
    wonBy: Por cuánto | La diferencia de los totales; 0 en un empate.
    winner: Ganador | own, tu bando; enemy, el enemigo; draw, empate.
  `),

  terms: {
    'own:the': 'tu bando',
    'enemy:the': 'el enemigo',
    ...worded(`
    order: close-infantry = infantería en orden cerrado | open-infantry = infantería en orden abierto | cavalry = caballería | other = otra tropa
    bonusesLost: nothing = nada | flank-charge = una carga de flanco o retaguardia | few = menos de 5 miniaturas | obstacle = un obstáculo | difficult = terreno difícil
    winner: own = tu bando | enemy = el enemigo | draw = empate
    `),
  },

  steps: said(`
    wab-5.37: Las miniaturas caídas no devuelven el golpe: {left?golpea|golpean} {left}.
    wab-8.8: El campeón tira un dado más.
    wab-8.4: El campeón se salvó en lugar de otros: no golpea.
    wab-5.17: Tira {dice} {dice?dado|dados} para impactar.
    wab-5.24: Contra Habilidad de Armas 0 impactan todos los golpes.
    wab-5.22: Impacta desde {needed}: Habilidad de Armas {skill} contra {enemySkill}.
    wab-5.20: Con esta lectura el obstáculo quita 1 a la Habilidad de Armas.
    wab-6.83: El enemigo defiende un obstáculo: -1 para impactar.
    wab-5.23: Haría falta un {needed}: impacta un 6, con {strengthLost} menos de Fuerza.
    wab-5.27: El arma suma {bonus} a la Fuerza.
    wab-5.27/charge: Al cargar, el arma suma {bonus} a la Fuerza.
    wab-6.82: Contra un obstáculo defendido la carga no suma Fuerza.
    wab-5.28: Ningún humano pasa de Fuerza 5.
    wab-5.25: Hiere desde {needed}: Fuerza {strength} contra Resistencia {toughness}.
    wab-5.40: {who:The}: +{wounds} por heridas no salvadas.
    wab-6.14: {who:The}: lo cargó por el flanco o la retaguardia un enemigo formado, sin bono por filas ni orden cerrado.
    wab-6.15: {who:The}: quedan menos de 5 miniaturas, sin bono por filas ni orden cerrado.
    wab-6.16: {who:The}: lucha a través de un obstáculo, sin bono por filas ni orden cerrado.
    wab-6.17: {who:The}: en terreno difícil, sin bono por filas ni orden cerrado.
    wab-6.18: {who:The}: en orden abierto conserva sus filas en terreno difícil.
    wab-6.19: {who:The}: hay un elefante en el combate, sin bono por filas ni orden cerrado.
    wab-5.41: {who:The}: +{bonus} por filas completas.
    wab-5.44: {who:The}: +1 por un estandarte.
    wab-5.45: {who:The}: +1 por el estandarte de batalla.
    wab-5.46: {who:The}: +1 por la posición elevada.
    wab-5.47: {who:The}: +1 por atacar un flanco.
    wab-5.48: {who:The}: +1 por atacar flancos con más unidades que el otro bando.
    wab-5.50: {who:The}: +2 por atacar una retaguardia.
    wab-5.51: {who:The}: +1 por el momentum.
    wab-5.54: {who:The}: +1 por el orden cerrado.
    wab-5.55: {who:The}: la caballería no tiene bono por orden cerrado.
    wab-5.39: Los totales son {ownTotal} de tu bando y {enemyTotal} del enemigo.
  `),

  because: said(`
    none-fell: No ha caído ninguna miniatura antes de que golpee.
    champion-spared: El campeón se salvó en lugar de otro.
    champion-fights: El campeón golpea.
    won-a-round: Quienes atacan han ganado una ronda.
    not-that-strong: La Fuerza no pasa de 5.
    can-defend: La Habilidad de Armas del enemigo no es 0.
    narrow: Sus filas tienen menos de 4 miniaturas.
    skirmish: Los estandartes de los hostigadores no cuentan.
    not-more-units: El otro bando tiene ahí tantas unidades.
    bogged-down: La caballería en terreno difícil no tiene momentum.
  `),

  ...summed(`
    blows/none: No queda nadie que golpee. | Sin golpes | No golpea nadie.
    blows/harmless: Los golpes no pueden herir al enemigo. | Sin daño | No pueden herirlo.
    blows/odds: Golpea con {dice} {dice?dado|dados}, impacta desde {hitsOn}, y la media de heridas no salvadas es {mean:decimal}. | Media de heridas {mean:decimal} | Tira {dice} {dice?dado|dados}, impacta desde {hitsOn}, y la media de heridas no salvadas es {mean:decimal}.
    blows/automatic: {dice} {dice?golpe impacta|golpes impactan} sin tirar, y la media de heridas no salvadas es {mean:decimal}. | Media de heridas {mean:decimal} | Impactan todos los golpes, y la media de heridas no salvadas es {mean:decimal}.
    combat-result/own: Tu bando gana el combate por {wonBy}. | Tu bando por {wonBy} | Tu bando gana por {wonBy}.
    combat-result/enemy: El enemigo gana el combate por {wonBy}. | El enemigo por {wonBy} | El enemigo gana por {wonBy}.
    combat-result/draw: El combate es un empate. | Empate | Es un empate.
  `),

  problems: said(`
    no-obstacle: Solo de quien ataca un obstáculo defendido se pregunta si ha ganado una ronda.
    nobody-fights: Un campeón que golpea es una de las miniaturas que pueden golpear.
  `),
} satisfies PartOfMessages;
