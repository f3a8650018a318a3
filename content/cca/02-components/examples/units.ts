import { applies, defineExamples } from '../../../../src/library/example.ts';

/** How many blocks a unit has. */
export const units = defineExamples({
  'cca-2.8/heavy-infantry': applies('cca/unit', {
    es: 'Se despliega una unidad completa de infantería pesada.',
    en: 'A full heavy infantry unit is deployed.',
    ask: { unit: 'HI' },
    gives: { blocksPerUnit: 4, blockSize: 'small', footOrMounted: 'foot' },
  }),
  'cca-2.8/all-carthaginian-foot': applies('cca/block-mix', {
    es: 'Se cuentan todas las unidades completas a pie que dan los bloques cartagineses.',
    en: 'All the full foot units that the Carthaginian blocks make are counted.',
    ask: { army: 'carthage', troops: 'foot' },
    gives: { blocksInAll: 92, fullUnits: 23 },
    cites: ['cca-2.23', 'cca-2.8'],
    case: 57,
  }),
  'cca-2.9/war-machine': applies('cca/unit', {
    es: 'Un jugador lleva máquinas de guerra y quiere saber con qué reglas mueven y disparan.',
    en: 'A player has war machines and wants to know by which rules they move and fire.',
    ask: { unit: 'WM' },
    gives: { blocksPerUnit: 2, symbol: 'red', move: null, closeDice: null, retreatPerFlag: null },
  }),
  'cca-2.9/roman-war-machines': applies('cca/block-mix', {
    es: 'Se cuentan las máquinas de guerra que forman los 4 bloques romanos.',
    en: 'The war machines that the 4 Roman blocks make are counted.',
    ask: { army: 'rome', troops: 'WM' },
    gives: { blocksInAll: 4, fullUnits: 2 },
    cites: ['cca-2.22', 'cca-2.9'],
    case: 343,
  }),
  'cca-2.10/twenty-four-blocks': applies('cca/unit', {
    es: 'Hay 24 bloques medianos de caballería ligera.',
    en: 'There are 24 medium blocks of light cavalry.',
    ask: { unit: 'LC', pieces: 24 },
    gives: { blocksPerUnit: 3, blockSize: 'medium-size', fullUnits: 8, blocksOver: 0 },
    case: 55,
  }),
  'cca-2.10/one-block-over': applies('cca/unit', {
    es: 'Hay 10 bloques de caballería pesada.',
    en: 'There are 10 blocks of heavy cavalry.',
    ask: { unit: 'HC', pieces: 10 },
    gives: { fullUnits: 3, blocksOver: 1 },
  }),
  'cca-2.11/elephants': applies('cca/unit', {
    es: 'Se despliega una unidad completa de elefantes.',
    en: 'A whole elephant unit is deployed.',
    ask: { unit: 'EL' },
    gives: { blocksPerUnit: 2, blockSize: 'large' },
  }),
  'cca-2.12/one-symbol': applies('cca/unit', {
    es: 'El mapa de un escenario muestra 1 símbolo de carros pesados cartagineses.',
    en: 'A scenario map shows 1 symbol of Carthaginian heavy chariots.',
    ask: { unit: 'CH', symbols: 1 },
    gives: { blocksPlaced: 2, blockSize: 'rectangular' },
    cites: ['cca-2.12', 'cca-3.3'],
    case: 73,
  }),
  'cca-2.13/leader': applies('cca/unit', {
    es: 'Un líder está solo en un hex: se discute si es una unidad.',
    en: 'A leader stands alone in a hex: it is disputed whether he is a unit.',
    ask: { unit: 'LD' },
    gives: { isUnit: false, blocksPerUnit: 1, move: 3 },
    cites: ['cca-2.13', 'cca-8.29'],
  }),
  'cca-2.14/syracuse-plays-grey': applies('cca/block-mix', {
    es: 'Un jugador lleva a los siracusanos y busca sus bloques.',
    en: 'A player has the Syracusans and looks for his blocks.',
    ask: { army: 'syracuse' },
    gives: { blockColour: 'grey' },
    cites: ['cca-2.14', 'cca-2.22'],
  }),
  'cca-2.14/carthage-plays-brown': applies('cca/block-mix', {
    es: 'Un jugador lleva a Cartago y busca sus bloques.',
    en: 'A player has Carthage and looks for his blocks.',
    ask: { army: 'carthage' },
    gives: { blockColour: 'dark-brown' },
    cites: ['cca-2.14', 'cca-2.23'],
  }),
});
