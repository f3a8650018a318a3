import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-22.1': clause('restriction', '10089-10089', [], {
    words:
      'porcentaje, máximo, lista de ejército, romanos | share, maximum, percentage, army list, romans',
  }),
  'wab-22.2': clause('restriction', '10090-10090', [], {
    words:
      'porcentaje, mínimo obligatorio, legión, romanos | share, minimum, compulsory, legion, romans',
  }),
  'wab-22.3': clause('restriction', '10091-10091', [], {
    words: 'porcentaje, máximo, romanos | share, maximum, percentage, romans',
  }),
  'wab-22.4': clause('restriction', '10092-10092', ['wab-22.30'], {
    words: 'porcentaje, máximo, artillería, aliados | share, maximum, artillery, allies',
  }),
  'wab-22.5': clause('victory', '10096-10098', ['wab-22.6', 'wab-9.79', 'wab-19.19'], {
    words: 'águila, aquila, captura, puntos de victoria | eagle, aquila, capture, victory points',
  }),
  'wab-22.6': clause(
    'procedure',
    '10100-10106',
    ['wab-22.5', 'wab-12.26', 'wab-8.14', 'wab-8.15', 'wab-9.79'],
    {
      words:
        'águila, recuperación, persecución, miniatura retirada | eagle, recover, pursuit, model removed',
    },
  ),
  'wab-22.7': clause('option', '10111-10114', ['wab-22.8', 'wab-22.21', 'wab-8.6', 'wab-8.8'], {
    words: 'líder, campeón, legión, bono | leader, champion, legion, bonus',
  }),
  'wab-22.8': clause('restriction', '10117-10119', ['wab-22.7', 'wab-9.30', 'wab-9.71'], {
    words: 'bono, liderazgo, tribuno, acumular | bonus, leadership, tribune, cumulative',
  }),
  'wab-22.9': clause('definition', '10121-10123', ['wab-13.50', 'wab-13.52', 'wab-13.58'], {
    words: 'entrenadas, legionarios, maniobras | trained, legionaries, manoeuvres',
  }),
  'wab-22.10': clause('option', '10127-10132', ['wab-22.11', 'wab-2.46', 'wab-3.1'], {
    words: 'tortuga, formación, escudos, disparos | tortoise, formation, shields, shooting',
  }),
  'wab-22.11': clause('procedure', '10134-10138', ['wab-22.10', 'wab-3.6'], {
    words: 'tortuga, FAQ, recibir una carga | tortoise, FAQ, receive a charge',
  }),
  'wab-22.12': clause('definition', '10142-10142', ['wab-10.30', 'wab-10.31'], {
    words: 'pila, legionarios, arma | pila, legionaries, weapon',
  }),
  'wab-22.13': clause('option', '10146-10150', ['wab-21.18', 'wab-21.33', 'wab-13.2', 'wab-1.28'], {
    words: 'contingente, foederati, federados | contingent, foederati',
  }),
  'wab-22.14': clause('restriction', '10153-10156', ['wab-22.13', 'wab-13.2'], {
    words: 'mando, tribuno, contingente | command, tribune, contingent',
  }),
  'wab-22.15': clause('profile', '10160-10162', ['wab-22.16', 'wab-9.70'], {
    words: 'césar, comandante, coste, atributos | caesar, commander, cost, stats',
  }),
  'wab-22.16': clause('option', '10163-10168', ['wab-13.115'], {
    words: 'opciones, caballo de guerra, armadura, coste | options, warhorse, armour, cost',
  }),
  'wab-22.17': clause('profile', '10174-10179', ['wab-22.18', 'wab-9.74'], {
    words: 'aquilifer, águila, imagifer, coste | aquilifer, eagle, imagifer, cost, BSB',
  }),
  'wab-22.18': clause('option', '10180-10186', ['wab-13.115'], {
    words: 'aquilifer, opciones, caballo de guerra | aquilifer, options, warhorse, BSB',
  }),
  'wab-22.19': clause('profile', '10189-10197', ['wab-13.115'], {
    words: 'opciones, coste, atributos, caballo | options, cost, stats, horse',
  }),
  'wab-22.20': clause('profile', '10200-10208', ['wab-13.115'], {
    words: 'opciones, coste, atributos, caballo | options, cost, stats, horse',
  }),
});
