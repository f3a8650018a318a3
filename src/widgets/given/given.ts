import type { ComponentChildren } from 'preact';
import type { Draft } from '../paths.ts';

/** Values of a reader's sheets in one form. */
export interface Given {
  /** The draft that a form begins with. `fresh`: nobody has said anything of it yet, so that sheets fill it in. */
  begin: (draft: Draft, fresh: boolean) => Draft;
  /** The draft after a change: values of sheets follow it. */
  follow: (before: Draft, draft: Draft) => Draft;
  /** Below a unit the choice of its sheet, below a value where it comes from. */
  note: (path: string, draft: Draft, change: (draft: Draft) => void) => ComponentChildren;
  /** What an answer rests on though neither the book nor a card says it. */
  resting: (draft: Draft) => ComponentChildren;
}
