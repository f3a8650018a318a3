import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'unit',
    term: { es: 'unidad', en: 'unit' },
    synonyms: { es: ['carta de Unidad', 'tropa'], en: ['unit card', 'troop'] },
    meaning: {
      es: 'Carta que representa una formación militar, con sus valores, sus secciones y sus habilidades. Mueve y combate como una sola pieza.',
      en: 'A card that stands for a military formation, with its values, sections and abilities. It moves and fights as one piece.',
    },
    clause: 'onus-3.1',
    see: ['onus-3.9', 'onus-3.10'],
    mark: 'once',
  },
  {
    key: 'section',
    term: { es: 'sección', en: 'section' },
    synonyms: {
      es: ['sección frontal', 'sección de la carta'],
      en: ['front section', 'section of the card'],
    },
    meaning: {
      es: 'Parte del borde de la carta: 4 en el frente, 4 en la retaguardia y 2 en cada lateral. Las que están en contacto dan los dados cuerpo a cuerpo.',
      en: 'Part of the edge of the card: 4 in front, 4 in the rear and 2 on each flank. Those in contact give the dice hand to hand.',
    },
    clause: 'onus-3.9',
    see: ['onus-7.77', 'onus-7.166'],
    mark: 'once',
  },
  {
    key: 'front',
    term: { es: 'frente', en: 'front' },
    synonyms: { es: ['parte frontal', 'borde frontal'], en: ['front edge', 'frontal'] },
    meaning: {
      es: 'Borde delantero de la carta, con 4 secciones. Con él se carga, y desde su centro se miden los disparos.',
      en: 'Forward edge of the card, with 4 sections. Charges are made with it, and shots are measured from its centre.',
    },
    clause: 'onus-7.73',
    see: ['onus-3.9', 'onus-7.123'],
    mark: 'never',
  },
  {
    key: 'flank',
    term: { es: 'flanco', en: 'flank' },
    synonyms: { es: ['lateral', 'costado'], en: ['side of the card'] },
    meaning: {
      es: 'Lado de la carta, con 2 secciones. Un ataque por él quita al defensor 1 de esquiva, 1 de armadura y 1 de moral.',
      en: 'Side of the card, with 2 sections. An attack on it takes 1 dodge, 1 armour and 1 morale from the defender.',
    },
    clause: 'onus-10.2',
    see: ['onus-3.9', 'onus-7.144', 'onus-8.15'],
    mark: 'once',
  },
  {
    key: 'rear',
    term: { es: 'retaguardia', en: 'rear' },
    synonyms: { es: ['parte trasera', 'espalda'], en: ['back of the unit'] },
    meaning: {
      es: 'Borde trasero de la carta, con 4 secciones. Un ataque por él quita al defensor 2 de esquiva, 2 de armadura y 2 de moral.',
      en: 'Back edge of the card, with 4 sections. An attack on it takes 2 dodge, 2 armour and 2 morale from the defender.',
    },
    clause: 'onus-10.3',
    see: ['onus-3.9', 'onus-7.144', 'onus-8.15'],
    except: { es: ['línea de retaguardia', 'hacia su retaguardia'], en: ['towards its rear'] },
    mark: 'once',
  },
  {
    key: 'mounted-unit',
    term: { es: 'unidad montada', en: 'mounted unit' },
    synonyms: { es: ['caballería', 'jinetes', 'montadas'], en: ['cavalry', 'horsemen', 'mounted'] },
    meaning: {
      es: 'Unidad de caballería, de camellos, de elefantes o de carros. Contra ella valen Lanceros y Cuadro.',
      en: 'A unit of cavalry, camels, elephants or chariots. Lancers and Square work against it.',
    },
    clause: 'onus-2.11',
    see: ['onus-8.16', 'onus-9.23'],
    mark: 'once',
  },
  {
    key: 'artillery',
    term: { es: 'artillería', en: 'artillery' },
    synonyms: {
      es: ['onagro', 'balista', 'scorpiones', 'máquinas de guerra'],
      en: ['onager', 'ballista', 'scorpions', 'war machines'],
    },
    meaning: {
      es: 'Onagros, balistas y scorpiones. Sólo disparan si no se mueven, y son destruidos en vez de huir.',
      en: 'Onagers, ballistas and scorpions. They shoot only if they do not move, and are destroyed instead of fleeing.',
    },
    clause: 'onus-7.71',
    see: ['onus-7.182'],
  },
  {
    key: 'elephants',
    term: { es: 'elefantes', en: 'elephants' },
    synonyms: { es: ['elefante', 'paquidermos'], en: ['elephant'] },
    meaning: {
      es: 'Unidad montada que al huir va recta hacia su retaguardia y arrolla a las unidades de ambos bandos que puede atravesar del todo.',
      en: 'Mounted unit that in flight goes straight to its rear and tramples the units of both sides that it can cross completely.',
    },
    clause: 'onus-7.194',
    see: ['onus-7.195', 'onus-7.200', 'onus-7.201'],
    forms: { es: ['elefantes'], en: ['elephants'] },
    mark: 'once',
  },
  {
    key: 'faction',
    term: { es: 'facción', en: 'faction' },
    synonyms: { es: ['pueblo', 'contingente'], en: ['nation', 'contingent'] },
    meaning: {
      es: 'Pueblo al que pertenece un ejército o una parte de él. Cada jugador elige la suya antes de empezar.',
      en: 'People to which an army or a part of it belongs. Each player chooses his own before starting.',
    },
    clause: 'onus-6.2',
    see: ['onus-12.10', 'onus-12.36'],
  },
  {
    key: 'mercenaries',
    term: { es: 'mercenarias', en: 'mercenaries' },
    synonyms: {
      es: ['mercenarios', 'tropas mercenarias'],
      en: ['mercenary troops', 'hired troops'],
    },
    meaning: {
      es: 'Tropas a sueldo que ambos jugadores pueden incluir en su ejército.',
      en: 'Hired troops that both players may include in their armies.',
    },
    clause: 'onus-6.4',
    see: ['onus-12.36'],
    forms: { es: ['mercenarios'], en: ['mercenaries'] },
  },
]);
