import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'cca-10.1': clause('restriction', '517-521', ['cca-2.17', 'cca-2.18', 'cca-10.11', 'cca-10.12'], {
    words: 'arqueros, honderos, quién puede tirar | archers, slingers, who can shoot, proyectiles',
  }),
  'cca-10.2': clause('definition', '523-526', ['cca-10.3', 'cca-10.4'], {
    words: 'tirar, flechas, missile | ',
  }),
  'cca-10.3': clause('restriction', '526-528', ['cca-10.10', 'cca-10.13'], {
    words: 'ldv, rango, ver al enemigo, line of sight | los, visible, línea de visión, alcance',
  }),
  'cca-10.4': clause('restriction', '530-532', ['cca-10.5'], {
    words:
      'quemarropa, alcance mínimo, pegado, point blank | point blank, minimum range, in contact, adyacente',
  }),
  'cca-10.5': clause('restriction', '534-538', ['cca-11.2', 'cca-18.34'], {
    words:
      'trabada, en contacto, zona de control, adjacent | engaged, in contact, zone of control, adyacente',
  }),
  'cca-10.6': clause('restriction', '540-542', ['cca-11.54', 'cca-11.56'], {
    words:
      'battle back, responder, contraatacar, réplica | return fire, strike back, shoot back, devolver el combate',
  }),
  'cca-10.7': clause('restriction', '544-545', ['cca-13.1', 'cca-13.15', 'cca-13.18'], {
    words: 'evasión, esquivar, huir | evasion, run away, dodge, evasión',
  }),
  'cca-10.8': clause('procedure', '546-555', {
    see: ['cca-10.9', 'cca-10.10', 'cca-10.13', 'cca-10.17', 'cca-10.18', 'cca-10.20', 'cca-10.29'],
    words:
      'secuencia, fases, procedimiento de disparo, ranged combat procedure | sequence, procedure, order of resolution, procedimiento',
  }),
  'cca-10.9': clause('procedure', '557-559', ['cca-10.8', 'cca-10.18', 'cca-11.4'], {
    words:
      'declarar, declaración, elegir objetivo, announce | declare, declaration, choose a target, anunciar',
  }),
  'cca-10.10': clause('definition', '561-565', ['cca-10.11', 'cca-10.12'], {
    words: 'contar hexes, medir distancia | measure, count hexes, how far',
  }),
  'cca-10.11': clause('table', '567-568', ['cca-10.10', 'cca-10.4'], {
    words: 'li, cl, ax, auxilia, range | li, lc, ax, short range, alcance',
  }),
  'cca-10.12': clause('table', '569', ['cca-10.10', 'cca-10.4'], {
    words: 'slings, bows | long range, arcos, hondas',
  }),
  'cca-10.13': clause('definition', '571-579', ['cca-10.14', 'cca-10.16', 'cca-10.15'], {
    words: 'trazar | draw a line',
  }),
  'cca-10.14': clause('restriction', '581-586', {
    see: ['cca-10.16', 'cca-17.13', 'cca-17.44', 'cca-17.19'],
    words: 'ldv, tapar, a través de amigos, line of sight | los, through friends, línea de visión',
  }),
  'cca-10.15': clause('exception', '586-587', ['cca-10.14', 'cca-17.13', 'cca-17.44'], {
    words: 'ldv, cobertura, target hex | los, cover, ldv, terreno del objetivo',
  }),
  'cca-10.16': clause('exception', '589-592', ['cca-10.14'], {
    words: 'ldv | los, edge of hexes',
  }),
  'cca-10.17': clause('modifier', '594-598', {
    see: ['cca-17.5', 'cca-17.11', 'cca-17.15', 'cca-17.29', 'cca-17.42', 'cca-17.16', 'cca-17.17'],
    words:
      'cobertura, reducción por terreno, menos dados, terrain reduction | cover, dice cap, fewer dice, reducción por terreno',
  }),
  'cca-10.18': clause('table', '600-605', ['cca-10.19', 'cca-18.34', 'cca-18.46'], {
    words:
      'cuántos dados, dados de disparo, quieta, fire dice | how many dice, fire dice, stationary, stand still, dados de disparo',
  }),
  'cca-10.19': clause('restriction', '605-606', {
    see: ['cca-8.16', 'cca-10.18', 'cca-11.11', 'cca-18.37'],
    words: 'ax, auxilia, double time, doble movimiento | ax, aux, auxiliaries, tiempo doble',
  }),
  'cca-10.20': clause('procedure', '608-612', {
    see: ['cca-10.21', 'cca-10.22', 'cca-10.23', 'cca-10.25'],
    words: 'acertar, aciertos, anotar, ranged hits | score a hit, hitting, missile hits, impactos',
  }),
  'cca-10.21': clause('table', '614-616', ['cca-2.17', 'cca-2.18'], {
    words: 'símbolo ligero, green circle, auxilia, ax | light symbol, círculo verde, ax',
  }),
  'cca-10.22': clause('table', '618-620', ['cca-2.19', 'cca-2.20'], {
    words: 'símbolo medio, blue triangle, warriors, wr | medium symbol, triángulo azul, wr',
  }),
  'cca-10.23': clause('table', '622-623', ['cca-2.21', 'cca-11.35'], {
    words: 'símbolo pesado, red square, elephants | heavy symbol, war elephants, cuadrado rojo',
  }),
  'cca-10.24': clause('table', '625-626', ['cca-12.2', 'cca-12.14', 'cca-12.21', 'cca-10.29'], {
    words: 'retirada, huida, retroceder, flag | fall back, rout, withdraw, bandera',
  }),
  'cca-10.25': clause('restriction', '628-630', ['cca-10.26', 'cca-11.48'], {
    words: 'casco, espadas cruzadas, helmet, swords | helmet, crossed swords, miss, espadas, casco',
  }),
  'cca-10.26': clause('exception', '630-632', ['cca-15.4', 'cca-13.15', 'cca-10.25', 'cca-15.6'], {
    words:
      'casco, general, comandante, matar al líder, lone leader | helmet, general, commander, kill a leader, líder solo',
  }),
  'cca-10.27': clause('procedure', '649-653', ['cca-4.2', 'cca-11.51', 'cca-15.1', 'cca-15.2'], {
    words: 'bajas, pérdidas, eliminar, banner | casualties, losses, eliminated, estandarte',
  }),
  'cca-10.28': clause('restriction', '653-655', ['cca-11.52'], {
    words: 'exceso, impactos de más, overkill | excess, overkill, extra hits, impactos sobrantes',
  }),
  'cca-10.29': clause('procedure', '657', ['cca-12.1', 'cca-12.2'], {
    words: 'banderas, huida, retroceder, retreat | flags, fall back, rout, retiradas',
  }),
});
