import { word, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Row, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Key } from '../../core/ruling.ts';
import { requiredChoice } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';

const MOST = 12;
/** Weapon Skill of an elite warrior (wab-1.12). */
const ELITE = 4;

const FIELDS = {
  characteristic: usual(requiredChoice(['M', 'WS', 'BS', 'S', 'T', 'W', 'I', 'A', 'Ld'])),
  value: usual(count(0, MOST, 3)),
};
type Asked = Values<typeof FIELDS>;

export const USES = [
  'moving',
  'hand-to-hand',
  'shooting',
  'wounding',
  'resisting',
  'lasting',
  'striking-early',
  'striking-often',
  'courage',
] as const;
type Use = (typeof USES)[number];

const { allows, sets } = rulesOf<Asked>(({ value }) => ({ value }));

const means = (key: Key, use: Use, of: Asked['characteristic']): Row<Asked, Use> =>
  sets<Use>(key, use, [({ characteristic }) => characteristic === of]);

const MEANING: Table<Asked, Use> = {
  on: 'usedFor',
  rows: [
    means('wab-1.11', 'moving', 'M'),
    means('wab-1.12', 'hand-to-hand', 'WS'),
    means('wab-1.13', 'shooting', 'BS'),
    means('wab-1.14', 'wounding', 'S'),
    means('wab-1.15', 'resisting', 'T'),
    means('wab-1.16', 'lasting', 'W'),
    means('wab-1.17', 'striking-early', 'I'),
    means('wab-1.18', 'striking-often', 'A'),
    means('wab-1.19', 'courage', 'Ld'),
  ],
};

const ELITES: Table<Asked, boolean> = {
  on: 'isElite',
  rows: [
    allows(
      'wab-1.12/elite',
      [({ characteristic }) => characteristic === 'WS'],
      on('ordinary-skill', ({ value }) => value >= ELITE),
    ),
  ],
};

export const characteristic = defineQuery({
  id: 'wab/characteristic',
  fields: FIELDS,
  answer: { usedFor: word(USES, 'moving'), isElite: yes() },
  sample: { characteristic: 'WS', value: 4 },
  run(input, trace) {
    const usedFor = applyRows(MEANING, input, 'moving', trace);
    const isElite = applyRows(ELITES, input, false, trace);
    return {
      answer: { usedFor, isElite },
      summary: { say: 'characteristic/means', with: { usedFor } },
    };
  },
});
