import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'cca-11.41': clause('procedure', '848-851', {
    see: ['cca-11.42', 'cca-11.43', 'cca-11.44', 'cca-11.45', 'cca-11.48'],
    words: 'acertar, aciertos, hits | score a hit, hitting, impactos',
  }),
  'cca-11.42': clause('table', '853-855', ['cca-2.17', 'cca-2.18'], {
    words: 'auxilia, ax | ax',
  }),
  'cca-11.43': clause('table', '857-859', ['cca-2.19', 'cca-2.20'], {
    words: 'warriors, wr | wr',
  }),
  'cca-11.44': clause('table', '861-862', ['cca-2.21', 'cca-11.35'], {
    words: 'heavy | ',
  }),
  'cca-11.45': clause('table', '864-865', ['cca-11.46', 'cca-11.47', 'cca-17.33', 'cca-17.39'], {
    words: 'swords | espadas',
  }),
  'cca-11.46': clause('exception', '865-870', ['cca-11.9', 'cca-11.19', 'cca-8.17'], {
    words: 'li, lc, honderos, arqueros, swords | li, lc, slingers, archers, espadas',
  }),
  'cca-11.47': clause('exception', '870-873', {
    restates: ['cca-11.33', 'cca-11.24'],
    words: 'ch, swords, inmunes a espadas | el, ch, immune, espadas',
  }),
  'cca-11.48': clause('table', '875-879', ['cca-11.39', 'cca-11.34'], {
    words: 'casco, general, helmet, leader | helmet, general, commander, casco',
  }),
  'cca-11.49': clause('table', '881-882', ['cca-12.2', 'cca-12.14'], {
    words: 'retirada, huida, retroceder | fall back, rout',
  }),
  'cca-11.50': clause('definition', '884', ['cca-11.41'], {
    words: 'fallar, no impacta, blanco | ',
  }),
  'cca-11.51': clause('procedure', '886-890', ['cca-4.2', 'cca-10.27'], {
    words: 'bajas, pérdidas, eliminar, banner | casualties, losses, eliminated, estandarte',
  }),
  'cca-11.52': clause('restriction', '892-894', ['cca-10.28'], {
    words: 'exceso, impactos de más | excess, extra hits',
  }),
  'cca-11.53': clause('procedure', '896-898', {
    see: ['cca-15.6', 'cca-4.2', 'cca-15.1', 'cca-15.2', 'cca-15.4'],
    words:
      'general muerto, baja de líder, chequeo de líder, leader casualty | leader casualty, leader check, general killed, baja de líder',
  }),
  'cca-11.54': clause('procedure', '974-984', ['cca-9.6', 'cca-11.56', 'cca-10.6'], {
    words: 'contraatacar | ',
  }),
  'cca-11.55': clause('procedure', '986-990', ['cca-12.13', 'cca-11.56', 'cca-12.28'], {
    words:
      'battle back, sin salida, retirada imposible, acorralada | strike back, cut off, no way out, devolver el combate',
  }),
  'cca-11.56': clause('restriction', '992-995', ['cca-11.54', 'cca-13.14'], {
    words:
      'battle back, huida, retroceder, responder | strike back, fight back, fall back, devolver el combate',
  }),
  'cca-11.57': clause('modifier', '997-999', ['cca-11.6'], {
    words:
      'battle back, responder, colina, bosque | strike back, hill, forest, devolver el combate',
  }),
  'cca-11.58': clause('procedure', '999-1001', {
    see: ['cca-11.23', 'cca-11.31', 'cca-13.35', 'cca-13.2'],
    words: 'battle back, responder, réplica | strike back, fight back, reply, devolver el combate',
  }),
  'cca-11.59': clause('option', '922-925,941-944', {
    see: ['cca-11.4', 'cca-9.5', 'cca-11.2', 'cca-13.42'],
    words:
      'repartir dados, dividir dados | target choice, split dice, several targets, elegir objetivo',
  }),
});
