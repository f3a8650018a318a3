import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-13.1': clause('definition', '6223-6231', ['wab-13.2', 'wab-13.3'], {
    words: 'aliados, mercenarios | allies, mercenaries',
  }),
  'wab-13.2': clause('restriction', '6234-6242', ['wab-13.1', 'wab-9.30', 'wab-9.71', 'wab-9.76'], {
    words: 'liderazgo de aliados | leadership of allies',
  }),
  'wab-13.3': clause('procedure', '6245-6256', ['wab-13.4', 'wab-13.5', 'wab-13.6'], {
    words: 'tirada de lealtad | loyalty roll',
  }),
  'wab-13.4': clause('procedure', '6253-6257', ['wab-13.3'], {
    words: 'volver a obedecer | obey again',
  }),
  'wab-13.5': clause('restriction', '6263-6271', ['wab-13.3', 'wab-2.83'], {
    words: 'quieta | stands still',
  }),
  'wab-13.6': clause('restriction', '6274-6276', ['wab-13.3', 'wab-4.22'], {
    words: 'disparo de aliados | shooting of allies',
  }),
  'wab-13.7': clause('exception', '6278-6281', ['wab-13.3'], {
    words: 'combate libera | combat frees',
  }),
  'wab-13.8': clause('procedure', '6298-6309', ['wab-13.9', 'wab-13.10', 'wab-13.28', 'wab-1.56'], {
    words: 'desbocada, bárbaros, indisciplina | unruly, barbarians, indiscipline',
  }),
  'wab-13.9': clause(
    'restriction',
    '6312-6320',
    ['wab-13.10', 'wab-2.2', 'wab-2.6', 'wab-3.22', 'wab-20.11'],
    {
      words: 'carga obligatoria de bárbaros | compulsory charge of barbarians',
    },
  ),
  'wab-13.10': clause('restriction', '6322-6328', ['wab-13.11', 'wab-2.5'], {
    words: 'avance sin control | uncontrolled advance',
  }),
  'wab-13.11': clause('procedure', '6331-6334', ['wab-13.12'], {
    words: 'bloqueada por amigos | blocked by friends',
  }),
  'wab-13.12': clause('exception', '6334-6340', ['wab-13.11', 'wab-4.12', 'wab-15.15'], {
    words: 'cruzar hostigadores | pass through skirmishers',
  }),
  'wab-13.13': clause('exception', '6343-6349', ['wab-13.8', 'wab-13.9', 'wab-6.65'], {
    words: 'cargar tras ceder | charge after giving ground',
  }),
  'wab-13.14': clause(
    'modifier',
    '6350-6356',
    ['wab-13.20', 'wab-13.21', 'wab-1.20', 'wab-17.24'],
    {
      words: 'bono de liderazgo de bárbaros | leadership bonus of barbarians',
    },
  ),
  'wab-13.15': clause('procedure', '6359-6367', ['wab-13.16', 'wab-12.32', 'wab-6.1'], {
    words: 'desmoralización automática bárbaros | automatic break barbarians',
  }),
  'wab-13.16': clause('procedure', '6370-6374', ['wab-13.15'], {
    words: 'contar miniaturas | count models',
  }),
  'wab-13.17': clause('restriction', '6377-6382', ['wab-13.15', 'wab-6.34'], {
    words: 'persecución obligatoria bárbaros | compulsory pursuit barbarians',
  }),
  'wab-13.18': clause('modifier', '6384-6395', ['wab-13.19', 'wab-2.16'], {
    words: 'maniobra lenta | slow manoeuvre',
  }),
  'wab-13.19': clause('exception', '6386-6389', ['wab-13.18', 'wab-2.83'], {
    words: 'giro en la carga | wheel in a charge',
  }),
  'wab-13.20': clause('modifier', '6398-6404', ['wab-13.14', 'wab-13.21', 'wab-9.30'], {
    words: "liderazgo del jefe | leader's leadership",
  }),
  'wab-13.21': clause('modifier', '6404-6407', ['wab-13.14', 'wab-13.20', 'wab-9.71'], {
    words: 'general bárbaro | barbarian general',
  }),
  'wab-13.22': clause('setup', '6413-6428', ['wab-13.23', 'wab-13.24'], {
    words: 'ocultar, esconder | hide, conceal',
  }),
  'wab-13.23': clause('restriction', '6434-6438', ['wab-13.22'], {
    words: 'dónde se esconde | where to hide',
  }),
  'wab-13.24': clause('option', '6441-6445', ['wab-13.22', 'wab-13.25'], {
    words: 'renunciar a la emboscada | give up the ambush',
  }),
  'wab-13.25': clause('procedure', '6448-6453', ['wab-13.22', 'wab-13.26', 'wab-1.48'], {
    words: 'descubrir | reveal',
  }),
  'wab-13.26': clause('option', '6452-6455', ['wab-13.27'], {
    words: 'revelar a voluntad | reveal at will',
  }),
  'wab-13.27': clause('option', '6458-6461', ['wab-13.26'], {
    words: 'cargar desde la emboscada | charge out of ambush',
  }),
  'wab-13.28': clause('exception', '6464-6471', ['wab-13.8'], {
    words: 'pánico escondida | panic while hidden',
  }),
});
