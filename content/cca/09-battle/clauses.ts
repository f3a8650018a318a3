import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'cca-9.1': clause('procedure', '474-475', ['cca-9.2'], {
    words:
      'secuencia, de uno en uno, orden de combate, one at a time | sequence, sequential, order of combat, de una en una',
  }),
  'cca-9.2': clause('procedure', '475-477', ['cca-9.1'], {
    words:
      'terminar un combate, simultáneo, resolve | finish a combat, simultaneous, announce, resolver por completo',
  }),
  'cca-9.3': clause('option', '479-480', ['cca-8.19', 'cca-9.10'], {
    words: 'no combatir, voluntario, negarse, optional | voluntary, decline, compulsory, optativo',
  }),
  'cca-9.4': clause('restriction', '482-488', ['cca-13.32', 'cca-13.37', 'cca-18.34'], {
    words:
      'atacar dos veces, una vez, segundo combate, darken the sky | once, attack twice, second battle, avance de ímpetu',
  }),
  'cca-9.5': clause('restriction', '490-491', ['cca-11.59'], {
    words:
      'dividir dados, varios objetivos, split dice | divide, several targets, share out, dividir dados',
  }),
  'cca-9.6': clause('definition', '493-497', ['cca-9.7'], {
    words: 'debilitada | weakened',
  }),
  'cca-9.7': clause('exception', '497-499', ['cca-11.15', 'cca-9.6'], {
    words: 'wr, warriors, dado adicional, bonificación | wr, warband, extra die, bonus, guerreros',
  }),
  'cca-9.8': clause('definition', '501-504', ['cca-10.2', 'cca-11.1'], {
    words: 'disparo, melé, clases de combate | fire, melee, shooting, tipos de combate',
  }),
  'cca-9.9': clause('restriction', '506-508', ['cca-9.8'], {
    words:
      'disparar y luchar, disparo y melé, ambas cosas, one kind | fire and fight, shoot then fight, both kinds, un solo tipo',
  }),
  'cca-9.10': clause('option', '510-513', ['cca-9.3', 'cca-8.19'], {
    words:
      'adyacente, en contacto, voluntario, adjacent | adjacent, in contact, voluntary, engaged, adyacente',
  }),
});
