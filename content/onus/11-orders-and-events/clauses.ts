import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'onus-11.1': {
    kind: 'card',
    see: ['onus-11.2', 'onus-11.3'],
    lines: '1181',
    aliases: {
      es: ['ascenso', 'experiencia', 'rango', 'veteran'],
      en: ['promotion', 'experience', 'rank', 'veteranos y élites'],
    },
  },
  'onus-11.2': {
    kind: 'card',
    see: ['onus-11.1', 'onus-7.157'],
    lines: '1185',
    aliases: {
      es: ['veteran', 'repetir evento', 'cambiar carta'],
      en: ['redraw', 'replace the event', 'veterana'],
    },
  },
  'onus-11.3': {
    kind: 'card',
    see: ['onus-11.2', 'onus-11.4', 'onus-11.5', 'onus-2.7'],
    lines: '1187-1189',
    aliases: { es: ['experiencia', 'ventajas'], en: ['experience', 'benefits'] },
  },
  'onus-11.4': {
    kind: 'option',
    see: ['onus-11.3'],
    lines: '1191',
    aliases: {
      es: ['élite contra élite', 'evento adicional'],
      en: ['elite against elite', 'additional event'],
    },
  },
  'onus-11.5': {
    kind: 'option',
    see: ['onus-11.3', 'onus-13.4'],
    lines: '1192',
    aliases: { es: ['dos eventos', 'cuántos eventos'], en: ['two events', 'how many events'] },
  },
  'onus-11.6': {
    kind: 'option',
    see: ['onus-6.5', 'onus-3.8'],
    lines: '1194-1196',
    rulings: ['R56'],
    aliases: {
      es: ['coste', 'precio', 'presupuesto', 'veteran'],
      en: ['price', 'points cost', 'veterana', 'legionarios'],
    },
  },
  'onus-11.7': {
    kind: 'card',
    see: ['onus-11.8', 'onus-11.9'],
    lines: '1198',
    rulings: ['R49'],
    aliases: {
      es: ['ambush', 'sorpresa', 'carta de evento'],
      en: ['surprise', 'emboscada', 'event card'],
    },
  },
  'onus-11.8': {
    kind: 'card',
    see: ['onus-11.7', 'onus-7.174'],
    lines: '1198',
    rulings: ['R49'],
    aliases: {
      es: ['ambush', 'sorpresa', 'penalización'],
      en: ['surprise', 'emboscada', 'penalty'],
    },
  },
  'onus-11.9': {
    kind: 'card',
    see: ['onus-11.7', 'onus-7.172'],
    lines: '1198',
    aliases: { es: ['ambush', 'sorpresa', 'cómputo'], en: ['surprise', 'emboscada', 'tally'] },
  },
  'onus-11.10': {
    kind: 'card',
    see: ['onus-9.22'],
    lines: '1199',
    rulings: ['R80'],
    aliases: {
      es: ['throw javelins', 'requisitos'],
      en: ['pilum', 'lanzad jabalinas', 'requirements'],
    },
  },
  'onus-11.11': {
    kind: 'card',
    see: ['onus-11.10', 'onus-7.133', 'onus-13.11'],
    lines: '1199-1201',
    rulings: ['R76'],
    aliases: {
      es: ['pilum', 'throw javelins', 'corto alcance'],
      en: ['pilum', 'lanzad jabalinas', 'corta distancia'],
    },
  },
  'onus-11.12': {
    kind: 'card',
    see: ['onus-11.11', 'onus-7.160'],
    lines: '1201',
    aliases: {
      es: ['pilum', 'throw javelins', 'beneficiario'],
      en: ['pilum', 'lanzad jabalinas', 'who benefits'],
    },
  },
  'onus-11.13': {
    kind: 'card',
    see: ['onus-7.125', 'onus-7.133', 'onus-11.14'],
    lines: '1203',
    rulings: ['R49'],
    aliases: {
      es: ['evento de disparo', 'fuego amigo', 'redirigir'],
      en: ['friendly fire', 'redirect', 'cambia el viento'],
    },
  },
  'onus-11.14': {
    kind: 'card',
    see: ['onus-11.13'],
    lines: '1203',
    rulings: ['R49'],
    aliases: {
      es: ['evento de disparo', 'nuevo objetivo', 'fuego amigo'],
      en: ['new target', 'friendly fire', 'cambia el viento'],
    },
  },
  'onus-11.15': {
    kind: 'card',
    see: ['onus-11.16', 'onus-11.17'],
    lines: '1204',
    rulings: ['R50'],
    aliases: {
      es: ['stampede', 'espantar', 'caballería', 'pánico'],
      en: ['frighten', 'panic', 'estampida', 'cavalry'],
    },
  },
  'onus-11.16': {
    kind: 'modifier',
    see: ['onus-11.15'],
    lines: '1204',
    rulings: ['R50'],
    aliases: {
      es: ['stampede', 'caballería', 'dromedarios', 'penalización'],
      en: ['cavalry', 'dromedaries', 'penalty', 'estampida'],
    },
  },
  'onus-11.17': {
    kind: 'card',
    see: ['onus-11.15', 'onus-7.178'],
    lines: '1204',
    rulings: ['R82'],
    aliases: { es: ['stampede', 'romper', 'pánico'], en: ['rout', 'panic', 'estampida'] },
  },
  'onus-11.18': {
    kind: 'card',
    see: ['onus-11.15'],
    lines: '1206',
    aliases: { es: ['stampede', 'orden', 'activar'], en: ['order', 'activate', 'estampida'] },
  },
});
