import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'cca-11.1': {
    kind: 'definition',
    see: ['cca-11.2', 'cca-10.2'],
    lines: '670-672',
    aliases: {
      en: ['cuerpo a cuerpo'],
    },
  },
  'cca-11.2': {
    kind: 'restriction',
    see: ['cca-10.5', 'cca-9.10'],
    lines: '672-677',
    rulings: ['R50'],
    aliases: {
      es: ['disparo', 'tirar flechas', 'quemarropa', 'proyectiles'],
      en: ['shoot', 'missile', 'point blank', 'disparar'],
    },
  },
  'cca-11.3': {
    kind: 'procedure',
    see: ['cca-11.4', 'cca-13.1', 'cca-11.6', 'cca-11.7', 'cca-13.32', 'cca-11.54'],
    lines: '679-693',
    rulings: ['R36', 'R41', 'R42'],
    aliases: {
      es: ['secuencia', 'procedimiento', 'fases del combate', 'combat sequence'],
      en: ['sequence', 'procedure', 'order of resolution', 'procedimiento'],
    },
  },
  'cca-11.4': {
    kind: 'procedure',
    see: ['cca-18.38', 'cca-11.59'],
    lines: '695-699',
    aliases: {
      es: ['declarar ataque', 'declaración', 'en contacto', 'announce'],
      en: ['declare', 'declaration', 'in contact', 'anunciar'],
    },
  },
  'cca-11.5': {
    kind: 'option',
    see: ['cca-13.1', 'cca-13.6', 'cca-13.8', 'cca-13.9', 'cca-13.3', 'cca-13.4'],
    lines: '701-704',
    aliases: {
      es: ['evasión', 'huir', 'esquivar', 'evade'],
      en: ['evasion', 'run away', 'fall back', 'evasión'],
    },
  },
  'cca-11.6': {
    kind: 'modifier',
    see: ['cca-17.5', 'cca-17.11', 'cca-17.15', 'cca-17.16', 'cca-17.17', 'cca-17.29', 'cca-17.42'],
    lines: '706-710',
    rulings: ['R69', 'R70', 'R71', 'R75', 'R76'],
    aliases: {
      es: ['cobertura'],
      en: ['maximum dice', 'cover'],
    },
  },
  'cca-11.7': {
    kind: 'procedure',
    see: [
      'cca-11.8',
      'cca-11.10',
      'cca-11.12',
      'cca-11.13',
      'cca-11.17',
      'cca-11.18',
      'cca-11.20',
      'cca-11.21',
      'cca-11.22',
      'cca-11.26',
    ],
    lines: '712-793',
    rulings: ['R5'],
    aliases: {
      es: ['tabla de dados', 'cuántos dados tiro', 'fuerza de combate', 'dice table'],
      en: ['how many dice', 'combat strength', 'dice table', 'tabla de dados'],
    },
  },
  'cca-11.8': {
    kind: 'profile',
    see: ['cca-11.9', 'cca-8.15'],
    lines: '717-721',
    aliases: {
      es: ['il', 'li', 'honderos', 'arqueros', 'vélites'],
      en: ['li', 'slingers', 'archers', 'velites', 'infantería ligera'],
    },
  },
  'cca-11.9': {
    kind: 'restriction',
    see: ['cca-11.46'],
    lines: '721-723',
    aliases: {
      es: ['il', 'li', 'honderos', 'arqueros', 'swords'],
      en: ['li', 'slingers', 'archers', 'crossed swords', 'espadas'],
    },
  },
  'cca-11.10': {
    kind: 'profile',
    see: ['cca-11.11', 'cca-11.46'],
    lines: '725-728',
    aliases: {
      es: ['ax', 'aux', 'auxilia', 'infantería auxiliar'],
      en: ['ax', 'aux', 'auxiliary infantry', 'auxiliares'],
    },
  },
  'cca-11.11': {
    kind: 'restriction',
    see: ['cca-8.16', 'cca-18.35', 'cca-10.19', 'cca-18.37'],
    lines: '728-730',
    aliases: {
      es: ['ax', 'aux', 'auxilia', 'double time'],
      en: ['ax', 'aux', 'auxiliary infantry', 'tiempo doble'],
    },
  },
  'cca-11.12': {
    kind: 'profile',
    see: ['cca-8.18'],
    lines: '732-735',
    aliases: { es: ['im', 'mi', 'medium infantry'], en: ['mi', 'mediums', 'infantería media'] },
  },
  'cca-11.13': {
    kind: 'profile',
    see: ['cca-11.15', 'cca-11.14'],
    lines: '737-741',
    aliases: {
      es: ['wr', 'warriors', 'galos', 'bárbaros'],
      en: ['wr', 'warband', 'barbarians', 'guerreros'],
    },
  },
  'cca-11.14': {
    kind: 'restriction',
    see: ['cca-8.19'],
    lines: '741-745',
    aliases: {
      es: ['carga', 'warriors', 'wr'],
      en: ['charge move', 'wr'],
    },
  },
  'cca-11.15': {
    kind: 'modifier',
    see: ['cca-11.16', 'cca-12.19', 'cca-9.7'],
    lines: '745-748',
    rulings: ['R18', 'R69'],
    aliases: {
      es: ['fuerza completa', 'dado adicional', 'bonificación', 'warriors', 'wr'],
      en: ['extra die', 'bonus die', 'wr', 'guerreros'],
    },
  },
  'cca-11.16': {
    kind: 'exception',
    see: ['cca-11.15', 'cca-12.19'],
    lines: '748-750',
    rulings: ['R18'],
    aliases: {
      es: ['bonificaciones', 'pérdidas', 'full strength', 'wr'],
      en: ['casualties', 'full strength', 'reduced warriors', 'wr', 'guerreros'],
    },
  },
  'cca-11.17': {
    kind: 'profile',
    see: ['cca-8.21'],
    lines: '752-755',
    aliases: {
      es: ['ip', 'hi', 'falange', 'legionarios', 'heavy infantry'],
      en: ['hi', 'phalanx', 'legionaries', 'infantería pesada'],
    },
  },
  'cca-11.18': {
    kind: 'profile',
    see: ['cca-11.19', 'cca-8.22'],
    lines: '757-760',
    aliases: {
      es: ['cl', 'lc', 'númidas', 'light cavalry'],
      en: ['lc', 'light horse', 'numidians', 'caballería ligera'],
    },
  },
  'cca-11.19': {
    kind: 'restriction',
    see: ['cca-11.46'],
    lines: '760-763',
    aliases: {
      es: ['cl', 'lc', 'light cavalry', 'swords'],
      en: ['lc', 'light horse', 'crossed swords', 'caballería ligera'],
    },
  },
  'cca-11.20': {
    kind: 'profile',
    see: ['cca-8.23'],
    lines: '765-768',
    aliases: {
      es: ['cm', 'mc', 'jinetes', 'medium cavalry'],
      en: ['mc', 'medium horse', 'caballería media'],
    },
  },
  'cca-11.21': {
    kind: 'profile',
    see: ['cca-8.24'],
    lines: '770-773',
    aliases: {
      es: ['cp', 'hc', 'catafractos', 'heavy cavalry'],
      en: ['hc', 'heavy horse', 'cataphracts', 'caballería pesada'],
    },
  },
  'cca-11.22': {
    kind: 'profile',
    see: ['cca-11.23', 'cca-8.27'],
    lines: '776-779',
    aliases: {
      es: ['ch', 'carros de guerra', 'chariots'],
      en: ['ch', 'war chariots', 'carros pesados'],
    },
  },
  'cca-11.23': {
    kind: 'modifier',
    see: ['cca-11.22', 'cca-18.38', 'cca-11.58'],
    lines: '779-782',
    rulings: ['R35'],
    aliases: {
      es: ['ch', 'first strike', 'battle back', 'carros de guerra'],
      en: ['ch', 'war chariots', 'devolver el combate', 'primer golpe'],
    },
  },
  'cca-11.24': {
    kind: 'modifier',
    see: ['cca-11.47'],
    lines: '782-784',
    aliases: {
      es: ['ch', 'swords', 'carros de guerra', 'chariots'],
      en: ['ch', 'swords', 'war chariots', 'carros pesados'],
    },
  },
  'cca-11.25': {
    kind: 'profile',
    see: ['cca-8.25', 'cca-11.26'],
    lines: '787-789',
    aliases: { es: ['elephants', 'elefante de guerra'], en: ['el', 'war elephants', 'elefantes'] },
  },
  'cca-11.26': {
    kind: 'procedure',
    see: ['cca-11.27', 'cca-11.28', 'cca-11.29', 'cca-11.30', 'cca-11.31'],
    lines: '789-793',
    rulings: ['R31'],
    aliases: {
      es: ['elephant dice', 'cuántos dados tiran'],
      en: ['el', 'how many dice', 'elefantes'],
    },
  },
  'cca-11.27': {
    kind: 'exception',
    see: ['cca-11.26'],
    lines: '795-796',
    aliases: { es: ['elephants', 'duelo de elefantes'], en: ['el', 'elephant duel', 'elefantes'] },
  },
  'cca-11.28': {
    kind: 'exception',
    see: ['cca-11.26', 'cca-15.4', 'cca-13.16'],
    lines: '795-798',
    aliases: {
      es: ['general', 'leader', 'elephants'],
      en: ['el', 'general', 'commander', 'lone leader', 'líder solo'],
    },
  },
  'cca-11.29': {
    kind: 'exception',
    see: ['cca-11.26', 'cca-11.15'],
    lines: '795-801',
    aliases: { es: ['wr', 'warriors', 'elephants'], en: ['el', 'wr', 'elefantes', 'guerreros'] },
  },
  'cca-11.30': {
    kind: 'exception',
    see: ['cca-11.26', 'cca-11.22'],
    lines: '795-804',
    aliases: { es: ['ch', 'chariots', 'elephants'], en: ['el', 'ch', 'elefantes', 'carros'] },
  },
  'cca-11.31': {
    kind: 'procedure',
    see: ['cca-11.26', 'cca-11.58'],
    lines: '806-809',
    rulings: ['R32'],
    aliases: {
      es: ['battle back', 'responder', 'réplica'],
      en: ['el', 'strike back', 'reply', 'devolver el combate'],
    },
  },
  'cca-11.32': {
    kind: 'procedure',
    see: ['cca-11.45', 'cca-13.4'],
    lines: '811-814',
    rulings: ['R33', 'R34'],
    aliases: {
      es: ['repetir tirada', 'relanzar'],
      en: ['el', 'swords'],
    },
  },
  'cca-11.33': {
    kind: 'modifier',
    see: ['cca-11.47'],
    lines: '816-817',
    aliases: {
      es: ['swords', 'inmunes', 'elephants'],
      en: ['el', 'immune', 'crossed swords', 'elefantes'],
    },
  },
  'cca-11.34': {
    kind: 'restriction',
    see: ['cca-11.40', 'cca-15.7', 'cca-15.8', 'cca-12.20'],
    lines: '819',
    rulings: ['R39'],
    aliases: {
      es: ['casco', 'general', 'moral', 'leader benefits'],
      en: ['el', 'helmet', 'general', 'morale', 'elefantes'],
    },
  },
  'cca-11.35': {
    kind: 'modifier',
    see: ['cca-11.36', 'cca-10.23'],
    lines: '823-829',
    rulings: ['R8', 'R25'],
    aliases: {
      es: ['jinetes', 'miedo a los elefantes', 'red square'],
      en: ['el', 'horsemen', 'frightened horses', 'cuadrado rojo'],
    },
  },
  'cca-11.36': {
    kind: 'modifier',
    see: ['cca-11.35', 'cca-12.20', 'cca-12.21'],
    lines: '826-830',
    rulings: ['R8', 'R15', 'R25'],
    aliases: { es: ['jinetes', 'moral', 'flag'], en: ['el', 'horsemen', 'morale', 'bandera'] },
  },
  'cca-11.37': {
    kind: 'modifier',
    see: ['cca-12.29', 'cca-12.2'],
    lines: '830-833',
    rulings: ['R8', 'R24'],
    aliases: {
      es: ['huida', 'retirada adicional', 'extra hex'],
      en: ['el', 'extra hex', 'fall back', 'retirada'],
    },
  },
  'cca-11.38': {
    kind: 'restriction',
    see: ['cca-2.13', 'cca-15.4'],
    lines: '836-838',
    aliases: {
      es: ['general', 'comandante', 'líder en solitario', 'lone leader'],
      en: ['general', 'commander', 'on his own', 'líder solo'],
    },
  },
  'cca-11.39': {
    kind: 'modifier',
    see: ['cca-11.48', 'cca-15.7', 'cca-11.40'],
    lines: '838-844',
    rulings: ['R39', 'R104'],
    aliases: {
      es: ['inspirar', 'inspira', 'general', 'helmet'],
      en: ['inspire', 'inspires', 'general', 'casco'],
    },
  },
  'cca-11.40': {
    kind: 'exception',
    see: ['cca-11.34'],
    lines: '844-846',
    rulings: ['R39'],
    aliases: { es: ['casco', 'general', 'elephants'], en: ['helmet', 'general', 'elefantes'] },
  },
  'cca-11.41': {
    kind: 'procedure',
    see: ['cca-11.42', 'cca-11.43', 'cca-11.44', 'cca-11.45', 'cca-11.48'],
    lines: '848-851',
    aliases: { es: ['acertar', 'aciertos', 'hits'], en: ['score a hit', 'hitting', 'impactos'] },
  },
  'cca-11.42': {
    kind: 'table',
    see: ['cca-2.17', 'cca-2.18'],
    lines: '853-855',
    aliases: {
      es: ['auxilia', 'ax'],
      en: ['ax'],
    },
  },
  'cca-11.43': {
    kind: 'table',
    see: ['cca-2.19', 'cca-2.20'],
    lines: '857-859',
    rulings: ['R9'],
    aliases: {
      es: ['warriors', 'wr'],
      en: ['wr'],
    },
  },
  'cca-11.44': {
    kind: 'table',
    see: ['cca-2.21', 'cca-11.35'],
    lines: '861-862',
    rulings: ['R5', 'R9'],
    aliases: {
      es: ['heavy'],
    },
  },
  'cca-11.45': {
    kind: 'table',
    see: ['cca-11.46', 'cca-11.47', 'cca-17.33', 'cca-17.39'],
    lines: '864-865',
    rulings: ['R72'],
    aliases: { es: ['swords'], en: ['espadas'] },
  },
  'cca-11.46': {
    kind: 'exception',
    see: ['cca-11.9', 'cca-11.19', 'cca-8.17'],
    lines: '865-870',
    aliases: {
      es: ['li', 'lc', 'honderos', 'arqueros', 'swords'],
      en: ['li', 'lc', 'slingers', 'archers', 'espadas'],
    },
  },
  'cca-11.47': {
    kind: 'exception',
    see: ['cca-11.33', 'cca-11.24'],
    lines: '870-873',
    aliases: { es: ['ch', 'swords', 'inmunes a espadas'], en: ['el', 'ch', 'immune', 'espadas'] },
  },
  'cca-11.48': {
    kind: 'table',
    see: ['cca-11.39', 'cca-11.34'],
    lines: '875-879',
    rulings: ['R39', 'R40', 'R104'],
    aliases: {
      es: ['casco', 'general', 'helmet', 'leader'],
      en: ['helmet', 'general', 'commander', 'casco'],
    },
  },
  'cca-11.49': {
    kind: 'table',
    see: ['cca-12.2', 'cca-12.14'],
    lines: '881-882',
    rulings: ['R12'],
    aliases: {
      es: ['retirada', 'huida', 'retroceder'],
      en: ['fall back', 'rout'],
    },
  },
  'cca-11.50': {
    kind: 'definition',
    see: ['cca-11.41'],
    lines: '884',
    aliases: {
      es: ['fallar', 'no impacta', 'blanco'],
    },
  },
  'cca-11.51': {
    kind: 'procedure',
    see: ['cca-4.2', 'cca-10.27'],
    lines: '886-890',
    aliases: {
      es: ['bajas', 'pérdidas', 'eliminar', 'banner'],
      en: ['casualties', 'losses', 'eliminated', 'estandarte'],
    },
  },
  'cca-11.52': {
    kind: 'restriction',
    see: ['cca-10.28'],
    lines: '892-894',
    aliases: {
      es: ['exceso', 'impactos de más'],
      en: ['excess', 'extra hits'],
    },
  },
  'cca-11.53': {
    kind: 'procedure',
    see: ['cca-15.6', 'cca-4.2', 'cca-15.1', 'cca-15.2', 'cca-15.4'],
    lines: '896-898',
    rulings: ['R36', 'R37', 'R38'],
    aliases: {
      es: ['general muerto', 'baja de líder', 'chequeo de líder', 'leader casualty'],
      en: ['leader casualty', 'leader check', 'general killed', 'baja de líder'],
    },
  },
  'cca-11.54': {
    kind: 'procedure',
    see: ['cca-9.6', 'cca-11.56', 'cca-10.6'],
    lines: '974-984',
    rulings: ['R41'],
    aliases: {
      es: ['contraatacar'],
    },
  },
  'cca-11.55': {
    kind: 'procedure',
    see: ['cca-12.13', 'cca-11.56', 'cca-12.28'],
    lines: '986-990',
    rulings: ['R26', 'R27'],
    aliases: {
      es: ['battle back', 'sin salida', 'retirada imposible', 'acorralada'],
      en: ['strike back', 'cut off', 'no way out', 'devolver el combate'],
    },
  },
  'cca-11.56': {
    kind: 'restriction',
    see: ['cca-11.54', 'cca-13.14'],
    lines: '992-995',
    aliases: {
      es: ['battle back', 'huida', 'retroceder', 'responder'],
      en: ['strike back', 'fight back', 'fall back', 'devolver el combate'],
    },
  },
  'cca-11.57': {
    kind: 'modifier',
    see: ['cca-11.6'],
    lines: '997-999',
    rulings: ['R70', 'R75', 'R76'],
    aliases: {
      es: ['battle back', 'responder', 'colina', 'bosque'],
      en: ['strike back', 'hill', 'forest', 'devolver el combate'],
    },
  },
  'cca-11.58': {
    kind: 'procedure',
    see: ['cca-11.23', 'cca-11.31', 'cca-13.35', 'cca-13.2'],
    lines: '999-1001',
    rulings: ['R42', 'R87', 'R89'],
    aliases: {
      es: ['battle back', 'responder', 'réplica'],
      en: ['strike back', 'fight back', 'reply', 'devolver el combate'],
    },
  },
  'cca-11.59': {
    kind: 'option',
    see: ['cca-11.4', 'cca-9.5', 'cca-11.2', 'cca-13.42'],
    lines: '922-925,941-944',
    rulings: ['R47'],
    aliases: {
      es: ['repartir dados', 'dividir dados'],
      en: ['target choice', 'split dice', 'several targets', 'elegir objetivo'],
    },
  },
});
