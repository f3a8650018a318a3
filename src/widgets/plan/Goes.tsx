import { useState } from 'preact/hooks';
import type { PlanWords } from '../../i18n/plan.ts';
import { Acts } from './Acting.tsx';
import { CardsOf, type UnitProps } from './Cards.tsx';
import { Filled } from './Filled.tsx';
import { Fold } from './Fold.tsx';
import { By, Marks } from './Marks.tsx';
import { nameOfCommander, nameOfSide, nameOfUnit, type Part, type SidePart, say } from './part.ts';
import { State } from './State.tsx';
import {
  type Acting,
  does,
  type How,
  handsOver,
  isLeft,
  leftOf,
  type Turn,
  type Unit,
  withCommander,
  withSide,
  withUnit,
} from './state.ts';
import type { PlanSystem } from './system.ts';
import { Told } from './Told.tsx';

const fresh = (side: number, unit: number, how: How): Acting => ({
  ...{ side, unit, how, told: {}, actions: [], fives: null },
  checked: 'open',
});

/** Whether somebody may do this now: with what was done, and as many units after it as must be. */
function mayDo(turn: Turn, deed: string, system: PlanSystem): boolean {
  const asked = system.go(turn, [...turn.did, deed]);
  if ('violations' in asked) return false;
  const least = Number(Reflect.get(asked.ruling.answer, 'troopsLeast') ?? 0);
  const done = [...turn.did, deed];
  const troops = done.filter((one) => one === 'troop').length;
  const rest = Array.from({ length: Math.max(0, least - troops) }, () => 'troop');
  const reply = system.go(turn, [...done, ...rest]);
  return 'ruling' in reply && Reflect.get(reply.ruling.answer, 'allowed') === true;
}

/** Nobody is left to act on either side. */
export function isOver(turn: Turn, system: PlanSystem): boolean {
  const reply = system.go({ ...turn, did: [] }, []);
  return (
    'ruling' in reply &&
    Reflect.get(reply.ruling.answer, 'turnEnds') === true &&
    Reflect.get(reply.ruling.answer, 'allowed') === false
  );
}

/** Takes somebody off the table: seldom done, and at everybody. */
const Off = ({ name, words, take }: OffProps) => (
  <button type="button" class="quiet" aria-label={`${words.takeOff}: ${name}`} onClick={take}>
    ×
  </button>
);
interface OffProps {
  name: string;
  words: PlanWords;
  take: () => void;
}

/** A Commander whose go it may be: what came of his action is told with a tap. */
const Commander = ({ who, ...part }: SidePart & { who: number }) => {
  const { turn, at, speech, change } = part;
  const { words, texts, system } = speech;
  const [open, setOpen] = useState(false);
  const side = turn.sides[at];
  const commander = side?.commanders[who];
  if (!side || !commander) return null;
  const name = nameOfCommander(side, who, speech);
  const going = turn.phase === 'goes' && turn.going === at;
  const may = going && !commander.exhausted && mayDo(turn, 'commander', system);
  const mark = (exhausted: boolean) => {
    setOpen(false);
    change(does(withCommander(turn, at, who, { exhausted }), 'commander'));
  };
  if (commander.lost)
    return (
      <li class="off">
        <p>
          <b>{name}</b> {words.lostCommander}{' '}
          <button
            type="button"
            onClick={() => change(withCommander(turn, at, who, { lost: false }))}
          >
            {words.putBack}
          </button>
        </p>
      </li>
    );
  return (
    <li>
      <p class="named">
        <span>
          <b>{name}</b> {texts.field('commanderLevel').label}{' '}
          {String(commander.commanderLevel ?? system.usualLevel)}
        </span>
        <Off
          name={name}
          words={words}
          take={() => change(withCommander(turn, at, who, { lost: true }))}
        />
      </p>
      <div class="acts">
        <label class="check">
          <input
            type="checkbox"
            aria-label={`${words.exhausted}, ${name}`}
            checked={commander.exhausted === true}
            onChange={({ currentTarget: { checked } }) =>
              change(withCommander(turn, at, who, { exhausted: checked }))
            }
          />
          {words.exhausted}
        </label>
        {may && (
          <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            {say(speech, words.useCommander, { name })}
          </button>
        )}
      </div>
      {going && commander.exhausted && (
        <p class="soft">
          {words.exhausted}. <By id={system.clauses.idle} speech={speech} />
        </p>
      )}
      {open && may && (
        <div class="acting">
          <p>
            {say(speech, words.successes, { name })}{' '}
            <By id={system.clauses.tires} speech={speech} />{' '}
            <By id={system.clauses.joins} speech={speech} />
          </p>
          <p class="acts">
            {system.successes(commander).map((n, i, all) => (
              <button type="button" onClick={() => mark(system.exhausts(n))}>
                {i === all.length - 1 && !system.exhausts(n) ? `${n}+` : n}
                {system.exhausts(n) ? ` · ${words.exhausted}` : ''}
              </button>
            ))}
            <button type="button" onClick={() => mark(true)}>
              {words.joins}
            </button>
          </p>
        </div>
      )}
    </li>
  );
};

interface OnTableProps extends UnitProps {
  /** Its hidden card may be seen: its player looks at it. */
  peeks: boolean;
}

/** A unit on the table: its card, its markers, and what it may do now. */
const OnTable = ({ unit, place, peeks, ...part }: OnTableProps) => {
  const { turn, at, speech, change } = part;
  const { words, texts, system } = speech;
  const name = nameOfUnit(unit, place, speech);
  const side = turn.sides[at];
  const card = unit.card ? texts.value(unit.card, 'card') : words.noOrder;
  const set = (next: Unit) => change(withUnit(turn, at, place, next));
  if (unit.destroyed)
    return (
      <li class="off">
        <p>
          <b>{name}</b> {words.offTable}{' '}
          <button type="button" onClick={() => set({ destroyed: false })}>
            {words.putBack}
            <span class="spoken">: {name}</span>
          </button>
        </p>
      </li>
    );
  const acting = turn.acting.find((one) => one.side === at && one.unit === place);
  const going = turn.going === at;
  const idle = turn.phase === 'goes' && isLeft(unit);
  return (
    <li class={unit.acted ? 'off' : undefined}>
      <p class="named">
        <span>
          <b>{name}</b>{' '}
          {unit.acted ? `${card}, ${words.acted}` : acting || peeks ? card : words.hidden} ·{' '}
          {side && <State side={side} unit={unit} speech={speech} />}
        </span>
        <Off name={name} words={words} take={() => set({ destroyed: true })} />
      </p>
      {peeks && !unit.acted && <CardsOf {...part} unit={unit} place={place} />}
      <Marks {...part} unit={unit} place={place} />
      {acting ? (
        <Acts turn={turn} speech={speech} change={change} acting={acting} />
      ) : (
        <p class="acts">
          {idle &&
            going &&
            turn.acting.every(({ how }) => how === 'reaction') &&
            mayDo(turn, 'troop', system) && (
              <button
                type="button"
                class="primary"
                aria-label={say(speech, words.activateOne, { name })}
                onClick={() =>
                  change({ ...turn, acting: [...turn.acting, fresh(at, place, 'activation')] })
                }
              >
                {words.activate}
              </button>
            )}
          {idle && !going && (
            <button
              type="button"
              aria-label={say(speech, words.reactOne, { name })}
              onClick={() =>
                change({ ...turn, acting: [...turn.acting, fresh(at, place, 'reaction')] })
              }
            >
              {words.react}
            </button>
          )}
        </p>
      )}
    </li>
  );
};

/** Everything that one side has on the table. */
export const OfSide = (part: SidePart) => {
  const { turn, at, speech, change } = part;
  const { words } = speech;
  const [peeks, setPeeks] = useState(false);
  const side = turn.sides[at];
  if (!side) return null;
  const named = { side: nameOfSide(turn, at, speech) };
  return (
    <section>
      <h3>
        {named.side}: {leftOf(side)} / {side.away ? side.troopsAway : side.units.length}
      </h3>
      <ul class="troops">
        {side.commanders.map((_, who) => (
          <Commander key={who} {...part} who={who} />
        ))}
      </ul>
      {side.away ? (
        <p class="acts">
          <button
            type="button"
            class="primary"
            disabled={
              turn.going !== at || turn.phase !== 'goes' || !mayDo(turn, 'troop', speech.system)
            }
            onClick={() =>
              change(
                does(withSide(turn, at, { troopsAway: Math.max(0, side.troopsAway - 1) }), 'troop'),
              )
            }
          >
            {words.opponentActs}
          </button>
        </p>
      ) : (
        <>
          {peeks && (
            <p class="soft">
              {words.fixed} <By id={speech.system.clauses.fixed} speech={speech} />
            </p>
          )}
          <ul class="troops">
            {side.units.map((unit, place) => (
              <OnTable key={place} {...part} unit={unit} place={place} peeks={peeks} />
            ))}
          </ul>
          {side.units.some((unit) => isLeft(unit)) && (
            <p class="acts">
              <button type="button" aria-pressed={peeks} onClick={() => setPeeks(!peeks)}>
                {peeks ? words.cover : say(speech, words.peek, named)}
              </button>
            </p>
          )}
        </>
      )}
    </section>
  );
};

/** Whose go it is, what he must and may do in it, and the way on. */
export const Going = ({ turn, speech, change }: Part) => {
  const { words, texts, system } = speech;
  const { going, did } = turn;
  const side = turn.sides[going];
  if (!side) return null;
  const reply = system.go(turn, []);
  const end = system.go(turn, did.length > 0 ? did : ['pass']);
  const mayEnd = 'ruling' in end && Reflect.get(end.ruling.answer, 'allowed') === true;
  const about = texts.about(system.asks.go);
  return (
    <section>
      <p class="phase" aria-live="polite">
        {say(speech, words.goOf, { side: nameOfSide(turn, going, speech) })}
      </p>
      {did.length > 0 && <p>{say(speech, words.didSoFar, { did: about.value(did, 'does') })}</p>}
      <Told reply={reply} speech={speech} why />
      <Fold name={words.special}>
        {() => (
          <>
            <Filled
              id="special"
              fields={system.special}
              draft={side.special}
              wrong={'violations' in reply ? reply.violations : []}
              texts={about}
              change={(special) => change(withSide(turn, going, { special }))}
            />
          </>
        )}
      </Fold>
      <p class="acts">
        <button
          type="button"
          class="primary"
          disabled={!mayEnd || turn.acting.length > 0}
          onClick={() => change(handsOver(turn, system.lasting))}
        >
          {words.endGo}
        </button>
      </p>
    </section>
  );
};
