import { useEffect, useState } from 'preact/hooks';
import { BackAndForth } from '../desk/BackAndForth.tsx';
import { BadFile } from '../desk/BadFile.tsx';
import { fileOf, opened } from '../desk/file.ts';
import type { Home } from '../desk/home.ts';
import { squeeze, unsqueeze } from '../desk/link.ts';
import { linkTo, SharePanel } from '../desk/SharePanel.tsx';
import { Sure } from '../desk/Sure.tsx';
import { useDesk } from '../desk/use-desk.ts';
import { type Draft, isDraft } from '../paths.ts';
import { Army } from './Armies.tsx';
import { Going, isOver, OfSide } from './Goes.tsx';
import { Initiative } from './Initiative.tsx';
import { planKey } from './key.ts';
import { By } from './Marks.tsx';
import { Orders } from './Orders.tsx';
import { Paper } from './Paper.tsx';
import { Points } from './Points.tsx';
import { type Part, type Speech, say } from './part.ts';
import { FRESH, nextTurn, settled, type Turn, withoutOrders, withSide } from './state.ts';
import type { PlanSystem } from './system.ts';
import { useFocus } from './use-focus.ts';

const homeOf = ({ key }: PlanSystem): Home<Draft> => ({ key: planKey(key), fresh: { ...FRESH } });

/** What is written: what is being done at the moment is not. */
const written = ({ acting: _, ...turn }: Turn): Draft => ({
  ...turn,
  sides: turn.sides.map(({ die, ...side }) => ({ ...side, ...(die !== null && { die }) })),
});

/** The end of a turn, and the way to the next one. */
const Over = ({ turn, speech, change }: Part) => {
  const { words, system } = speech;
  return (
    <section>
      <p class="phase" role="status">
        {words.over}
      </p>
      <p>
        {words.cleared} <By id={system.clauses.markers} speech={speech} />
      </p>
      <p class="acts">
        <button type="button" class="primary" onClick={() => change(nextTurn(turn))}>
          {say(speech, words.nextTurn, { n: turn.turn + 1 })}
        </button>
      </p>
    </section>
  );
};

/** A file of this page, or an army list for one of its sides. */
function useFiles({ turn, speech, change }: Part) {
  const { words, texts, system } = speech;
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [list, setList] = useState<Draft>();
  const open = (text: string) => {
    setList(undefined);
    const found = opened(text, system.format, system.fields);
    if ('draft' in found) {
      const faults = found.violations.map((one) => texts.problem(one));
      setWrong(faults);
      if (faults.length === 0) change(settled(found.draft));
      return;
    }
    const army = listIn(text, system);
    setWrong(army ? [] : [words[found.problem]]);
    setList(army);
  };
  const take = (at: number) => {
    if (list) change(withSide(turn, at, system.mustered(list)));
    setList(undefined);
  };
  return { wrong, list, open, take };
}

/** An army list of this system, whatever its version. */
function listIn(text: string, { armies }: PlanSystem): Draft | undefined {
  try {
    const found: unknown = JSON.parse(text);
    const isList = isDraft(found) && String(found.format).startsWith(armies);
    return isList ? found : undefined;
  } catch {
    return undefined;
  }
}

/** The state as it was left, or that of the link with which the page was opened. */
function useTurn(speech: Speech) {
  const { desk, stored, change, undo, redo } = useDesk(homeOf(speech.system));
  const [fault, setFault] = useState('');
  const turn = settled(desk);
  const over = turn.phase === 'goes' && isOver(turn, speech.system);
  const set = (next: Turn) => change({ ...next });
  useEffect(() => {
    const link = /^#p=(.+)/.exec(location.hash)?.[1];
    if (!link) return;
    history.replaceState(null, '', location.pathname + location.search);
    void unsqueeze(link).then((found) => (found ? change(found) : setFault(speech.words.badLink)));
  }, []);
  return {
    turn: over ? { ...turn, phase: 'over' as const } : turn,
    set,
    stored,
    undo,
    redo,
    fault,
  };
}

/** The helper beside a real game, for the orders of a turn and what becomes of them. */
export const Plan = ({ speech }: { speech: Speech }) => {
  const { words, system } = speech;
  const { turn, set, stored, undo, redo, fault } = useTurn(speech);
  const part: Part = { turn, speech, change: set };
  const { wrong, list, open, take } = useFiles(part);
  const [asking, setAsking] = useState(false);
  const empty = turn.sides.every(({ units, away }) => units.length === 0 && !away);
  const [startsEmpty] = useState(empty);
  const { phase } = turn;
  const stage = useFocus(`${turn.turn} ${phase}`);
  return (
    <div class="turn-plan">
      {fault && (
        <p class="notice error" role="alert">
          {fault}
        </p>
      )}
      <BadFile wrong={wrong} title={words.badFile} />
      {!stored && <p class="notice">{words.notKept}</p>}
      {list && (
        <div class="notice" role="status">
          <p>{words.whose}</p>
          <p class="acts">
            {[0, 1].map((at) => (
              <button type="button" onClick={() => take(at)}>
                {turn.sides[at]?.sideCalled || say(speech, words.side, { n: at + 1 })}
              </button>
            ))}
          </p>
        </div>
      )}
      <section>
        <h2 ref={stage} tabIndex={-1}>
          {say(speech, words.turn, { n: turn.turn })}
        </h2>
        <p class="acts">
          <BackAndForth undo={undo} redo={redo} words={words} />
        </p>
      </section>
      {phase === 'planning' && !empty && <Orders {...part} />}
      {phase === 'initiative' && <Initiative {...part} />}
      {phase === 'goes' && <Going {...part} />}
      {phase === 'over' && <Over {...part} />}
      {phase !== 'planning' && (
        <div class="both-sides">
          {[0, 1].map((at) => (
            <OfSide key={at} {...part} at={at} />
          ))}
        </div>
      )}
      {phase !== 'planning' && <Points {...part} />}
      {phase === 'planning' && (
        <details open={startsEmpty}>
          <summary>{words.armies}</summary>
          <div class="both-sides">
            {[0, 1].map((at) => (
              <Army key={at} {...part} at={at} />
            ))}
          </div>
        </details>
      )}
      <section>
        <SharePanel
          words={words}
          copies={[
            [words.share, async () => linkTo(`#p=${await squeeze(written(withoutOrders(turn)))}`)],
          ]}
          file={{
            name: `ius-belli-${system.key}-turn.json`,
            type: 'application/json',
            text: () => fileOf(system.format, written(turn)),
          }}
          open={open}
        >
          <button type="button" onClick={() => print()}>
            {words.print}
          </button>
          <button type="button" onClick={() => setAsking(true)}>
            {words.clear}
          </button>
        </SharePanel>
        <p class="soft">{words.linkHides}</p>
        {asking && (
          <Sure
            sure={words.sure}
            words={words}
            yes={() => {
              set(FRESH);
              setAsking(false);
            }}
            no={() => setAsking(false)}
          />
        )}
      </section>
      <Paper {...part} />
    </div>
  );
};
