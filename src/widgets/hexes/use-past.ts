import { useState } from 'preact/hooks';
import type { HexSystem } from './system.ts';
import { decided, decidedAgain, eventsSince, type Table } from './table.ts';

/** A game is taken back by decisions; one whose dice have fallen, only when the players say so once more. */
export function usePast(system: HexSystem, table: Table | null, goTo: (done: number) => void) {
  const [doubted, setDoubted] = useState<number>();
  if (!table || table.log.actions.length === 0) return {};
  const { done, log } = table;
  const before = decided(system, table);
  const rolled = eventsSince(table, before).some(({ faces }) => faces?.length);
  const asks = doubted === done;
  return {
    undo: done > 0 && !asks ? () => (rolled ? setDoubted(done) : goTo(before)) : undefined,
    redo: done < log.actions.length ? () => goTo(decidedAgain(system, table)) : undefined,
    /** The question before dice are taken back. */
    doubt: asks ? { yes: () => goTo(before), no: () => setDoubted(undefined) } : undefined,
  };
}
