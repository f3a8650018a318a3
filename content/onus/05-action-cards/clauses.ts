import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'onus-5.1': {
    kind: 'definition',
    see: ['onus-5.2', 'onus-5.3'],
    lines: '295',
    aliases: {
      es: ['mitades de la carta', 'action cards', 'anatomía'],
      en: ['halves of the card', 'cartas de acción', 'layout'],
    },
  },
  'onus-5.2': {
    kind: 'definition',
    see: ['onus-7.11', 'onus-5.9'],
    lines: '297',
    aliases: {
      es: ['cuándo se juega una orden', 'mandar', 'orders'],
      en: ['when to play an order', 'command', 'órdenes'],
    },
  },
  'onus-5.3': {
    kind: 'definition',
    see: ['onus-5.11', 'onus-7.158', 'onus-7.11'],
    lines: '298',
    aliases: {
      es: ['cuándo se juega un evento', 'events'],
      en: ['when to play an event', 'eventos'],
    },
  },
  'onus-5.4': {
    kind: 'setup',
    see: ['onus-4.7', 'onus-7.208', 'onus-6.22', 'onus-4.12'],
    lines: '300',
    aliases: {
      es: ['tamaño de la mano', 'límite de cartas', 'descartar', 'hand limit'],
      en: ['hand size', 'card limit', 'discard', 'mano'],
    },
  },
  'onus-5.5': {
    kind: 'card',
    see: ['onus-7.13', 'onus-7.14'],
    lines: '310-312',
    rulings: ['R69'],
    aliases: {
      es: ['orden de activar', 'mover', 'escaramuza', 'activation'],
      en: ['order to activate', 'move', 'activación'],
    },
  },
  'onus-5.6': {
    kind: 'card',
    see: ['onus-7.12'],
    lines: '313',
    rulings: ['R69'],
    aliases: {
      es: ['robar carta', 'líder', 'command'],
      en: ['draw a card', 'leader', 'mando'],
    },
  },
  'onus-5.7': {
    kind: 'card',
    see: ['onus-7.12'],
    lines: '314',
    rulings: ['R69'],
    aliases: {
      es: ['reorganizar', 'quitar rota', 'recuperar de la huida', 'morale'],
      en: ['rally', 'remove broken', 'stop fleeing', 'moral'],
    },
  },
  'onus-5.8': {
    kind: 'card',
    see: ['onus-7.12'],
    lines: '315',
    rulings: ['R69'],
    aliases: {
      es: ['curar', 'sanar', 'quitar heridas', 'reforzar unidad', 'health'],
      en: ['heal', 'remove wounds', 'reinforce', 'salud'],
    },
  },
  'onus-5.9': {
    kind: 'procedure',
    see: ['onus-7.11'],
    lines: '317',
    aliases: {
      es: ['cuántas órdenes', 'número de órdenes', 'how many'],
      en: ['how many orders', 'number of orders', 'cuántas'],
    },
  },
  'onus-5.10': {
    kind: 'restriction',
    see: ['onus-7.15', 'onus-13.1'],
    lines: '317',
    aliases: {
      es: ['dos órdenes', 'repetir orden', 'curar y activar', 'twice'],
      en: ['two orders', 'heal and activate', 'second order', 'dos'],
    },
  },
  'onus-5.11': {
    kind: 'procedure',
    see: ['onus-7.128', 'onus-7.157', 'onus-13.4', 'onus-5.12', 'onus-5.13', 'onus-5.14'],
    lines: '323-325',
    rulings: ['R59'],
    aliases: {
      es: ['robar evento', 'orden de los eventos', 'cuántos eventos', 'random'],
      en: ['draw an event', 'sequence of events', 'how many events', 'aleatorio'],
    },
  },
  'onus-5.12': {
    kind: 'definition',
    see: ['onus-7.159', 'onus-13.5', 'onus-7.160', 'onus-7.150'],
    lines: '327-329',
    rulings: ['R1', 'R15'],
    aliases: {
      es: ['símbolo', 'evento de ataque', 'sword'],
      en: ['symbol', 'attack event', 'espada'],
    },
  },
  'onus-5.13': {
    kind: 'definition',
    see: ['onus-7.159', 'onus-13.6', 'onus-7.160', 'onus-7.150'],
    lines: '330',
    rulings: ['R1', 'R15'],
    aliases: {
      es: ['símbolo', 'evento de defensa', 'shield'],
      en: ['symbol', 'defence event', 'escudo'],
    },
  },
  'onus-5.14': {
    kind: 'definition',
    see: ['onus-7.130', 'onus-13.7'],
    lines: '331',
    rulings: ['R1'],
    aliases: {
      es: ['símbolo', 'disparo', 'flecha', 'bow'],
      en: ['symbol', 'shot', 'shooting', 'arrow', 'arco'],
    },
  },
});
