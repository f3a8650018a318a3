import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-6.1': clause('procedure', '3333-3355', ['wab-1.20', 'wab-6.2', 'wab-6.7', 'wab-6.54'], {
    words: 'moral, romperse, aguantar tras perder | morale, rout, hold after losing',
  }),
  'wab-6.2': clause('procedure', '3341-3345', ['wab-6.1'], {
    words: 'varias unidades, por separado | several units, separately',
  }),
  'wab-6.3': clause('procedure', '3358-3363', ['wab-6.1'], {
    restates: ['wab-6.1'],
    words: 'ejemplo de chequeo | example of the test',
  }),
  'wab-6.4': clause('procedure', '3366-3371', ['wab-9.71', 'wab-6.5'], {
    words: 'orden de los chequeos | order of tests',
  }),
  'wab-6.5': clause('option', '3374-3377', ['wab-6.4'], {
    words: 'elegir orden, libre | choose the order, free',
  }),
  'wab-6.6': clause('procedure', '3380-3384', ['wab-6.1'], {
    words: 'marcador de huida, dar media vuelta | rout marker, turn round',
  }),
  'wab-6.7': clause('exception', '3389-3398', ['wab-6.1', 'wab-6.9', 'wab-1.40'], {
    words:
      'unidad pequeña, quedan cuatro, rotura automática | small unit, four left, automatic rout',
  }),
  'wab-6.8': clause('restriction', '3401-3405', ['wab-1.40', 'wab-6.15', 'wab-5.41', 'wab-5.54'], {
    words: 'perder formación, unidad deshecha | lose formation, unit shattered',
  }),
  'wab-6.9': clause('procedure', '3408-3411', ['wab-6.7', 'wab-9.41'], {
    words: 'héroe suelto pierde | lone hero loses',
  }),
  'wab-6.10': clause('definition', '3411-3414', ['wab-6.7'], {
    words: 'valor en miniaturas, dotación | worth in models, crew',
  }),
  'wab-6.11': clause('procedure', '3418-3425', ['wab-7.10', 'wab-5.4', 'wab-7.11'], {
    words: 'amigos rotos, contagio | broken friends, spreading panic',
  }),
  'wab-6.12': clause(
    'restriction',
    '3433-3441',
    [
      'wab-6.13',
      'wab-6.14',
      'wab-6.15',
      'wab-6.16',
      'wab-6.17',
      'wab-6.19',
      'wab-5.41',
      'wab-5.54',
    ],
    { words: 'cancelar filas | cancel ranks' },
  ),
  'wab-6.13': clause('restriction', '3444-3449', ['wab-6.12'], {
    words: 'recobrar las filas | get ranks back',
  }),
  'wab-6.14': clause('restriction', '3452-3456', ['wab-6.12', 'wab-7.14'], {
    words: 'flanqueado pierde filas | flanked loses ranks',
  }),
  'wab-6.15': clause('restriction', '3458-3458', ['wab-6.12', 'wab-6.8'], {
    words: 'pocas miniaturas | few models',
  }),
  'wab-6.16': clause('restriction', '3460-3462', ['wab-6.12', 'wab-6.84'], {
    words: 'muro, seto, valla | wall, hedge, fence',
  }),
  'wab-6.17': clause('restriction', '3464-3466', ['wab-6.12', 'wab-6.18'], {
    words: 'falange en bosque, pantano | phalanx in a wood, marsh',
  }),
  'wab-6.18': clause('exception', '3466-3468', ['wab-6.17'], {
    words: 'bárbaros en el bosque, terreno roto | warband in woods, broken ground',
  }),
  'wab-6.19': clause('restriction', '3471-3474', ['wab-6.12'], {
    words: 'elefantes contra falange | elephants against phalanx',
  }),
  'wab-6.20': clause('procedure', '3477-3483', ['wab-5.5', 'wab-6.21'], {
    words: 'correr, salir del combate | run, leave the fight',
  }),
  'wab-6.21': clause('procedure', '3483-3485', ['wab-2.71'], {
    words: 'tirada de huida | flight roll',
  }),
  'wab-6.22': clause('procedure', '3488-3492', ['wab-6.37', 'wab-6.39'], {
    words: 'declarar persecución | announce pursuit',
  }),
  'wab-6.23': clause('procedure', '3495-3503', ['wab-2.73', 'wab-6.27'], {
    words: 'dirección, hacia dónde corre | direction, which way',
  }),
  'wab-6.24': clause('restriction', '3504-3513', ['wab-2.65'], {
    words: 'obstáculo en la huida, hueco | obstacle in flight, gap',
  }),
  'wab-6.25': clause('procedure', '3516-3524', ['wab-6.24'], {
    words: 'atravesar amigos, arrollar | burst through friends',
  }),
  'wab-6.26': clause('procedure', '3527-3532', ['wab-6.24', 'wab-2.74'], {
    words: 'sin salida, encerrado al huir | no way out, trapped in flight',
  }),
  'wab-6.27': clause('procedure', '3535-3543', ['wab-6.23'], {
    words: 'dos enemigos, ángulo | two enemies, angle',
  }),
  'wab-6.28': clause('procedure', '3549-3552', ['wab-6.57'], {
    words: 'sándwich, emparedada | sandwiched, caught between',
  }),
  'wab-6.29': clause('procedure', '3552-3553', ['wab-6.27'], { words: 'ambos lados | both sides' }),
  'wab-6.30': clause('procedure', '3553-3554', ['wab-6.28'], {
    words: 'sin escapatoria, cercada | no escape, encircled',
  }),
});
