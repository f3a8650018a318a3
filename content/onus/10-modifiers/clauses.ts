import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'onus-10.1': {
    kind: 'definition',
    see: ['onus-13.9'],
    lines: '1145',
    aliases: {
      es: ['bonificaciones', 'penalizaciones', 'lista', 'resumen de modificadores'],
      en: ['bonuses', 'penalties', 'list', 'summary', 'modificadores'],
    },
  },
  'onus-10.2': {
    kind: 'modifier',
    see: ['onus-10.4', 'onus-8.15', 'onus-15.10', 'onus-15.21', 'onus-15.31'],
    lines: '1147',
    rulings: ['R11', 'R12'],
    aliases: {
      es: ['flanqueo', 'flanqueada', 'flank'],
      en: ['flanked', 'flanking', 'lateral', 'flanqueo'],
    },
  },
  'onus-10.3': {
    kind: 'modifier',
    see: ['onus-10.4', 'onus-8.15', 'onus-15.11', 'onus-15.22', 'onus-15.32'],
    lines: '1148',
    rulings: ['R11'],
    aliases: {
      es: ['por la espalda', 'por detrás', 'rear'],
      en: ['behind', 'from behind', 'retaguardia'],
    },
  },
  'onus-10.4': {
    kind: 'modifier',
    see: ['onus-7.45', 'onus-7.186', 'onus-15.30'],
    lines: '1149',
    rulings: ['R14'],
    aliases: {
      es: ['huyendo', 'penalización', 'forced march', 'espalda'],
      en: ['routing', 'penalty', 'behind', 'marcha forzada'],
    },
  },
  'onus-10.5': {
    kind: 'modifier',
    see: ['onus-7.151', 'onus-15.12', 'onus-15.33'],
    lines: '1150',
    rulings: ['R10', 'R11'],
    aliases: {
      es: ['superioridad', 'ally'],
      en: ['outnumbered', 'aliado'],
    },
  },
  'onus-10.6': {
    kind: 'procedure',
    see: ['onus-10.2', 'onus-10.3', 'onus-10.5', 'onus-13.9', 'onus-7.79'],
    lines: '1154',
    rulings: ['R12'],
    aliases: {
      es: ['acumulación', 'envolver', 'suma de penalizaciones', 'total'],
      en: ['cumulative', 'envelop', 'total', 'stack', 'flanqueo'],
    },
  },
  'onus-10.7': {
    kind: 'restriction',
    see: ['onus-7.90'],
    lines: '1156',
    rulings: ['R36'],
    aliases: {
      es: ['rodeada', 'sin movimiento', 'blocked'],
      en: ['surrounded', 'pinned', 'bloqueada'],
    },
  },
  'onus-10.8': {
    kind: 'modifier',
    see: ['onus-4.5'],
    lines: '1158',
    rulings: ['R16'],
    aliases: {
      es: ['líder', 'comandante', 'bonificación', 'general card'],
      en: ['leader', 'commander', 'bonus', 'carta de general'],
    },
  },
  'onus-10.9': {
    kind: 'modifier',
    see: ['onus-4.6', 'onus-15.26'],
    lines: '1159',
    rulings: ['R16'],
    aliases: {
      es: ['rango', 'líder', 'comandante', 'range'],
      en: ['command range', 'leader', 'commander', 'rango'],
    },
  },
  'onus-10.10': {
    kind: 'modifier',
    see: ['onus-4.11', 'onus-15.28'],
    lines: '1160',
    aliases: {
      es: ['líder', 'perder al general', 'comandante', 'general lost'],
      en: ['leader', 'losing the general', 'commander', 'general muerto'],
    },
  },
  'onus-10.11': {
    kind: 'modifier',
    see: ['onus-7.171', 'onus-15.35'],
    lines: '1161-1162',
    aliases: { es: ['bajas', 'daño', 'wounds'], en: ['casualties', 'damage', 'heridas'] },
  },
  'onus-10.12': {
    kind: 'modifier',
    see: ['onus-7.171', 'onus-15.1', 'onus-15.16'],
    lines: '1163',
    rulings: ['R13'],
    aliases: {
      es: ['bajas', 'daño', 'valor mínimo', 'wounds'],
      en: ['casualties', 'damage', 'minimum', 'heridas'],
    },
  },
  'onus-10.13': {
    kind: 'modifier',
    see: ['onus-7.63', 'onus-15.34'],
    lines: '1164',
    rulings: ['R22'],
    aliases: {
      es: ['ampliar', 'línea larga', 'extended'],
      en: ['expand', 'long line', 'formación ampliada'],
    },
  },
  'onus-10.14': {
    kind: 'modifier',
    see: ['onus-15.8', 'onus-15.19', 'onus-15.27'],
    lines: '1165',
    aliases: { es: ['hero', 'campeón', 'bonificación'], en: ['champion', 'bonus', 'héroe'] },
  },
  'onus-10.15': {
    kind: 'modifier',
    see: ['onus-15.2', 'onus-15.13', 'onus-15.17', 'onus-15.23', 'onus-15.36'],
    lines: '1166',
    aliases: {
      es: ['oficial caído', 'mandos', 'no officers'],
      en: ['lost officer', 'leaderless', 'sin oficiales'],
    },
  },
  'onus-10.16': {
    kind: 'modifier',
    see: ['onus-7.174', 'onus-15.3', 'onus-15.37'],
    lines: '1167',
    rulings: ['R7'],
    aliases: {
      es: ['broken', 'desmoralizada', 'penalización'],
      en: ['shaken', 'demoralised', 'penalty', 'rota'],
    },
  },
  'onus-10.17': {
    kind: 'definition',
    see: ['onus-10.16', 'onus-10.4'],
    lines: '1167',
    rulings: ['R14'],
    aliases: { es: ['fleeing', 'huyendo', 'acumular'], en: ['routing', 'cumulative', 'huida'] },
  },
});
