import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-13.87': clause('definition', '6921-6929', ['wab-13.98'], {
    words: 'falangitas | phalangites',
  }),
  'wab-13.88': clause('definition', '6935-6942', ['wab-13.101', 'wab-13.107'], {
    words: 'requisitos de la falange | phalanx requirements',
  }),
  'wab-13.89': clause(
    'restriction',
    '6945-6948',
    ['wab-13.99', 'wab-13.100', 'wab-13.102', 'wab-13.107', 'wab-2.15'],
    {
      words: 'maniobras de la falange | phalanx manoeuvres',
    },
  ),
  'wab-13.90': clause('modifier', '6950-6952', ['wab-13.57', 'wab-2.29', 'wab-2.30'], {
    words: 'chequeo de reorganizar falange | phalanx reform test',
  }),
  'wab-13.91': clause('modifier', '6955-6957', ['wab-13.107', 'wab-2.53', 'wab-3.26'], {
    words: 'giro de falange | phalanx wheel',
  }),
  'wab-13.92': clause(
    'restriction',
    '6959-6968',
    ['wab-6.12', 'wab-6.14', 'wab-6.17', 'wab-6.19', 'wab-6.85', 'wab-17.23', 'wab-17.24'],
    {
      words: 'romper la falange | break the phalanx',
    },
  ),
  'wab-13.93': clause('modifier', '6971-6973', ['wab-13.92', 'wab-13.103', 'wab-4.40'], {
    words: 'disparar a la falange | shoot at a phalanx',
  }),
  'wab-13.94': clause(
    'exception',
    '6975-6982',
    ['wab-10.21', 'wab-10.34', 'wab-13.92', 'wab-5.14'],
    {
      words: 'hoplitas al cargar | charging hoplites',
    },
  ),
  'wab-13.95': clause('modifier', '6985-6989', ['wab-13.92', 'wab-5.22', 'wab-5.23'], {
    words: 'penalizador contra falange | penalty against phalanx',
  }),
  'wab-13.96': clause(
    'restriction',
    '6992-6996',
    ['wab-10.22', 'wab-10.42', 'wab-13.92', 'wab-5.27'],
    {
      words: 'lanza contra falange | lance against phalanx',
    },
  ),
  'wab-13.97': clause(
    'restriction',
    '6999-7005',
    ['wab-13.71', 'wab-13.33', 'wab-13.84', 'wab-13.92', 'wab-5.41'],
    {
      words: 'carga feroz contra falange | ferocious charge against phalanx',
    },
  ),
  'wab-13.98': clause(
    'definition',
    '7008-7016',
    ['wab-13.99', 'wab-13.100', 'wab-13.101', 'wab-13.107', 'wab-13.108'],
    {
      words: 'clases de falange | kinds of phalanx',
    },
  ),
  'wab-13.99': clause('exception', '7019-7021', ['wab-13.89', 'wab-2.21'], {
    words: 'maniobras de falange entrenada | trained phalanx manoeuvres',
  }),
  'wab-13.100': clause('exception', '7023-7025', ['wab-13.89', 'wab-2.21', 'wab-2.25'], {
    words: 'maniobras de falange macedónica | Macedonian phalanx manoeuvres',
  }),
  'wab-13.101': clause('definition', '7027-7031', ['wab-13.88'], {
    words: 'piqueros suizos | Swiss pikemen',
  }),
  'wab-13.102': clause('exception', '7032-7033', ['wab-13.89', 'wab-2.21', 'wab-2.25'], {
    words: 'maniobras de falange medieval | medieval phalanx manoeuvres',
  }),
  'wab-13.103': clause('exception', '7036-7039', ['wab-13.93'], {
    words: 'disparar a piqueros | shoot at pikemen',
  }),
  'wab-13.104': clause(
    'option',
    '7042-7047',
    ['wab-13.105', 'wab-13.106', 'wab-2.27', 'wab-2.28'],
    {
      words: 'cuadro, todo alrededor | square, all round',
    },
  ),
  'wab-13.105': clause('restriction', '7047-7049', ['wab-13.104', 'wab-2.27'], {
    words: 'cuadrado quieto | standing square',
  }),
  'wab-13.106': clause('restriction', '7049-7051', ['wab-13.104', 'wab-5.41'], {
    words: 'filas del cuadrado | ranks of a square',
  }),
  'wab-13.107': clause('exception', '7057-7066', ['wab-13.50', 'wab-13.91', 'wab-13.88'], {
    words: 'falange instruida | disciplined phalanx',
  }),
  'wab-13.108': clause('restriction', '7069-7074', ['wab-13.78'], {
    words: 'giro de falange de levas | wheel of levy phalanx',
  }),
  'wab-13.109': clause('definition', '7080-7087', ['wab-13.110'], {
    words: 'quién puede | who may',
  }),
  'wab-13.110': clause('procedure', '7093-7097', ['wab-13.111', 'wab-2.15'], {
    words: 'formar el muro | forming it',
  }),
  'wab-13.111': clause('restriction', '7100-7108', ['wab-20.12'], {
    words: 'duración del muro | how long',
  }),
  'wab-13.112': clause('modifier', '7111-7115', ['wab-13.111', 'wab-4.40', 'wab-5.18'], {
    words: 'penalizador contra el muro | penalty against it',
  }),
  'wab-13.113': clause('option', '7118-7122', ['wab-13.110', 'wab-4.42'], {
    words: 'disparar desde el muro | shoot from it',
  }),
  'wab-13.114': clause('option', '7125-7135', ['wab-1.6', 'wab-22.23'], {
    words: 'tropas veteranas | veteran troops',
  }),
  'wab-13.115': clause('profile', '7138-7148', ['wab-5.13', 'wab-14.30'], {
    words: "ataques del caballo, montura | horse's attacks, mount",
  }),
  'wab-13.116': clause('procedure', '7153-7168', ['wab-10.14', 'wab-10.25', 'wab-14.34'], {
    words: 'mezcla de armas | mixed arms',
  }),
  'wab-13.117': clause('procedure', '7171-7178', ['wab-13.116', 'wab-4.60'], {
    words: 'salvación de armas mezcladas | save with mixed arms',
  }),
  'wab-13.118': clause(
    'exception',
    '7179-7182',
    ['wab-13.119', 'wab-13.120', 'wab-2.37', 'wab-2.44'],
    {
      words: 'tropas de monte | mountain troops',
    },
  ),
  'wab-13.119': clause('restriction', '7182-7185', ['wab-13.118', 'wab-6.16', 'wab-6.17'], {
    words: 'filas en el bosque | ranks in woods',
  }),
  'wab-13.120': clause(
    'restriction',
    '7188-7193',
    ['wab-13.118', 'wab-2.54', 'wab-3.2', 'wab-3.21'],
    {
      words: 'cargar por el bosque subterfugio | charge through woods subterfuge',
    },
  ),
});
