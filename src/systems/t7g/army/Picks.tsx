import type { ComponentChildren } from 'preact';
import type { Violation } from '../../../engine/core/schema/violation.ts';
import { rankOf, TRAITS, type Trait } from '../../../engine/t7g/army/levels.ts';
import { type Action, actionOf, numberOf } from '../../../engine/t7g/commanders/actions.ts';
import { VIRTUE_NAMES, type VirtueName, virtueOf } from '../../../engine/t7g/commanders/virtues.ts';
import type { Texts } from '../../../i18n/texts.ts';
import type { Draft } from '../../../widgets/paths.ts';
import { Ref } from '../../../widgets/Ref.tsx';
import type { Told } from '../../../widgets/roster/system.ts';
import { nameOfCommander, type Speech } from './speech.ts';

type What = 'virtues' | 'traits';
/** The Trait that the General alone may have (t7g-7.61). */
const OF_GENERAL = 'cartografo';
/** What Presencia, Brío, Fama and Iniciativa give him himself; the others a point of a Value. */
const POINT = 1;

export const chosenOf = (card: Draft, what: What): readonly string[] =>
  Array.isArray(card[what]) ? card[what].map(String) : [];
const levelOf = ({ commanderLevel }: Draft) =>
  typeof commanderLevel === 'number' ? commanderLevel : undefined;

const isTrait = (name: string): name is Trait => TRAITS.some((one) => one === name);
const isVirtue = (name: string): name is VirtueName => VIRTUE_NAMES.some((one) => one === name);

/** What a Trait needs: its roll, how far it reaches, on whom. */
function needsOf(name: Trait, is: Action, level: number | undefined, { words, texts }: Speech) {
  const { automatic, reach, answers, artillery } = is;
  const roll = automatic
    ? words.automatic
    : texts.say(words.rolls, { dice: level ?? 0, from: numberOf(is) });
  const far =
    reach === 'command' && automatic ? words['reach.command-automatic'] : words[`reach.${reach}`];
  return [
    roll,
    far,
    answers && words.answers,
    artillery && words.guns,
    name === OF_GENERAL && words.generalOnly,
  ]
    .filter(Boolean)
    .join(' ');
}

interface PickedProps {
  what: What;
  name: string;
  level: number | undefined;
  speech: Speech;
  /** The words for what each does, once they are there. */
  deeds: Texts | undefined;
}

/** One that is chosen: its clause, what it does, and what it needs. */
const Picked = ({ what, name, level, speech, deeds }: PickedProps) => {
  const { texts } = speech;
  const trait = isTrait(name) ? actionOf(name) : undefined;
  const virtue = isVirtue(name) ? virtueOf(name) : undefined;
  const clause = trait?.clause ?? virtue?.clause;
  const say = `${clause}/${trait ? 'action' : 'virtue'}`;
  return (
    <>
      <b>{texts.value(name, what)}</b> {clause && <Ref id={clause} texts={texts} />}
      {clause && deeds && <span>{deeds.step({ say, with: { points: POINT } })}</span>}
      {trait && isTrait(name) && <small>{needsOf(name, trait, level, speech)}</small>}
    </>
  );
};

interface Props {
  what: What;
  id: string;
  card: Draft;
  at: number;
  /** All Commanders of the army: a Trait is had by one of them. */
  commanders: readonly Draft[];
  wrong: readonly Told[];
  tell: (told: Violation) => ComponentChildren;
  speech: Speech;
  deeds: Texts | undefined;
  change: (card: Draft) => void;
}

/** Virtues or Traits of a Commander: those that are chosen, and what else there is. */
export const Picks = (props: Props) => {
  const { what, id, card, at, commanders, wrong, tell, speech, deeds, change } = props;
  const { words, texts } = speech;
  const chosen = chosenOf(card, what);
  const level = levelOf(card);
  const most = level === undefined ? '–' : rankOf(level)[what];
  const all: readonly string[] = what === 'traits' ? TRAITS : VIRTUE_NAMES;
  const set = (names: readonly string[]) => {
    const { [what]: _, ...rest } = card;
    change(names.length > 0 ? { ...rest, [what]: names } : rest);
  };
  const faults = wrong.filter(({ field }) => field.split('.')[0] === what);
  const faultId = `${id}-${what}-fault`;
  const ownerOf = (name: string) =>
    what === 'traits'
      ? commanders.findIndex((one, i) => i !== at && chosenOf(one, 'traits').includes(name))
      : -1;
  const named = (name: string) => texts.value(name, what);
  const optionOf = (name: string) => {
    const owner = ownerOf(name);
    return owner < 0
      ? named(name)
      : texts.say(words.takenBy, {
          trait: named(name),
          name: nameOfCommander(commanders[owner], owner, speech),
        });
  };
  return (
    <fieldset
      class="picks"
      {...(faults.length > 0 && { 'aria-invalid': true, 'aria-describedby': faultId })}
    >
      <legend>
        {texts.say(words.room, { label: texts.field(what).label, given: chosen.length, most })}
      </legend>
      {faults.length > 0 && (
        <div id={faultId}>
          {faults.map((one) => (
            <p class="fault">{tell(one)}</p>
          ))}
        </div>
      )}
      {chosen.length > 0 && (
        <ul>
          {chosen.map((name) => (
            <li>
              <p>
                <Picked what={what} name={name} level={level} speech={speech} deeds={deeds} />
              </p>
              <button
                type="button"
                aria-label={texts.say(words.takeOff, { name: named(name) })}
                onClick={() => set(chosen.filter((one) => one !== name))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <select
        aria-label={what === 'traits' ? words.addTrait : words.addVirtue}
        value=""
        onChange={({ currentTarget }) => {
          const { value } = currentTarget;
          currentTarget.value = '';
          if (value) set([...chosen, value]);
        }}
      >
        <option value="">{what === 'traits' ? words.addTrait : words.addVirtue}</option>
        {all
          .filter((name) => !chosen.includes(name))
          .map((name) => (
            <option value={name}>{optionOf(name)}</option>
          ))}
      </select>
    </fieldset>
  );
};
