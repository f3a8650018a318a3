import { armyList, faultsIn } from '../../../engine/t7g/army/army-list.ts';
import { LIST_FIELDS, LIST_HEAD, withoutCommander } from '../../../engine/t7g/army/list.ts';
import { parseArmy, writeArmy, writtenOf } from '../../../engine/t7g/army/list-notation.ts';
import type { T7gRosterWords } from '../../../i18n/t7g/army-words.ts';
import type { Draft } from '../../../widgets/paths.ts';
import { type CardList, listOf, type RosterSystem } from '../../../widgets/roster/system.ts';
import { CommanderForm } from './CommanderForm.tsx';
import { CommanderLine, UnitLine } from './Line.tsx';
import { Paper } from './Paper.tsx';
import type { Speech } from './speech.ts';
import { Totals } from './Totals.tsx';
import { UnitForm } from './UnitForm.tsx';
import { usedBy } from './used-by.ts';

/** What a file of an army list says that it is, and the version of its form. */
const FORMAT = 'ius-belli/t7g-army/1';

/** Commanders by the Levels that may be had (t7g-7.2); the first of an army is its General. */
const GENERALS = [2, 3, 4, 5];
const OTHERS = [0, 1, 2, 3, 4];
const commandersOf = ({ words, texts }: Speech) => [
  ...GENERALS.map((n) => ({
    key: `general-${n}`,
    name: texts.say(words['known.general'], { n }),
    values: { isGeneral: true, commanderLevel: n },
  })),
  ...OTHERS.map((n) => ({
    key: `commander-${n}`,
    name: texts.say(words['known.commander'], { n }),
    values: { commanderLevel: n },
  })),
];

const lists = (speech: Speech): readonly CardList[] => {
  const { words } = speech;
  return [
    {
      name: 'commanders',
      title: words.commanders,
      fields: LIST_FIELDS.commanders.fields,
      called: 'commanderCalled',
      known: commandersOf(speech),
      line: (held) => <CommanderLine {...held} speech={speech} />,
      form: (filling) => <CommanderForm {...filling} speech={speech} />,
      without: (roster, at) => ({
        ...roster,
        commanders: listOf(roster, 'commanders').filter((_, i) => i !== at),
        units: withoutCommander(listOf(roster, 'units'), at + 1),
      }),
    },
    {
      name: 'units',
      title: words.units,
      fields: LIST_FIELDS.units.fields,
      called: 'unitCalled',
      blank: words.addUnit,
      leads: true,
      known: [],
      line: (held) => <UnitLine {...held} speech={speech} />,
      form: (filling) => <UnitForm {...filling} speech={speech} />,
    },
  ];
};

function toLink(roster: Draft): string | undefined {
  const written = writtenOf(roster);
  return written && writeArmy(written);
}

function fromLink(text: string) {
  const found = parseArmy(text);
  return 'at' in found ? found : { draft: found as Draft };
}

/** What an army list takes from this system. */
export const ROSTER: RosterSystem<T7gRosterWords> = {
  key: 't7g',
  query: armyList,
  format: FORMAT,
  head: LIST_HEAD,
  lists,
  toLink,
  fromLink,
  faults: (roster) =>
    faultsIn(roster).map(({ field, fault, step }) => ({
      ...{ field, problem: fault, with: {}, clause: step.clause },
      step,
    })),
  usedBy,
  totals: (roster, answer, speech) => <Totals roster={roster} answer={answer} speech={speech} />,
  paper: (roster, speech) => <Paper roster={roster} speech={speech} />,
};
