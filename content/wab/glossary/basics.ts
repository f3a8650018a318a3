import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'weapon-skill',
    term: { es: 'Habilidad de Armas', en: 'Weapon Skill' },
    synonyms: { es: ['HA'], en: ['WS'] },
    meaning: {
      es: 'Mide la habilidad de un guerrero con las armas de cuerpo a cuerpo. Se compara con la del enemigo para impactar.',
      en: 'How skilled a warrior is with close combat weapons. It is compared with the enemy’s to hit.',
    },
    clause: 'wab-1.12',
    mark: 'never',
  },
  {
    key: 'ballistic-skill',
    term: { es: 'Habilidad de Proyectiles', en: 'Ballistic Skill' },
    synonyms: { es: ['HP'], en: ['BS'] },
    meaning: {
      es: 'Mide la habilidad de un guerrero con armas de proyectiles y arrojadizas.',
      en: 'How skilled a warrior is with missile and thrown weapons.',
    },
    clause: 'wab-1.13',
    mark: 'never',
  },
  {
    key: 'strength',
    term: { es: 'Fuerza', en: 'Strength' },
    synonyms: { es: ['F'], en: ['S'] },
    meaning: {
      es: 'Lo fuerte que es un guerrero o su arma. Se compara con la Resistencia para herir, y más de 3 baja la salvación.',
      en: 'How strong a warrior or his weapon is. It is compared with Toughness to wound, and more than 3 lowers the save.',
    },
    clause: 'wab-1.14',
    mark: 'never',
  },
  {
    key: 'toughness',
    term: { es: 'Resistencia', en: 'Toughness' },
    synonyms: { es: ['R'], en: ['T'] },
    meaning: {
      es: 'Lo que un guerrero, animal o máquina aguanta el daño. Se compara con la Fuerza al herir.',
      en: 'How well a warrior, beast or machine resists harm. It is compared with Strength to wound.',
    },
    clause: 'wab-1.15',
    forms: { es: ['Resistencia'], en: ['Toughness'] },
  },
  {
    key: 'wounds',
    term: { es: 'Heridas', en: 'Wounds' },
    synonyms: { es: ['H', 'puntos de herida'], en: ['W', 'hit points'] },
    meaning: {
      es: 'Las que aguanta una miniatura antes de caer. La mayoría tiene 1.',
      en: 'How many a model takes before it falls. Most have 1.',
    },
    clause: 'wab-1.16',
    mark: 'never',
  },
  {
    key: 'initiative',
    term: { es: 'Iniciativa', en: 'Initiative' },
    synonyms: { es: ['I'], en: ['I value'] },
    meaning: {
      es: 'Lo rápido que reacciona un guerrero: dice quién golpea antes cuando nadie ha cargado.',
      en: 'How fast a warrior reacts: it says who strikes earlier when nobody has charged.',
    },
    clause: 'wab-1.17',
    forms: { es: ['Iniciativa'], en: ['Initiative'] },
  },
  {
    key: 'attacks',
    term: { es: 'Ataques', en: 'Attacks' },
    synonyms: { es: ['A'], en: ['A value'] },
    meaning: {
      es: 'Los golpes que da un guerrero en una ronda de combate.',
      en: 'The blows that a warrior strikes in a round of combat.',
    },
    clause: 'wab-1.18',
    mark: 'never',
  },
  {
    key: 'leadership',
    term: { es: 'Liderazgo', en: 'Leadership' },
    synonyms: { es: ['L', 'Ld'], en: ['Ld'] },
    meaning: {
      es: 'La moral, la disciplina y el valor de una tropa. Se chequea con 2D6.',
      en: 'The morale, discipline and courage of troops. It is tested with 2D6.',
    },
    clause: 'wab-1.19',
    mark: 'never',
  },
  {
    key: 'leadership-test',
    term: { es: 'chequeo de Liderazgo', en: 'Leadership test' },
    synonyms: { es: ['tirada de moral', 'test de liderazgo'], en: ['Ld test', 'morale roll'] },
    meaning: {
      es: 'Son 2D6 contra el Liderazgo: con ese número o menos se pasa.',
      en: 'A roll of 2D6 against Leadership: that number or less passes.',
    },
    clause: 'wab-1.20',
    forms: {
      es: ['chequeo de Liderazgo'],
      en: ['Leadership test'],
    },
  },
  {
    key: 'unit',
    term: { es: 'unidad', en: 'unit' },
    synonyms: { es: ['regimiento'], en: ['regiment'] },
    meaning: {
      es: 'Guerreros que mueven y luchan juntos.',
      en: 'Warriors who move and fight together.',
    },
    clause: 'wab-1.26',
    mark: 'never',
  },
  {
    key: 'formed-unit',
    term: { es: 'unidad formada', en: 'formed unit' },
    synonyms: { es: ['tropa formada'], en: ['formed troops'] },
    meaning: {
      es: 'Infantería, caballería o carros en un bloque de una o más filas.',
      en: 'Infantry, cavalry or chariots in a block of one or more ranks.',
    },
    clause: 'wab-1.27',
    forms: { es: ['unidad formada', 'unidades formadas'], en: ['formed unit', 'formed units'] },
  },
  {
    key: 'rank',
    term: { es: 'fila', en: 'rank' },
    synonyms: { es: ['línea de miniaturas'], en: ['row'] },
    meaning: {
      es: 'Las miniaturas de una unidad que están una al lado de otra. Todas tienen las mismas menos quizá la última.',
      en: 'Models of a unit that stand side by side. All ranks have as many but perhaps the last.',
    },
    clause: 'wab-1.29',
    mark: 'never',
  },
  {
    key: 'command-group',
    term: { es: 'grupo de mando', en: 'command group' },
    synonyms: { es: ['mando de la unidad'], en: ['command models'] },
    meaning: {
      es: 'El campeón, el portaestandarte y el músico de una unidad.',
      en: 'The champion, standard bearer and musician of a unit.',
    },
    clause: 'wab-1.30',
    forms: { es: ['grupo de mando'], en: ['command group'] },
  },
  {
    key: 'close-order',
    term: { es: 'orden cerrado', en: 'close order' },
    synonyms: { es: ['formación cerrada'], en: ['tight order'] },
    meaning: {
      es: 'Tropas codo con codo, mejores cuerpo a cuerpo. Es el de toda la infantería si nada dice otra cosa.',
      en: 'Troops shoulder to shoulder, better hand to hand. All infantry has it unless something says otherwise.',
    },
    clause: 'wab-1.32',
    forms: { es: ['orden cerrado'], en: ['close order'] },
  },
  {
    key: 'open-order',
    term: { es: 'orden abierto', en: 'open order' },
    synonyms: { es: ['formación abierta'], en: ['loose order'] },
    meaning: {
      es: 'Tropas más sueltas y maniobrables. Es el de casi toda la caballería y los carros.',
      en: 'Looser and more manoeuvrable troops. Most cavalry and all chariots have it.',
    },
    clause: 'wab-1.35',
    forms: { es: ['orden abierto'], en: ['open order'] },
  },
  {
    key: 'light-troops',
    term: { es: 'tropas ligeras', en: 'light troops' },
    synonyms: {
      es: ['infantería ligera', 'caballería ligera'],
      en: ['light infantry', 'light cavalry'],
    },
    meaning: {
      es: 'Las que su lista llama ligeras: luchan en orden abierto o como hostigadores.',
      en: 'Those that their list calls light: they fight in open order or as skirmishers.',
    },
    clause: 'wab-1.39',
    mark: 'never',
  },
  {
    key: 'skirmishers',
    term: { es: 'hostigadores', en: 'skirmishers' },
    synonyms: { es: ['escaramuzadores', 'hostigador'], en: ['skirmish formation'] },
    meaning: {
      es: 'Tropas sueltas, casi como miniaturas separadas. No son una unidad formada.',
      en: 'Loose troops, almost like single models. They are not a formed unit.',
    },
    clause: 'wab-1.43',
    forms: { es: ['hostigadores'], en: ['skirmishers'] },
  },
  {
    key: 'front-arc',
    term: { es: 'arco frontal', en: 'front arc' },
    synonyms: { es: ['arco de visión', 'ángulo de visión'], en: ['arc of sight', 'field of view'] },
    meaning: {
      es: 'Los 90 grados delante de una miniatura, en los que ve.',
      en: 'The 90 degrees in front of a model, in which it sees.',
    },
    clause: 'wab-1.48',
    mark: 'never',
  },
  {
    key: 'base',
    term: { es: 'peana', en: 'base' },
    synonyms: { es: ['base de la miniatura'], en: ['stand'] },
    meaning: {
      es: 'La pieza sobre la que va una miniatura. Es de 20 x 20 mm en la infantería y de 25 x 50 mm en la caballería.',
      en: 'What a model stands on. It is 20 x 20 mm for infantry and 25 x 50 mm for cavalry.',
    },
    clause: 'wab-1.50',
    mark: 'never',
  },
]);
