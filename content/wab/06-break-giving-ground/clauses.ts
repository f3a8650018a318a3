import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-6.54': clause('exception', '3751-3768', ['wab-6.1', 'wab-6.56', 'wab-6.7'], {
    words: 'retroceder, muchos más, masa | fall back, far more men, mass',
  }),
  'wab-6.55': clause('option', '3755-3759', ['wab-6.54'], {
    words: 'principiantes | beginners',
  }),
  'wab-6.56': clause('restriction', '3771-3774', ['wab-6.57', 'wab-6.58', 'wab-6.59', 'wab-6.60'], {
    words: 'flanqueada, condiciones | flanked, conditions',
  }),
  'wab-6.57': clause('restriction', '3777-3781', ['wab-6.28'], {
    words: 'emparedada | sandwiched',
  }),
  'wab-6.58': clause('exception', '3784-3789', ['wab-6.56'], {
    words: 'flanqueadores pequeños | small flankers',
  }),
  'wab-6.59': clause('restriction', '3792-3795', ['wab-6.54', 'wab-6.69'], {
    words: 'escaramuzadores en masa | many light troops',
  }),
  'wab-6.60': clause('restriction', '3798-3801', ['wab-6.62'], {
    words: 'detrás no hay sitio | no room behind',
  }),
  'wab-6.61': clause('procedure', '3804-3811', ['wab-6.62', 'wab-2.37', 'wab-2.44'], {
    words: 'cuánto retrocede | how far back',
  }),
  'wab-6.62': clause('procedure', '3814-3822', ['wab-6.60', 'wab-6.21'], {
    words: 'choca al retroceder | bumps when falling back',
  }),
  'wab-6.63': clause('restriction', '3825-3830', ['wab-6.64', 'wab-6.66', 'wab-6.79'], {
    words: 'avanzar tras el enemigo | press on',
  }),
  'wab-6.64': clause('procedure', '3833-3840', ['wab-5.52', 'wab-5.8'], {
    words: 'continuar el combate | combat continues',
  }),
  'wab-6.65': clause('procedure', '3843-3850', ['wab-3.1'], {
    words: 'libres, ya no trabados | free, no longer engaged',
  }),
  'wab-6.66': clause('exception', '3853-3857', ['wab-6.35', 'wab-6.63'], {
    words: 'quedarse tras el muro | stay behind the wall',
  }),
  'wab-6.67': clause('option', '3860-3865', ['wab-6.54', 'wab-6.68'], {
    words: 'retirarse a caballo | horse withdraws',
  }),
  'wab-6.68': clause('option', '3866-3869', ['wab-6.67'], {
    restates: ['wab-6.67'],
    words: 'instrucción marcial, instruidas | drilled troops',
  }),
  'wab-6.69': clause('restriction', '3872-3875', ['wab-6.67', 'wab-6.59'], {
    words: 'jinetes ligeros retroceden | light horse falls back',
  }),
  'wab-6.70': clause('exception', '3878-3883', ['wab-6.54'], {
    restates: ['wab-13.60'],
    words: 'suplementos, tropas instruidas | supplements, drilled',
  }),
  'wab-6.71': clause('option', '3884-3901', ['wab-6.37', 'wab-6.42'], {
    words: 'seguir adelante, barrer | sweep on, run on',
  }),
  'wab-6.72': clause('restriction', '3902-3906', ['wab-6.71', 'wab-6.73'], {
    words: 'perseguir y arrasar | pursue and overrun',
  }),
  'wab-6.73': clause('exception', '3906-3910', ['wab-6.72', 'wab-3.16'], {
    words: 'carga a uno que huye | charge at a fleer',
  }),
  'wab-6.74': clause('procedure', '3917-3924', ['wab-3.66', 'wab-6.75', 'wab-6.76'], {
    words: 'reordenar, ordenar la unidad | tidy up, reorder',
  }),
  'wab-6.75': clause('option', '3927-3932', ['wab-8.10', 'wab-9.19'], {
    words: 'mover al héroe a primera línea | move the hero to the front',
  }),
  'wab-6.76': clause('option', '3935-3942', ['wab-6.74', 'wab-6.77'], {
    words: 'desbordar, envolver, ensanchar | lap round, wrap, extend',
  }),
  'wab-6.77': clause('restriction', '3945-3951', ['wab-6.76'], {
    words: 'ampliar flanqueado | widen when flanked',
  }),
  'wab-6.78': clause('restriction', '3957-3961', ['wab-2.65'], {
    words: 'sin formación al huir | no formation in flight',
  }),
  'wab-6.79': clause('procedure', '3964-3972', ['wab-6.61', 'wab-6.20', 'wab-6.36', 'wab-6.63'], {
    words: 'orden de movimientos | order of moves',
  }),
  'wab-6.80': clause('restriction', '3975-3986', ['wab-5.20', 'wab-2.43'], {
    words: 'parapeto, murete, seto | parapet, hedge, breastwork',
  }),
  'wab-6.81': clause('procedure', '3989-3999', ['wab-6.80', 'wab-3.29', 'wab-3.22'], {
    words: 'asaltar un muro | storm a wall',
  }),
  'wab-6.82': clause('restriction', '4002-4006', ['wab-5.8', 'wab-5.27'], {
    words: 'lanza contra muro | lance against a wall',
  }),
  'wab-6.83': clause('modifier', '4009-4014', ['wab-5.20', 'wab-5.21', 'wab-5.23'], {
    words: 'penalización por muro | wall penalty',
  }),
  'wab-6.84': clause('restriction', '4017-4022', ['wab-6.16', 'wab-5.41', 'wab-5.54'], {
    restates: ['wab-6.16'],
    words: 'filas en el muro | ranks at the wall',
  }),
  'wab-6.85': clause('restriction', '4024-4027', ['wab-6.84'], {
    restates: ['wab-13.92'],
    words: 'falange en muro, muro de escudos | phalanx at a wall, shield wall',
  }),
});
