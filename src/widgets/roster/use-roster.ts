import { useEffect, useState } from 'preact/hooks';
import type { Home } from '../desk/home.ts';
import { useDesk } from '../desk/use-desk.ts';
import { store, stored } from '../device.ts';
import { armyKey, formerKey } from '../given/sheets.ts';
import { type Draft, isDraft } from '../paths.ts';
import type { RosterSystem } from './system.ts';

const LINK = /^#a=(.+)/;
const isEmpty = (roster: Draft) => Object.keys(roster).length === 0;

/** The list as it was left, or that of the link with which the page was opened; the one that it replaces is kept too. */
export function useRoster<W>({ key, fromLink }: Pick<RosterSystem<W>, 'key' | 'fromLink'>) {
  const home: Home<Draft> = { key: armyKey(key), fresh: {} };
  const { desk: roster, stored: isKept, change, undo } = useDesk(home);
  const [damaged, setDamaged] = useState<{ text?: string; at?: number }>();
  const former = stored(formerKey(key));

  /** Puts another list in the place of this one. */
  const replace = (next: Draft) => {
    const same = JSON.stringify(next) === JSON.stringify(roster);
    if (!isEmpty(roster) && !same) store(formerKey(key), roster);
    change(next);
  };
  useEffect(() => {
    const follow = async () => {
      const text = LINK.exec(location.hash)?.[1];
      if (!text) return;
      // Read once: what is changed from here on is not to be undone by the link.
      history.replaceState(null, '', location.pathname + location.search);
      const found = await fromLink(text);
      if (found && 'draft' in found) {
        setDamaged(undefined);
        replace(found.draft);
      } else setDamaged(found ?? {});
    };
    void follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [roster]);

  return {
    roster,
    change,
    undo,
    replace,
    isKept,
    damaged,
    former: isDraft(former) && !isEmpty(former) ? former : undefined,
  };
}
