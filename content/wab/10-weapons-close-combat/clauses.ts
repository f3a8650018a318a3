import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-10.1': clause(
    'restriction',
    '5143-5151',
    ['wab-5.28', 'wab-10.16', 'wab-10.42', 'wab-10.31', 'wab-5.27'],
    {
      restates: ['wab-5.28'],
      words: 'tope de fuerza, exceso | strength cap, excess',
    },
  ),
  'wab-10.2': clause('restriction', '5154-5160', ['wab-10.9', 'wab-10.4'], {
    words: 'cambiar de arma, elegir | switch weapons, choose',
  }),
  'wab-10.3': clause('restriction', '5160-5164', ['wab-10.2'], {
    words: 'soltar la lanza, sacar la espada | drop the spear, draw swords',
  }),
  'wab-10.4': clause('exception', '5167-5173', ['wab-10.2', 'wab-10.3', 'wab-3.9', 'wab-4.22'], {
    words: 'arco y espada, dos armas de disparo | bow and sword, two missile weapons',
  }),
  'wab-10.5': clause('definition', '5176-5182', ['wab-10.8', 'wab-10.45', 'wab-21.5'], {
    words: 'equipo de los bárbaros | barbarian equipment',
  }),
  'wab-10.6': clause(
    'option',
    '5185-5187',
    ['wab-10.5', 'wab-10.43', 'wab-10.44', 'wab-10.45', 'wab-4.19'],
    {
      words: 'lanzar, tirar jabalinas | throw, javelins',
    },
  ),
  'wab-10.7': clause('modifier', '5189-5191', ['wab-10.5', 'wab-1.6'], {
    words: 'repetición, bonus inicial | second try, first round bonus',
  }),
  'wab-10.8': clause('definition', '5194-5198', ['wab-10.9'], {
    words: 'espada, hacha, maza, martillo | sword, axe, mace, hammer',
  }),
  'wab-10.9': clause('modifier', '5200-5209', ['wab-10.2', 'wab-10.8', 'wab-5.17'], {
    words: 'espada en cada mano, dos espadas | sword in each hand, two swords',
  }),
  'wab-10.10': clause('modifier', '5215-5227', ['wab-10.11', 'wab-5.29', 'wab-5.30'], {
    words: 'cuchillo, palo, garrote | knife, club, stick',
  }),
  'wab-10.11': clause('modifier', '5227-5229', ['wab-10.10', 'wab-5.29', 'wab-5.30'], {
    words: 'sin armadura, desnudo | unarmoured, naked',
  }),
  'wab-10.12': clause('definition', '5236-5241', ['wab-10.13', 'wab-10.14', 'wab-10.16'], {
    words: 'mandoble, gran hacha, hacha doble | great sword, great axe, great weapon',
  }),
  'wab-10.13': clause('restriction', '5244-5248', ['wab-10.12', 'wab-11.17', 'wab-11.18'], {
    words: 'pierde el escudo | loses the shield',
  }),
  'wab-10.14': clause(
    'modifier',
    '5251-5256',
    ['wab-10.15', 'wab-10.35', 'wab-10.39', 'wab-5.8', 'wab-5.9'],
    {
      words: 'orden de golpes, lento | order of blows, slow',
    },
  ),
  'wab-10.15': clause('exception', '5256-5258', ['wab-10.14', 'wab-5.8', 'wab-5.9'], {
    words: 'empate de mandobles | both great weapons',
  }),
  'wab-10.16': clause('modifier', '5261-5267', ['wab-10.1', 'wab-10.12', 'wab-5.27', 'wab-5.30'], {
    words: 'bono de fuerza, más daño | strength bonus, more damage',
  }),
  'wab-10.17': clause('definition', '5268-5274', ['wab-10.18', 'wab-10.19', 'wab-21.38'], {
    words: 'falx, romfaia, guja | falx, rhomphaia, glaive, bill',
  }),
  'wab-10.18': clause('restriction', '5277-5281', ['wab-10.17', 'wab-11.17', 'wab-11.18'], {
    words: 'pierde el escudo con alabarda | halberd loses shield',
  }),
  'wab-10.19': clause('modifier', '5287-5293', ['wab-10.1', 'wab-10.17', 'wab-5.27', 'wab-5.30'], {
    words: 'bono de la alabarda | halberd bonus',
  }),
  'wab-10.20': clause('definition', '5300-5307', ['wab-10.24', 'wab-10.42'], {
    words: 'lanza larga, hoplita | long spear, hoplite',
  }),
  'wab-10.21': clause(
    'modifier',
    '5310-5331',
    ['wab-13.94', 'wab-5.14', 'wab-20.12', 'wab-15.23'],
    {
      version: 2,
      history: [
        {
          version: 2,
          date: '2026-11-20',
          reason: {
            es: 'Las preguntas y erratas (pág. 80; pág. 108 del original) aclaran que ceder terreno no quita la segunda fila.',
            en: 'The questions and errata (p. 80; p. 108 of the original) make clear that giving ground does not take the second rank.',
          },
        },
      ],
      words: 'segunda fila, lanceros | second rank, spearmen',
    },
  ),
  'wab-10.22': clause(
    'modifier',
    '5319-5321',
    ['wab-10.23', 'wab-13.96', 'wab-10.1', 'wab-3.61', 'wab-5.27', 'wab-5.30', 'wab-6.82'],
    {
      words: 'carga de caballería, bono | cavalry charge bonus',
    },
  ),
  'wab-10.23': clause(
    'exception',
    '5321-5322',
    ['wab-10.22', 'wab-10.42', 'wab-10.38', 'wab-2.36'],
    {
      words: 'cargar por el bosque | charge through woods',
    },
  ),
  'wab-10.24': clause('definition', '5333-5339', ['wab-10.25', 'wab-10.27'], {
    words: 'lanza arrojadiza, azagaya | light spear, thrown spear',
  }),
  'wab-10.25': clause('modifier', '5342-5347', ['wab-10.26', 'wab-5.14', 'wab-15.23'], {
    words: 'segunda fila, primer asalto | second rank, first round',
  }),
  'wab-10.26': clause('option', '5353-5358', ['wab-10.25'], {
    words: 'munición, recuperar | ammunition, recover',
  }),
  'wab-10.27': clause('modifier', '5361-5367', ['wab-10.28', 'wab-10.25', 'wab-1.6'], {
    words: 'repetición | second try',
  }),
  'wab-10.28': clause('exception', '5370-5372', ['wab-10.27', 'wab-2.36'], {
    words: 'cargar por el bosque con venablos | charge through woods',
  }),
  'wab-10.29': clause('definition', '5373-5381', ['wab-22.12'], {
    words: 'pilum, pila, saunion, angón, soliferreum | pilum, pila, saunion, angon',
  }),
  'wab-10.30': clause('modifier', '5387-5392', ['wab-10.31', 'wab-5.14', 'wab-15.23'], {
    words: 'pilum segunda fila, legionarios | pilum second rank, legionaries',
  }),
  'wab-10.31': clause('modifier', '5395-5397', ['wab-10.1', 'wab-5.26', 'wab-5.30'], {
    words: 'fuerza del pilum | pilum strength',
  }),
  'wab-10.32': clause('modifier', '5399-5402', ['wab-10.30', 'wab-1.6'], {
    words: 'hostigadores con pilum | skirmishers with pila',
  }),
  'wab-10.33': clause('definition', '5405-5411', ['wab-10.34', 'wab-10.35'], {
    words: 'sarisa, falange macedonia | sarissa, Macedonian phalanx',
  }),
  'wab-10.34': clause('modifier', '5417-5420', ['wab-10.35', 'wab-5.14'], {
    words: 'segunda fila, piqueros | second rank, pikemen',
  }),
  'wab-10.35': clause(
    'modifier',
    '5424-5427',
    ['wab-10.36', 'wab-10.37', 'wab-5.8', 'wab-5.9', 'wab-20.10', 'wab-16.30'],
    {
      words: 'orden de golpes, antes que la carga | order of blows, before the charger',
    },
  ),
  'wab-10.36': clause('exception', '5427-5428', ['wab-10.35', 'wab-5.8', 'wab-5.9'], {
    words: 'falange contra falange | phalanx against phalanx',
  }),
  'wab-10.37': clause('restriction', '5428-5431', ['wab-10.35', 'wab-20.10', 'wab-20.14'], {
    words: 'pica atacada por el flanco | pikes attacked in the flank',
  }),
  'wab-10.38': clause(
    'definition',
    '5437-5448',
    ['wab-10.22', 'wab-10.23', 'wab-13.32', 'wab-5.27'],
    {
      words: 'contus, xystón, contarii | contus, xyston, contarii',
    },
  ),
  'wab-10.39': clause('modifier', '5450-5455', ['wab-10.40', 'wab-10.41', 'wab-5.8', 'wab-5.9'], {
    words: 'orden de golpes del kontos | order of blows of the kontos',
  }),
  'wab-10.40': clause('definition', '5455-5457', ['wab-10.39', 'wab-10.35'], {
    words: 'longitud de armas | weapon length',
  }),
  'wab-10.41': clause('exception', '5457-5458', ['wab-10.39', 'wab-5.8', 'wab-5.9'], {
    words: 'los dos kontos | both kontos',
  }),
  'wab-10.42': clause(
    'modifier',
    '5461-5468',
    ['wab-10.22', 'wab-10.23', 'wab-10.1', 'wab-13.96', 'wab-3.61', 'wab-5.27', 'wab-6.82'],
    {
      words: 'lanza de justa, caballeros | jousting lance, knights',
    },
  ),
});
