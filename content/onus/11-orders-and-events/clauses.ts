import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'onus-11.1': clause('card', '1181', ['onus-11.2', 'onus-11.3'], {
    words: 'ascenso, experiencia, rango, veteran | promotion, experience, rank, veteranos y élites',
  }),
  'onus-11.2': clause('card', '1185', ['onus-11.1', 'onus-7.157'], {
    words: 'veteran, repetir evento, cambiar carta | redraw, replace the event, veterana',
  }),
  'onus-11.3': clause('card', '1187-1189', ['onus-11.2', 'onus-11.4', 'onus-11.5', 'onus-2.7'], {
    words: 'experiencia, ventajas | experience, benefits',
  }),
  'onus-11.4': clause('option', '1191', ['onus-11.3'], {
    words: 'élite contra élite, evento adicional | elite against elite, additional event',
  }),
  'onus-11.5': clause('option', '1192', ['onus-11.3', 'onus-13.4'], {
    words: 'dos eventos, cuántos eventos | two events, how many events',
  }),
  'onus-11.6': clause('option', '1194-1196', ['onus-6.5', 'onus-3.8'], {
    words: 'coste, precio, presupuesto, veteran | price, points cost, veterana, legionarios',
  }),
  'onus-11.7': clause('card', '1198', ['onus-11.8', 'onus-11.9'], {
    words: 'ambush, sorpresa, carta de evento | surprise, emboscada, event card',
  }),
  'onus-11.8': clause('card', '1198', ['onus-11.7', 'onus-7.174'], {
    words: 'ambush, sorpresa, penalización | surprise, emboscada, penalty',
  }),
  'onus-11.9': clause('card', '1198', ['onus-11.7', 'onus-7.172'], {
    words: 'ambush, sorpresa, cómputo | surprise, emboscada, tally',
  }),
  'onus-11.10': clause('card', '1199', ['onus-9.22'], {
    words: 'throw javelins, requisitos | pilum, lanzad jabalinas, requirements',
  }),
  'onus-11.11': clause('card', '1199-1201', ['onus-11.10', 'onus-7.133', 'onus-13.11'], {
    words: 'pilum, throw javelins, corto alcance | pilum, lanzad jabalinas, corta distancia',
  }),
  'onus-11.12': clause('card', '1201', ['onus-11.11', 'onus-7.160'], {
    words: 'pilum, throw javelins, beneficiario | pilum, lanzad jabalinas, who benefits',
  }),
  'onus-11.13': clause('card', '1203', ['onus-7.125', 'onus-7.133', 'onus-11.14'], {
    words: 'evento de disparo, fuego amigo, redirigir | friendly fire, redirect, cambia el viento',
  }),
  'onus-11.14': clause('card', '1203', ['onus-11.13'], {
    words:
      'evento de disparo, nuevo objetivo, fuego amigo | new target, friendly fire, cambia el viento',
  }),
  'onus-11.15': clause('card', '1204', ['onus-11.16', 'onus-11.17'], {
    words: 'stampede, espantar, caballería, pánico | frighten, panic, estampida, cavalry',
  }),
  'onus-11.16': clause('modifier', '1204', ['onus-11.15'], {
    words:
      'stampede, caballería, dromedarios, penalización | cavalry, dromedaries, penalty, estampida',
  }),
  'onus-11.17': clause('card', '1204', ['onus-11.15', 'onus-7.178'], {
    words: 'stampede, romper, pánico | rout, panic, estampida',
  }),
  'onus-11.18': clause('card', '1206', ['onus-11.15'], {
    words: 'stampede, orden, activar | order, activate, estampida',
  }),
});
