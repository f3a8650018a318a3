import { useLayoutEffect, useState } from 'preact/hooks';
import { type Home, keep, kept } from './home.ts';

interface Past<State> {
  before: readonly State[];
  after: readonly State[];
}

/** What the reader is doing stays as it is when a change is taken back. */
const sameMode = <State extends object>(state: State, now: State): State =>
  'mode' in now ? { ...state, mode: now.mode } : state;

/** A desk with its past: begun from its address or as it was left, and kept at each change. */
export function useDesk<State extends object>(home: Home<State>) {
  const [desk, set] = useState<State>(
    () => home.address?.read(location.search, location.hash) ?? kept(home) ?? home.fresh,
  );
  const [{ before, after }, setPast] = useState<Past<State>>({ before: [], after: [] });
  const [stored, setStored] = useState(true);

  useLayoutEffect(() => {
    if (home.address)
      history.replaceState(null, '', `${location.pathname}${home.address.of(desk)}`);
    // A desk without an address leaves nothing behind until something is changed.
    if (home.address || before.length + after.length > 0) setStored(keep(home, desk));
  }, [desk]);

  const last = before.at(-1);
  const [next, ...later] = after;
  return {
    desk,
    stored,
    /** Something that is not taken back: another mode, the next action of a game. */
    set,
    change: (state: State) => {
      setPast({ before: [...before, desk], after: [] });
      set(state);
    },
    undo:
      last &&
      (() => {
        setPast({ before: before.slice(0, -1), after: [desk, ...after] });
        set(sameMode(last, desk));
      }),
    redo:
      next &&
      (() => {
        setPast({ before: [...before, desk], after: later });
        set(sameMode(next, desk));
      }),
  };
}
