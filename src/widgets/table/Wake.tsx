import { useEffect, useState } from 'preact/hooks';
import type { TableWords } from '../../i18n/table.ts';

/** Keeps the screen on while the page is seen, where the browser can. */
export const Wake = ({ words }: { words: TableWords }) => {
  const [wanted, setWanted] = useState(false);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    let lock: WakeLockSentinel | undefined;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        setRefused(false);
      } catch {
        setRefused(true);
      }
    };
    void hold();
    // The browser lets go of it whenever the page is hidden.
    document.addEventListener('visibilitychange', hold);
    return () => {
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, [wanted]);
  return (
    <section>
      <label class="check">
        <input
          type="checkbox"
          checked={wanted}
          onChange={({ currentTarget: { checked } }) => setWanted(checked)}
        />
        {words.wake}
      </label>
      {wanted && <p role="status">{refused ? words.notAwake : words.awake}</p>}
    </section>
  );
};
