import { recent } from '../device.ts';
import type { Sent } from './mount.tsx';

/** The calculators that were used last, each as it was left. */
export const RecentCalculators = ({ sent: { words, calculators } }: { sent: Sent }) => {
  const used = recent().filter(({ query }) => query in calculators);
  return (
    <section>
      <h2>{words.recent}</h2>
      {used.length > 0 ? (
        <ul class="pins">
          {used.map(({ query, url, brief }) => (
            <li>
              <a href={url}>
                {calculators[query]}: <b>{brief}</b>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p class="soft">{words.noRecent}</p>
      )}
    </section>
  );
};
