import { useEffect, useState } from 'preact/hooks';
import { put } from '../../../engine/core/query.ts';
import type { Fields } from '../../../engine/core/schema/field.ts';
import { read } from '../../../engine/core/schema/read.ts';
import type { Violation } from '../../../engine/core/schema/violation.ts';
import { handToHand } from '../../../engine/onus/combat/hand-to-hand.ts';
import { KNOWN_GENERALS, KNOWN_UNITS } from '../../../engine/onus/roster/known-units.ts';
import {
  CARD_FIELDS,
  type Card,
  GENERAL_FIELDS,
  roster as query,
} from '../../../engine/onus/roster/roster.ts';
import { shot } from '../../../engine/onus/shooting/shot.ts';
import { fill } from '../../../i18n/format.ts';
import type { RosterWords } from '../../../i18n/roster.ts';
import type { Texts } from '../../../i18n/texts.ts';
import { calculatorPath } from '../../../library/links.ts';
import { Cards } from '../../../widgets/desk/Cards.tsx';
import { fileOf, opened } from '../../../widgets/desk/file.ts';
import type { Home } from '../../../widgets/desk/home.ts';
import { linkTo, SharePanel } from '../../../widgets/desk/SharePanel.tsx';
import { useDesk } from '../../../widgets/desk/use-desk.ts';
import { Form } from '../../../widgets/Form.tsx';
import type { Draft } from '../../../widgets/paths.ts';
import { RulingView } from '../../../widgets/RulingView.tsx';
import { paramText, toParams } from '../../../widgets/state.ts';
import { FORMAT, fromLink, toLink } from './file.ts';

export interface Speech {
  words: RosterWords;
  texts: Texts;
}

type What = 'units' | 'generals';
const FIELDS: Record<What, Fields> = { units: CARD_FIELDS, generals: GENERAL_FIELDS };

const listOf = (roster: Draft, what: What): readonly Draft[] => {
  const list = roster[what];
  return Array.isArray(list) ? list : [];
};

/** A card with every value, as far as it can be read: what was left out has its default. */
function completed(fields: Fields, draft: Draft): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, field]) => {
    const result = read({ [name]: field }, name in draft ? { [name]: draft[name] } : {});
    return [name, 'value' in result ? (result.value as Draft)[name] : draft[name]];
  });
  return Object.fromEntries(entries);
}

const KEPT: readonly (keyof Card)[] = [
  'kind',
  'hit',
  'wound',
  'dodge',
  'armour',
  'morale',
  'life',
  'abilities',
];
const only = (card: Draft, names: readonly string[]) =>
  Object.fromEntries(Object.entries(card).filter(([name]) => names.includes(name)));

/** Calculators that open with the values of a card. */
function linksOf(card: Draft, { words, texts }: Speech) {
  const fight = toParams(handToHand.fields, { attacker: only(card, KEPT) });
  const shoot = toParams(shot.fields, {
    shooter: only(card, ['kind', 'strength', 'range', 'abilities']),
  });
  const links = [
    {
      name: words.fightWith,
      href: `${calculatorPath(texts.lang, handToHand.id)}?${paramText(fight)}`,
    },
  ];
  if (Number(card.strength ?? 0) > 0)
    links.push({
      name: words.shootWith,
      href: `${calculatorPath(texts.lang, shot.id)}?${paramText(shoot)}`,
    });
  return links;
}

const HOME: Home<Draft> = { key: 'roster/onus', fresh: {} };

/** The roster as it was left, or that of the link with which the page was opened. */
function useRoster(words: RosterWords) {
  const { desk: roster, stored, change, undo } = useDesk(HOME);
  const [fault, setFault] = useState('');
  useEffect(() => {
    const link = /^#a=(.+)/.exec(location.hash)?.[1];
    if (!link) return;
    void fromLink(link).then((found) => (found ? change(found) : setFault(words.badLink)));
  }, []);
  return { roster, change, undo, stored, fault };
}

interface LineProps {
  what: What;
  card: Draft;
  speech: Speech;
}

/** A card in one line, as players write it down. */
const Line = ({ what, card, speech: { words, texts } }: LineProps) => {
  const all = completed(FIELDS[what], card);
  const say = (template: string, more: Record<string, unknown> = {}) =>
    fill(template, { ...all, ...more } as Record<string, string | number>, {}, texts.lang);
  if (what === 'generals')
    return (
      <>
        <b>{String(all.generalCalled || words.unnamed)}</b>{' '}
        <span>{say(words.leads, { percent: all.pointsPercent })}</span>
      </>
    );
  const abilities = texts.value(all.abilities, 'abilities');
  return (
    <>
      <b>{say(words.each, { name: all.unitCalled || words.unnamed })}</b>{' '}
      <span>
        {[
          texts.value(all.kind, 'kind'),
          all.unitRank !== 'normal' && texts.value(all.unitRank, 'unitRank'),
          say(words.attack),
          Number(all.strength) > 0 && say(words.ranged),
          say(words.defence),
          say(words.rest),
          Array.isArray(all.abilities) && all.abilities.length > 0 && abilities,
          all.unitValue === undefined
            ? words.missingValue
            : say(words.points, { n: all.unitValue }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  );
};

interface ListProps {
  what: What;
  roster: Draft;
  violations: readonly Violation[];
  speech: Speech;
  change: (roster: Draft) => void;
}

const List = ({ what, roster, violations, speech, change }: ListProps) => {
  const { words, texts } = speech;
  const ofUnits = what === 'units';
  const known = ofUnits ? KNOWN_UNITS : KNOWN_GENERALS;
  const nameOf = (key: string) => words[`known.${key}` as keyof RosterWords];
  return (
    <Cards
      name={what}
      title={words[what]}
      items={listOf(roster, what)}
      violations={violations}
      texts={texts}
      words={words}
      change={(next) => change({ ...roster, [what]: next })}
      line={(card) => <Line what={what} card={card} speech={speech} />}
      form={(id, card, wrong, set) => (
        <Form
          id={id}
          fields={FIELDS[what]}
          draft={card}
          violations={wrong}
          texts={texts}
          change={set}
        />
      )}
      acts={(card, add) => (
        <>
          <button type="button" onClick={() => add({ ...card })}>
            {words.copy}
          </button>
          {ofUnits &&
            linksOf(card, speech).map(({ name, href }) => (
              <a class="button" href={href}>
                {name}
              </a>
            ))}
        </>
      )}
      options={
        <>
          <option value="blank">{ofUnits ? words.blank : words.blankGeneral}</option>
          <optgroup label={words.known}>
            {known.map(({ key, clause }) => (
              <option value={key}>{`${nameOf(key)} (${clause})`}</option>
            ))}
          </optgroup>
        </>
      }
      made={(value) => {
        if (value === 'blank') return {};
        const one = known.find(({ key }) => key === value);
        const named = ofUnits ? 'unitCalled' : 'generalCalled';
        return one && { [named]: nameOf(value), ...one.values };
      }}
      help={ofUnits ? words.knownHelp : undefined}
    />
  );
};

/** A fault of the whole list: whose it is, which value, and why. */
function placed({ field, ...fault }: Violation, roster: Draft, { words, texts }: Speech): string {
  const [what = '', at = '', name = what] = field.split('.');
  const card = listOf(roster, what as What)[Number(at)];
  const of = card && String(card.unitCalled ?? card.generalCalled ?? words.unnamed);
  const said = texts.problem({ ...fault, field: '' });
  return [of, texts.field(name).label, said].filter(Boolean).join(': ');
}

/** What the army as a whole says, apart from its units and generals. */
const { units: _units, generals: _generals, ...ARMY } = query.fields;

/** An army list: cards as their player copies them, the points by the rules, and ways to take it along. */
export const Roster = ({ speech }: { speech: Speech }) => {
  const { words, texts } = speech;
  const { roster, change, undo, stored, fault } = useRoster(words);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const reply = put(query, roster);
  const violations = 'violations' in reply ? reply.violations : [];
  const ofArmy = violations.filter(({ field }) => !/^(units|generals)\./.test(field));

  const bring = (text: string) => {
    const found = opened(text, FORMAT, query.fields);
    const faults =
      'problem' in found ? [words[found.problem]] : found.violations.map((v) => texts.problem(v));
    setWrong(faults);
    if ('draft' in found && faults.length === 0) change(found.draft);
  };
  return (
    <div class="roster">
      {fault && (
        <p class="notice error" role="alert">
          {fault}
        </p>
      )}
      {wrong.length > 0 && (
        <div class="notice error" role="alert">
          <p>{words.badFile}</p>
          <ul>
            {wrong.map((one) => (
              <li>{one}</li>
            ))}
          </ul>
        </div>
      )}
      {!stored && <p class="notice">{words.notKept}</p>}
      <section class="form">
        <h2>{words.armyLegend}</h2>
        <Form
          id="army"
          fields={ARMY}
          draft={roster}
          violations={ofArmy}
          texts={texts}
          change={change}
        />
      </section>
      <List
        what="generals"
        roster={roster}
        violations={violations}
        speech={speech}
        change={change}
      />
      <List what="units" roster={roster} violations={violations} speech={speech} change={change} />
      <section class="result" aria-live="polite">
        <h2>{words.total}</h2>
        {'ruling' in reply ? (
          <RulingView ruling={reply.ruling} texts={texts} />
        ) : (
          violations.map((one) => <p class="fault">{placed(one, roster, speech)}</p>)
        )}
      </section>
      <SharePanel
        words={words}
        copies={[[words.share, async () => linkTo(`#a=${await toLink(roster)}`)]]}
        file={{
          name: 'ius-belli-onus.json',
          type: 'application/json',
          text: () => fileOf(FORMAT, roster),
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
        <button type="button" onClick={() => change({})}>
          {words.clear}
        </button>
      </SharePanel>
    </div>
  );
};
