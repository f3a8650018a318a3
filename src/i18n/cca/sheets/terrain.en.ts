import type { SameKeys } from '../../messages.ts';
import type es from './terrain.es.ts';

export default {
  'terrain/title': 'Terrain',
  'terrain/about':
    'What each terrain does on entry, in battle, in defence, to the view and in a retreat.',
  'terrain/terrain': 'Terrain',
  'terrain/entering': 'On entry',
  'terrain/battling': 'Battle on entry',
  'terrain/dice': 'Dice, close combat and fire',
  'terrain/defence': 'Defence',
  'terrain/sight': 'Line of sight',
  'terrain/retreating': 'In a retreat',

  'terrain/rough': '**Rough ground**',
  'terrain/forest': '**Forest**',
  'terrain/hill': '**Hill**',
  'terrain/ford': '**Fordable river**',
  'terrain/camp': '**Fortified camp**',
  'terrain/rampart': '**Rampart** (on a hexside)',
  'terrain/river': '**River, not fordable**',
  'terrain/coast': '**Coast**',

  'terrain/impassable': '**Impassable**.',
  'terrain/no-limit': 'No limit.',
  'terrain/stop': 'All units stop.',
  'terrain/stop-mounted': 'Foot, no limit. Mounted units stop.',
  'terrain/battle': 'Yes.',
  'terrain/battle-foot': 'Foot, yes. Mounted, no.',
  'terrain/battle-only': 'Only {units:raw}.',
  'terrain/most': 'At most **{dice}**, out of it and into it.',
  'terrain/most-hill':
    'Uphill, at most **{up}**. Downhill or hill to hill, at most **{foot}** on foot and **{mounted}** mounted.',
  'terrain/fewer': 'A unit inside rolls **{dice} fewer**.',
  'terrain/shelter-camp':
    'Foot: ignore {swords} sword and may ignore {flags} flag, on every side. Mounted, nothing.',
  'terrain/shelter-rampart':
    'Foot, if the combat crosses it: ignore {swords} sword and may ignore {flags} flag. From the side or from behind, nothing; mounted, nothing.',
  'terrain/open': 'Does not block it.',
  'terrain/blocks': '**Blocks it** to what lies behind.',
  'terrain/hill-front':
    'From below one sees the front hex of the hill, and the other way round; not the second row.',
  'terrain/hill-level': 'Across adjoining hill hexes there is a view.',
  'terrain/retreat-through': 'Does not stop it.',
  'terrain/retreat-blocked': 'Is not crossed.',

  'terrain/limits': 'Dice and terrain',
  'terrain/limit-not-more':
    'Terrain only takes dice away: who rolls the maximum or less is not affected by it.',
  'terrain/limit-cards': 'Dice that a card gives raise the maximum by as many.',
  'terrain/limit-warriors': 'The die of full-strength warriors does not raise the maximum.',
  'terrain/camp-fire': "The camp's die is taken from fire as well.",
  'terrain/trasimene': 'Lake Trasimene: the steep hills are impassable.',

  'terrain/line-of-sight': 'Line of sight',
  'terrain/centre-to-centre':
    'From centre to centre. Units, leaders, forest, hill, camp and the edge of the battlefield obstruct it.',
  'terrain/own-and-target': "Neither one's own hex nor the target's counts.",
  'terrain/along-hexside': 'Along a hexside, only obstructions on both sides block it.',
} satisfies SameKeys<typeof es>;
