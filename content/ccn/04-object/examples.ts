import { applies, defineExamples } from '../../../src/library/example.ts';

export default defineExamples({
  'ccn-4.1/sixth-banner': applies('ccn/victory', {
    es: 'Un escenario se gana con 6 Banderas de Victoria; un jugador que tiene 5 elimina una unidad enemiga.',
    en: 'A scenario is won with 6 Victory Banners; a player who has 5 eliminates an enemy unit.',
    ask: { bannersToWin: 6, banners: 5, unitsEliminated: 1 },
    gives: { won: true, bannersNow: 6, bannersMissing: 0 },
    cites: ['ccn-4.2', 'ccn-4.1'],
  }),
  'ccn-4.1/one-short': applies('ccn/victory', {
    es: 'Un escenario se gana con 6 Banderas de Victoria; un jugador que tiene 4 elimina una unidad enemiga.',
    en: 'A scenario is won with 6 Victory Banners; a player who has 4 eliminates an enemy unit.',
    ask: { bannersToWin: 6, banners: 4, unitsEliminated: 1 },
    gives: { won: false, bannersNow: 5, bannersMissing: 1 },
    cites: ['ccn-4.2', 'ccn-4.1'],
  }),
  'ccn-4.2/unit-and-its-leader': applies('ccn/victory', {
    es: 'Un jugador elimina una unidad enemiga y también a su líder, que no aguanta la comprobación de bajas.',
    en: 'A player eliminates an enemy unit and its leader as well, who fails the casualty check.',
    ask: { unitsEliminated: 1, leadersEliminated: 1 },
    gives: { bannersGained: 2 },
  }),
  'ccn-4.2/unit-with-blocks-left': applies('ccn/victory', {
    es: 'Una unidad enemiga pierde 2 bloques y le queda 1.',
    en: 'An enemy unit loses 2 blocks and has 1 left.',
    ask: { unitsReduced: 1 },
    gives: { bannersGained: 0 },
  }),
  'ccn-4.3/objective-hex': applies('ccn/victory', {
    es: 'Un escenario da 1 Bandera de Victoria por ocupar un pueblo, y un jugador lo ocupa.',
    en: 'A scenario gives 1 Victory Banner for taking a town, and a player takes it.',
    ask: { banners: 3, objectiveBanners: 1 },
    gives: { bannersGained: 1, bannersNow: 4 },
  }),
  'ccn-4.4/units-that-have-not-fought': applies('ccn/victory', {
    es: 'Un jugador que necesita 6 Banderas de Victoria y tiene 5 elimina al disparar el último bloque de una unidad enemiga; aún tiene 2 unidades con órdenes sin combatir.',
    en: 'A player who needs 6 Victory Banners and has 5 eliminates the last block of an enemy unit by fire; 2 of his ordered units have not fought yet.',
    ask: { bannersToWin: 6, banners: 5, unitsEliminated: 1 },
    gives: { won: true, endsAtOnce: true },
    cites: ['ccn-4.2', 'ccn-4.1', 'ccn-4.4'],
    case: 105,
  }),
});
