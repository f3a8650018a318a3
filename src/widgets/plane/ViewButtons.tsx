import type { Table } from './PlaneBoard.tsx';
import type { useView } from './use-view.ts';
import { nearer } from './view.ts';

export type ViewWords = Readonly<
  Record<'nearer' | 'farther' | 'seeAll' | 'seeCards' | 'undo' | 'redo', string>
>;

interface Props {
  view: ReturnType<typeof useView>;
  table: Table;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  words: ViewWords;
}

/** How many times as near a tap looks. */
const ONCE = 1.5;

/** What is seen of a table, for who has no second finger; and the way back. */
export const ViewButtons = ({ view, table, undo, redo, words }: Props) => {
  const { box, frame, all, look } = view;
  const go = (by: number) => {
    if (!box || !frame) return;
    const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
    look(nearer(frame, middle, by, table, box));
  };
  const button = (word: string, sign: string, act: (() => void) | undefined) => (
    <button type="button" aria-label={word} title={word} disabled={!act} onClick={act}>
      {sign}
    </button>
  );
  return (
    <div class="view-buttons">
      {button(words.undo, '↶', undo)}
      {button(words.redo, '↷', redo)}
      {button(words.farther, '−', () => go(1 / ONCE))}
      {button(words.nearer, '+', () => go(ONCE))}
      <button type="button" onClick={() => look(all ? 'cards' : 'table')}>
        {all ? words.seeCards : words.seeAll}
      </button>
    </div>
  );
};
