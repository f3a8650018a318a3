import type { ComponentChildren } from 'preact';

interface Props {
  /** The search of the address that asks the same again; without one the answer is not to be cited yet. */
  state: string | undefined;
  /** What was asked, in a few words. */
  brief: string;
  /** Of the button by which the answer is cited. */
  cite: string;
  children: ComponentChildren;
}

/** An answer of a board, as the cite box finds it (src/citing/asked.ts). */
export const Asked = ({ state, brief, cite, children }: Props) => (
  <div class="asked" data-state={state} data-brief={brief}>
    {children}
    {state && (
      <p class="acts">
        <button type="button" data-cite>
          {cite}
        </button>
      </p>
    )}
  </div>
);
