import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'cca-18.1': {
    kind: 'card',
    see: ['cca-6.2', 'cca-18.2', 'cca-7.3'],
    lines: '1602-1609',
    rulings: ['R85'],
    aliases: {
      es: ['section cards', 'cartas de mando de sección', 'ala', 'flanco'],
      en: ['cartas de sección', 'command cards', 'wing', 'flank'],
    },
  },
  'cca-18.2': {
    kind: 'definition',
    see: ['cca-8.35', 'cca-8.36'],
    lines: '1609-1613',
    rulings: ['R85'],
    aliases: {
      es: ['helmet', 'section cards', 'separar al líder', 'mover al general'],
      en: ['casco', 'cartas de sección', 'detach', 'move the general'],
    },
  },
  'cca-18.3': {
    kind: 'card',
    see: ['cca-18.1', 'cca-18.2', 'cca-7.5', 'cca-18.32'],
    lines: '1615-1617',
    rulings: ['R7'],
    aliases: {
      es: ['order two units left', 'flanco izquierdo', 'ala izquierda'],
      en: ['orden a dos unidades en la izquierda', 'left flank', 'left wing'],
    },
  },
  'cca-18.4': {
    kind: 'card',
    see: ['cca-18.1', 'cca-18.2', 'cca-7.5'],
    lines: '1619-1621',
    aliases: {
      es: ['order two units center', 'order two units centre', 'medio del tablero'],
      en: ['orden a dos unidades en el centro', 'order two units centre', 'middle'],
    },
  },
  'cca-18.5': {
    kind: 'card',
    see: ['cca-18.1', 'cca-18.2', 'cca-7.5', 'cca-18.32'],
    lines: '1623-1625',
    rulings: ['R7'],
    aliases: {
      es: ['order two units right', 'flanco derecho', 'ala derecha'],
      en: ['orden a dos unidades en la derecha', 'right flank', 'right wing'],
    },
  },
  'cca-18.6': {
    kind: 'card',
    see: ['cca-18.1', 'cca-18.2', 'cca-7.5', 'cca-18.32'],
    lines: '1627-1629',
    rulings: ['R7'],
    aliases: {
      es: ['order three units left', 'flanco izquierdo', 'ala izquierda'],
      en: ['orden a tres unidades en la izquierda', 'left flank', 'left wing'],
    },
  },
  'cca-18.7': {
    kind: 'card',
    see: ['cca-18.1', 'cca-18.2', 'cca-7.5'],
    lines: '1631-1633',
    aliases: {
      es: ['order three units center', 'order three units centre', 'medio del tablero'],
      en: ['orden a tres unidades en el centro', 'order three units centre', 'middle'],
    },
  },
  'cca-18.8': {
    kind: 'card',
    see: ['cca-18.1', 'cca-18.2', 'cca-7.5', 'cca-18.32'],
    lines: '1634-1636',
    rulings: ['R7'],
    aliases: {
      es: ['order three units right', 'flanco derecho', 'ala derecha'],
      en: ['orden a tres unidades en la derecha', 'right flank', 'right wing'],
    },
  },
  'cca-18.9': {
    kind: 'card',
    see: ['cca-18.1', 'cca-18.2', 'cca-7.5', 'cca-18.32'],
    lines: '1638-1640',
    rulings: ['R7'],
    aliases: {
      es: ['order four units left', 'flanco izquierdo', 'ala izquierda'],
      en: ['orden a cuatro unidades en la izquierda', 'left flank', 'left wing'],
    },
  },
  'cca-18.10': {
    kind: 'card',
    see: ['cca-18.1', 'cca-18.2', 'cca-7.5'],
    lines: '1642-1644',
    aliases: {
      es: ['order four units center', 'order four units centre', 'medio del tablero'],
      en: ['orden a cuatro unidades en el centro', 'order four units centre', 'middle'],
    },
  },
  'cca-18.11': {
    kind: 'card',
    see: ['cca-18.1', 'cca-18.2', 'cca-7.5', 'cca-18.32'],
    lines: '1646-1648',
    rulings: ['R7'],
    aliases: {
      es: ['order four units right', 'flanco derecho', 'ala derecha'],
      en: ['orden a cuatro unidades en la derecha', 'right flank', 'right wing'],
    },
  },
  'cca-18.12': {
    kind: 'card',
    see: ['cca-18.1', 'cca-18.2', 'cca-7.4', 'cca-7.5'],
    lines: '1650-1652',
    rulings: ['R80'],
    aliases: {
      en: ['all sections'],
    },
  },
  'cca-18.13': {
    kind: 'card',
    see: ['cca-18.1', 'cca-18.2', 'cca-7.5'],
    lines: '1654-1656',
    rulings: ['R7', 'R81'],
    aliases: {
      es: ['por las alas'],
      en: ['both wings'],
    },
  },
  'cca-18.14': {
    kind: 'card',
    see: ['cca-7.6'],
    lines: '1658-1667',
    rulings: ['R82', 'R85'],
    aliases: {
      es: ['troop cards', 'cartas de tropas', 'tipo de tropa'],
      en: ['cartas de tropa', 'troop type'],
    },
  },
  'cca-18.15': {
    kind: 'card',
    see: ['cca-8.17', 'cca-18.14', 'cca-18.16', 'cca-7.6'],
    lines: '1669-1673',
    rulings: ['R82', 'R85'],
    aliases: {
      es: ['infantería ligera', 'caballería ligera', 'honderos'],
      en: ['light infantry', 'light cavalry', 'skirmishers', 'slingers'],
    },
  },
  'cca-18.16': {
    kind: 'exception',
    see: ['cca-8.10', 'cca-18.15', 'cca-18.48'],
    lines: '1671-1676',
    rulings: ['R93', 'R105'],
    aliases: {
      es: ['order light troops', 'pasar a través', 'interpenetración', 'saltar una unidad'],
      en: ['orden a tropas ligeras', 'interpenetration', 'move through', 'atravesar'],
    },
  },
  'cca-18.17': {
    kind: 'card',
    see: ['cca-8.20', 'cca-18.14', 'cca-7.6'],
    lines: '1678-1684',
    rulings: ['R82', 'R85'],
    aliases: {
      es: ['infantería media', 'caballería media'],
      en: ['medium infantry', 'medium cavalry'],
    },
  },
  'cca-18.18': {
    kind: 'card',
    see: ['cca-8.26', 'cca-8.28', 'cca-18.14', 'cca-7.6'],
    lines: '1686-1691',
    rulings: ['R8', 'R82', 'R85'],
    aliases: {
      es: ['infantería pesada', 'caballería pesada'],
      en: ['heavy infantry', 'heavy cavalry'],
    },
  },
  'cca-18.19': {
    kind: 'card',
    see: ['cca-8.35', 'cca-7.6', 'cca-18.14'],
    lines: '1693-1696,457-461',
    rulings: ['R8', 'R82', 'R85'],
    aliases: {
      es: ['caballería', 'jinetes'],
      en: ['cavalry', 'horsemen'],
    },
  },
  'cca-18.20': {
    kind: 'card',
    see: ['cca-15.10', 'cca-18.21', 'cca-18.22'],
    lines: '1700-1706',
    rulings: ['R83', 'R85'],
    aliases: {
      es: ['leadership cards', 'general', 'comandante', 'encadenar'],
      en: ['cartas de liderazgo', 'general', 'commander', 'chain'],
    },
  },
  'cca-18.21': {
    kind: 'card',
    see: ['cca-18.20', 'cca-18.33'],
    lines: '1708-1713',
    rulings: ['R82', 'R83', 'R85'],
    aliases: {
      es: ['cualquiera', 'general', 'comandante'],
      en: ['general', 'commander'],
    },
  },
  'cca-18.22': {
    kind: 'card',
    see: ['cca-18.20', 'cca-18.32'],
    lines: '1715-1719',
    rulings: ['R7', 'R82', 'R83', 'R85'],
    aliases: {
      es: ['inspired left leadership', 'flanco izquierdo', 'general'],
      en: ['liderazgo inspirado en la izquierda', 'left flank', 'general'],
    },
  },
  'cca-18.23': {
    kind: 'card',
    see: ['cca-18.20'],
    lines: '1721-1725',
    rulings: ['R82', 'R83', 'R85'],
    aliases: {
      es: ['inspired center leadership', 'inspired centre leadership', 'general'],
      en: ['liderazgo inspirado en el centro', 'inspired centre leadership', 'general'],
    },
  },
  'cca-18.24': {
    kind: 'card',
    see: ['cca-18.20', 'cca-18.32'],
    lines: '1727-1731',
    rulings: ['R7', 'R82', 'R83', 'R85'],
    aliases: {
      es: ['inspired right leadership', 'flanco derecho', 'general'],
      en: ['liderazgo inspirado en la derecha', 'right flank', 'general'],
    },
  },
  'cca-18.25': {
    kind: 'card',
    see: ['cca-18.26'],
    lines: '1739-1743',
    rulings: ['R85', 'R95', 'R102'],
    aliases: {
      es: ['tactic cards', 'cartas tácticas', 'prioridad'],
      en: ['cartas de táctica', 'tactics cards', 'priority', 'card over rule'],
    },
  },
  'cca-18.26': {
    kind: 'definition',
    see: ['cca-7.6'],
    lines: '1745-1753',
    rulings: ['R96'],
    aliases: {
      es: ['command', 'valor de mando', 'tamaño de la mano', 'mano máxima'],
      en: ['mando', 'command value', 'hand size'],
    },
  },
  'cca-18.27': {
    kind: 'definition',
    see: ['cca-10.2'],
    lines: '1755-1756',
    aliases: {
      es: ['fire', 'mando táctico', 'disparar', 'proyectiles'],
      en: ['disparo', 'shooting', 'missile'],
    },
  },
  'cca-18.28': {
    kind: 'card',
    see: ['cca-18.29', 'cca-18.30', 'cca-17.12'],
    lines: '1758-1766,1770',
    rulings: ['R69', 'R85', 'R87'],
    aliases: {
      es: ['bonificación', 'dados extra', 'embestida'],
      en: ['bonus dice', 'extra dice'],
    },
  },
  'cca-18.29': {
    kind: 'exception',
    see: ['cca-18.28', 'cca-13.37'],
    lines: '1766-1770',
    rulings: ['R87'],
    aliases: {
      es: ['clash of shields', 'bonificación', 'momentum advance', 'segundo ataque'],
      en: ['choque de escudos', 'bonus close combat', 'second attack'],
    },
  },
  'cca-18.30': {
    kind: 'definition',
    see: ['cca-18.28'],
    lines: '1772-1779',
    rulings: ['R87'],
    aliases: {
      es: ['clash of shields', 'en contacto', 'unidades válidas', 'marcar'],
      en: ['choque de escudos', 'in contact', 'eligible units'],
    },
  },
  'cca-18.31': {
    kind: 'card',
    see: ['cca-18.32', 'cca-18.33'],
    lines: '1781-1785,1792-1793',
    rulings: ['R86'],
    aliases: {
      es: ['contra ataque'],
    },
  },
  'cca-18.32': {
    kind: 'exception',
    see: ['cca-18.31', 'cca-2.4'],
    lines: '1785-1790',
    rulings: ['R7', 'R86'],
    aliases: {
      es: ['counter attack', 'counterattack', 'espejo', 'invertir'],
      en: ['contraataque', 'counterattack', 'mirror', 'reverse'],
    },
  },
  'cca-18.33': {
    kind: 'exception',
    see: ['cca-18.31', 'cca-18.21', 'cca-2.4'],
    lines: '1790-1792',
    rulings: ['R7', 'R86'],
    aliases: {
      es: ['counter attack', 'counterattack', 'leadership any section'],
      en: ['contraataque', 'counter attack', 'leadership card'],
    },
  },
  'cca-18.34': {
    kind: 'card',
    see: ['cca-9.4', 'cca-10.18', 'cca-10.5'],
    lines: '1795-1800',
    rulings: ['R82', 'R85', 'R94'],
    aliases: {
      es: ['arqueros', 'doble disparo', 'proyectiles'],
      en: ['fire twice', 'archers', 'missile'],
    },
  },
  'cca-18.35': {
    kind: 'card',
    see: ['cca-18.36', 'cca-18.37', 'cca-8.16'],
    lines: '1802-1808,1814-1817',
    rulings: ['R82', 'R84', 'R85', 'R102'],
    aliases: {
      es: ['infantería', 'carrera'],
      en: ['infantry', 'run'],
    },
  },
  'cca-18.36': {
    kind: 'exception',
    see: ['cca-8.19', 'cca-18.35'],
    lines: '1809-1814',
    rulings: ['R102'],
    aliases: {
      es: ['double time', 'warriors', 'wr', 'bárbaros'],
      en: ['tiempo doble', 'warband', 'wr', 'guerreros'],
    },
  },
  'cca-18.37': {
    kind: 'definition',
    see: ['cca-18.35', 'cca-8.16', 'cca-11.11', 'cca-8.15'],
    lines: '1819-1828',
    aliases: {
      es: ['double time', 'ax', 'aux', 'auxilia'],
      en: ['tiempo doble', 'ax', 'aux', 'auxiliaries', 'auxiliares'],
    },
  },
  'cca-18.38': {
    kind: 'card',
    see: ['cca-18.39', 'cca-18.40', 'cca-13.36', 'cca-11.23'],
    lines: '1830-1833,1836',
    rulings: ['R35', 'R88'],
    aliases: {
      es: ['reacción', 'interrumpir'],
      en: ['reaction', 'interrupt'],
    },
  },
  'cca-18.39': {
    kind: 'procedure',
    see: ['cca-18.38', 'cca-11.54'],
    lines: '1833-1835',
    rulings: ['R35', 'R88'],
    aliases: {
      es: ['first strike', 'battle back', 'responder', 'réplica'],
      en: ['primer golpe', 'strike back', 'fight back', 'devolver el combate'],
    },
  },
  'cca-18.40': {
    kind: 'procedure',
    see: ['cca-16.1'],
    lines: '1835-1836',
    rulings: ['R88'],
    aliases: {
      es: ['first strike', 'robar carta', 'reponer', 'mano'],
      en: ['primer golpe', 'refill', 'replacement'],
    },
  },
  'cca-18.41': {
    kind: 'card',
    see: ['cca-18.42', 'cca-18.43', 'cca-7.6', 'cca-8.17', 'cca-8.20', 'cca-8.26', 'cca-8.28'],
    lines: '1838-1846,1851',
    rulings: ['R78', 'R90'],
    aliases: {
      es: ['casco', 'tirada'],
      en: ['helmet', 'roll for orders'],
    },
  },
  'cca-18.42': {
    kind: 'modifier',
    see: ['cca-18.41', 'cca-17.18', 'cca-17.6', 'cca-17.12', 'cca-17.30'],
    lines: '1846-1848',
    rulings: ['R69', 'R90'],
    aliases: {
      es: ['i am spartacus', 'bonificación', 'dado extra'],
      en: ['soy espartaco', 'bonus die', 'extra die'],
    },
  },
  'cca-18.43': {
    kind: 'procedure',
    see: ['cca-16.2', 'cca-18.41'],
    lines: '1848-1851',
    aliases: {
      es: ['i am spartacus', 'rebarajar', 'pila de descartes', 'mezclar'],
      en: ['soy espartaco', 'discard pile', 'draw pile', 'shuffle'],
    },
  },
  'cca-18.44': {
    kind: 'card',
    see: ['cca-18.45', 'cca-8.19', 'cca-8.15'],
    lines: '1853-1860,1867-1868',
    rulings: ['R82', 'R84', 'R85', 'R92'],
    aliases: {
      es: ['infantería'],
      en: ['infantry'],
    },
  },
  'cca-18.45': {
    kind: 'procedure',
    see: ['cca-13.38', 'cca-13.39', 'cca-13.32'],
    lines: '1860-1867',
    rulings: ['R92'],
    aliases: {
      es: ['line command', 'momentum advance', 'bonificación'],
      en: ['mando en línea', 'bonus close combat', 'ranged combat'],
    },
  },
  'cca-18.46': {
    kind: 'card',
    see: ['cca-18.47', 'cca-18.48', 'cca-8.17', 'cca-10.18', 'cca-8.3'],
    lines: '1870-1873,1880-1882',
    rulings: ['R49', 'R82', 'R85', 'R91'],
    aliases: {
      es: ['mover disparar mover', 'infantería ligera', 'caballería ligera', 'hostigar'],
      en: ['light infantry', 'light cavalry', 'skirmish', 'hit and run'],
    },
  },
  'cca-18.47': {
    kind: 'procedure',
    see: ['cca-18.46', 'cca-8.2'],
    lines: '1873-1878,1884-1889',
    rulings: ['R49', 'R91'],
    aliases: {
      es: ['move fire move', 'secuencia', 'orden de los pasos', 'retirarse tras disparar'],
      en: ['mueve-dispara-mueve', 'sequence', 'shoot and scoot'],
    },
  },
  'cca-18.48': {
    kind: 'exception',
    see: ['cca-8.10', 'cca-18.16', 'cca-18.46'],
    lines: '1878-1880',
    rulings: ['R93', 'R105'],
    aliases: {
      es: ['move fire move', 'pasar a través', 'interpenetración'],
      en: ['mueve-dispara-mueve', 'interpenetration', 'move through'],
    },
  },
  'cca-18.49': {
    kind: 'card',
    see: ['cca-18.50', 'cca-7.6', 'cca-17.18'],
    lines: '1891-1897,1899-1902',
    rulings: ['R8', 'R69', 'R82', 'R85', 'R89'],
    aliases: {
      es: ['jinetes', 'dado extra'],
      en: ['extra die'],
    },
  },
  'cca-18.50': {
    kind: 'exception',
    see: ['cca-8.24', 'cca-8.25', 'cca-8.27', 'cca-18.49', 'cca-8.26', 'cca-8.28'],
    lines: '1897-1899,1904-1906',
    rulings: ['R8', 'R102'],
    aliases: {
      es: ['mounted charge', 'cp', 'hc', 'ch', 'catafractos'],
      en: ['carga montada', 'hc', 'el', 'ch', 'cataphracts'],
    },
  },
  'cca-18.51': {
    kind: 'card',
    see: ['cca-18.52', 'cca-18.53', 'cca-7.6'],
    lines: '1908-1917,1919-1921',
    rulings: ['R77', 'R79', 'R82'],
    aliases: {
      es: ['recuperar', 'sanar', 'casco'],
      en: ['recover', 'heal', 'helmet'],
    },
  },
  'cca-18.52': {
    kind: 'option',
    see: ['cca-18.51'],
    lines: '1917-1918',
    aliases: {
      es: ['rally', 'reagrupada', 'recuperada'],
      en: ['reorganización', 'recovered', 'regroup'],
    },
  },
  'cca-18.53': {
    kind: 'restriction',
    see: ['cca-18.51'],
    lines: '1918-1919',
    aliases: {
      es: ['rally', 'reagrupar', 'elephants', 'chariots'],
      en: ['reorganización', 'recover', 'elefantes', 'carros'],
    },
  },
});
