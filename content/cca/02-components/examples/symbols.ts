import { applies, defineExamples } from '../../../../src/library/example.ts';

/** Unit symbols, and the blocks of each side. */
export const symbols = defineExamples({
  'cca-2.17/light-cavalry': applies('cca/unit', {
    es: 'El mapa de un escenario tiene el símbolo de la caballería ligera.',
    en: 'The map of a scenario has the symbol of light cavalry.',
    ask: { unit: 'LC' },
    gives: { symbol: 'green', whiteBorder: false, class: 'light' },
  }),
  'cca-2.18/auxilia': applies('cca/unit', {
    es: 'El mapa de un escenario tiene el símbolo de los auxiliares.',
    en: 'The map of a scenario has the symbol of auxilia.',
    ask: { unit: 'AX' },
    gives: { symbol: 'green', whiteBorder: true },
  }),
  'cca-2.19/medium-infantry': applies('cca/unit', {
    es: 'El mapa de un escenario tiene el símbolo de la infantería media.',
    en: 'The map of a scenario has the symbol of medium infantry.',
    ask: { unit: 'MI' },
    gives: { symbol: 'blue', whiteBorder: false, class: 'medium' },
  }),
  'cca-2.20/warriors': applies('cca/unit', {
    es: 'El mapa de un escenario tiene el símbolo de los guerreros.',
    en: 'The map of a scenario has the symbol of warriors.',
    ask: { unit: 'WR' },
    gives: { symbol: 'blue', whiteBorder: true },
  }),
  'cca-2.21/chariots': applies('cca/unit', {
    es: 'El mapa de un escenario tiene el símbolo de los carros pesados.',
    en: 'The map of a scenario has the symbol of heavy chariots.',
    ask: { unit: 'CH' },
    gives: { symbol: 'red', class: 'heavy' },
  }),
  'cca-2.22/roman-medium-infantry': applies('cca/block-mix', {
    es: 'Se cuenta la infantería media que dan los bloques romanos.',
    en: 'The medium infantry that the Roman blocks make is counted.',
    ask: { army: 'rome', troops: 'MI' },
    gives: { blocksInAll: 32, fullUnits: 8 },
    cites: ['cca-2.22', 'cca-2.8'],
  }),
  'cca-2.22/all-roman-blocks': applies('cca/block-mix', {
    es: 'Se cuentan todas las unidades completas y los líderes que dan los bloques romanos.',
    en: 'All the full units and leaders that the Roman blocks make are counted.',
    ask: { army: 'rome' },
    gives: { blocksInAll: 159, fullUnits: 44, leaderBlocks: 3 },
    cites: ['cca-2.22', 'cca-2.8', 'cca-2.10', 'cca-2.13'],
  }),
  'cca-2.23/carthaginian-elephants': applies('cca/block-mix', {
    es: 'Se cuentan los elefantes que dan los bloques cartagineses.',
    en: 'The elephants that the Carthaginian blocks make are counted.',
    ask: { army: 'carthage', troops: 'EL' },
    gives: { blocksInAll: 6, fullUnits: 3 },
    cites: ['cca-2.23', 'cca-2.11'],
  }),
  'cca-2.23/carthage-has-no-war-machines': applies('cca/block-mix', {
    es: 'Se buscan máquinas de guerra entre los bloques cartagineses.',
    en: 'Somebody looks for war machines among the Carthaginian blocks.',
    ask: { army: 'carthage', troops: 'WM' },
    gives: { blocksInAll: 0, fullUnits: 0 },
  }),
});
