import { nameOfUnit, type SidePart, say } from './part.ts';
import { type Unit, withUnit } from './state.ts';

export interface UnitProps extends SidePart {
  unit: Unit;
  place: number;
}

/** The cards, one of which is laid at a unit. */
export const CardsOf = ({ turn, at, unit, place, speech, change }: UnitProps) => {
  const { words, texts, system } = speech;
  const name = nameOfUnit(unit, place, speech);
  return (
    <fieldset class="orders">
      <legend class="spoken">{say(speech, words.order, { name })}</legend>
      <div>
        {system.orders.map((card) => (
          <label>
            <input
              type="radio"
              name={`order-${at}-${place}`}
              checked={unit.card === card}
              onChange={() => change(withUnit(turn, at, place, { card }))}
            />
            {texts.value(card, 'card')}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
