import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  't7g-9.12': clause('setup', '2314-2317', ['t7g-9.10'], {
    words: 'carretera, sendero, ancho | track, path, width',
  }),
  't7g-9.13': clause('modifier', '2317-2318', ['t7g-3.20'], {
    words: 'carretera, rápido | track, fast',
  }),
  't7g-9.14': clause('setup', '2320-2321', ['t7g-9.9'], {
    words: 'loma, cerro, diámetro | rise, diameter',
  }),
  't7g-9.15': clause('modifier', '2321-2321', ['t7g-5.38'], {
    words: 'loma, ventaja en combate | rise, combat advantage',
  }),
  't7g-9.16': clause('restriction', '2321-2321', ['t7g-4.24', 't7g-5.37'], {
    words: 'loma, tapa la vista | rise, blocks sight',
  }),
  't7g-9.17': clause('setup', '2323-2323', ['t7g-9.9'], {
    words: 'cerro, ladera, diámetro | slope, diameter',
  }),
  't7g-9.18': clause('modifier', '2323-2324', ['t7g-3.16'], {
    words: 'ladera, frena | slope, slows',
  }),
  't7g-9.19': clause('modifier', '2323-2324', ['t7g-5.38'], {
    words: 'ladera, ventaja en combate | slope, combat advantage',
  }),
  't7g-9.20': clause('restriction', '2323-2324', ['t7g-4.24'], {
    words: 'ladera, tapa la vista | slope, blocks sight',
  }),
  't7g-9.21': clause('setup', '2326-2327', ['t7g-9.9'], {
    words: 'arboleda, diámetro | forest, trees, diameter',
  }),
  't7g-9.22': clause('modifier', '2327-2327', ['t7g-3.17', 't7g-3.18'], {
    words: 'arboleda, frena y desordena | forest, slows and disorders',
  }),
  't7g-9.23': clause('modifier', '2327-2327', ['t7g-4.25'], {
    doubts: ['R149'],
    words: 'arboleda, cobertura | forest, cover',
  }),
  't7g-9.24': clause('restriction', '2327-2327', ['t7g-4.24', 't7g-5.37'], {
    words: 'arboleda, tapa la vista | forest, blocks sight',
  }),
  't7g-9.25': clause('setup', '2328-2328', ['t7g-9.9'], {
    words: 'sembrado, huerta, medida | crops, orchard, measure',
  }),
  't7g-9.26': clause('table', '2328-2336', ['t7g-3.16', 't7g-4.25', 't7g-4.24', 't7g-3.17'], {
    doubts: ['R149'],
    words: 'cosecha, maíz, dado del cultivo | crop, corn, crop die',
  }),
  't7g-9.27': clause('setup', '2338-2339', ['t7g-9.9'], {
    words: 'tapia, muralla, longitud | stone wall, rampart, length',
  }),
  't7g-9.28': clause('modifier', '2339-2340', ['t7g-5.39'], {
    words: 'tapia, protección, combate | stone wall, protection, combat',
  }),
  't7g-9.29': clause('modifier', '2339-2340', ['t7g-4.25'], {
    doubts: ['R41'],
    words: 'tapia, cobertura | stone wall, cover',
  }),
  't7g-9.30': clause('modifier', '2339-2340', ['t7g-3.16'], {
    words: 'tapia, cruzar | stone wall, crossing',
  }),
  't7g-9.31': clause('setup', '2342-2343', ['t7g-9.9'], {
    words: 'laguna, estanque, ancho | pond, width',
  }),
  't7g-9.32': clause('restriction', '2343-2344', ['t7g-3.19'], {
    words: 'laguna, agua, cruzar | pond, water, crossing',
  }),
  't7g-9.33': clause('setup', '2346-2347', ['t7g-9.9'], {
    words: 'cerca, cercado, longitud | hedge, enclosure, length',
  }),
  't7g-9.34': clause('modifier', '2347-2348', ['t7g-4.25'], {
    doubts: ['R41'],
    words: 'cerca, cobertura | hedge, cover',
  }),
  't7g-9.35': clause('modifier', '2347-2348', ['t7g-3.16'], {
    words: 'cerca, cruzar, saltar | hedge, crossing, jump',
  }),
});
