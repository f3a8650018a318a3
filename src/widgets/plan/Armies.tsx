import type { Violation } from '../../engine/core/schema/violation.ts';
import { Cards } from '../desk/Cards.tsx';
import { stored } from '../device.ts';
import { armyKey } from '../given/sheets.ts';
import { Problem } from '../Problem.tsx';
import { isDraft } from '../paths.ts';
import { Filled } from './Filled.tsx';
import { Leader } from './Leader.tsx';
import { nameOfSide, nameOfUnit, type SidePart, say } from './part.ts';
import { type Commander, type Side, type Unit, withoutCommander, withSide } from './state.ts';
import type { PlanSystem } from './system.ts';

const NAME = 60;

/** What is wrong with a side, by the places that its units have in the whole list. */
export function faultsOf(side: Side, system: PlanSystem): readonly Violation[] {
  const { reply, at } = system.plan(side);
  if ('ruling' in reply) return [];
  return reply.violations.map((one) => ({
    ...one,
    field: one.field.replace(/^units\.(\d+)/, (_, i: string) => `units.${at[Number(i)]}`),
  }));
}

const Commanders = ({ turn, at, speech, change }: SidePart) => {
  const { words, texts, system } = speech;
  const side = turn.sides[at];
  if (!side) return null;
  const { label } = texts.field('commanderLevel');
  const set = (commanders: readonly Commander[]) => {
    const gone = side.commanders.findIndex((one) => !commanders.includes(one));
    const fewer = commanders.length < side.commanders.length;
    change(withSide(turn, at, fewer ? withoutCommander(side, gone) : { commanders }));
  };
  return (
    <Cards
      name={`commanders-${at}`}
      title={words.commanders}
      items={side.commanders}
      violations={[]}
      tell={(one) => <Problem violation={one} texts={texts} />}
      words={words}
      change={set}
      line={(card) => (
        <>
          <b>{String(card.commanderCalled ?? '') || words.unnamed}</b>{' '}
          {`${label} ${String(card.commanderLevel ?? system.usualLevel)}`}
          {card.isGeneral === true && ` · ${texts.field('isGeneral').label}`}
        </>
      )}
      form={(id, card, _, wrong, set) => (
        <Filled
          id={id}
          fields={system.commander}
          draft={card}
          wrong={wrong}
          texts={texts}
          change={set}
        />
      )}
      blank={words.addCommander}
    />
  );
};

/** A unit in one line, as its player wrote it down. */
const Line = ({ unit, at, speech }: { unit: Unit; at: number; speech: SidePart['speech'] }) => {
  const { texts } = speech;
  const values = ['discipline', 'stamina']
    .filter((name) => unit[name] !== undefined)
    .map((name) => `${texts.field(name).label} ${String(unit[name])}`);
  const kind = texts.value(unit.kind ?? 'formation', 'kind');
  return (
    <>
      <b>{nameOfUnit(unit, at, speech)}</b> {[kind, ...values].join(' · ')}
    </>
  );
};

const Troops = ({ turn, at, speech, change }: SidePart) => {
  const { words, system } = speech;
  const side = turn.sides[at];
  if (!side) return null;
  const texts = speech.texts.about(system.asks.plan);
  return (
    <Cards
      name="units"
      title={words.units}
      items={side.units}
      violations={faultsOf(side, system)}
      tell={(one) => <Problem violation={one} texts={texts} />}
      words={words}
      change={(units) => change(withSide(turn, at, { units }))}
      line={(card) => <Line unit={card} at={side.units.indexOf(card)} speech={speech} />}
      form={(id, card, _, wrong, set) => (
        <>
          <Filled
            id={`${id}-${at}`}
            fields={system.unit}
            draft={card}
            wrong={wrong}
            texts={texts}
            change={set}
          />
          <Leader
            id={`${id}-${at}-led`}
            name="ledBy"
            {...{ side, unit: card, wrong, speech }}
            change={set}
          />
        </>
      )}
      acts={({ unitCalled: _, ...card }, add) => (
        <button type="button" onClick={() => add(card)}>
          {words.copy}
        </button>
      )}
      leads
      blank={words.addUnit}
    />
  );
};

/** The list that its player keeps on this device. */
const Listed = ({ turn, at, speech, change }: SidePart) => {
  const { words, system } = speech;
  const list = stored(armyKey(system.key));
  const { units, commanders } = system.mustered(isDraft(list) ? list : {});
  return units.length + commanders.length === 0 ? null : (
    <button type="button" onClick={() => change(withSide(turn, at, { units, commanders }))}>
      {words.wholeList}
    </button>
  );
};

/** Who fights: the name of a side, its Commanders and its units, or that it is played elsewhere. */
export const Army = (part: SidePart) => {
  const { turn, at, speech, change } = part;
  const { words } = speech;
  const side = turn.sides[at];
  if (!side) return null;
  return (
    <section class="form">
      <h3>{nameOfSide(turn, at, speech)}</h3>
      <div class="field">
        <label for={`side-${at}`}>{say(speech, words.sideCalled, { n: at + 1 })}</label>
        <input
          id={`side-${at}`}
          autocomplete="off"
          maxLength={NAME}
          value={side.sideCalled}
          onInput={({ currentTarget: { value } }) =>
            change(withSide(turn, at, { sideCalled: value }))
          }
        />
      </div>
      <label class="check">
        <input
          type="checkbox"
          checked={side.away}
          onChange={({ currentTarget: { checked } }) =>
            change(withSide(turn, at, { away: checked, ready: false }))
          }
        />
        {words.away}
      </label>
      <Commanders {...part} />
      {!side.away && (
        <>
          <Troops {...part} />
          <p class="acts">
            <Listed {...part} />
          </p>
        </>
      )}
    </section>
  );
};
