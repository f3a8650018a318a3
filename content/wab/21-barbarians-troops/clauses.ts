import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-21.18': clause('restriction', '9857-9859', ['wab-21.19', 'wab-21.20', 'wab-1.28'], {
    words:
      'tamaño mínimo, unidad, campeón, grupo de mando | minimum size, unit, champion, command group',
  }),
  'wab-21.19': clause('profile', '9862-9866', ['wab-21.18', 'wab-21.5', 'wab-13.14'], {
    words: 'coste, atributos, celtas, galos, germanos | cost, stats, celts, gauls, germans',
  }),
  'wab-21.20': clause('profile', '9869-9873', ['wab-21.18', 'wab-12.16', 'wab-13.8'], {
    words: 'furia, gesatas, berserker, coste | frenzy, gaesati, berserkers, cost',
  }),
  'wab-21.21': clause('restriction', '9877-9880', ['wab-1.28', 'wab-16.6'], {
    words: 'tamaño mínimo, escuadrón, grupo de mando | minimum size, squadron, command group',
  }),
  'wab-21.22': clause('profile', '9883-9887', ['wab-21.23', 'wab-21.24', 'wab-16.41'], {
    words: 'coste, atributos, celtas, dotación | cost, stats, celts, crew',
  }),
  'wab-21.23': clause('option', '9888-9888', ['wab-21.22'], {
    words: 'opciones, coste, equipo | options, cost, equipment',
  }),
  'wab-21.24': clause('definition', '9890-9891', ['wab-21.6', 'wab-1.31', 'wab-16.10'], {
    words: 'reglas especiales, celtas | special rules, celts',
  }),
  'wab-21.25': clause('profile', '9894-9898', ['wab-21.43', 'wab-21.34', 'wab-21.21'], {
    words: 'jinetes, coste, atributos, venablos, lanzas | horsemen, cost, stats, riders',
  }),
  'wab-21.26': clause('profile', '9901-9908', ['wab-21.21', 'wab-11.21', 'wab-15.1'], {
    words: 'jinetes, coste, atributos | horsemen, cost, stats, riders',
  }),
  'wab-21.27': clause('restriction', '9914-9916', ['wab-21.28', 'wab-1.28'], {
    words:
      'tamaño mínimo, hostigadores, montañeses, grupo de mando | minimum size, skirmishers, hillmen, command group',
  }),
  'wab-21.28': clause('restriction', '9916-9918', ['wab-21.31'], {
    words: 'perros, tamaño, FAQ, grupo | hounds, size, mastiffs, FAQ',
  }),
  'wab-21.29': clause('profile', '9921-9925', ['wab-11.20', 'wab-15.3'], {
    words: 'coste, honderos, arqueros, rodela | cost, slingers, archers, buckler',
  }),
  'wab-21.30': clause('profile', '9928-9934', ['wab-21.27'], {
    words: 'tribus montañesas, coste, atributos | hill tribes, cost, stats',
  }),
  'wab-21.31': clause('profile', '9937-9949', ['wab-21.28', 'wab-21.32'], {
    words: 'perros, coste, atributos | hounds, cost, stats, mastiffs',
  }),
  'wab-21.32': clause('procedure', '9946-9949', ['wab-21.31'], {
    words: 'perros, disparos, repartir, aleatorio | hounds, shooting, randomise, allocate',
  }),
});
