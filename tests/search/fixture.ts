import type { SearchFile } from '../../src/search/format.ts';
import { type Index, openIndex } from '../../src/search/index.ts';

/** A small book in which each test can see what should be found. */
export const FILE: SearchFile = {
  system: 'cca',
  title: { es: 'Marchas', en: 'Marches' },
  paths: {
    es: ['/es/cca/', '/es/cca/glosario/', '/es/c/'],
    en: ['/en/cca/', '/en/cca/glossary/', '/en/c/'],
  },
  chapters: [
    ['1', '1-marcha', '1-march', 'Marcha', 'March'],
    ['11', '11-asalto', '11-assault', 'Asalto', 'Assault'],
  ],
  kinds: [['perfil', 'profile']],
  clauses: [
    [0, '1', 0, 'Guerreros: 2 hexes', 'Warriors: 2 hexes', 'wb', 'warband', 0, '', ''],
    [0, '2', 0, 'Elefantes: 1 hex', 'Elephants: 1 hex', '', '', 0, '', ''],
    [0, '11', 0, 'Carros: 3 hexes', 'Chariots: 3 hexes', '', '', 0, '', ''],
    [0, '15', 0, 'El río detiene', 'A river stops a unit', '', 'ford', 0, '', ''],
    [1, '1', 0, 'Dados del asalto', 'Dice of the assault', '', '', 0, '', ''],
    [1, '2', 0, 'Quién ataca primero', 'Who attacks first', '', '', 0, '', ''],
    [1, '15', 0, 'Línea de visión', 'Line of sight', '', '', 0, '', ''],
  ],
  sections: [
    [0, 'Infantería pesada', 'Heavy infantry'],
    [4, '', ''],
  ],
  tools: [],
  terms: '',
  doubts: [['R7', 5, '¿Frena el barro?', 'Does mud slow them?']],
  common: 'a de del el la of the',
  figures: { dos: '2', two: '2' },
  abbreviations: { wr: ['guerreros', 'warriors'], el: ['elefantes', 'elephants'] },
  same: ['fording|wading'],
  none: ['zone of control'],
  spoken: ['', ''],
  // guerreros stands in the texts of clauses 1.2 and 11.2, panic in that of 11.1.
  prose: ['guerreros\nBD', 'panic\nE'],
};

export const SMALL: Index = openIndex(FILE);
