import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'cca-10.1': {
    kind: 'restriction',
    see: ['cca-2.17', 'cca-2.18', 'cca-10.11', 'cca-10.12'],
    lines: '517-521',
    rulings: ['R5'],
    aliases: {
      es: ['arqueros', 'honderos', 'quién puede tirar'],
      en: ['archers', 'slingers', 'who can shoot', 'proyectiles'],
    },
  },
  'cca-10.2': {
    kind: 'definition',
    see: ['cca-10.3', 'cca-10.4'],
    lines: '523-526',
    aliases: {
      es: ['tirar', 'flechas', 'missile'],
    },
  },
  'cca-10.3': {
    kind: 'restriction',
    see: ['cca-10.10', 'cca-10.13'],
    lines: '526-528',
    aliases: {
      es: ['ldv', 'rango', 'ver al enemigo', 'line of sight'],
      en: ['los', 'visible', 'línea de visión', 'alcance'],
    },
  },
  'cca-10.4': {
    kind: 'restriction',
    see: ['cca-10.5'],
    lines: '530-532',
    rulings: ['R50'],
    aliases: {
      es: ['quemarropa', 'alcance mínimo', 'pegado', 'point blank'],
      en: ['point blank', 'minimum range', 'in contact', 'adyacente'],
    },
  },
  'cca-10.5': {
    kind: 'restriction',
    see: ['cca-11.2', 'cca-18.34'],
    lines: '534-538',
    rulings: ['R50', 'R94'],
    aliases: {
      es: ['trabada', 'en contacto', 'zona de control', 'adjacent'],
      en: ['engaged', 'in contact', 'zone of control', 'adyacente'],
    },
  },
  'cca-10.6': {
    kind: 'restriction',
    see: ['cca-11.54', 'cca-11.56'],
    lines: '540-542',
    aliases: {
      es: ['battle back', 'responder', 'contraatacar', 'réplica'],
      en: ['return fire', 'strike back', 'shoot back', 'devolver el combate'],
    },
  },
  'cca-10.7': {
    kind: 'restriction',
    see: ['cca-13.1', 'cca-13.15', 'cca-13.18'],
    lines: '544-545',
    rulings: ['R51'],
    aliases: {
      es: ['evasión', 'esquivar', 'huir'],
      en: ['evasion', 'run away', 'dodge', 'evasión'],
    },
  },
  'cca-10.8': {
    kind: 'procedure',
    see: ['cca-10.9', 'cca-10.10', 'cca-10.13', 'cca-10.17', 'cca-10.18', 'cca-10.20', 'cca-10.29'],
    lines: '546-555',
    aliases: {
      es: ['secuencia', 'fases', 'procedimiento de disparo', 'ranged combat procedure'],
      en: ['sequence', 'procedure', 'order of resolution', 'procedimiento'],
    },
  },
  'cca-10.9': {
    kind: 'procedure',
    see: ['cca-10.8', 'cca-10.18', 'cca-11.4'],
    lines: '557-559',
    aliases: {
      es: ['declarar', 'declaración', 'elegir objetivo', 'announce'],
      en: ['declare', 'declaration', 'choose a target', 'anunciar'],
    },
  },
  'cca-10.10': {
    kind: 'definition',
    see: ['cca-10.11', 'cca-10.12'],
    lines: '561-565',
    aliases: {
      es: ['contar hexes', 'medir distancia'],
      en: ['measure', 'count hexes', 'how far'],
    },
  },
  'cca-10.11': {
    kind: 'table',
    see: ['cca-10.10', 'cca-10.4'],
    lines: '567-568',
    aliases: {
      es: ['li', 'cl', 'ax', 'auxilia', 'range'],
      en: ['li', 'lc', 'ax', 'short range', 'alcance'],
    },
  },
  'cca-10.12': {
    kind: 'table',
    see: ['cca-10.10', 'cca-10.4'],
    lines: '569',
    aliases: {
      es: ['slings', 'bows'],
      en: ['long range', 'arcos', 'hondas'],
    },
  },
  'cca-10.13': {
    kind: 'definition',
    see: ['cca-10.14', 'cca-10.16', 'cca-10.15'],
    lines: '571-579',
    aliases: {
      es: ['trazar'],
      en: ['draw a line'],
    },
  },
  'cca-10.14': {
    kind: 'restriction',
    see: ['cca-10.16', 'cca-17.13', 'cca-17.44', 'cca-17.19'],
    lines: '581-586',
    rulings: ['R52', 'R53', 'R54', 'R55', 'R56'],
    aliases: {
      es: ['ldv', 'tapar', 'a través de amigos', 'line of sight'],
      en: ['los', 'through friends', 'línea de visión'],
    },
  },
  'cca-10.15': {
    kind: 'exception',
    see: ['cca-10.14', 'cca-17.13', 'cca-17.44'],
    lines: '586-587',
    rulings: ['R54'],
    aliases: {
      es: ['ldv', 'cobertura', 'target hex'],
      en: ['los', 'cover', 'ldv', 'terreno del objetivo'],
    },
  },
  'cca-10.16': {
    kind: 'exception',
    see: ['cca-10.14'],
    lines: '589-592',
    rulings: ['R52', 'R53'],
    aliases: {
      es: ['ldv'],
      en: ['los', 'edge of hexes'],
    },
  },
  'cca-10.17': {
    kind: 'modifier',
    see: ['cca-17.5', 'cca-17.11', 'cca-17.15', 'cca-17.29', 'cca-17.42', 'cca-17.16', 'cca-17.17'],
    lines: '594-598',
    rulings: ['R57', 'R70', 'R71'],
    aliases: {
      es: ['cobertura', 'reducción por terreno', 'menos dados', 'terrain reduction'],
      en: ['cover', 'dice cap', 'fewer dice', 'reducción por terreno'],
    },
  },
  'cca-10.18': {
    kind: 'table',
    see: ['cca-10.19', 'cca-18.34', 'cca-18.46'],
    lines: '600-605',
    rulings: ['R49', 'R90', 'R92', 'R94'],
    aliases: {
      es: ['cuántos dados', 'dados de disparo', 'quieta', 'fire dice'],
      en: ['how many dice', 'fire dice', 'stationary', 'stand still', 'dados de disparo'],
    },
  },
  'cca-10.19': {
    kind: 'restriction',
    see: ['cca-8.16', 'cca-10.18', 'cca-11.11', 'cca-18.37'],
    lines: '605-606',
    rulings: ['R91'],
    aliases: {
      es: ['ax', 'auxilia', 'double time', 'doble movimiento'],
      en: ['ax', 'aux', 'auxiliaries', 'tiempo doble'],
    },
  },
  'cca-10.20': {
    kind: 'procedure',
    see: ['cca-10.21', 'cca-10.22', 'cca-10.23', 'cca-10.25'],
    lines: '608-612',
    aliases: {
      es: ['acertar', 'aciertos', 'anotar', 'ranged hits'],
      en: ['score a hit', 'hitting', 'missile hits', 'impactos'],
    },
  },
  'cca-10.21': {
    kind: 'table',
    see: ['cca-2.17', 'cca-2.18'],
    lines: '614-616',
    aliases: {
      es: ['símbolo ligero', 'green circle', 'auxilia', 'ax'],
      en: ['light symbol', 'círculo verde', 'ax'],
    },
  },
  'cca-10.22': {
    kind: 'table',
    see: ['cca-2.19', 'cca-2.20'],
    lines: '618-620',
    rulings: ['R9'],
    aliases: {
      es: ['símbolo medio', 'blue triangle', 'warriors', 'wr'],
      en: ['medium symbol', 'triángulo azul', 'wr'],
    },
  },
  'cca-10.23': {
    kind: 'table',
    see: ['cca-2.21', 'cca-11.35'],
    lines: '622-623',
    rulings: ['R5', 'R9', 'R25'],
    aliases: {
      es: ['símbolo pesado', 'red square', 'elephants'],
      en: ['heavy symbol', 'war elephants', 'cuadrado rojo'],
    },
  },
  'cca-10.24': {
    kind: 'table',
    see: ['cca-12.2', 'cca-12.14', 'cca-12.21', 'cca-10.29'],
    lines: '625-626',
    rulings: ['R12', 'R28'],
    aliases: {
      es: ['retirada', 'huida', 'retroceder', 'flag'],
      en: ['fall back', 'rout', 'withdraw', 'bandera'],
    },
  },
  'cca-10.25': {
    kind: 'restriction',
    see: ['cca-10.26', 'cca-11.48'],
    lines: '628-630',
    aliases: {
      es: ['casco', 'espadas cruzadas', 'helmet', 'swords'],
      en: ['helmet', 'crossed swords', 'miss', 'espadas', 'casco'],
    },
  },
  'cca-10.26': {
    kind: 'exception',
    see: ['cca-15.4', 'cca-13.15', 'cca-10.25', 'cca-15.6'],
    lines: '630-632',
    rulings: ['R51', 'R68'],
    aliases: {
      es: ['casco', 'general', 'comandante', 'matar al líder', 'lone leader'],
      en: ['helmet', 'general', 'commander', 'kill a leader', 'líder solo'],
    },
  },
  'cca-10.27': {
    kind: 'procedure',
    see: ['cca-4.2', 'cca-11.51', 'cca-15.1', 'cca-15.2'],
    lines: '649-653',
    aliases: {
      es: ['bajas', 'pérdidas', 'eliminar', 'banner'],
      en: ['casualties', 'losses', 'eliminated', 'estandarte'],
    },
  },
  'cca-10.28': {
    kind: 'restriction',
    see: ['cca-11.52'],
    lines: '653-655',
    aliases: {
      es: ['exceso', 'impactos de más', 'overkill'],
      en: ['excess', 'overkill', 'extra hits', 'impactos sobrantes'],
    },
  },
  'cca-10.29': {
    kind: 'procedure',
    see: ['cca-12.1', 'cca-12.2'],
    lines: '657',
    rulings: ['R36'],
    aliases: {
      es: ['banderas', 'huida', 'retroceder', 'retreat'],
      en: ['flags', 'fall back', 'rout', 'retiradas'],
    },
  },
});
