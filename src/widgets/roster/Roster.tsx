import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { put } from '../../engine/core/query.ts';
import type { Violation } from '../../engine/core/schema/violation.ts';
import * as seldom from '../controls/seldom.ts';
import { BadFile } from '../desk/BadFile.tsx';
import { Cards } from '../desk/Cards.tsx';
import { fileOf, type Opened, opened } from '../desk/file.ts';
import { Place } from '../desk/Notation.tsx';
import { linkTo, SharePanel } from '../desk/SharePanel.tsx';
import { Form } from '../Form.tsx';
import { Problem } from '../Problem.tsx';
import type { Draft } from '../paths.ts';
import { Ref } from '../Ref.tsx';
import { RulingView } from '../RulingView.tsx';
import { type CardList, listOf, type RosterSystem, type Speech, type Told } from './system.ts';
import { useRoster } from './use-roster.ts';

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
      options={known.length > 0 && known.map((one) => <option value={one.key}>{one.name}</option>)}
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
  const card = list && listOf(roster, what)[Number(at)];
  return card && String(card[list.called] || words.unnamed);
}

/** What a file holds that can be read. */
type Brought = Extract<Opened, { draft: Draft }>;

interface Props<W> {
  system: RosterSystem<W>;
  speech: Speech<W>;
}

/** An army list: cards as their player copies them, the points by the rules, and ways to take it along. */
export function Roster<W>({ system, speech }: Props<W>) {
  const { words, texts } = speech;
  const { roster, change, undo, replace, isKept, damaged, former } = useRoster(system);
  const [bad, setBad] = useState<readonly string[]>([]);
  const lists = system.lists(speech);
  const reply = put(system.query, roster);
  const cited = ({ clause, ...one }: Violation): Violation => ({
    ...one,
    clause: clause ?? system.usedBy?.(one.field),
  });
  const violations: readonly Told[] = ('violations' in reply ? reply.violations : []).map(cited);
  const broken = (system.faults?.(roster) ?? []).filter(
    ({ field }) => !violations.some((one) => one.field === field),
  );
  const wrong = [...violations, ...broken];
  const inList = ({ field }: Violation) => lists.some(({ name }) => field.startsWith(`${name}.`));
  const tell = ({ step, ...violation }: Told) =>
    step ? (
      <>
        {texts.step(step)} {violation.clause && <Ref id={violation.clause} texts={texts} />}
      </>
    ) : (
      <Problem violation={violation} texts={texts} />
    );

  const contradictions = ({ draft, violations: unread }: Brought): readonly Violation[] => {
    const found = system.sound && unread.length === 0 ? put(system.query, draft) : undefined;
    return found && 'violations' in found ? found.violations : [];
  };
  const bring = (text: string) => {
    const found = opened(text, system.format, system.query.fields);
    const faults =
      'problem' in found
        ? [words[found.problem]]
        : [...found.violations, ...contradictions(found)]
            .filter(({ problem }) => !problem.startsWith('missing'))
            .map((one) => texts.problem(cited(one)));
    setBad(faults);
    if ('draft' in found && faults.length === 0) replace(found.draft);
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
        <Form
          seldom={seldom}
          tell={tell}
          id="army"
          fields={system.head}
          draft={roster}
          violations={wrong.filter((one) => !inList(one))}
          texts={texts}
          change={change}
        />
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
      {system.paper?.(roster, speech)}
      <SharePanel
        words={words}
        copies={link === undefined ? [] : [[words.share, async () => linkTo(`#a=${await link}`)]]}
        file={{
          name: `ius-belli-${system.key}.json`,
          type: 'application/json',
          text: () => fileOf(system.format, roster),
        }}
        open={bring}
        first={
          <button type="button" disabled={!undo} onClick={undo}>
            {words.undo}
          </button>
        }
      >
        <button type="button" onClick={() => print()}>
          {words.print}
        </button>
        <button type="button" onClick={() => replace({})}>
          {words.clear}
        </button>
        {former && (
          <button type="button" onClick={() => replace(former)}>
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
