import { defineQuestions } from '../../src/library/registry.ts';

/** What is asked of the situations of its examples, and the answers that stand beside each other. */
export default defineQuestions({
  'ccn/sections': [
    {
      of: ['sections/of'],
      es: '¿En qué secciones está?',
      en: 'Which sections is it in?',
      tell: { 'sections/of': { es: '{sections}', en: '{sections}' } },
    },
    {
      of: ['sections/in', 'sections/out'],
      es: '¿Está en esa sección?',
      en: 'Is it in that section?',
    },
  ],
  'ccn/victory': [
    {
      of: ['victory/won', 'victory/on'],
      es: '¿Ha ganado?',
      en: 'Has he won?',
      tell: {
        'victory/won': { es: 'Sí, ha ganado', en: 'Yes, he has' },
        'victory/on': { es: 'Todavía no', en: 'Not yet' },
      },
    },
    {
      of: ['victory/counted'],
      es: '¿Cuántos estandartes son?',
      en: 'How many banners is that?',
    },
  ],
  'ccn/turn': [
    {
      of: ['turn/fight-no', 'turn/fight-yes'],
      es: '¿Puede combatir ahora?',
      en: 'May he fight now?',
    },
    {
      of: ['turn/order-no', 'turn/order-yes'],
      es: '¿Puede dar órdenes ahora?',
      en: 'May he give orders now?',
    },
    {
      of: ['turn/move-no', 'turn/move-yes'],
      es: '¿Puede mover ahora?',
      en: 'May he move now?',
    },
    {
      of: ['turn/play-card-no', 'turn/play-card-yes'],
      es: '¿Puede jugar una carta ahora?',
      en: 'May he play a card now?',
    },
  ],
  'ccn/orders': [
    {
      of: ['orders/given', 'orders/lost', 'orders/nobody', 'orders/choice'],
      es: '¿Cuántas órdenes son?',
      en: 'How many orders is that?',
    },
  ],
  'ccn/may-order': [
    {
      of: ['may-order/unit-yes', 'may-order/unit-no'],
      es: '¿Puede recibir la orden?',
      en: 'May it get the order?',
    },
    {
      of: ['may-order/leader-yes', 'may-order/leader-no'],
      es: '¿Puede recibir la orden el líder?',
      en: 'May the leader get the order?',
    },
  ],
  'ccn/command': [
    {
      of: ['command/told'],
      es: '¿Cuánto Mando tiene?',
      en: 'How much Command does he have?',
    },
  ],
  'ccn/may-move': [
    {
      of: ['may-move/no', 'may-move/yes', 'may-move/fight'],
      es: '¿Puede mover así, y combatir después?',
      en: 'May it move like this, and fight afterwards?',
      tell: { 'may-move/no': { es: 'No puede mover así', en: 'It may not move like this' } },
    },
  ],
  'ccn/terrain': [
    {
      of: ['terrain/'],
      es: '¿Tiene que parar, y puede combatir?',
      en: 'Does it have to stop, and may it fight?',
    },
  ],
  'ccn/may-fire': [
    {
      of: ['may-fire/'],
      es: '¿Puede disparar?',
      en: 'May it fire?',
    },
  ],
  'ccn/ranged-combat': [
    {
      of: ['ranged/'],
      es: '¿Con cuántos dados dispara, si puede?',
      en: 'How many dice does it fire with, if it may?',
    },
    {
      of: ['fire/holds', 'fire/retreats', 'fire/eliminated'],
      es: '¿Qué le pasa al objetivo?',
      en: 'What happens to the target?',
    },
  ],
  'ccn/line-of-sight': [
    {
      of: ['sight/'],
      es: '¿Lo ve?',
      en: 'Does it see it?',
    },
  ],
  'ccn/may-melee': [
    {
      of: ['may-melee/'],
      es: '¿Puede atacar en melee?',
      en: 'May it attack in melee?',
    },
  ],
  'ccn/melee': [
    {
      of: ['melee/attacker-first', 'melee/attacker-alone', 'melee/back-unknown', 'melee/no'],
      es: '¿Con cuántos dados ataca?',
      en: 'How many dice does it attack with?',
      tell: {
        'melee/attacker-first': { es: '{dice} {dice?dado|dados}', en: '{dice} {dice?die|dice}' },
        'melee/attacker-alone': { es: '{dice} {dice?dado|dados}', en: '{dice} {dice?die|dice}' },
      },
    },
    {
      of: ['melee/defender-first'],
      es: '¿Con cuántos dados tira primero el defensor, y con cuántos después el atacante?',
      en: 'How many dice does the defender roll first, and the attacker then?',
    },
  ],
  'ccn/melee-roll': [
    {
      of: ['melee-roll/holds', 'melee-roll/retreats', 'melee-roll/eliminated'],
      es: '¿Qué le pasa al objetivo?',
      en: 'What happens to the target?',
    },
  ],
  'ccn/retreat': [
    {
      of: ['retreat/goes-back', 'retreat/stays', 'retreat/held', 'retreat/partly'],
      es: '¿Se retira, y cuántos hexágonos?',
      en: 'Does it retreat, and how many hexes?',
    },
  ],
  'ccn/advance': [
    {
      of: ['advance/no', 'advance/take-ground', 'advance/bonus', 'advance/breakthrough'],
      es: '¿Qué avance le permite su melee?',
      en: 'What advance does its melee allow?',
    },
  ],
  'ccn/first-strike': [
    {
      of: ['first-strike/yes', 'first-strike/no'],
      es: '¿Se puede jugar First Strike?',
      en: 'May First Strike be played?',
    },
  ],
  'ccn/leader-check': [
    {
      of: ['leader-check/due'],
      es: '¿Con cuántos dados se comprueba la baja del líder?',
      en: 'How many dice check whether the leader is lost?',
      tell: {
        'leader-check/due': { es: '{dice} {dice?dado|dados}', en: '{dice} {dice?die|dice}' },
      },
    },
    {
      of: ['leader-check/lost', 'leader-check/safe-retreats'],
      es: '¿Qué es del líder?',
      en: 'What becomes of the leader?',
    },
  ],
  'ccn/fall-back': [
    {
      of: ['fall-back/yes', 'fall-back/no'],
      es: '¿Puede retirarse a ese hexágono?',
      en: 'May it retreat to that hex?',
    },
  ],
  'ccn/leader-retreat': [
    {
      of: ['leader-retreat/yes', 'leader-retreat/no'],
      es: '¿Puede hacerlo el líder?',
      en: 'May the leader do that?',
    },
  ],
  'ccn/draw': [
    {
      of: ['draw/plain', 'draw/reshuffle'],
      es: '¿Cuántas cartas roba?',
      en: 'How many cards does he draw?',
    },
  ],
  'ccn/retire-and-reform': [
    {
      of: ['retire/retires', 'retire/no'],
      es: '¿Puede retirarse y reformarse?',
      en: 'May it Retire and Reform?',
      unless: /Retires and Reforms/,
    },
  ],
  'ccn/square': [
    {
      of: ['square/'],
      es: '¿Se puede?',
      en: 'Is that allowed?',
      unless: /\bloses it\b/,
    },
  ],
  'ccn/square-combat': [
    {
      of: ['square-combat/'],
      es: '¿Quién tira primero, y con cuántos dados?',
      en: 'Who rolls first, and with how many dice?',
    },
  ],
  'ccn/form-square': [
    {
      of: ['form-square/forms', 'form-square/no'],
      es: '¿Puede formar en cuadro?',
      en: 'May it form square?',
      unless: /\bforms square\b/,
    },
  ],
  'ccn/combined-arms': [
    {
      of: ['combined/yes', 'combined/no'],
      es: '¿Con cuántos dados atacan juntas, si pueden?',
      en: 'With how many dice do they attack together, if they may?',
    },
  ],
  'ccn/elan': [
    {
      of: ['elan/rolled'],
      es: '¿Cuántas órdenes son?',
      en: 'How many orders is that?',
    },
  ],
  'ccn/rally': [
    {
      of: ['rally/rolled'],
      es: '¿Cuántos bloques vuelven?',
      en: 'How many blocks come back?',
    },
  ],
  'ccn/short-supply': [
    {
      of: ['short-supply/'],
      es: '¿Se puede elegir, y a qué fila va?',
      en: 'May it be chosen, and which row does it go to?',
    },
  ],
});
