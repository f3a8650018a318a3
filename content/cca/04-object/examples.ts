import { applies, defineExamples, doesNotApply } from '../../../src/library/example.ts';

export default defineExamples({
  'cca-4.1/fifth-banner-at-akragas': applies('cca/victory', {
    es: 'En Agrigento, un jugador tiene 4 estandartes y elimina al líder enemigo.',
    en: 'At Akragas a player has 4 banners and eliminates the enemy leader.',
    ask: { scenario: 'akragas', banners: 4, leadersEliminated: 1 },
    gives: { won: true, winner: 'player', bannersNow: 5 },
    cites: ['cca-4.2', 'cca-19.3', 'cca-4.1'],
    case: 69,
  }),
  'cca-4.1/seven-are-too-few-at-zama': applies('cca/victory', {
    es: 'En Zama, un jugador tiene 7 estandartes.',
    en: 'At Zama a player has 7 banners.',
    ask: { scenario: 'zama', banners: 7 },
    gives: { won: false, bannersMissing: 1 },
    cites: ['cca-19.38', 'cca-4.1'],
  }),
  'cca-4.2/unit-and-leader': applies('cca/victory', {
    es: 'Con una tirada se elimina una unidad enemiga y también a su líder.',
    en: 'One roll eliminates an enemy unit and its leader as well.',
    ask: { unitsEliminated: 1, leadersEliminated: 1 },
    gives: { bannersGained: 2 },
  }),
  'cca-4.3/one-block-left': applies('cca/victory', {
    es: 'Una unidad enemiga de 4 bloques queda reducida a 1.',
    en: 'An enemy unit of 4 blocks is reduced to 1.',
    ask: { unitsReduced: 1 },
    gives: { bannersGained: 0, bannersNow: 0 },
    case: 71,
  }),
  'cca-4.3/last-block': applies('cca/victory', {
    es: 'Una unidad enemiga pierde su último bloque.',
    en: 'An enemy unit loses its last block.',
    ask: { unitsEliminated: 1 },
    gives: { bannersGained: 1 },
    cites: ['cca-4.2', 'cca-4.3'],
  }),
  'cca-4.4/camp-of-baecula': applies('cca/victory', {
    es: 'En Baécula, los romanos tienen 4 estandartes y entran por primera vez en un hex de campamento.',
    en: 'At Baecula the Romans have 4 banners and enter a camp hex for the first time.',
    ask: { scenario: 'baecula', army: 'rome', banners: 4, campsEntered: 1 },
    gives: { bannersNow: 5, won: false },
    cites: ['cca-4.4', 'cca-19.32'],
  }),
  'cca-4.4/no-objectives-at-zama': doesNotApply('cca/victory', {
    es: 'En Zama, una unidad romana entra en un campamento cartaginés.',
    en: 'At Zama a Roman unit enters a Carthaginian camp.',
    ask: { scenario: 'zama', army: 'rome', campsEntered: 1 },
    gives: { bannersGained: 0 },
    cites: ['cca-4.1'],
  }),
});
