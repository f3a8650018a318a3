import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-6.31': clause('procedure', '3557-3562', ['wab-6.32', 'wab-6.34'], {
    words: 'ir detrás, dar caza | chase, hunt down',
  }),
  'wab-6.32': clause('restriction', '3565-3572', ['wab-6.31'], {
    words: 'queda un enemigo en combate | one enemy still fighting',
  }),
  'wab-6.33': clause('restriction', '3575-3582', ['wab-6.32'], {
    words: 'enemigo de flanco huye | flanker flees',
  }),
  'wab-6.34': clause('procedure', '3585-3592', ['wab-1.20', 'wab-6.31'], {
    words: 'contener, frenar la persecución | restrain, hold back',
  }),
  'wab-6.35': clause('exception', '3593-3596', ['wab-6.34', 'wab-6.66'], {
    words: 'quedarse en el muro | stay at the wall',
  }),
  'wab-6.36': clause('procedure', '3599-3605', ['wab-6.22', 'wab-6.37'], {
    words: 'momento de la tirada | timing of the roll',
  }),
  'wab-6.37': clause('procedure', '3608-3611', ['wab-2.71'], {
    words: 'tirada de persecución | pursuit roll',
  }),
  'wab-6.38': clause('exception', '3611-3614', ['wab-2.37', 'wab-2.44', 'wab-2.72'], {
    words: 'bosque al perseguir | woods in pursuit',
  }),
  'wab-6.39': clause('procedure', '3617-3620', ['wab-6.40', 'wab-6.22'], {
    words: 'atrapar, aniquilar al perseguir | catch, wipe out in pursuit',
  }),
  'wab-6.40': clause('procedure', '3620-3622', ['wab-6.39'], {
    words: 'se escapa, se salva | gets away, survives',
  }),
  'wab-6.41': clause('procedure', '3625-3630', ['wab-2.9', 'wab-6.39'], {
    words: 'empate al perseguir | tie in pursuit',
  }),
  'wab-6.42': clause('procedure', '3631-3638', ['wab-3.7', 'wab-6.43'], {
    words: 'chocar al perseguir | crash into another unit',
  }),
  'wab-6.43': clause('procedure', '3641-3648', ['wab-3.29', 'wab-3.44'], {
    words: 'alinear al perseguir | align in pursuit',
  }),
  'wab-6.44': clause('procedure', '3651-3657', ['wab-3.24'], {
    words: 'contacto en la punta | contact at the corner',
  }),
  'wab-6.45': clause('procedure', '3662-3667', ['wab-6.39', 'wab-6.42'], {
    restates: ['wab-6.39', 'wab-6.42'],
    words: 'figura de la persecución | figure of a pursuit',
  }),
  'wab-6.46': clause('procedure', '3670-3676', ['wab-5.8', 'wab-3.69'], {
    words: 'bono de carga al perseguir | charge bonus after pursuit',
  }),
  'wab-6.47': clause('procedure', '3679-3693', ['wab-6.48'], {
    words: 'alcanzar a otro que huye | run down another fleer',
  }),
  'wab-6.48': clause('procedure', '3696-3700', ['wab-2.69', 'wab-6.47'], {
    words: 'huía del turno pasado | fleeing since last turn',
  }),
  'wab-6.49': clause('procedure', '3702-3711', ['wab-6.50', 'wab-2.75'], {
    words: 'salir del tablero | leave the board',
  }),
  'wab-6.50': clause('procedure', '3714-3726', ['wab-6.51', 'wab-6.52'], {
    words: 'regresar, reaparecer | come back, re-enter',
  }),
  'wab-6.51': clause('restriction', '3729-3735', ['wab-6.50'], {
    words: 'perdida para la batalla | lost for the battle',
  }),
  'wab-6.52': clause('procedure', '3738-3744', ['wab-6.50'], {
    words: 'por dónde entra | where it enters',
  }),
  'wab-6.53': clause('restriction', '3744-3750', ['wab-2.8', 'wab-6.52'], {
    words: 'cargar al volver | charge on return',
  }),
});
