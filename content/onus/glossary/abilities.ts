import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'ability',
    term: { es: 'habilidad', en: 'ability' },
    synonyms: { es: ['icono naranja', 'icono verde'], en: ['orange icon', 'green icon'] },
    meaning: {
      es: 'Ventaja propia de una unidad, con icono naranja o verde. Funciona siempre, sin activarla.',
      en: 'Advantage that belongs to a unit, with an orange or green icon. It always works, without being activated.',
    },
    clause: 'onus-9.1',
    see: ['onus-3.10', 'onus-9.2'],
    except: { es: ['habilidad especial'], en: ['special ability'] },
    mark: 'once',
  },
  {
    key: 'woodsmen',
    term: { es: 'Montaraces', en: 'Woodsmen' },
    synonyms: { es: ['tropas de bosque'], en: ['forest troops'] },
    meaning: {
      es: 'Habilidad: ninguna penalización en bosques.',
      en: 'Ability: no penalties in woods.',
    },
    clause: 'onus-9.3',
    see: ['onus-2.2'],
  },
  {
    key: 'highlanders',
    term: { es: 'Montañeses', en: 'Highlanders' },
    synonyms: { es: ['tropas de montaña'], en: ['mountain troops'] },
    meaning: {
      es: 'Habilidad: ninguna penalización en terrenos inclinados o montañosos.',
      en: 'Ability: no penalties on sloping or mountainous ground.',
    },
    clause: 'onus-9.4',
    see: ['onus-2.2'],
  },
  {
    key: 'amphibious',
    term: { es: 'Anfibios', en: 'Amphibious' },
    synonyms: { es: ['cruzar ríos', 'vado'], en: ['cross rivers', 'ford'] },
    meaning: {
      es: 'Habilidad: cruza los ríos como si fueran vados, sin penalizaciones.',
      en: 'Ability: crosses rivers as if they were fords, without penalties.',
    },
    clause: 'onus-9.5',
    see: ['onus-2.2'],
  },
  {
    key: 'athletes',
    term: { es: 'Atletas', en: 'Athletes' },
    synonyms: { es: ['corredores'], en: ['runners'] },
    meaning: {
      es: 'Habilidad: suma 1 al cargar.',
      en: 'Ability: adds 1 when charging.',
    },
    clause: 'onus-9.6',
    see: ['onus-7.74'],
    mark: 'never',
  },
  {
    key: 'ram',
    term: { es: 'Embestir', en: 'Ram' },
    synonyms: { es: ['embestida', 'embiste'], en: ['ramming', 'rams'] },
    meaning: {
      es: 'Habilidad: en el primer ataque de una carga contra infantería, +1/+1 al ataque y prioridad.',
      en: 'Ability: in the first attack of a charge on infantry, +1/+1 to attack and priority.',
    },
    clause: 'onus-9.7',
    see: ['onus-9.8', 'onus-9.9', 'onus-9.10', 'onus-9.11'],
    forms: { es: ['Embestir'], en: ['Ram'] },
  },
  {
    key: 'skirmishers',
    term: { es: 'Hostigadores', en: 'Skirmishers' },
    synonyms: { es: ['infantería ligera', 'velites'], en: ['light infantry', 'velites'] },
    meaning: {
      es: 'Habilidad: maniobra y dispara con movimiento normal, y mueve antes y después de disparar.',
      en: 'Ability: manoeuvres and shoots with normal movement, and moves before and after shooting.',
    },
    clause: 'onus-9.12',
    see: ['onus-9.13', 'onus-7.50', 'onus-7.57'],
    forms: { es: ['Hostigadores', 'Hostigador'], en: ['Skirmishers', 'Skirmisher'] },
    mark: 'once',
  },
  {
    key: 'manoeuvrable',
    term: { es: 'Maniobrables', en: 'Manoeuvrable' },
    synonyms: { es: ['unidad ágil'], en: ['maneuverable', 'agile unit'] },
    meaning: {
      es: 'Habilidad de algunas montadas: cambia de formación con movimiento normal y puede cargar ese turno.',
      en: 'Ability of some mounted units: changes formation with normal movement and may charge that turn.',
    },
    clause: 'onus-9.14',
    see: ['onus-9.15', 'onus-7.61'],
  },
  {
    key: 'professionals',
    term: { es: 'Profesionales', en: 'Professionals' },
    synonyms: {
      es: ['repetir los unos', 'tropas profesionales'],
      en: ['reroll ones', 'professional troops'],
    },
    meaning: {
      es: 'Habilidad: repite una vez cada dado que saca un 1 al impactar o al herir.',
      en: 'Ability: rerolls once each die that shows a 1 to hit or to wound.',
    },
    clause: 'onus-9.16',
    see: ['onus-7.138'],
  },
  {
    key: 'terror',
    term: { es: 'Terror', en: 'Terror' },
    synonyms: { es: ['miedo'], en: ['fear'] },
    meaning: {
      es: 'Habilidad: quien lucha cuerpo a cuerpo contra ella tiene -1 en sus chequeos de moral.',
      en: 'Ability: whoever fights it hand to hand has -1 in its morale checks.',
    },
    clause: 'onus-9.17',
    see: ['onus-15.29', 'onus-12.31'],
  },
  {
    key: 'steadfast',
    term: { es: 'Firmeza', en: 'Steadfast' },
    synonyms: { es: ['firme', 'nunca huye'], en: ['steady', 'never flees'] },
    meaning: {
      es: 'Habilidad: puede quedar Rota, pero no huye salvo que lo quiera su jugador.',
      en: 'Ability: it may become Broken, but does not flee unless its player wishes.',
    },
    clause: 'onus-9.18',
    see: ['onus-7.175'],
  },
  {
    key: 'impetuous',
    term: { es: 'Impetuosas', en: 'Impetuous' },
    synonyms: {
      es: ['carga obligatoria', 'indisciplinadas'],
      en: ['compulsory charge', 'undisciplined'],
    },
    meaning: {
      es: 'Habilidad: debe cargar contra cualquier enemigo a distancia de carga, esté o no activa.',
      en: 'Ability: it must charge any enemy within charge distance, active or not.',
    },
    clause: 'onus-9.19',
    see: ['onus-9.20', 'onus-9.21'],
  },
  {
    key: 'javelins',
    term: { es: 'Jabalinas', en: 'Javelins' },
    synonyms: { es: ['jabalina', 'lanza arrojadiza'], en: ['javelin', 'throwing spear'] },
    meaning: {
      es: 'Habilidad: puede usar el evento «Lanzad jabalinas».',
      en: 'Ability: it may use the event “Lanzad jabalinas” (throw javelins).',
    },
    clause: 'onus-9.22',
    see: ['onus-11.10'],
  },
  {
    key: 'lancers',
    term: { es: 'Lanceros', en: 'Lancers' },
    synonyms: { es: ['lanzas'], en: ['spearmen', 'lances'] },
    meaning: {
      es: 'Habilidad: +1/+1 al ataque cuerpo a cuerpo contra montadas.',
      en: 'Ability: +1/+1 to hand-to-hand attack against mounted units.',
    },
    clause: 'onus-9.23',
    see: ['onus-8.10', 'onus-9.27'],
  },
  {
    key: 'deadly',
    term: { es: 'Mortal', en: 'Deadly' },
    synonyms: { es: ['letal'], en: ['lethal'] },
    meaning: {
      es: 'Habilidad: cuerpo a cuerpo, cada 6 al herir causa 2 heridas.',
      en: 'Ability: hand to hand, each 6 to wound causes 2 wounds.',
    },
    clause: 'onus-9.24',
    see: ['onus-7.137'],
  },
  {
    key: 'precision',
    term: { es: 'Precisión', en: 'Precision' },
    synonyms: { es: ['puntería'], en: ['marksmanship'] },
    meaning: {
      es: 'Habilidad: si no se ha movido, cada 6 al herir a distancia causa 2 heridas.',
      en: 'Ability: if it has not moved, each 6 to wound at range causes 2 wounds.',
    },
    clause: 'onus-9.25',
    see: ['onus-9.26'],
  },
  {
    key: 'sarissas',
    term: { es: 'Sarissas', en: 'Sarissas' },
    synonyms: { es: ['picas'], en: ['pikes'] },
    meaning: {
      es: 'Habilidad: vale como Lanceros y, con la Falange activa, convierte la prioridad del primer combate en ataque único.',
      en: 'Ability: works as Lancers and, with the Phalanx active, turns the priority of the first combat into a single attack.',
    },
    clause: 'onus-9.27',
    see: ['onus-9.28', 'onus-9.29'],
  },
  {
    key: 'complementary-units',
    term: { es: 'unidades complementarias', en: 'complementary units' },
    synonyms: {
      es: ['unidad auxiliar', 'unidad principal', 'apiladas'],
      en: ['auxiliary unit', 'principal unit', 'stacked units'],
    },
    meaning: {
      es: 'Una principal y su auxiliar, que pueden empezar apiladas: actúan juntas y, una vez separadas, no vuelven a unirse.',
      en: 'A principal and its auxiliary, which may start stacked: they act together and, once apart, never join again.',
    },
    clause: 'onus-9.30',
    see: ['onus-9.31', 'onus-9.33', 'onus-9.35', 'onus-9.37'],
    forms: { es: ['unidades complementarias'], en: ['complementary units'] },
  },
]);
