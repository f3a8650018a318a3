import { word, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { all, not, on, rulesOf } from '../../core/rules.ts';
import { choice } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';

const FORMATION_FIELDS = {
  unitTroops: usual(
    choice(
      [
        'light-infantry',
        'light-cavalry',
        'infantry',
        'cavalry',
        'massed-cavalry',
        'camels',
        'light-chariots',
        'heavy-chariots',
        'elephants',
      ],
      'light-infantry',
    ),
  ),
  standsAs: usual(choice(['skirmishers', 'formed'], 'skirmishers')),
  deployedAs: usual(choice(['not-yet', 'skirmishers', 'formed'], 'not-yet')),
  looseTerrain: choice(['none', 'crossing', 'left'], 'none'),
};
type Standing = Values<typeof FORMATION_FIELDS>;

const { bars, notes } = rulesOf<Standing>();

const of =
  (...kinds: readonly Standing['unitTroops'][]) =>
  ({ unitTroops }: Standing) =>
    kinds.includes(unitTroops);
const isLight = of('light-infantry', 'light-cavalry');
const crosses = not(of('light-chariots', 'heavy-chariots', 'elephants'));
const loose = ({ standsAs }: Standing) => standsAs === 'skirmishers';
const deploys = ({ deployedAs }: Standing) => deployedAs === 'not-yet';
const terrain = (at: Standing['looseTerrain']) => (one: Standing) => one.looseTerrain === at;
const deploysLight = all<Standing>(deploys, isLight);
/** Whether it skirmishes only for a while: all but light troops deployed so. */
const formed = (one: Standing) => one.deployedAs === 'formed' || !isLight(one);

const MAY: Table<Standing, boolean> = {
  on: 'allowed',
  rows: [
    notes('wab-15.1', [deploysLight]),
    bars(
      'wab-15.1/kept',
      [isLight, not(deploys), terrain('none')],
      on('stands-as-deployed', ({ deployedAs, standsAs }) => deployedAs !== standsAs),
    ),
    bars('wab-15.1/formed-only', [not(isLight), loose, terrain('none')]),
    bars('wab-15.2/not-they', [not(crosses), loose, not(terrain('none'))]),
    notes('wab-15.2', [crosses, loose, formed], on('no-such-terrain', terrain('crossing'))),
    bars('wab-15.2/back', [crosses, loose, formed, terrain('left')]),
    bars('wab-15.2/must', [({ standsAs }) => standsAs === 'formed', terrain('crossing')]),
  ],
};

export const skirmishFormation = defineQuery({
  id: 'wab/skirmish-formation',
  fields: FORMATION_FIELDS,
  answer: { allowed: yes(), standsFor: word(['battle', 'terrain', 'not-at-all'], 'not-at-all') },
  sample: { unitTroops: 'infantry', deployedAs: 'formed', looseTerrain: 'crossing' },
  start: {},
  run(input, trace) {
    const allowed = applyRows(MAY, input, true, trace);
    const standsFor = !allowed
      ? ('not-at-all' as const)
      : loose(input) && formed(input)
        ? ('terrain' as const)
        : ('battle' as const);
    return {
      answer: { allowed, standsFor },
      summary: { say: `skirmish-formation/${standsFor}`, with: { standsAs: input.standsAs } },
    };
  },
});
