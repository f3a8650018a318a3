import { defineQuestions } from '../../src/library/registry.ts';

/** What is asked of the situations of its examples, and the answers that stand beside each other. */
export default defineQuestions({
  'cca/sections': [
    {
      of: ['sections/of'],
      es: '¿En qué secciones está?',
      en: 'Which sections is it in?',
      tell: { 'sections/of': { es: '{sections}', en: '{sections}' } },
    },
  ],
  'cca/may-move': [
    {
      of: ['may-move/no', 'may-move/yes', 'may-move/battle', 'may-move/must'],
      es: '¿Puede mover así, y combatir después?',
      en: 'May it move like this, and battle afterwards?',
      tell: { 'may-move/no': { es: 'No puede mover así', en: 'It may not move like this' } },
    },
  ],
  'cca/may-battle': [
    {
      of: ['may-battle/close-no', 'may-battle/close-yes', 'may-battle/close-must'],
      es: '¿Puede combatir, tiene que hacerlo o no puede?',
      en: 'May it battle, must it, or may it not?',
    },
    {
      of: ['may-battle/ranged-no', 'may-battle/ranged-yes'],
      es: '¿Puede disparar?',
      en: 'May it fire?',
    },
  ],
  'cca/victory': [
    {
      of: ['victory/won', 'victory/on'],
      es: '¿Ha ganado alguien ya?',
      en: 'Has anybody won yet?',
      tell: {
        'victory/won': { es: 'Sí, ha ganado', en: 'Yes, that wins' },
        'victory/on': { es: 'Todavía no', en: 'Not yet' },
      },
    },
    {
      of: ['victory/counted'],
      es: '¿Cuántos estandartes son?',
      en: 'How many banners is that?',
    },
  ],
  'cca/turn': [
    {
      of: ['turn/move-no', 'turn/move-yes'],
      es: '¿Puede mover ahora?',
      en: 'May he move now?',
    },
    {
      of: ['turn/battle-no', 'turn/battle-yes'],
      es: '¿Puede combatir ahora?',
      en: 'May he battle now?',
    },
  ],
  'cca/may-play': [
    {
      of: ['may-play/'],
      es: '¿Se puede jugar esa carta ahora?',
      en: 'May that card be played now?',
    },
  ],
  'cca/orders': [
    {
      of: ['orders/'],
      es: '¿Cuántas órdenes son?',
      en: 'How many orders is that?',
    },
  ],
  'cca/may-order': [
    {
      of: ['may-order/unit-yes', 'may-order/unit-no'],
      es: '¿Puede recibir la orden?',
      en: 'May it get the order?',
    },
  ],
  'cca/terrain': [
    {
      of: ['terrain/'],
      es: '¿Tiene que parar, y puede combatir?',
      en: 'Does it have to stop, and may it battle?',
    },
  ],
  'cca/close-combat': [
    {
      of: ['close-combat/'],
      es: '¿Cuántos dados tira?',
      en: 'How many dice does it roll?',
      unless: /\b(and the elephants|survives and) battles? back/,
    },
  ],
  'cca/ranged-combat': [
    {
      of: ['ranged/'],
      es: '¿Con cuántos dados dispara, si puede?',
      en: 'How many dice does it fire with, if it may?',
    },
    {
      of: ['roll/holds', 'roll/retreats', 'roll/eliminated'],
      es: '¿Qué le pasa al objetivo?',
      en: 'What happens to the target?',
    },
  ],
  'cca/line-of-sight': [
    {
      of: ['sight/'],
      es: '¿Lo ve?',
      en: 'Does it see it?',
    },
  ],
  'cca/close-combat-roll': [
    {
      of: ['roll/holds', 'roll/retreats', 'roll/eliminated'],
      es: '¿Qué le pasa al objetivo?',
      en: 'What happens to the target?',
    },
  ],
  'cca/retreat': [
    {
      of: ['retreat/goes-back', 'retreat/partly', 'retreat/stays', 'retreat/held'],
      es: '¿Se retira, y cuántos hexes?',
      en: 'Does it retreat, and how many hexes?',
    },
  ],
  'cca/fall-back': [
    {
      of: ['fall-back/yes', 'fall-back/no'],
      es: '¿Puede retroceder a ese hex?',
      en: 'May it go back to that hex?',
    },
  ],
  'cca/rampage': [
    {
      of: ['rampage/dice'],
      es: '¿Cuántos dados se tiran?',
      en: 'How many dice are rolled?',
    },
    {
      of: ['rampage/trampled'],
      es: '¿Cuántos impactos son?',
      en: 'How many hits is that?',
    },
  ],
  'cca/evade': [
    {
      of: ['evade/yes', 'evade/no'],
      es: '¿Cuántos hexes se evade, si puede?',
      en: 'How many hexes does it evade, if it may?',
    },
  ],
  'cca/leader-check': [
    {
      of: ['leader-check/due'],
      es: '¿Con cuántos dados se chequea al líder?',
      en: 'How many dice check the leader?',
      tell: {
        'leader-check/due': { es: '{dice} {dice?dado|dados}', en: '{dice} {dice?die|dice}' },
      },
    },
    {
      of: ['leader-check/lost', 'leader-check/safe-evades'],
      es: '¿Qué es del líder?',
      en: 'What becomes of the leader?',
    },
  ],
  'cca/momentum': [
    {
      of: ['momentum/bonus', 'momentum/no', 'momentum/advance'],
      es: '¿Puede avanzar, y combatir otra vez?',
      en: 'May it advance, and battle again?',
    },
  ],
  'cca/draw': [
    {
      of: ['draw/plain', 'draw/reshuffle'],
      es: '¿Cuántas cartas coge?',
      en: 'How many cards does he draw?',
    },
  ],
  'cca/spartacus': [
    {
      of: ['spartacus/dice'],
      es: '¿Cuántos dados tira?',
      en: 'How many dice does he roll?',
    },
  ],
  'cca/rally': [
    {
      of: ['rally/rolled'],
      es: '¿Cuántos bloques vuelven?',
      en: 'How many blocks come back?',
    },
  ],
});
