import { described, type Speech } from './speech.ts';
import type { Position } from './system.ts';

/** The position in words, for whoever does not see the board. */
export const Description = ({ position, speech }: { position: Position; speech: Speech }) => (
  <details class="description">
    <summary>{speech.words.description}</summary>
    {described(speech, position).map(({ title, lines }) => (
      <>
        <h2>{title}</h2>
        {lines.length > 0 ? (
          <ul>
            {lines.map((line) => (
              <li>{line}</li>
            ))}
          </ul>
        ) : (
          <p>{title === speech.words.ground ? speech.words.clearGround : speech.words.nobody}</p>
        )}
      </>
    ))}
  </details>
);
