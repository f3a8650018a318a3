import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-7.1': clause('procedure', '4028-4036', ['wab-1.20', 'wab-7.3'], {
    words: 'pánico, asustarse, cuándo tiro pánico | panic, fright, when do I test',
  }),
  'wab-7.2': clause(
    'procedure',
    '4039-4044',
    ['wab-2.66', 'wab-7.9', 'wab-7.13', 'wab-7.22', 'wab-7.23'],
    { words: 'falla el pánico, sale corriendo | fails panic, runs away' },
  ),
  'wab-7.3': clause('modifier', '4047-4052', ['wab-7.1', 'wab-2.81'], {
    words:
      'media unidad, penalizador por bajas, mitad de miniaturas | half the unit, penalty for losses, half of the models',
  }),
  'wab-7.4': clause('procedure', '4055-4060', ['wab-7.1'], {
    words:
      'qué Liderazgo usa, aurigas, mahouts, jinetes | which Leadership, charioteers, mahouts, riders',
  }),
  'wab-7.5': clause('option', '4063-4068', ['wab-9.30'], {
    words: 'el personaje presta su Liderazgo | leader lends his Ld',
  }),
  'wab-7.6': clause('procedure', '4073-4077', ['wab-7.7', 'wab-7.8', 'wab-7.9', 'wab-9.6'], {
    words:
      'amigos huyendo al lado, 4 pulgadas, inicio del turno | fleeing friends close by, 4 inches, start of turn',
  }),
  'wab-7.7': clause('exception', '4079-4082', ['wab-7.6'], {
    words: 'escaramuzadores que huyen, tiradores | fleeing light infantry, screen runs',
  }),
  'wab-7.8': clause('exception', '4084-4087', ['wab-7.6'], {
    words: 'superar 2 a 1, más miniaturas | outnumber, twice the models',
  }),
  'wab-7.9': clause('procedure', '4089-4091', ['wab-2.84', 'wab-2.73'], {
    words: 'hacia dónde huye, borde propio | which way it flees, own edge',
  }),
  'wab-7.10': clause('procedure', '4097-4098', ['wab-7.11', 'wab-7.12', 'wab-6.11', 'wab-7.27'], {
    words: 'rota cerca, aniquilada, 12 pulgadas | broken nearby, wiped out, 12 inches',
  }),
  'wab-7.11': clause('exception', '4101-4104', ['wab-7.10', 'wab-9.6'], {
    words: 'escaramuzadores rotos | broken light infantry',
  }),
  'wab-7.12': clause('procedure', '4106-4108', ['wab-5.4'], {
    words: 'momento del pánico, fase de combate | timing of panic, combat phase',
  }),
  'wab-7.13': clause('procedure', '4111-4115', ['wab-5.5'], {
    words: 'hacia dónde huye, combate cercano | direction of flight, closest fight',
  }),
  'wab-7.14': clause('procedure', '4118-4121', ['wab-7.15', 'wab-7.16', 'wab-3.48', 'wab-3.51'], {
    words:
      'ataque de flanco, por la espalda, cargar de lado | flank attack, from behind, charged in the side',
  }),
  'wab-7.15': clause('exception', '4124-4126', ['wab-7.14'], {
    words: 'unidades pequeñas, escaramuzadores | small units, light troops',
  }),
  'wab-7.16': clause('procedure', '4128-4132', ['wab-3.21', 'wab-7.14'], {
    words: 'momento, a distancia de carga | timing, in charge range',
  }),
  'wab-7.17': clause('definition', '4139-4142', ['wab-7.14'], {
    words: 'libre o trabada | engaged or not',
  }),
  'wab-7.18': clause('procedure', '4145-4150', ['wab-7.19', 'wab-7.20', 'wab-9.70'], {
    words:
      'matan al jefe, cae el general, todo el ejército | leader killed, warlord dies, whole army',
  }),
  'wab-7.19': clause('procedure', '4151-4155', ['wab-5.4'], {
    words: 'cuándo chequea el ejército | when the army tests',
  }),
  'wab-7.20': clause('exception', '4158-4161', ['wab-7.18'], {
    words: 'general fuera de la mesa, abandona | general leaves the table, runs off',
  }),
  'wab-7.21': clause('procedure', '4164-4173', ['wab-4.64', 'wab-3.10', 'wab-7.22'], {
    words: 'un cuarto de bajas, flechas, tiradores | a quarter lost, arrows, missiles',
  }),
  'wab-7.22': clause('procedure', '4176-4179', ['wab-7.21'], {
    words: 'huir de los arqueros | run from the archers',
  }),
  'wab-7.23': clause('procedure', '4185-4195', ['wab-3.19'], {
    words: 'fuera de alcance, carga ignorada | out of range, charge disregarded',
  }),
  'wab-7.24': clause('procedure', '4198-4201', ['wab-3.11'], {
    words: 'huir por enemigo ignorado | fleeing from disregarded enemy',
  }),
  'wab-7.25': clause(
    'procedure',
    '4204-4214',
    ['wab-6.20', 'wab-6.31', 'wab-7.6', 'wab-7.10', 'wab-7.14', 'wab-7.18'],
    { words: 'pánico en pleno combate | panic in mid combat' },
  ),
  'wab-7.26': clause('procedure', '4220-4228', ['wab-6.31', 'wab-5.51'], {
    words: 'perseguir tras el pánico | chase after panic',
  }),
  'wab-7.27': clause('exception', '4231-4236', ['wab-7.10'], {
    words: 'pánico en cadena | chain reaction, panic chain',
  }),
  'wab-7.28': clause('option', '4239-4245', ['wab-1.6', 'wab-7.10'], {
    words: 'segunda tirada, volver a tirar | second roll, roll again',
  }),
  'wab-7.29': clause('exception', '4252-4254', ['wab-7.10'], {
    words: 'acribillada, exterminada a flechazos | shot to pieces, wiped out by arrows',
  }),
});
