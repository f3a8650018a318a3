import { SIDES, type Side } from '../../engine/hexes/hex.ts';
import { NumberField } from '../desk/NumberField.tsx';
import { changed } from './changes.ts';
import { sideName } from './speech.ts';
import type { FieldsProps } from './system.ts';

/** The cards that a side is known to hold; what is missing in its hand is dealt. */
const Hand = ({ side, survey, speech, put }: FieldsProps & { side: Side }) => {
  const { words, texts, system } = speech;
  const { hands } = survey.position;
  const hold = (cards: readonly string[]) =>
    put(changed(survey, { hands: { ...hands, [side]: cards } }));
  return (
    <div class="field">
      <label for={`hand-${side}`}>
        {words.hand2} ({sideName(speech, side)})
      </label>
      <select
        id={`hand-${side}`}
        value=""
        onChange={({ currentTarget }) => {
          const card = system.cards.find((one) => one === currentTarget.value);
          currentTarget.value = '';
          if (card) hold([...hands[side], card]);
        }}
      >
        <option value="">{words.addCard}</option>
        {system.cards.map((card) => (
          <option value={card}>{texts.value(card)}</option>
        ))}
      </select>
      {hands[side].map((card, i) => (
        <button
          type="button"
          class="held"
          aria-label={`${words.takeAway}: ${texts.value(card)}`}
          onClick={() => hold(hands[side].filter((_, at) => at !== i))}
        >
          {texts.value(card)} ×
        </button>
      ))}
    </div>
  );
};

/** What a battle is fought with beside the pieces: command, banners, who begins, cards. */
export const BattleFields = (props: FieldsProps) => {
  const { survey, speech, put } = props;
  const { words } = speech;
  const { command, banners, goal, active } = survey.position;
  return (
    <details class="battle-fields">
      <summary>{words.battle}</summary>
      <div class="pairs">
        {SIDES.map((side) => (
          <>
            <NumberField
              speech={speech}
              id={`command-${side}`}
              label={`${words.command} (${sideName(speech, side)})`}
              min={1}
              max={10}
              value={command[side]}
              change={(value) => put(changed(survey, { command: { ...command, [side]: value } }))}
            />
            <NumberField
              speech={speech}
              id={`banners-${side}`}
              label={`${words.banners} (${sideName(speech, side)})`}
              min={0}
              max={20}
              value={banners[side]}
              change={(value) => put(changed(survey, { banners: { ...banners, [side]: value } }))}
            />
          </>
        ))}
        <NumberField
          speech={speech}
          id="goal"
          label={words.goal}
          min={1}
          max={20}
          value={goal}
          change={(value) => put(changed(survey, { goal: value }))}
        />
        <div class="field">
          <label for="first">{words.first}</label>
          <select
            id="first"
            value={active}
            onChange={({ currentTarget: { value } }) =>
              put(changed(survey, { active: value === 'top' ? 'top' : 'bottom' }))
            }
          >
            {SIDES.map((side) => (
              <option value={side}>{sideName(speech, side)}</option>
            ))}
          </select>
        </div>
      </div>
      {SIDES.map((side) => (
        <Hand key={side} {...props} side={side} />
      ))}
    </details>
  );
};
