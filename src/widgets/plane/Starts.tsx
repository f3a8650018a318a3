import type { Piece, Player } from '../../engine/plane/table/state.ts';
import type { Laid } from '../../engine/plane/table/writing.ts';
import { armyPath } from '../../library/links.ts';
import { deployed } from './deploy.ts';
import type { Speech } from './system.ts';

interface Props<U extends Piece, S extends string, W extends string> {
  state: Laid<U, S>;
  speech: Speech<U, S, W>;
  /** Opens another position, to be asked about or to be gone on with. */
  open: (text: string, mode: 'ask' | 'setup') => void;
}

/** Where a table begins: with a position that shows what can be asked, or with an army of one's own. */
export function Starts<U extends Piece, S extends string, W extends string>(props: Props<U, S, W>) {
  const { speech, open } = props;
  const { words, system } = speech;
  return (
    <p class="acts">
      <button type="button" onClick={() => open(system.example, 'ask')}>
        {words.example}
      </button>
      <Army {...props} />
    </p>
  );
}

/** The army that its player keeps on this device, at either edge; the way to write one where there is none. */
function Army<U extends Piece, S extends string, W extends string>({
  state,
  speech: { words, texts, system },
  open,
}: Props<U, S, W>) {
  const { army, notation, key } = system;
  if (!army) return null;
  if (!army.kept())
    return (
      <a class="button" href={armyPath(texts.lang, key)}>
        {words.writeArmy}
      </a>
    );
  const bring = async (player: Player) => {
    const units = deployed(await army.muster(state), player, state, notation.writing.mostUnits);
    open(notation.write({ ...state, units }), 'setup');
  };
  return (
    <>
      <button type="button" onClick={() => bring('bottom')}>
        {words.armyBelow}
      </button>
      <button type="button" onClick={() => bring('top')}>
        {words.armyAbove}
      </button>
    </>
  );
}
