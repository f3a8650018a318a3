import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-11.1': clause('definition', '5732-5737', ['wab-11.4', 'wab-4.54', 'wab-5.29'], {
    words: 'tirada de salvación, protección | saving throw, protection',
  }),
  'wab-11.2': clause('modifier', '5740-5744', ['wab-11.9', 'wab-4.55'], {
    words: 'bono por ir montado | bonus for being mounted',
  }),
  'wab-11.3': clause(
    'procedure',
    '5747-5767',
    ['wab-11.17', 'wab-11.18', 'wab-11.25', 'wab-11.23', 'wab-4.55'],
    {
      words: 'sumar escudo y armadura | add shield and armour',
    },
  ),
  'wab-11.4': clause('restriction', '5770-5777', ['wab-4.55', 'wab-16.42', 'wab-22.10'], {
    words: 'tope de salvación, máximo | save cap, maximum',
  }),
  'wab-11.5': clause('modifier', '5780-5789', ['wab-2.12', 'wab-11.8', 'wab-11.22', 'wab-2.10'], {
    restates: ['wab-2.12'],
    words: 'infantería lenta | slow infantry',
  }),
  'wab-11.6': clause('modifier', '5790-5792', ['wab-2.12', 'wab-11.7'], {
    restates: ['wab-2.12'],
    words: 'caballería lenta | slow cavalry',
  }),
  'wab-11.7': clause('modifier', '5793-5795', ['wab-2.12', 'wab-11.6', 'wab-11.23'], {
    restates: ['wab-2.12'],
    words: 'caballo acorazado lento | slow armoured horse',
  }),
  'wab-11.8': clause('exception', '5797-5802', ['wab-2.12', 'wab-11.5'], {
    restates: ['wab-2.12'],
    words: 'corrección, página 96 | correction, page 96',
  }),
  'wab-11.9': clause('profile', '5806-5812', ['wab-11.2', 'wab-4.55'], {
    words: 'sin protección, desnudos | unprotected, naked',
  }),
  'wab-11.10': clause('profile', '5815-5822', ['wab-11.2', 'wab-4.55'], {
    words: 'cuero, lino | leather, linen',
  }),
  'wab-11.11': clause('profile', '5825-5834', ['wab-11.2', 'wab-11.22', 'wab-2.12', 'wab-4.55'], {
    words: 'cota de malla | mail',
  }),
  'wab-11.12': clause(
    'definition',
    '5836-5842',
    ['wab-13.29', 'wab-13.30', 'wab-13.31', 'wab-13.32', 'wab-13.33'],
    {
      words: 'clibanarios | clibanarii',
    },
  ),
  'wab-11.13': clause('profile', '5848-5850', ['wab-11.4', 'wab-11.23', 'wab-2.12'], {
    words: 'salvación del catafracto | cataphract save',
  }),
  'wab-11.14': clause('profile', '5853-5859', ['wab-11.4', 'wab-2.12'], {
    words: 'armadura de placas a pie | plate on foot',
  }),
  'wab-11.15': clause('profile', '5862-5864', ['wab-11.4', 'wab-2.12'], {
    words: 'armadura de placas a caballo | plate mounted',
  }),
  'wab-11.16': clause('profile', '5867-5872', ['wab-11.4', 'wab-2.12'], {
    words: 'armadura completa, caballeros | full armour, knights',
  }),
  'wab-11.17': clause(
    'modifier',
    '5873-5878',
    ['wab-10.13', 'wab-10.18', 'wab-11.3', 'wab-2.12', 'wab-4.55'],
    {
      words: 'rodela no, broquel no | not a buckler',
    },
  ),
  'wab-11.18': clause('modifier', '5881-5885', ['wab-10.13', 'wab-10.18', 'wab-11.3', 'wab-4.55'], {
    words: 'scutum, aspis | scutum, aspis',
  }),
  'wab-11.19': clause('modifier', '5892-5898', ['wab-11.3'], {
    words: 'mantelete, ballesteros | mantlet, crossbowmen',
  }),
  'wab-11.20': clause('modifier', '5905-5910', ['wab-11.21', 'wab-2.13'], {
    words: 'broquel en hostigadores | skirmishers with bucklers',
  }),
  'wab-11.21': clause('modifier', '5916-5919', ['wab-11.20', 'wab-2.13'], {
    words: 'broquel contra disparos | buckler against missiles',
  }),
  'wab-11.22': clause('exception', '5922-5926', ['wab-2.13', 'wab-11.5', 'wab-11.8', 'wab-2.12'], {
    restates: ['wab-2.13'],
    words: 'movimiento con broquel | movement with buckler',
  }),
  'wab-11.23': clause('modifier', '5929-5934', ['wab-11.7', 'wab-11.4', 'wab-2.12'], {
    words: 'caballo acorazado | armoured horse',
  }),
  'wab-11.24': clause('modifier', '5936-5940', ['wab-11.23'], {
    words: 'barda por delante | barding in front',
  }),
  'wab-11.25': clause('modifier', '5943-5949', ['wab-11.3', 'wab-2.13'], {
    words: 'barda de lino | quilted barding',
  }),
  'wab-11.26': clause('modifier', '5952-5957', ['wab-11.25', 'wab-2.13'], {
    words: 'media barda de lino | half quilted barding',
  }),
});
