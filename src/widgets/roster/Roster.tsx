import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { put } from '../../engine/core/query.ts';
import type { Violation } from '../../engine/core/schema/violation.ts';
import * as seldom from '../controls/seldom.ts';
import { BadFile } from '../desk/BadFile.tsx';
import { Cards } from '../desk/Cards.tsx';
import { fileOf, opened } from '../desk/file.ts';
import { Place } from '../desk/Notation.tsx';
import { linkTo, SharePanel } from '../desk/SharePanel.tsx';
import { Form } from '../Form.tsx';
import { Problem } from '../Problem.tsx';
import type { Draft } from '../paths.ts';
import { Ref } from '../Ref.tsx';
import { RulingView } from '../RulingView.tsx';
import {
  type CardList,
  listOf,
  type Ready,
  type RosterSystem,
  type Speech,
  type Told,
} from './system.ts';
import { useRoster } from './use-roster.ts';

/** What can be added, under its headings where it has any. */
const Known = ({ known }: Pick<CardList, 'known'>) => {
  const options = (group?: string) =>
    known
      .filter((one) => one.group === group)
      .map((one) => <option value={one.key}>{one.name}</option>);
  const groups = new Set(known.flatMap(({ group }) => group ?? []));
  return (
    <>
      {options()}
      {[...groups].map((group) => (
        <optgroup label={group}>{options(group)}</optgroup>
      ))}
    </>
  );
};

interface ListProps<W> {
  list: CardList;
  roster: Draft;
  wrong: readonly Told[];
  tell: (told: Told) => ComponentChildren;
  speech: Speech<W>;
  change: (roster: Draft) => void;
}

function List<W>({ list, roster, wrong, tell, speech, change }: ListProps<W>) {
  const { words, texts } = speech;
  const { name, fields, known, without, form, links } = list;
  const items = listOf(roster, name);
  return (
    <Cards
      name={name}
      title={list.title}
      items={items}
      violations={wrong}
      tell={(one) => (
        <>
          <b>{labelOf(one.field, texts)}: </b>
          {tell(one)}
        </>
      )}
      words={words}
      change={(next) => change({ ...roster, [name]: next })}
      remove={without && ((at) => change(without(roster, at)))}
      line={(card, at) => list.line({ card, at, roster })}
      form={(id, card, at, faults, set) =>
        form ? (
          form({ id, card, at, roster, wrong: faults, tell, change: set })
        ) : (
          <Form
            seldom={seldom}
            tell={tell}
            id={id}
            fields={fields}
            draft={card}
            violations={faults}
            texts={texts}
            change={set}
          />
        )
      }
      acts={(card, add) => (
        <>
          <button type="button" onClick={() => add({ ...card })}>
            {words.copy}
          </button>
          {links?.(card).map((link) => (
            <a class="button" href={link.href}>
              {link.name}
            </a>
          ))}
        </>
      )}
      leads={list.leads === true}
      {...(list.blank && { blank: list.blank })}
      first={list.first ?? {}}
      options={known.length > 0 && <Known known={known} />}
      made={(value) => known.find(({ key }) => key === value)?.values}
      help={list.help}
    />
  );
}

/** Whose fault it is, where it is not that of the army as a whole. */
function nameIn<W>(
  lists: readonly CardList[],
  roster: Draft,
  field: string,
  words: Speech<W>['words'],
) {
  const [what = '', at = ''] = field.split('.');
  const list = lists.find(({ name }) => name === what);
  const card = at === '' ? undefined : list && listOf(roster, what)[Number(at)];
  return card && String(card[list?.called ?? ''] || list?.nameOf?.(card) || words.unnamed);
}

const cited =
  <W,>({ usedBy }: RosterSystem<W>) =>
  ({ clause, ...one }: Violation): Violation => ({ ...one, clause: clause ?? usedBy?.(one.field) });

/** What a file holds that can be opened, or what is wrong with it. */
function brought<W>(text: string, { system, speech: { words, texts } }: Ready<W>) {
  const found = opened(text, system.format, system.inFile ?? system.query.fields);
  if ('problem' in found) return { faults: [words[found.problem]] };
  const { draft, violations } = found;
  const reply = system.sound && violations.length === 0 ? put(system.query, draft) : undefined;
  const contradictions = reply && 'violations' in reply ? reply.violations : [];
  const faults = [...violations, ...contradictions]
    .filter(({ problem }) => !problem.startsWith('missing'))
    .map((one) => texts.problem(cited(system)(one)));
  return faults.length > 0 ? { faults } : { draft, faults };
}

interface Props<W> extends Ready<W> {
  desk: ReturnType<typeof useRoster>;
  /** Where a page has lists of several kinds: the choice between them, and the kind that a file is of. */
  choice?: ComponentChildren;
  kindOf?: (text: string) => Promise<Ready<W>> | undefined;
}

/** The army list of a page that has one kind of them. */
export function Roster<W>({ system, speech }: Ready<W>) {
  return <RosterDesk system={system} speech={speech} desk={useRoster(system)} />;
}

/** An army list: cards as their player copies them, the points by the rules, and ways to take it along. */
export function RosterDesk<W>({ system, speech, desk, choice, kindOf }: Props<W>) {
  const { words, texts } = speech;
  const { undo, isKept, damaged, former } = desk;
  const view = system.view?.(speech);
  const roster = view?.shown(desk.roster) ?? desk.roster;
  const keeping = (list: Draft) => view?.kept(list, desk.roster) ?? list;
  const change = (list: Draft) => desk.change(keeping(list));
  const [bad, setBad] = useState<readonly string[]>([]);
  const lists = system.lists(speech, roster);
  const reply = put(system.query, roster);
  const violations: readonly Told[] = ('violations' in reply ? reply.violations : []).map(
    cited(system),
  );
  const broken = (system.faults?.(roster, speech) ?? []).filter(
    ({ field }) => !violations.some((one) => one.field === field),
  );
  const wrong = [...violations, ...broken];
  const inList = ({ field }: Violation) => lists.some(({ name }) => field.startsWith(`${name}.`));
  const tell = ({ step, said, ...violation }: Told) =>
    said ??
    (step ? (
      <>
        {texts.step(step)} {violation.clause && <Ref id={violation.clause} texts={texts} />}
      </>
    ) : (
      <Problem violation={violation} texts={texts} />
    ));

  const bring = async (text: string) => {
    const kind = (await kindOf?.(text)) ?? { system, speech };
    const { draft, faults } = brought(text, kind);
    setBad(faults);
    if (draft) desk.replace(kind.system.view?.(kind.speech).kept(draft, desk.roster) ?? draft);
  };
  const link = system.toLink(roster);
  return (
    <div class="roster">
      {damaged && (
        <p class="notice error" role="alert">
          {words.badLink}{' '}
          {damaged.text !== undefined && damaged.at !== undefined && (
            <Place text={damaged.text} at={damaged.at} words={words} />
          )}
        </p>
      )}
      <BadFile wrong={bad} title={words.badFile} />
      {!isKept && <p class="notice">{words.notKept}</p>}
      <section class="form">
        <h2>{words.armyLegend}</h2>
        {choice}
        <Form
          seldom={seldom}
          tell={tell}
          id="army"
          fields={system.headOf?.(roster) ?? system.head}
          draft={roster}
          violations={wrong.filter((one) => !inList(one))}
          texts={texts}
          change={change}
        />
        {system.below?.(roster, speech)}
      </section>
      {lists.map((list) => (
        <List
          key={list.name}
          list={list}
          roster={roster}
          wrong={wrong}
          tell={tell}
          speech={speech}
          change={change}
        />
      ))}
      <section class="result" aria-live="polite">
        <h2>{words.total}</h2>
        {listOf(roster, 'units').length === 0 ? (
          <p class="soft">{words.noUnits}</p>
        ) : (
          wrong.map((one) => (
            <p class="fault">
              {[nameIn(lists, roster, one.field, words), labelOf(one.field, texts)]
                .filter(Boolean)
                .join(': ')}
              {': '}
              {tell(one)}
            </p>
          ))
        )}
        {listOf(roster, 'units').length > 0 && 'ruling' in reply && (
          <>
            {system.totals?.(roster, reply.ruling.answer, speech)}
            <RulingView ruling={reply.ruling} texts={texts} />
          </>
        )}
      </section>
      {system.paper?.(roster, speech, wrong)}
      <SharePanel
        words={words}
        copies={link === undefined ? [] : [[words.share, async () => linkTo(`#a=${await link}`)]]}
        file={{
          name: `ius-belli-${system.key}.json`,
          type: 'application/json',
          text: () => fileOf(system.format, roster),
        }}
        open={(text) => void bring(text)}
        first={
          <button type="button" disabled={!undo} onClick={undo}>
            {words.undo}
          </button>
        }
      >
        <button type="button" onClick={() => print()}>
          {words.print}
        </button>
        <button type="button" onClick={() => desk.replace(keeping(system.cleared?.(roster) ?? {}))}>
          {words.clear}
        </button>
        {former && (
          <button type="button" onClick={() => desk.replace(former)}>
            {words.before}
          </button>
        )}
      </SharePanel>
      {link === undefined && <p class="soft">{words.noLink}</p>}
    </div>
  );
}

/** The value that is to blame, as the form calls it; that of something in a list by the last name. */
const labelOf = (field: string, texts: Speech<unknown>['texts']) =>
  texts.field(
    field
      .split('.')
      .filter((name) => !/^\d+$/.test(name))
      .at(-1) ?? '',
  ).label;
