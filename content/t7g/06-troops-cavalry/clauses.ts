import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  't7g-6.44': clause('definition', '1129-1137', ['t7g-6.69', 't7g-6.59', 't7g-6.70', 't7g-6.46'], {
    words: 'jinetes, montados, todas las caballerías | horsemen, mounted, all cavalry',
  }),
  't7g-6.45': clause('exception', '1139-1142', ['t7g-4.2', 't7g-4.9', 't7g-7.89'], {
    doubts: ['R32', 'R33'],
    words: 'disparar de lado, flancos, 360 | shooting sideways, flanks, all-round fire',
  }),
  't7g-6.46': clause('restriction', '1144-1147', ['t7g-6.59', 't7g-2.36'], {
    doubts: ['R6'],
    words: 'coraceros, gendarmes, huir | cuirassiers, gendarmes, flee',
  }),
  't7g-6.47': clause('restriction', '1149-1150', ['t7g-6.69'], {
    words: 'coraceros, giro gratis | cuirassiers, free turn',
  }),
  't7g-6.48': clause('option', '1152-1157', ['t7g-2.26', 't7g-2.21'], {
    doubts: ['R63'],
    words: 'disparar y retroceder, reiter | shoot and withdraw, reiter, pistoliers',
  }),
  't7g-6.49': clause('option', '1159-1166', ['t7g-6.50'], {
    words: 'polacos, húsares, unirse, columna | polish, hussars, joining, column',
  }),
  't7g-6.50': clause('procedure', '1168-1174', ['t7g-2.15', 't7g-2.20'], {
    doubts: ['R164'],
    words: 'formar, juntarse, columna | forming, joining up, column',
  }),
  't7g-6.51': clause('restriction', '1176-1180', ['t7g-6.50', 't7g-1.29', 't7g-1.28'], {
    words: 'requisitos, actuar dos veces | requirements, acting twice',
  }),
  't7g-6.52': clause('procedure', '1182-1187', ['t7g-6.53'], {
    words: 'cuenta común, sumar heridas | common count, adding wear',
  }),
  't7g-6.53': clause('procedure', '1189-1192', ['t7g-6.52', 't7g-6.34'], {
    doubts: ['R68', 'R70', 'R141'],
    words: 'perder unidad, la última de la columna | losing a unit, rear of the column',
  }),
  't7g-6.54': clause('exception', '1194-1197', ['t7g-2.24', 't7g-2.23'], {
    doubts: ['R6', 'R69', 'R133'],
    words: 'sin chequeo, una carta | no check, one card',
  }),
  't7g-6.55': clause('procedure', '1199-1199', ['t7g-6.49'], {
    doubts: ['R70'],
    words: 'qué valores usa, cabeza de la columna | which values, head of the column',
  }),
  't7g-6.56': clause('modifier', '1199-1202', ['t7g-5.18'], {
    doubts: ['R54', 'R71', 'R129'],
    words: 'carga devastadora, desgaste adicional | devastating charge, additional wear',
  }),
  't7g-6.57': clause('procedure', '1204-1207', ['t7g-2.4', 't7g-2.15', 't7g-2.20'], {
    doubts: ['R164'],
    words: 'separarse, salir de la columna | separate, leaving the column',
  }),
  't7g-6.58': clause('restriction', '1209-1212', ['t7g-2.21', 't7g-2.15'], {
    doubts: ['R45'],
    words: 'dragones, infantería montada | dragoons, mounted infantry',
  }),
  't7g-6.59': clause('exception', '1213-1215', ['t7g-2.36', 't7g-2.28', 't7g-6.46', 't7g-7.71'], {
    doubts: ['R24', 'R76', 'R125'],
    words: 'huir de la carga, esquivar, escapar | flee from a charge, dodge, escape',
  }),
  't7g-6.60': clause('modifier', '1215-1217', ['t7g-6.59', 't7g-2.30'], {
    words: 'huir de infantes, bonus | fleeing from foot, bonus',
  }),
  't7g-6.61': clause('procedure', '1219-1222', ['t7g-2.23', 't7g-2.26', 't7g-7.60'], {
    doubts: ['R77'],
    words: 'cargar sin permiso, indisciplina, impetuosa | uncontrolled charge',
  }),
  't7g-6.62': clause('restriction', '1222-1223', ['t7g-5.28'], {
    words: 'avanzar siempre, obligada | always advances, compelled',
  }),
  't7g-6.63': clause('exception', '1225-1228', ['t7g-1.29', 't7g-4.12'], {
    words: 'orden abierto, semi-desorden | loose order, half-disorder',
  }),
  't7g-6.64': clause('exception', '1230-1234', ['t7g-3.3', 't7g-3.8'], {
    words: 'interpenetración, atravesar amigos | interpenetration, passing through friends',
  }),
  't7g-6.65': clause('exception', '1236-1243', ['t7g-2.8'], {
    words: 'tártaros, cosacos, dos unidades seguidas | tatars, cossacks, two units in a row',
  }),
  't7g-6.66': clause('exception', '1245-1247', ['t7g-6.106', 't7g-6.116'], {
    words: 'arqueros a caballo, arco, hostigadores | horse archers, bow, skirmishing',
  }),
  't7g-6.67': clause('option', '1249-1252', ['t7g-2.37', 't7g-2.36', 't7g-2.30'], {
    words: 'tiro parto, disparar y escapar | parthian shot, fire and flee',
  }),
  't7g-6.68': clause('modifier', '1254-1256', ['t7g-6.102', 't7g-6.67'], {
    words: 'pistolas, carabinas, aumento perdido | pistols, carbines, increase lost',
  }),
  't7g-6.69': clause('option', '1258-1262', ['t7g-2.15', 't7g-2.20', 't7g-6.47'], {
    doubts: ['R115'],
    words: 'giro gratis, orientarse, girar dos veces | free turn, facing, turn twice',
  }),
  't7g-6.70': clause('procedure', '1263-1266', ['t7g-5.24', 't7g-6.97', 't7g-6.90'], {
    doubts: ['R79', 'R136', 'R137', 'R153', 'R154'],
    words: 'perseguir, aniquilar, arrollar | pursue, ride down, annihilate',
  }),
  't7g-6.71': clause('setup', '1268-1273', ['t7g-2.6', 't7g-6.72', 't7g-7.62'], {
    doubts: ['R78'],
    words:
      'avance previo, antes de empezar, exploradores | advance before the game, scouts, pre-game',
  }),
  't7g-6.72': clause('restriction', '1275-1276', ['t7g-6.71'], {
    words: 'cerca del enemigo, límite | near the enemy, limit',
  }),
});
