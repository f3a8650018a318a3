import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'terrain',
    term: { es: 'terreno', en: 'terrain' },
    synonyms: {
      es: ['losetas', 'accidente del terreno'],
      en: ['terrain tiles', 'terrain feature'],
    },
    meaning: {
      es: 'Lo que hay en un hex o en uno de sus lados, como un bosque o un terraplén. Puede detener, quitar dados, proteger o bloquear la línea de visión.',
      en: 'What lies in a hex or on one of its sides, such as a forest or a rampart. It may stop units, take dice away, protect or block line of sight.',
    },
    clause: 'cca-8.13',
    see: ['cca-10.14', 'cca-11.6', 'cca-12.7', 'cca-12.18'],
    mark: 'once',
  },
  {
    key: 'rough-ground',
    term: { es: 'terreno abrupto', en: 'rough ground' },
    synonyms: { es: ['terreno escabroso', 'quebrado'], en: ['broken ground'] },
    meaning: {
      es: 'Detiene a las unidades montadas, que no combaten al entrar, y limita a 2 los dados de quien está en él o combate contra él.',
      en: 'Stops mounted units, which do not battle on entry, and limits to 2 the dice of whoever is in it or battles into it.',
    },
    clause: 'cca-17.2',
    see: ['cca-17.1', 'cca-17.4', 'cca-17.5', 'cca-17.7'],
    forms: { es: ['terreno abrupto', 'abrupto'], en: ['rough ground', 'rough'] },
  },
  {
    key: 'forest',
    term: { es: 'bosque', en: 'forest' },
    synonyms: { es: ['arboleda'], en: ['woods', 'trees'] },
    meaning: {
      es: 'Detiene a quien entra, que casi nunca combate ese turno, limita a 2 los dados desde él y contra él y bloquea la línea de visión.',
      en: 'Stops whoever enters, who can rarely battle that turn, limits dice to 2 out of it and into it, and blocks line of sight.',
    },
    clause: 'cca-17.8',
    see: ['cca-17.9', 'cca-17.10', 'cca-17.11', 'cca-17.13'],
  },
  {
    key: 'hill',
    term: { es: 'colina', en: 'hill' },
    synonyms: { es: ['cerro', 'loma', 'altura'], en: ['high ground', 'slope'] },
    meaning: {
      es: 'Cuesta arriba limita a 2 los dados; cuesta abajo o entre colinas, a 3 los de una unidad a pie y a 2 los de una montada. Tapa lo que hay detrás.',
      en: 'Uphill it limits dice to 2; downhill or from hill to hill, to 3 for a foot unit and to 2 for a mounted one. It hides what lies behind.',
    },
    clause: 'cca-17.15',
    see: ['cca-17.14', 'cca-17.16', 'cca-17.17', 'cca-17.19'],
  },
  {
    key: 'steep-hill',
    term: { es: 'colina empinada', en: 'steep hill' },
    synonyms: { es: ['ladera empinada'], en: ['steep slope'] },
    meaning: {
      es: 'Hex de colina en el que no se puede entrar. Los 4 que hay son del escenario Lago Trasimeno.',
      en: 'Hill hex that may not be entered. All 4 of them belong to the Lake Trasimene scenario.',
    },
    clause: 'cca-19.16',
    see: ['cca-17.14'],
  },
  {
    key: 'coast',
    term: { es: 'costa', en: 'coast' },
    synonyms: { es: ['litoral', 'mar', 'playa'], en: ['shore', 'sea'] },
    meaning: {
      es: 'Terreno impracticable que no bloquea la línea de visión.',
      en: 'Impassable terrain that does not block line of sight.',
    },
    clause: 'cca-17.23',
    see: ['cca-17.25'],
  },
  {
    key: 'river',
    term: { es: 'río', en: 'river' },
    synonyms: { es: ['cauce'], en: ['stream'] },
    meaning: {
      es: 'Terreno normalmente impracticable. Sólo se cruza por los hexes que el escenario hace vadeables.',
      en: 'Normally impassable terrain. It is crossed only at the hexes that the scenario makes fordable.',
    },
    clause: 'cca-17.26',
    see: ['cca-17.27', 'cca-19.7', 'cca-19.11'],
    except: {
      es: ['río Crimiso', 'río Tesino'],
      en: ['Crimissos River', 'Ticinus River'],
    },
  },
  {
    key: 'fordable-river',
    term: { es: 'río vadeable', en: 'fordable river' },
    synonyms: { es: ['vado'], en: ['ford'] },
    meaning: {
      es: 'Río que el escenario deja cruzar. Detiene a quien entra, permite combatir al entrar y limita a 2 los dados desde él y contra él.',
      en: 'River that the scenario lets units cross. It stops whoever enters, allows battle on entry and limits dice to 2 out of it and into it.',
    },
    clause: 'cca-17.27',
    see: ['cca-17.28', 'cca-17.29', 'cca-17.31'],
    forms: {
      es: ['río vadeable', 'vadeable', 'vadeables', 'río no vadeable'],
      en: ['fordable river', 'fordable'],
    },
  },
  {
    key: 'impassable-terrain',
    term: { es: 'terreno impracticable', en: 'impassable terrain' },
    synonyms: { es: ['infranqueable'], en: ['no entry'] },
    meaning: {
      es: 'El que nadie puede pisar, tampoco en una retirada: la costa, el río que no es vadeable y lo que diga el escenario.',
      en: 'Terrain that nobody may enter, not even in a retreat: coast, a river that is not fordable, and whatever the scenario names.',
    },
    clause: 'cca-12.8',
    see: ['cca-12.13', 'cca-17.23', 'cca-17.26', 'cca-19.15'],
    forms: {
      es: ['terreno impracticable', 'impracticable', 'impracticables'],
      en: ['impassable terrain', 'impassable'],
    },
  },
  {
    key: 'rampart',
    term: { es: 'terraplén', en: 'rampart' },
    synonyms: { es: ['parapeto', 'empalizada', 'muro'], en: ['earthwork', 'palisade', 'wall'] },
    meaning: {
      es: 'Obra en un lado de hex. La unidad a pie atacada a través de él ignora 1 espada y puede ignorar 1 bandera.',
      en: 'A work on a hexside. A foot unit attacked across it ignores 1 sword and may ignore 1 flag.',
    },
    clause: 'cca-17.33',
    see: ['cca-17.34', 'cca-17.35', 'cca-17.36'],
  },
  {
    key: 'fortified-camp',
    term: { es: 'campamento fortificado', en: 'fortified camp' },
    synonyms: { es: ['fuerte', 'campo atrincherado'], en: ['fort', 'encampment'] },
    meaning: {
      es: 'Terreno en que la unidad a pie atacada ignora 1 espada y puede ignorar 1 bandera. Quien está dentro tira 1 dado menos.',
      en: 'Terrain in which a foot unit that is attacked ignores 1 sword and may ignore 1 flag. A unit inside rolls 1 die fewer.',
    },
    clause: 'cca-17.39',
    see: ['cca-17.40', 'cca-17.41', 'cca-17.42', 'cca-17.44'],
    forms: {
      es: ['campamento fortificado', 'campamento', 'campamentos'],
      en: ['fortified camp', 'camp', 'camps'],
    },
  },
]);
