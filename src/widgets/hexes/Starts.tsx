import type { Speech } from './speech.ts';
import type { Position } from './system.ts';

interface Props {
  speech: Speech;
  lay: (position: Position) => void;
  example: () => void;
  leave: () => void;
}

/** On a board on which nothing lies yet: what one can begin with. What is touched here does not reach the hexes below. */
export const Starts = ({ speech, lay, example, leave }: Props) => {
  const { words, system } = speech;
  const { name, all } = system.starts(speech);
  const stays = (event: Event) => event.stopPropagation();
  return (
    <div class="starts" role="none" onClick={stays} onPointerDown={stays}>
      <p>{words.nothingYet}</p>
      <p class="acts">
        <button type="button" onClick={example}>
          {words.example}
        </button>
        {all.length > 0 && (
          <select
            aria-label={name}
            value=""
            onChange={({ currentTarget: { value } }) => {
              const start = all[Number(value)];
              if (start) lay(start.position());
            }}
          >
            <option value="">{name}</option>
            {all.map((one, i) => (
              <option value={i}>{one.name}</option>
            ))}
          </select>
        )}
        <button type="button" onClick={leave}>
          {words.emptyBoard}
        </button>
      </p>
    </div>
  );
};
