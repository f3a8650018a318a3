import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-10.43': clause('modifier', '5469-5476', ['wab-10.45', 'wab-4.18', 'wab-4.44'], {
    words: 'penalizador de distancia | distance penalty',
  }),
  'wab-10.44': clause('modifier', '5479-5482', ['wab-10.45', 'wab-4.42'], {
    words: 'mover y lanzar | move and throw',
  }),
  'wab-10.45': clause('profile', '5485-5487', ['wab-10.43', 'wab-10.44', 'wab-4.19'], {
    words: 'perfil de la jabalina | javelin profile',
  }),
  'wab-10.46': clause('modifier', '5490-5497', ['wab-10.49', 'wab-4.18', 'wab-4.44'], {
    words: 'penalizador de distancia | distance penalty',
  }),
  'wab-10.47': clause('modifier', '5500-5503', ['wab-10.49', 'wab-4.42'], {
    words: 'mover y lanzar dardos | move and throw darts',
  }),
  'wab-10.48': clause('exception', '5506-5510', ['wab-10.49', 'wab-4.28', 'wab-4.30'], {
    words: 'segunda fila con dardos | second rank with darts',
  }),
  'wab-10.49': clause('profile', '5513-5515', ['wab-10.46', 'wab-10.47', 'wab-10.48', 'wab-4.19'], {
    words: 'perfil de los dardos, plumbatae | darts profile, plumbatae',
  }),
  'wab-10.50': clause('modifier', '5518-5525', ['wab-10.53', 'wab-4.18', 'wab-4.44'], {
    words: 'penalizador de distancia de las piedras | distance penalty of stones',
  }),
  'wab-10.51': clause('modifier', '5528-5531', ['wab-10.53', 'wab-4.42'], {
    words: 'mover y tirar piedras | move and throw stones',
  }),
  'wab-10.52': clause(
    'exception',
    '5534-5538',
    ['wab-10.53', 'wab-10.48', 'wab-4.28', 'wab-4.30'],
    {
      words: 'segunda fila con piedras | second rank with stones',
    },
  ),
  'wab-10.53': clause('profile', '5541-5543', ['wab-10.50', 'wab-10.51', 'wab-10.52', 'wab-4.19'], {
    words: 'perfil de las piedras | stones profile',
  }),
  'wab-10.54': clause('option', '5546-5551', ['wab-10.55', 'wab-4.28', 'wab-4.30'], {
    words: 'segunda fila con arco corto | second rank with short bows',
  }),
  'wab-10.55': clause('profile', '5554-5560', ['wab-10.54', 'wab-4.19'], {
    words: 'perfil del arco corto | short bow profile',
  }),
  'wab-10.56': clause('option', '5563-5567', ['wab-10.57', 'wab-4.28', 'wab-4.30'], {
    words: 'segunda fila con arco | second rank with bows',
  }),
  'wab-10.57': clause('profile', '5571-5574', ['wab-10.56', 'wab-4.19', 'wab-4.20'], {
    words: 'perfil del arco, arco compuesto | bow profile, composite bow',
  }),
  'wab-10.58': clause('option', '5580-5584', ['wab-10.59', 'wab-4.28', 'wab-4.30'], {
    words: 'segunda fila con arco largo | second rank with longbows',
  }),
  'wab-10.59': clause(
    'profile',
    '5588-5594',
    ['wab-10.58', 'wab-4.18', 'wab-4.19', 'wab-4.57', 'wab-4.24'],
    {
      words: 'perfil del arco largo, arqueros ingleses | longbow profile, English archers',
    },
  ),
  'wab-10.60': clause(
    'restriction',
    '5595-5601',
    ['wab-10.61', 'wab-10.66', 'wab-4.42', 'wab-16.36', 'wab-17.26'],
    {
      words: 'mover y disparar ballesta | move and shoot crossbow',
    },
  ),
  'wab-10.61': clause('restriction', '5607-5610', ['wab-10.60', 'wab-3.9', 'wab-3.13'], {
    words: 'respuesta a la carga con ballesta | charge reaction with crossbows',
  }),
  'wab-10.62': clause(
    'profile',
    '5614-5624',
    ['wab-10.60', 'wab-4.18', 'wab-4.19', 'wab-4.24', 'wab-4.57'],
    {
      words: 'perfil de la ballesta | crossbow profile',
    },
  ),
  'wab-10.63': clause('restriction', '5627-5634', ['wab-10.64', 'wab-4.42'], {
    words: 'mover y disparar arcabuz | move and shoot handgun',
  }),
  'wab-10.64': clause('restriction', '5637-5640', ['wab-10.63', 'wab-3.9', 'wab-3.13'], {
    words: 'respuesta a la carga con arcabuz | charge reaction with handguns',
  }),
  'wab-10.65': clause(
    'profile',
    '5644-5654',
    ['wab-10.63', 'wab-4.18', 'wab-4.19', 'wab-4.24', 'wab-4.57'],
    {
      words: 'perfil del arcabuz, pólvora | handgun profile, gunpowder',
    },
  ),
  'wab-10.66': clause('option', '5661-5666', ['wab-10.60', 'wab-10.67', 'wab-4.42'], {
    words: 'mover y disparar ballesta ligera | move and shoot light crossbow',
  }),
  'wab-10.67': clause('profile', '5669-5674', ['wab-10.66', 'wab-4.19'], {
    words: 'perfil de la ballesta ligera | light crossbow profile',
  }),
  'wab-10.68': clause('option', '5677-5683', ['wab-10.69', 'wab-10.70', 'wab-10.71'], {
    words: 'doble disparo, tiro rápido | double shot, rapid shot',
  }),
  'wab-10.69': clause('modifier', '5683-5684', ['wab-10.68', 'wab-10.71', 'wab-4.18'], {
    words: 'alcance del tiro rápido | range of rapid shots',
  }),
  'wab-10.70': clause('restriction', '5684-5687', ['wab-10.68', 'wab-3.9', 'wab-3.13'], {
    words: 'hondas contra la carga | slings against a charge',
  }),
  'wab-10.71': clause('profile', '5691-5698', ['wab-10.68', 'wab-10.69', 'wab-4.18', 'wab-4.19'], {
    words: 'perfil de la honda | sling profile',
  }),
  'wab-10.72': clause('restriction', '5705-5711', ['wab-10.73', 'wab-4.42'], {
    words: 'mover y disparar fundíbalo, fustíbalo | move and shoot staff sling, fustibalus',
  }),
  'wab-10.73': clause('restriction', '5714-5717', ['wab-10.72', 'wab-3.9', 'wab-3.13'], {
    words: 'respuesta a la carga con honda con vara | charge reaction with staff slings',
  }),
  'wab-10.74': clause(
    'profile',
    '5721-5731',
    ['wab-10.72', 'wab-4.18', 'wab-4.19', 'wab-4.24', 'wab-4.57'],
    {
      words: 'perfil de la honda con vara | staff sling profile',
    },
  ),
});
