import { labelled, said, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** Armas de combate, armaduras y salvaciones. */
export default {
  fields: labelled(`
    woundBy: Lo hiere | missile, un disparo o algo arrojado; close-combat, un golpe. Importa para rodelas, paveses, bardas de tela y armas que ocupan las dos manos.
    woundFrom: Desde | De dónde viene el disparo o el golpe: front, el frente de la unidad; flank, un flanco; rear, la retaguardia. Importa para semi-bardas y paveses.
    byDagger: Daga o arma improvisada | true si el golpe es de una daga o de un arma improvisada, como una piedra en la mano o un palo.
  `),

  answers: {},

  terms: worded(`
    woundBy: missile = un proyectil | close-combat = un golpe
    woundFrom: front = el frente | flank = el flanco | rear = la retaguardia
  `),

  steps: said(`
    wab-10.10: Contra una daga o un arma improvisada la salvación mejora en 1: {better} o más.
    wab-10.11: Contra una daga o un arma improvisada quien no tiene salvación salva con 6 o más.
    wab-10.13: El arma a dos manos ocupa las dos: el escudo no cuenta en combate.
    wab-10.18: La alabarda ocupa las dos manos: el escudo no cuenta en combate.
    wab-11.1: La armadura, el escudo y la montura le dan una salvación.
    wab-11.2: Montado salva 1 punto mejor: {save} o más.
    wab-11.3: Escudo y barda mejoran la salvación por puntos, si cuentan contra una herida así.
    wab-11.4: Ninguna salvación es aquí mejor que {best} o más.
    wab-11.9: Los jinetes sin armadura salvan con 6 o más por su montura.
    wab-11.9/foot: La infantería sin armadura no tiene salvación por ella.
    wab-11.10: La armadura ligera salva con 6 o más.
    wab-11.11: La armadura pesada salva con 5 o más.
    wab-11.12: La armadura de catafracto trae la regla especial de los catafractos.
    wab-11.13: La armadura de catafracto salva con 3 o más.
    wab-11.14: La coraza parcial a pie salva con 4 o más.
    wab-11.15: La coraza parcial a caballo salva con 3 o más.
    wab-11.16: La coraza completa salva con 3 o más.
    wab-11.17: El escudo la mejora en 1: {save} o más.
    wab-11.18: El escudo grande la mejora en 2: {save} o más.
    wab-11.19: El pavés la mejora en 2 contra proyectiles desde el frente: {save} o más.
    wab-11.20: La rodela de un hostigador la mejora en 1: {save} o más.
    wab-11.21: En combate la rodela la mejora en 1: {save} o más.
    wab-11.23: La barda metálica completa la mejora en 1: {save} o más.
    wab-11.24: La semi-barda metálica la mejora en 1 hacia el frente: {save} o más.
    wab-11.25: En combate la barda de tela completa la mejora en 1: {save} o más.
    wab-11.26: En combate hacia el frente la semi-barda de tela la mejora en 1: {save} o más.
  `),

  because: said(`
    on-foot-as-said: El guerrero va a pie.
    armour-as-good: Con esta armadura la salvación es la misma con escudo.
    against-a-missile: Lo que hiere es un proyectil.
    not-from-the-front: La herida no viene del frente.
    no-missile-from-the-front: La herida no es de un proyectil desde el frente.
    no-skirmishers: No están en formación de hostigadores.
    no-combat-to-the-front: La herida no es de un golpe hacia el frente.
    within-the-limit: La salvación no es mejor que la máxima.
    at-the-limit: La salvación ya es la máxima.
    not-in-the-short-table: La tabla corta no lo trae.
  `),

  problems: said(`
    daggers-in-close-combat: Una daga hiere en combate: hay que decirlo.
    only-missiles-print-one: Solo las armas de proyectiles llevan un modificador impreso; un golpe baja la salvación por su Fuerza.
  `),
} satisfies PartOfMessages;
