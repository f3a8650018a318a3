import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'onus-7.88': {
    kind: 'procedure',
    see: ['onus-7.16', 'onus-7.149'],
    lines: '627-629',
    aliases: {
      es: ['melee', 'engaged', 'combate obligatorio'],
      en: ['melee', 'compulsory combat', 'trabadas'],
    },
  },
  'onus-7.89': {
    kind: 'option',
    see: ['onus-7.90', 'onus-7.91', 'onus-7.94', 'onus-7.98', 'onus-7.106', 'onus-7.113'],
    lines: '631',
    aliases: {
      es: ['engaged', 'disengage', 'desenganchar', 'salir del combate', 'reposition'],
      en: ['leave combat', 'melee', 'trabada', 'break off', 'reposition'],
    },
  },
  'onus-7.90': {
    kind: 'definition',
    see: ['onus-7.81', 'onus-7.89'],
    lines: '633',
    rulings: ['R36', 'R81'],
    aliases: {
      es: ['blocked', 'rodeada', 'atrapada', 'inmovilizada'],
      en: ['surrounded', 'stuck', 'bloqueada'],
    },
  },
  'onus-7.91': {
    kind: 'restriction',
    see: ['onus-7.92', 'onus-7.93'],
    lines: '635-639',
    aliases: {
      es: ['envelop', 'rodear', 'flanquear', 'front contact'],
      en: ['surround', 'outflank', 'wrap around', 'envolver'],
    },
  },
  'onus-7.92': {
    kind: 'restriction',
    see: ['onus-7.91'],
    lines: '637-640',
    aliases: {
      es: ['envelop', 'rodear', 'flanquear', 'extended'],
      en: ['surround', 'outflank', 'wrap around', 'envolver', 'ampliada'],
    },
  },
  'onus-7.93': {
    kind: 'procedure',
    see: ['onus-7.78'],
    lines: '642-644',
    aliases: {
      es: ['envelop', 'rodear', 'flanquear', 'section markers'],
      en: ['surround', 'outflank', 'enveloping', 'envolver'],
    },
  },
  'onus-7.94': {
    kind: 'procedure',
    see: ['onus-7.60', 'onus-7.95'],
    lines: '646-648',
    aliases: {
      es: ['reduce', 'acortar', 'quitar marcadores', 'withdraw a marker'],
      en: ['shorten', 'reducir', 'contract'],
    },
  },
  'onus-7.95': {
    kind: 'procedure',
    see: ['onus-7.94', 'onus-7.158', 'onus-7.96', 'onus-7.62'],
    lines: '648',
    aliases: {
      es: ['reduce', 'acortar', 'ataque gratuito', 'one die', 'quitar marcadores'],
      en: ['shorten', 'free attack', 'remove markers', 'reducir', 'opportunity attack'],
    },
  },
  'onus-7.96': {
    kind: 'exception',
    see: ['onus-7.95', 'onus-7.172'],
    lines: '648',
    rulings: ['R33'],
    aliases: {
      es: ['reduce', 'morale check', 'acortar', 'heridas'],
      en: ['shorten', 'wounds', 'reducir', 'chequeo de moral'],
    },
  },
  'onus-7.97': {
    kind: 'restriction',
    see: ['onus-7.65', 'onus-8.3', 'onus-8.25', 'onus-8.20'],
    lines: '650',
    rulings: ['R34'],
    aliases: {
      es: ['engaged', 'formation', 'shield wall', 'square', 'cambiar de formación'],
      en: [
        'change formation',
        'formation change',
        'muro de escudos',
        'trabada',
        'formar en cuadro',
      ],
    },
  },
  'onus-7.98': {
    kind: 'definition',
    see: ['onus-7.99', 'onus-7.102'],
    lines: '652-654',
    aliases: {
      es: ['reposition', 'recolocación de 90', 'girar en combate', 'turn in combat'],
      en: ['turn in combat', 'melee', 'recolocar', 'recolocación'],
    },
  },
  'onus-7.99': {
    kind: 'procedure',
    see: ['onus-7.100', 'onus-7.101'],
    lines: '656-658',
    aliases: {
      es: ['reposition', 'girar en combate', 'recolocación', 'noventa grados'],
      en: ['repositioning', 'turn in combat', 'recolocación', 'ninety degrees'],
    },
  },
  'onus-7.100': {
    kind: 'restriction',
    see: ['onus-7.99'],
    lines: '660-668',
    aliases: {
      es: ['reposition', 'recolocación', 'mismos contactos', 'girar en combate'],
      en: ['same contacts', 'recolocación', 'turn in combat'],
    },
  },
  'onus-7.101': {
    kind: 'restriction',
    see: ['onus-7.99', 'onus-7.33'],
    lines: '661',
    aliases: {
      es: ['reposition', 'recolocación', 'overlap', 'encima'],
      en: ['repositioning', 'on top', 'recolocación', 'solaparse'],
    },
  },
  'onus-7.102': {
    kind: 'procedure',
    see: ['onus-7.103', 'onus-7.104'],
    lines: '670-672',
    aliases: {
      es: ['reposition', 'dar la vuelta', 'media vuelta', 'about face'],
      en: ['about face', 'turn around', 'recolocación', 'reverse'],
    },
  },
  'onus-7.103': {
    kind: 'procedure',
    see: ['onus-7.102', 'onus-7.158', 'onus-7.96'],
    lines: '672',
    rulings: ['R33'],
    aliases: {
      es: ['reposition', 'recolocación', 'ataque gratuito', 'media vuelta'],
      en: ['repositioning', 'free attack', 'recolocación', 'about face'],
    },
  },
  'onus-7.104': {
    kind: 'procedure',
    see: ['onus-7.102', 'onus-7.100'],
    lines: '672,678',
    aliases: {
      es: ['reposition', 'recolocación', 'media vuelta', 'enemy markers'],
      en: ['repositioning', 'recolocación', 'about face', 'section marker'],
    },
  },
  'onus-7.105': {
    kind: 'option',
    see: ['onus-7.99', 'onus-7.102', 'onus-7.91', 'onus-7.92'],
    lines: '674-678',
    aliases: {
      es: ['reposition', 'envelop', 'rodear', 'tras la recolocación'],
      en: ['repositioning', 'surround', 'envolver', 'recolocación'],
    },
  },
  'onus-7.106': {
    kind: 'procedure',
    see: ['onus-7.108', 'onus-7.107', 'onus-7.110'],
    lines: '680-684',
    rulings: ['R37'],
    aliases: {
      es: ['withdraw', 'retroceder', 'fall back'],
      en: ['replegarse', 'repliegue', 'retire'],
    },
  },
  'onus-7.107': {
    kind: 'restriction',
    see: ['onus-7.106', 'onus-7.25'],
    lines: '686',
    aliases: {
      es: ['withdraw', 'repliegue', 'retroceder', 'pass through'],
      en: ['withdrawal', 'fall back', 'replegarse', 'atravesar'],
    },
  },
  'onus-7.108': {
    kind: 'restriction',
    see: ['onus-7.106'],
    lines: '686-688',
    rulings: ['R37'],
    aliases: {
      es: ['withdraw', 'repliegue', 'retroceder', 'facing'],
      en: ['withdrawal', 'fall back', 'replegarse', 'facing the enemy'],
    },
  },
  'onus-7.109': {
    kind: 'exception',
    see: ['onus-7.106', 'onus-7.113'],
    lines: '690',
    aliases: {
      es: ['withdraw', 'replegarse', 'retroceder', 'sin ataque gratuito'],
      en: ['withdraw', 'replegarse', 'repliegue', 'free attack'],
    },
  },
  'onus-7.110': {
    kind: 'option',
    see: ['onus-7.111'],
    lines: '692-694',
    aliases: {
      es: ['withdraw', 'hold position', 'repliegue', 'aguantar'],
      en: ['withdrawal', 'stand', 'mantener la posición', 'repliegue'],
    },
  },
  'onus-7.111': {
    kind: 'option',
    see: ['onus-7.110', 'onus-7.112'],
    lines: '695,703',
    rulings: ['R78'],
    aliases: {
      es: ['withdraw', 'follow', 'persecución', 'repliegue'],
      en: ['pursuit', 'withdrawal', 'mantener el contacto', 'perseguir'],
    },
  },
  'onus-7.112': {
    kind: 'exception',
    see: ['onus-7.111', 'onus-3.7'],
    lines: '697-699',
    aliases: {
      es: ['pursuit', 'persecución', 'perseguir', 'repliegue', 'follow'],
      en: ['pursuit', 'pursue', 'withdrawal', 'perseguir', 'falls short'],
    },
  },
  'onus-7.113': {
    kind: 'procedure',
    see: ['onus-7.114', 'onus-7.115', 'onus-7.158', 'onus-13.11'],
    lines: '705-707',
    aliases: {
      es: ['retreat', 'ataque de oportunidad', 'salir del combate', 'break off'],
      en: ['opportunity attack', 'free attack', 'retirarse', 'retirada'],
    },
  },
  'onus-7.114': {
    kind: 'procedure',
    see: ['onus-7.113', 'onus-7.54'],
    lines: '709',
    rulings: ['R38'],
    aliases: {
      es: ['retreat', 'retirada', 'desenganchada', 'salir del combate'],
      en: ['retreat', 'leave combat', 'retirarse', 'retirada', 'break off'],
    },
  },
  'onus-7.115': {
    kind: 'procedure',
    see: ['onus-7.113'],
    lines: '711',
    aliases: {
      es: ['retreat', 'retirada', 'ataque de oportunidad', 'two enemies'],
      en: ['opportunity attack', 'retirarse', 'retirada', 'two enemies'],
    },
  },
});
