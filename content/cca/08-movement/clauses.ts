import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'cca-8.1': clause('procedure', '344-347', ['cca-8.2'], {
    words:
      'secuencia, orden de movimiento, por turnos, one at a time | sequence, sequential, movement order, mover de una en una',
  }),
  'cca-8.2': clause('procedure', '347-349', ['cca-5.3', 'cca-18.46'], {
    words:
      'fase de movimiento, mover y combatir, move before battle | movement phase, move then fight, fase de movimiento',
  }),
  'cca-8.3': clause('restriction', '351-352', ['cca-7.4', 'cca-18.46'], {
    words:
      'dos veces, mover dos veces, segundo movimiento, move once | once per turn, twice, move twice, mover una vez',
  }),
  'cca-8.4': clause('option', '354-355', ['cca-9.3'], {
    words:
      'no mover, quedarse quieta, estar obligada, optional | stand still, need not move, compulsory, optativo',
  }),
  'cca-8.5': clause('option', '357-358', ['cca-2.4'], {
    words:
      'cruzar de sección, cambiar de sección, flanco, cross sections | cross, change section, flank, cambiar de sección',
  }),
  'cca-8.6': clause('restriction', '360-361', ['cca-8.7', 'cca-12.13'], {
    words:
      'fuera del tablero, límite del mapa, salirse, off the board | off the board, map edge, exit, salir del tablero',
  }),
  'cca-8.7': clause('exception', '361-364', {
    see: ['cca-8.6', 'cca-13.25', 'cca-19.28', 'cca-12.10', 'cca-12.13'],
    words: 'fuera del tablero, salida, límite del mapa, exit | exit, map edge',
  }),
  'cca-8.8': clause('restriction', '366', ['cca-8.9', 'cca-8.33'], {
    words: 'apilar, apilamiento, stacking | stacking, stack, two units, apilamiento',
  }),
  'cca-8.9': clause('restriction', '367-369', ['cca-8.10', 'cca-8.8'], {
    words: 'cruzar, pasar a través, amigas, apilar | move through, block, own units, atravesar',
  }),
  'cca-8.10': clause('exception', '370-373', {
    see: [
      'cca-8.9',
      'cca-18.15',
      'cca-18.48',
      'cca-13.26',
      'cca-8.30',
      'cca-13.21',
      'cca-18.16',
      'cca-12.11',
    ],
    words:
      'Dar Órdenes a Tropas Ligeras, Líder Escapa, Order Light Troops | pass through friends, Escape del Líder',
  }),
  'cca-8.11': clause('restriction', '375-377', ['cca-8.12'], {
    words: 'dividir, desgajar, partir la unidad, split | divide, detach blocks, dividir',
  }),
  'cca-8.12': clause('restriction', '379-381', ['cca-8.11'], {
    words: 'fusionar, juntar unidades, reforzar, merge | merge, join units, consolidate, fusionar',
  }),
  'cca-8.13': clause('modifier', '383-386', {
    see: ['cca-17.2', 'cca-17.8', 'cca-17.9', 'cca-17.27', 'cca-17.4', 'cca-17.23', 'cca-17.26'],
    words: 'obstáculos, impracticable, frenar | impassable, obstacles, slow',
  }),
  'cca-8.14': clause('definition', '388-389', ['cca-12.1', 'cca-12.7'], {
    words: 'huida, retroceder, retreat | fall back, rout, retirada',
  }),
  'cca-8.15': clause('profile', '392-396', ['cca-11.8', 'cca-10.18', 'cca-18.44'], {
    words: 'honderos, arqueros | slingers, archers, foot skirmishers',
  }),
  'cca-8.16': clause('profile', '398-400', {
    see: ['cca-11.11', 'cca-10.19', 'cca-18.35', 'cca-18.37', 'cca-18.44'],
    words: 'double time | tiempo doble',
  }),
  'cca-8.17': clause('definition', '400-402', {
    see: ['cca-2.18', 'cca-18.15', 'cca-18.46', 'cca-11.46', 'cca-13.10'],
    words:
      'ax, auxilia, infantería auxiliar, tropas ligeras | ax, auxiliary infantry, light troops, auxiliares',
  }),
  'cca-8.18': clause('profile', '404-405', ['cca-11.12', 'cca-18.35']),
  'cca-8.19': clause('profile', '407-410', ['cca-11.14', 'cca-18.35', 'cca-18.44', 'cca-18.36'], {
    words: 'carga, embestida | charge',
  }),
  'cca-8.20': clause('definition', '410-412', ['cca-2.20', 'cca-18.17'], {
    words: 'wr, warriors, tropas medias, bárbaros | wr, warband, medium troops, guerreros',
  }),
  'cca-8.21': clause('profile', '414-415', ['cca-11.17', 'cca-18.35'], {
    words: 'legionarios | legionaries',
  }),
  'cca-8.22': clause('profile', '421-423', ['cca-11.18', 'cca-10.18'], {
    words: 'jinetes | ',
  }),
  'cca-8.23': clause('profile', '425-426', ['cca-11.20'], {
    words: 'jinetes | horsemen',
  }),
  'cca-8.24': clause('profile', '428-429', ['cca-11.21', 'cca-18.50'], {
    words: 'mounted charge | carga montada',
  }),
  'cca-8.25': clause('profile', '431-432', ['cca-11.25', 'cca-18.50', 'cca-12.3'], {
    words: 'elefante de guerra, mounted charge | carga montada',
  }),
  'cca-8.26': clause('definition', '432-435', ['cca-2.21', 'cca-18.18', 'cca-18.19', 'cca-18.49'], {
    words: 'elephants, tropas pesadas, caballería | el, heavy troops, cavalry, elefantes',
  }),
  'cca-8.27': clause('profile', '437-438', ['cca-11.22', 'cca-18.50'], {
    words: 'chariots, mounted charge | carros, carga montada',
  }),
  'cca-8.28': clause('definition', '438-441', ['cca-2.21', 'cca-18.18', 'cca-18.19', 'cca-18.49'], {
    words:
      'ch, carros de guerra, tropas pesadas, chariots | ch, heavy troops, war chariots, cavalry, carros',
  }),
  'cca-8.29': clause('profile', '444-445', ['cca-8.35', 'cca-8.38'], {
    words: 'general, comandante, líder solo, leader | general, commander, lone leader, líder solo',
  }),
  'cca-8.30': clause('exception', '445-446', ['cca-8.9', 'cca-8.31'], {
    words: 'pasar a través, general, cruzar, leader | move through, general, own troops, líder',
  }),
  'cca-8.31': clause('restriction', '446-448', ['cca-8.30', 'cca-13.26'], {
    words:
      'general, pasar a través, atravesar enemigos, leader | general, move through, block, líder',
  }),
  'cca-8.32': clause('restriction', '448-449', ['cca-13.20', 'cca-12.11', 'cca-13.31'], {
    words:
      'dos líderes, dos generales, apilar, two leaders | two leaders, two generals, stacking, dos líderes',
  }),
  'cca-8.33': clause('definition', '451-452', ['cca-8.34', 'cca-15.1', 'cca-12.15'], {
    words: 'adjunto, unir, general | attach, join, general',
  }),
  'cca-8.34': clause('procedure', '452-455', ['cca-8.33', 'cca-8.35', 'cca-12.10'], {
    words: 'adjunto, acompañar, general, attached leader | accompany, join, general, líder unido',
  }),
  'cca-8.35': clause('option', '457-461', ['cca-8.36', 'cca-18.2', 'cca-18.19', 'cca-8.34'], {
    words:
      'separar, desvincular, Dar Órdenes a Tropas Montadas | order mounted troops, separar al líder',
  }),
  'cca-8.36': clause('procedure', '461-462', ['cca-8.37', 'cca-18.2'], {
    words:
      'coste, cuánto cuesta, general, leader order | cost, general, count as an order, coste de ordenar',
  }),
  'cca-8.37': clause('option', '462-465', ['cca-8.36', 'cca-8.35'], {
    words:
      'órdenes restantes, sobran, separarse, detach | remaining orders, detach, rest of the orders, separar',
  }),
  'cca-8.38': clause('restriction', '467-469', ['cca-8.39', 'cca-8.34'], {
    words:
      'cambiar de unidad, adjunto, traspasar, switch units | switch units, change unit, transfer, cambiar de unidad',
  }),
  'cca-8.39': clause('restriction', '469-471', ['cca-7.2', 'cca-8.38'], {
    words: 'activar, adjunto, llegar a una unidad, activate | activate, arrive, líder unido',
  }),
});
