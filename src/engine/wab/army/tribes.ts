import type { ListClause } from './entry.ts';
import type { Option } from './options.ts';

export const TRIBES = ['none', 'britons', 'dacians', 'gauls', 'germans'] as const;
export type Tribe = (typeof TRIBES)[number];

/** What only the troops of a tribe may have, for each model; fanatics are warriors too, unless it says otherwise (R275). */
export interface TribeOption {
  clause: ListClause;
  tribe: Tribe;
  option: Option;
  points: number;
  of: readonly ('warriors' | 'hillmen' | 'noble-cavalry')[];
  noFanatics?: true;
}

export const TRIBE_OPTIONS: readonly TribeOption[] = [
  {
    clause: 'wab-21.38',
    ...{ tribe: 'dacians', option: 'falx', points: 2, of: ['warriors', 'hillmen'] },
  },
  {
    clause: 'wab-21.39',
    ...{ tribe: 'dacians', option: 'composite-bow', points: 2, of: ['hillmen'] },
  },
  {
    clause: 'wab-21.44',
    ...{ tribe: 'germans', option: 'stubborn', points: 3, of: ['warriors', 'noble-cavalry'] },
  },
  {
    clause: 'wab-21.46',
    ...{ tribe: 'germans', option: 'spear', points: 1, of: ['warriors'] },
  },
  {
    clause: 'wab-21.47',
    ...{
      tribe: 'germans',
      option: 'throwing-spear',
      points: 2,
      of: ['warriors'],
      noFanatics: true,
    },
  },
];
