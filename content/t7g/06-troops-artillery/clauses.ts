import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  't7g-6.73': clause('definition', '1278-1287', {
    restates: ['t7g-6.88', 't7g-6.80', 't7g-6.90'],
    words: 'baterías, todas las artillerías | cannons, batteries',
  }),
  't7g-6.74': clause('profile', '1289-1295', ['t7g-6.77'], {
    doubts: ['R6', 'R9'],
    words: 'mover cañones, enganchar | moving guns, hitching',
  }),
  't7g-6.75': clause('procedure', '1297-1300', ['t7g-2.15', 't7g-7.102'], {
    doubts: ['R80'],
    words: 'enganchar, preparar caballos | hitch up, horses',
  }),
  't7g-6.76': clause('restriction', '1302-1302', ['t7g-6.75'], {
    words: 'disparar atalajado | shooting while limbered',
  }),
  't7g-6.77': clause('procedure', '1302-1304', ['t7g-2.20', 't7g-6.74'], {
    doubts: ['R80'],
    words: 'mover atalajado, correr | moving while limbered, march',
  }),
  't7g-6.78': clause('procedure', '1306-1308', ['t7g-2.15'], {
    doubts: ['R80'],
    words: 'desenganchar, poner en batería | unhitch, deploy guns',
  }),
  't7g-6.79': clause('setup', '1308-1310', ['t7g-6.75'], {
    words: 'desplegar con caballos | deploying with horses',
  }),
  't7g-6.80': clause('procedure', '1312-1313', ['t7g-5.13', 't7g-6.70'], {
    words: 'artilleros, cuerpo a cuerpo | gunners, hand-to-hand',
  }),
  't7g-6.81': clause('modifier', '1314-1319', ['t7g-4.10'], {
    doubts: ['R81'],
    words: 'cañón de cuero, reventar, unos | leather gun, bursting, ones',
  }),
  't7g-6.82': clause('modifier', '1321-1325', ['t7g-4.25', 't7g-5.39', 't7g-6.25'], {
    doubts: ['R82'],
    words: 'gaviones, atrincherada, batería protegida | gabions, entrenched, protected battery',
  }),
  't7g-6.83': clause('setup', '1327-1330', ['t7g-6.88', 't7g-6.80', 't7g-6.25'], {
    words: 'cañón regimental, pieza en la formación | regimental gun, gun in a formation',
  }),
  't7g-6.84': clause('modifier', '1332-1332', ['t7g-2.20', 't7g-6.83'], {
    words: 'correr con cañón, velocidad | running with a gun, speed',
  }),
  't7g-6.85': clause('procedure', '1332-1333', ['t7g-5.24', 't7g-2.36'], {
    doubts: ['R162'],
    words: 'perder el cañón, retirada | losing the gun, retreat',
  }),
  't7g-6.86': clause('restriction', '1333-1336', ['t7g-6.109', 't7g-4.8'], {
    words: "disparo del cañón, mismo blanco | the gun's shot, same target",
  }),
  't7g-6.87': clause('victory', '1336-1337', ['t7g-9.58'], {
    words: 'victoria, puntuar cañón | victory, scoring the gun',
  }),
  't7g-6.88': clause('exception', '1339-1342', ['t7g-2.25', 't7g-7.10'], {
    doubts: ['R83'],
    words: 'siempre en mando, batería sin general | always in command, no leader needed',
  }),
  't7g-6.89': clause(
    'restriction',
    '1342-1344',
    ['t7g-7.72', 't7g-7.84', 't7g-7.102', 't7g-7.46'],
    { words: 'acciones de mando, inspirar cañones | command actions, inspiring guns' },
  ),
  't7g-6.90': clause('procedure', '1346-1348', ['t7g-5.19', 't7g-5.20'], {
    doubts: ['R79', 'R154'],
    words: 'cañones capturados, perder | guns captured, losing',
  }),
});
