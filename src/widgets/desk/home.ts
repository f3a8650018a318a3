import { store, stored } from '../device.ts';

/** Where a desk is kept: under a name on the device and, if it has one, in the address of its page. */
export interface Home<State> {
  key: string;
  /** What it is before anybody has touched it. */
  fresh: State;
  address?: {
    of: (state: State) => string;
    /** What an address says; undefined where it says nothing of this desk. */
    read: (search: string, hash: string) => State | undefined;
  };
}

/** Keeps a desk on the device, as its address where it has one; false where the browser does not let us. */
export const keep = <State>({ key, address }: Home<State>, state: State): boolean =>
  store(key, address ? address.of(state) : state);

/** A desk as it was left; undefined where there is none. */
export function kept<State>({ key, address }: Home<State>): State | undefined {
  const value = stored(key);
  if (!address) return (value as State | null) ?? undefined;
  const [, search = '', hash = ''] = /^(\?[^#]*)(#.*)?$/.exec(String(value)) ?? [];
  return address.read(search, hash);
}
