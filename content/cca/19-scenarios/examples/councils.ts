import { applies, defineExamples } from '../../../../src/library/example.ts';

type Written = Parameters<typeof applies<'cca/scenario'>>[1];
type Gives = NonNullable<Written['gives']>;
type Clause = NonNullable<Written['cites']>[number];
type Side = NonNullable<Gives['carthage']>;

/** A battle as the texts call it. */
const battle = (scenario: Written['ask']['scenario'], en: string, es = en) => ({
  scenario,
  en,
  es,
});
type Battle = ReturnType<typeof battle>;

const AKRAGAS = battle('akragas', 'Akragas', 'Agrigento');
const CRIMISSOS = battle('crimissos-river', 'the Crimissos River', 'el río Crimiso');
const TICINUS = battle('ticinus-river', 'the Ticinus River', 'el río Tesino');
const TRASIMENE = battle('lake-trasimene', 'Lake Trasimene', 'el lago Trasimeno');
const CANNAE = battle('cannae', 'Cannae', 'Cannas');
const DERTOSA = battle('dertosa', 'Dertosa');
const CASTULO = battle('castulo', 'Castulo', 'Cástulo');
const BAECULA = battle('baecula', 'Baecula', 'Baécula');
const ILIPA = battle('ilipa', 'Ilipa');
const ZAMA = battle('zama', 'Zama');

const ADJECTIVES = {
  carthage: { es: 'cartaginés', en: 'Carthaginian' },
  rome: { es: 'romano', en: 'Roman' },
  syracuse: { es: 'siracusano', en: 'Syracusan' },
};
type Army = keyof typeof ADJECTIVES;

/** One side of the Council of War: its leaders, its cards, and whether it moves first. */
function council(
  { scenario, es, en }: Battle,
  army: Army,
  leaderNames: Side['leaderNames'],
  cardsDealt: number,
  movesFirst: boolean,
  besides: Gives = {},
  number?: number,
) {
  const side = { army, leaderNames, cardsDealt, command: cardsDealt, movesFirst };
  return applies('cca/scenario', {
    es: `Se mira el Consejo de Guerra ${ADJECTIVES[army].es} de ${es}.`.replace('de el', 'del'),
    en: `Somebody looks at the ${ADJECTIVES[army].en} Council of War of ${en}.`,
    ask: { scenario },
    gives: { [army === 'carthage' ? 'carthage' : 'opponent']: side, ...besides },
    ...(number !== undefined && { case: number }),
  });
}

const SOMEBODY = { es: 'un jugador', en: 'a player' };
const ROME = { es: 'Roma', en: 'Rome' };
const SYRACUSE = { es: 'Siracusa', en: 'Syracuse' };

/** With all banners but one, and then the last one. */
const isWon = ({ scenario, es, en }: Battle, who: typeof ROME, toWin: number, clause: Clause) =>
  applies('cca/victory', {
    es: `En ${es}, ${who.es} tiene ${toWin - 1} estandartes y elimina una unidad enemiga.`,
    en: `At ${en} ${who.en} has ${toWin - 1} banners and eliminates an enemy unit.`,
    ask: {
      scenario,
      ...(who !== SOMEBODY && { army: 'rome' }),
      banners: toWin - 1,
      unitsEliminated: 1,
    },
    gives: { won: true, bannersNow: toWin, bannersToWin: toWin },
    cites: ['cca-4.2', clause, 'cca-4.1'],
  });

const notYet = ({ scenario, es, en }: Battle, toWin: number, clause: Clause, number?: number) =>
  applies('cca/victory', {
    es: `En ${es}, un jugador tiene ${toWin - 1} estandartes.`,
    en: `At ${en} a player has ${toWin - 1} banners.`,
    ask: { scenario, banners: toWin - 1 },
    gives: { won: false, bannersMissing: 1 },
    cites: [clause, 'cca-4.1'],
    ...(number !== undefined && { case: number }),
  });

/** What the Council of War sets in each of the ten battles, and who wins. */
export const councils = defineExamples({
  'cca-19.1/carthage': council(AKRAGAS, 'carthage', ['himilco'], 5, false, { year: 406 }),
  'cca-19.2/syracuse': council(AKRAGAS, 'syracuse', ['daphnaeus'], 6, true),
  'cca-19.3/is-won': isWon(AKRAGAS, SYRACUSE, 5, 'cca-19.3'),
  'cca-19.3/not-yet': notYet(AKRAGAS, 5, 'cca-19.3'),
  'cca-19.4/carthage': council(CRIMISSOS, 'carthage', ['hasdrubal'], 5, false),
  'cca-19.5/syracuse': council(
    CRIMISSOS,
    'syracuse',
    ['timoleon'],
    5,
    true,
    { bannersToWin: 5, carthage: { cardsDealt: 5 } },
    411,
  ),
  'cca-19.6/is-won': isWon(CRIMISSOS, SOMEBODY, 5, 'cca-19.6'),
  'cca-19.8/carthage': council(TICINUS, 'carthage', ['hannibal'], 5, true),
  'cca-19.9/rome': council(TICINUS, 'rome', ['publius-scipio'], 4, false),
  'cca-19.10/is-won': isWon(TICINUS, SOMEBODY, 6, 'cca-19.10'),
  'cca-19.12/carthage': council(
    TRASIMENE,
    'carthage',
    ['hannibal'],
    6,
    true,
    { bannersToWin: 6, firstPlayer: 'carthage', opponent: { cardsDealt: 2 } },
    413,
  ),
  'cca-19.13/rome': council(TRASIMENE, 'rome', ['flaminius'], 2, false),
  'cca-19.14/is-won': isWon(TRASIMENE, SOMEBODY, 6, 'cca-19.14'),
  'cca-19.18/carthage': council(CANNAE, 'carthage', ['hannibal'], 6, false),
  'cca-19.19/rome': council(CANNAE, 'rome', ['varro'], 4, true),
  'cca-19.20/is-won': isWon(CANNAE, ROME, 7, 'cca-19.20'),
  'cca-19.20/not-yet': notYet(CANNAE, 7, 'cca-19.20'),
  'cca-19.21/carthage': council(DERTOSA, 'carthage', ['hasdrubal'], 4, false),
  'cca-19.22/rome': council(DERTOSA, 'rome', ['gnaeus-scipio', 'publius-scipio'], 6, true),
  'cca-19.23/is-won': isWon(DERTOSA, ROME, 6, 'cca-19.23'),
  'cca-19.24/carthage': council(
    CASTULO,
    'carthage',
    ['hasdrubal-gisgo'],
    5,
    false,
    { bannersToWin: 8, opponent: { cardsDealt: 5 } },
    417,
  ),
  'cca-19.25/rome': council(CASTULO, 'rome', ['publius-scipio'], 5, true),
  'cca-19.26/is-won': isWon(CASTULO, ROME, 8, 'cca-19.26'),
  'cca-19.29/carthage': council(BAECULA, 'carthage', ['hasdrubal'], 4, false),
  'cca-19.30/rome': council(BAECULA, 'rome', ['publius-scipio'], 6, true),
  'cca-19.31/is-won': isWon(BAECULA, ROME, 6, 'cca-19.31'),
  'cca-19.33/carthage': council(
    ILIPA,
    'carthage',
    ['hasdrubal-gisgo'],
    4,
    false,
    { year: 208 },
    419,
  ),
  'cca-19.34/rome': council(ILIPA, 'rome', ['scipio'], 6, true, { bannersToWin: 7 }, 307),
  'cca-19.35/is-won': isWon(ILIPA, ROME, 7, 'cca-19.35'),
  'cca-19.36/carthage': council(ZAMA, 'carthage', ['hannibal'], 5, false),
  'cca-19.37/rome': council(ZAMA, 'rome', ['scipio'], 5, true, { year: 202 }),
  'cca-19.38/is-won': isWon(ZAMA, ROME, 8, 'cca-19.38'),
  'cca-19.38/not-yet': notYet(ZAMA, 8, 'cca-19.38', 301),
});
