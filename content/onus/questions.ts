import { defineQuestions } from '../../src/library/registry.ts';

/** What is asked of the situations of its examples, and the answers that stand beside each other. */
export default defineQuestions({
  'onus/move': [
    {
      of: ['move/yes', 'move/no'],
      es: '¿Puede mover así?',
      en: 'May it move like this?',
      tell: {
        'move/yes': { es: 'Puede', en: 'It may' },
      },
    },
    {
      of: ['move/how-far'],
      es: '¿Cuánto puede mover?',
      en: 'How far may it move?',
    },
  ],
  'onus/charge': [
    {
      of: ['charge/yes', 'charge/no'],
      es: '¿Puede cargar, y hasta dónde?',
      en: 'May it charge, and how far?',
    },
  ],
  'onus/formation': [
    {
      of: ['formation/'],
      es: '¿Puede, y qué formación le queda?',
      en: 'May it, and what formation does that leave it?',
    },
  ],
  'onus/unit-values': [
    {
      of: ['unit-values'],
      about: 'attack',
      es: '¿Con qué ataque lucha?',
      en: 'With what attack does it fight?',
      tell: { 'unit-values': { es: '{attack}', en: '{attack}' } },
    },
    {
      of: ['unit-values'],
      about: 'defence',
      es: '¿Con qué defensa lucha?',
      en: 'With what defence does it fight?',
      tell: { 'unit-values': { es: '{defence}', en: '{defence}' } },
    },
    {
      of: ['unit-values'],
      about: 'moraleValue',
      es: '¿Con qué moral lucha?',
      en: 'With what morale does it fight?',
      tell: { 'unit-values': { es: '{morale}', en: '{morale}' } },
    },
  ],
  'onus/phase': [
    {
      of: ['phase/now', 'phase/no'],
      es: '¿Se puede hacer ahora?',
      en: 'May that be done now?',
    },
  ],
  'onus/activation': [
    {
      of: ['activation/broken-passed', 'activation/broken-failed'],
      es: '¿Qué es de ella?',
      en: 'What becomes of it?',
    },
    {
      of: ['activation/fleeing-passed', 'activation/fleeing-failed'],
      es: '¿Qué es de ella?',
      en: 'What becomes of it?',
    },
  ],
  'onus/army': [
    {
      of: ['army/value'],
      es: '¿Cuánto vale?',
      en: 'What is it worth?',
    },
    {
      of: ['army/within', 'army/over'],
      es: '¿Cabe en lo acordado?',
      en: 'Does it keep to what was agreed?',
    },
  ],
  'onus/deployment': [
    {
      of: ['deployment/yes', 'deployment/no'],
      es: '¿Se puede?',
      en: 'Is that allowed?',
    },
  ],
  'onus/general': [
    {
      of: ['general/army'],
      es: '¿Qué Liderazgo le queda, y qué cambia en la moral del ejército?',
      en: 'What Leadership is left, and how does the morale of the army change?',
    },
    {
      of: ['general/unit'],
      es: '¿Qué Liderazgo tiene, y qué da a la moral de la unidad?',
      en: 'What Leadership does he have, and what does he add to the morale of the unit?',
    },
  ],
  'onus/end-of-turn': [
    {
      of: ['end-of-turn/discard', 'end-of-turn/draw', 'end-of-turn/keep'],
      es: '¿Cuántas cartas roba, y cuántas tiene que descartar?',
      en: 'How many cards does he draw, and how many must he discard?',
    },
  ],
  'onus/order': [
    {
      of: ['order/order-yes', 'order/order-no'],
      es: '¿Se puede jugar esa orden?',
      en: 'May that order be played?',
    },
    {
      of: ['order/event-yes', 'order/event-no'],
      es: '¿Se puede jugar ese evento?',
      en: 'May that event be played?',
    },
  ],
  'onus/event-count': [
    {
      of: ['event-count/'],
      es: '¿Cuántos eventos puede haber?',
      en: 'How many events may there be?',
    },
  ],
  'onus/event': [
    {
      of: ['event/hand-yes', 'event/hand-no'],
      es: '¿Se puede jugar, y en qué dados?',
      en: 'May it be played, and in whose dice?',
    },
    {
      of: ['event/random-yes', 'event/random-no'],
      es: '¿A quién favorece?',
      en: 'Whom does it favour?',
    },
  ],
  'onus/victory': [
    {
      of: ['victory/on', 'victory/defeated'],
      es: '¿Ha perdido ese bando?',
      en: 'Has that side lost?',
    },
  ],
  'onus/leadership-check': [
    {
      of: ['leadership-check/passed', 'leadership-check/failed'],
      es: '¿Sigue luchando el ejército?',
      en: 'Does the army fight on?',
    },
  ],
  'onus/pass-through': [
    {
      of: ['pass-through/yes', 'pass-through/no'],
      es: '¿Puede atravesarla?',
      en: 'May it pass through?',
    },
    {
      of: ['pass-through/stops'],
      es: '¿Hasta dónde llega?',
      en: 'How far does it get?',
    },
  ],
  'onus/manoeuvre': [
    {
      of: ['manoeuvre/'],
      es: '¿Con qué movimiento se queda?',
      en: 'What movement does that leave it?',
    },
  ],
  'onus/engaged-action': [
    {
      of: ['engaged-action/no', 'engaged-action/yes', 'engaged-action/free'],
      es: '¿Puede, y sigue trabada?',
      en: 'May it, and is it still engaged?',
    },
    {
      of: ['engaged-action/attacked'],
      es: '¿Con cuántos dados la atacan por ello?',
      en: 'How many dice is it attacked with for that?',
      tell: {
        'engaged-action/attacked': { es: '{dice} {dice?dado|dados}', en: '{dice} {dice?die|dice}' },
      },
    },
  ],
  'onus/contact': [
    {
      of: ['contact/dice', 'contact/penalty'],
      es: '¿Cuántos dados son, y qué resta al defensor?',
      en: 'How many dice is that, and what does it take off the defender?',
    },
  ],
  'onus/section-markers': [
    {
      of: ['section-markers/'],
      es: '¿Cuántos marcadores se van, y cuántas heridas son?',
      en: 'How many markers go, and how many wounds is that?',
    },
  ],
  'onus/shot': [
    {
      of: ['shot/odds'],
      about: 'dice',
      es: '¿Con cuántos dados?',
      en: 'With how many dice?',
      tell: {
        'shot/odds': { es: '{dice} {dice?dado|dados}', en: '{dice} {dice?die|dice}' },
      },
    },
    {
      of: ['shot/rolled'],
      es: '¿Qué le pasa al objetivo?',
      en: 'What happens to the target?',
    },
  ],
  'onus/unit-card': [
    {
      of: ['unit-card/lives', 'unit-card/eliminated'],
      about: 'lifeRemaining',
      es: '¿Cuánta vida le queda?',
      en: 'How much life is left to it?',
      tell: { 'unit-card/lives': { es: '{left}', en: '{left}' } },
    },
  ],
  'onus/attack-roll': [
    {
      of: ['attack-roll/both'],
      es: '¿Con qué tirada se impacta, y con cuál se hiere?',
      en: 'What roll hits, and what roll wounds?',
    },
    {
      of: ['attack-roll/rolled'],
      es: '¿Cuántos impactos y cuántas heridas son?',
      en: 'How many hits and wounds is that?',
    },
  ],
  'onus/morale-check': [
    {
      of: ['morale-check/rolled'],
      es: '¿Cómo queda la unidad?',
      en: 'What state is the unit in then?',
      tell: {
        'morale-check/rolled': { es: '{fate}', en: '{fate}' },
      },
    },
    {
      of: ['morale-check/due'],
      es: '¿Contra qué moral chequea?',
      en: 'What morale does it check against?',
      tell: {
        'morale-check/due': { es: 'Moral {morale}', en: 'Morale {morale}' },
      },
    },
  ],
  'onus/skirmisher-rest': [
    {
      of: ['skirmisher-rest/'],
      es: '¿Cuánto le queda por mover?',
      en: 'How much movement is left to it?',
    },
  ],
  'onus/combat-phase': [
    {
      of: ['combat-phase'],
      es: '¿Cuántos combates se resuelven?',
      en: 'How many combats are resolved?',
    },
  ],
  'onus/hand-to-hand': [
    {
      of: ['hand-to-hand/rolled'],
      es: '¿Cómo quedan los dos?',
      en: 'What state are both in then?',
    },
  ],
  'onus/flee': [
    {
      of: ['flee/flees', 'flee/broken', 'flee/flees-blocked', 'flee/eliminated'],
      es: '¿Qué es de ella?',
      en: 'What becomes of it?',
    },
  ],
  'onus/flight-move': [
    {
      of: ['flight-move/movement-spent'],
      es: '¿Cuánto huye?',
      en: 'How far does it flee?',
    },
  ],
  'onus/fleeing-unit': [
    {
      of: ['fleeing-unit/may', 'fleeing-unit/may-not'],
      es: '¿Se puede?',
      en: 'Is that allowed?',
    },
  ],
  'onus/trample': [
    {
      of: ['trample/dice'],
      es: '¿Cuántos dados se tiran?',
      en: 'How many dice are rolled?',
    },
  ],
  'onus/throw-javelins': [
    {
      of: ['throw-javelins/throw'],
      es: '¿Quién las lanza, y con cuántos dados?',
      en: 'Who throws them, and with how many dice?',
    },
  ],
  'onus/complementary': [
    {
      of: ['complementary/stacked', 'complementary/no'],
      es: '¿Se puede, apiladas?',
      en: 'May they do so, stacked?',
    },
  ],
  'onus/modifier-list': [
    {
      of: ['modifier-list'],
      es: '¿Qué suman los modificadores?',
      en: 'What do the modifiers add up to?',
    },
  ],
  'onus/random-event': [
    {
      of: ['random-event/second', 'random-event/not-allowed'],
      es: '¿Se puede cambiar?',
      en: 'May it be changed?',
    },
  ],
  'onus/fog': [
    {
      of: [
        'fog/hidden',
        'fog/in-mid-move',
        'fog/at-end-of-move',
        'fog/on-shooting',
        'fog/when-hit',
      ],
      es: '¿Está boca abajo o se descubre?',
      en: 'Is it face down, or turned over?',
    },
  ],
  'onus/protected-flanks': [
    {
      of: ['protected-flanks/'],
      es: '¿Qué gana su moral?',
      en: 'What does its morale gain?',
    },
  ],
  'onus/line-advance': [
    {
      of: ['line-advance/yes', 'line-advance/no'],
      es: '¿Cuántas unidades avanzan, y cuánto?',
      en: 'How many units advance, and how far?',
    },
  ],
});
