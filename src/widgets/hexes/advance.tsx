import { type Advance, type Judged, openTo } from '../../engine/hexes/game/advance.ts';
import { enemiesNear, pieceAt } from '../../engine/hexes/game/board.ts';
import type { Refusal } from '../../engine/hexes/game/refusal.ts';
import { type Hex, inOrder } from '../../engine/hexes/hex.ts';
import { say } from '../desk/speech.ts';
import type { Question } from './Answer.tsx';
import { Clause } from './Clause.tsx';
import type { Light } from './HexBoard.tsx';
import { withReasons } from './shown.tsx';
import type { Speech } from './speech.ts';
import type { Scene, Shown } from './system.ts';
import { Refused, Verdict } from './Verdict.tsx';

/** What is refused for the same reason, under it. */
interface Barred {
  refused: Refusal;
  what: string[];
}

function byReason(all: readonly (readonly [string, Refusal])[], speech: Speech): Barred[] {
  const found = new Map<string, Barred>();
  for (const [what, refused] of all) {
    const reason = `${refused.clause} ${speech.game.refusal(refused)}`;
    const known = found.get(reason);
    if (known) known.what.push(what);
    else found.set(reason, { refused, what: [what] });
  }
  return [...found.values()];
}

const barredOf = (judged: Judged) =>
  [...judged].flatMap(([hex, refused]) => (refused ? [[hex, refused] as const] : []));
const openOf = (judged: Judged) => [...judged].flatMap(([hex, no]) => (no ? [] : [hex]));
const listed = (hexes: readonly Hex[]) => inOrder(hexes).join(', ');

/** What it may not do, each with its clause. */
const Refusals = ({ advance, at, speech }: { advance: Advance; at: Hex; speech: Speech }) => {
  const { words } = speech;
  const beyond = byReason(barredOf(advance.beyond), speech);
  const fights = byReason(
    advance.ends.flatMap(({ hex, fights }) =>
      barredOf(fights).map(([enemy, refused]) => [`${hex} → ${enemy}`, refused] as const),
    ),
    speech,
  );
  const lines: (readonly [string, Refusal])[] = [
    ...(advance.held ? [[say(speech, words.notFurther, { at }), advance.held] as const] : []),
    ...[...beyond, ...fights].map(({ refused, what }) => [`${what.join(', ')}:`, refused] as const),
  ];
  return lines.length === 0 ? null : (
    <ul class="refusals">
      {lines.map(([what, refused]) => (
        <li>
          {what} <Clause refused={refused} speech={speech} />
        </li>
      ))}
    </ul>
  );
};

/** From where the same enemies may be attacked once more. */
function byTargets({ ends }: Advance): [to: string, from: Hex[]][] {
  const found = new Map<string, Hex[]>();
  for (const { hex, fights } of ends) {
    const open = openOf(fights);
    if (open.length > 0) found.set(listed(open), [...(found.get(listed(open)) ?? []), hex]);
  }
  return [...found];
}

/** Where the victor over the enemy in `at` may go, and whom it may attack from there. */
function showOpen(advance: Advance, at: Hex, speech: Speech): Shown {
  if (advance.refused) return { said: <Refused refused={advance.refused} speech={speech} /> };
  const { words } = speech;
  const { hexes, enemies } = openTo(advance);
  const lit = (all: readonly Hex[], light: Light) =>
    Object.fromEntries(all.map((hex) => [hex, light]));
  const fights = byTargets(advance).map(([to, from]) =>
    say(speech, words.fightsFrom, { from: listed(from), hexes: to }),
  );
  const open = say(speech, words.advanceTo, { at, hexes: listed(hexes) });
  return {
    lights: {
      ...lit(
        barredOf(advance.beyond).map(([hex]) => hex),
        'refused',
      ),
      ...lit(hexes, 'go'),
      ...lit(enemies, 'fight'),
    },
    said: (
      <>
        <Verdict yes speech={speech}>
          {[open, ...fights].join(' ')}
        </Verdict>
        <Refusals {...{ advance, at, speech }} />
      </>
    ),
  };
}

/** What a system answers of a victor: may it fight that enemy at all, and if it wins, where does it go? */
interface Victory {
  refuseFight(at: Hex): Refusal | null | undefined;
  advances(at: Hex): Advance;
  question(at: Hex): Question;
}

/** Of which enemy next to it somebody asks, and then what a victory over that one gives. */
export function showVictory({ position, from, target, speech }: Scene, victory: Victory): Shown {
  const { words } = speech;
  const { side } = pieceAt(position, from);
  const targets = enemiesNear(position, from, side).map(([hex]) => hex);
  if (!target || !targets.includes(target)) {
    const none = (
      <Verdict yes={false} speech={speech}>
        {words.noneNear}
      </Verdict>
    );
    const lights = Object.fromEntries(targets.map((hex) => [hex, 'fight' as const]));
    const said = targets.length > 0 ? <p role="status">{words.pickBeaten}</p> : none;
    return { lights, targets, said };
  }
  const refused = victory.refuseFight(target);
  if (refused) return { targets, said: <Refused refused={refused} speech={speech} /> };
  const shown = showOpen(victory.advances(target), target, speech);
  return { ...withReasons(shown, victory.question(target), speech), targets };
}
