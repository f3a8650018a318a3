import { usable } from '../../../engine/core/schema/usable.ts';
import { ARMY_FIELDS } from '../../../engine/wab/army/army-fields.ts';
import { type BoughtUnit, boughtOf } from '../../../engine/wab/army/bought.ts';
import { isLegion, paid, tribalOf } from '../../../engine/wab/army/cost.ts';
import { CENTURION_POINTS, COMMAND_POINTS } from '../../../engine/wab/army/entry.ts';
import { entryOf } from '../../../engine/wab/army/fields.ts';
import { OPTIONS, type Option } from '../../../engine/wab/army/options.ts';
import { ownUnits } from '../../../engine/wab/army/own.ts';
import type { Draft } from '../../../widgets/paths.ts';
import { Ref } from '../../../widgets/Ref.tsx';
import type { Filling } from '../../../widgets/roster/system.ts';
import type { Speech } from './speech.ts';
import { commandName } from './units.ts';

/** Something that may be bought for a unit. */
interface Offer {
  name: string;
  points: number;
  /** For each model, or once. */
  each: boolean;
  clause?: string;
}
const COMMAND = ['standard', 'musician', 'champion'] as const;
const chosenOf = ({ listOptions }: Draft): readonly string[] =>
  Array.isArray(listOptions) ? listOptions.map(String) : [];
const clauseOf = (key: string | undefined) => key?.split('/')[0];

/** What the entry of a list gives a unit to choose, by its tribe. */
function ofBook(one: BoughtUnit): { options: Offer[]; command: Offer[] } {
  const entry = entryOf(one);
  const has = (option: Option) =>
    entry.options[option] !== undefined || tribalOf(option, one)?.tribe === one.tribe;
  const options = OPTIONS.filter(has).flatMap((option) => {
    const priced = paid(option, one);
    const { points = 0, key } = priced ?? {};
    const each = entry.share !== 'characters' && option !== 'carroballista';
    return [{ name: option, points, each, clause: clauseOf(key) ?? entry.clause }];
  });
  const points = (name: string) =>
    name === 'champion' && isLegion(one) ? CENTURION_POINTS : COMMAND_POINTS;
  const command = entry.sized
    ? COMMAND.map((name) => ({
        ...{ name, points: points(name), each: false },
        clause: entry.sized ?? '',
      }))
    : [];
  return { options, command };
}

interface Offers {
  options: Offer[];
  command: Offer[];
  /** The unit, where its list is one of the book. */
  one?: BoughtUnit;
}

/** What may be bought for a unit, by its list. */
function offersFor(card: Draft, roster: Draft): Offers {
  const input = usable(ARMY_FIELDS, { ...roster, units: [card] });
  const [one] = boughtOf(input);
  if (one) return { one, ...ofBook(one) };
  const of = ownUnits(input)[0]?.of;
  if (!of)
    return { options: [], command: COMMAND.map((name) => ({ name, points: 0, each: false })) };
  return {
    options: of.ownOptions.map(({ option, optionPoints }) => ({
      ...{ name: option, points: optionPoints, each: of.unitTroops !== 'character' },
    })),
    command: of.noCommand
      ? []
      : COMMAND.map((name) => ({ name, points: of.commandPoints, each: false })),
  };
}

interface BoxesProps extends Filling {
  title: string;
  /** The field that a fault blames. */
  field: string;
  offers: readonly Offer[];
  named: (name: string) => string;
  isChosen: (name: string) => boolean;
  choose: (name: string, on: boolean) => void;
  speech: Speech;
}

/** What may be bought, each with its points; what is chosen though it may not be stands among it. */
const Boxes = (props: BoxesProps) => {
  const { id, wrong, tell, title, field, offers, named, isChosen, choose, speech } = props;
  const { words, texts } = speech;
  const faults = wrong.filter((one) => one.field.split('.')[0] === field);
  const faultId = `${id}-${field}-fault`;
  const clauses = new Set(offers.flatMap(({ clause }) => clause ?? []));
  const price = ({ points, each }: Offer) =>
    points === 0 ? words.free : texts.say(each ? words.perModel : words.points, { n: points });
  return (
    <fieldset
      class="picks"
      {...(faults.length > 0 && { 'aria-invalid': true, 'aria-describedby': faultId })}
    >
      <legend>
        {title}{' '}
        {[...clauses].map((clause) => (
          <>
            {' '}
            <Ref id={clause} texts={texts} />
          </>
        ))}
      </legend>
      {faults.length > 0 && (
        <div id={faultId}>
          {faults.map((one) => (
            <p class="fault">{tell(one)}</p>
          ))}
        </div>
      )}
      <div class="checks">
        {offers.map((offer) => (
          <label class="check">
            <input
              type="checkbox"
              checked={isChosen(offer.name)}
              onChange={({ currentTarget }) => choose(offer.name, currentTarget.checked)}
            />
            <span>
              {named(offer.name)} <small>{price(offer)}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** Options and command group of a unit, with what each costs. */
export const Picks = ({ speech, ...filling }: Filling & { speech: Speech }) => {
  const { card, roster, change, wrong } = filling;
  const { words, texts } = speech;
  const { one, options, command } = offersFor(card, roster);
  const chosen = chosenOf(card);
  const strange = chosen
    .filter((name) => !options.some((one) => one.name === name))
    .map((name) => ({ name, points: 0, each: false }));
  const led = COMMAND.filter((name) => card[name] === true);
  const strangers = led
    .filter((name) => !command.some((one) => one.name === name))
    .map((name) => ({ name, points: 0, each: false }));
  const all = [...options, ...strange];
  const group = [...command, ...strangers];
  const setOptions = (names: readonly string[]) => {
    const { listOptions: _, ...rest } = card;
    change(names.length > 0 ? { ...rest, listOptions: names } : rest);
  };
  const setCommand = (name: string, on: boolean) => {
    const { [name]: _, ...rest } = card;
    change(on ? { ...rest, [name]: true } : rest);
  };
  const blamed = (field: string) => wrong.some((one) => one.field === field);
  return (
    <>
      {(all.length > 0 || blamed('listOptions')) && (
        <Boxes
          {...filling}
          title={texts.field('listOptions').label}
          field="listOptions"
          offers={all}
          named={(name) => texts.value(name, 'listOptions')}
          isChosen={(name) => chosen.includes(name)}
          choose={(name, on) =>
            setOptions(on ? [...chosen, name] : chosen.filter((one) => one !== name))
          }
          speech={speech}
        />
      )}
      {group.length > 0 && (
        <Boxes
          {...filling}
          title={words.command}
          field="standard"
          offers={group}
          named={(name) => commandName(name as (typeof COMMAND)[number], one, speech)}
          isChosen={(name) => card[name] === true}
          choose={setCommand}
          speech={speech}
        />
      )}
    </>
  );
};
