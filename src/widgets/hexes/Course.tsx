import { SIDES } from '../../engine/hexes/hex.ts';
import { say } from '../desk/speech.ts';
import { type Speech, sideName, sideOf } from './speech.ts';
import type { Game, Stage } from './system.ts';

/** The banners of both sides as pips, as many as win the battle. */
const Banners = ({ game, speech }: { game: Game; speech: Speech }) => (
  <ul class="banners">
    {SIDES.map((side) => {
      const n = game.banners[side];
      const told = say(speech, speech.words.bannersOf, {
        side: sideName(speech, side),
        n,
        goal: game.goal,
      });
      return (
        <li>
          {sideName(speech, side)}{' '}
          <span class="pips" role="img" aria-label={told}>
            {Array.from({ length: Math.max(game.goal, n) }, (_, i) => (
              <i class={i < n ? 'won' : undefined} />
            ))}
          </span>
        </li>
      );
    })}
  </ul>
);

const CountOf = ({ stage: { done, of }, speech }: { stage: Stage; speech: Speech }) => {
  if (done === undefined) return null;
  if (of === undefined) return done > 0 ? <b>{done}</b> : null;
  return (
    <b>
      <span aria-hidden="true">{`${done}/${of}`}</span>
      <span class="spoken">{say(speech, speech.words.outOf, { done, of })}</span>
    </b>
  );
};

/** The steps of the turn, with how far each has come. */
const Steps = ({ game, speech }: { game: Game; speech: Speech }) => {
  const { words, system } = speech;
  const { stages, now } = system.game.course(game);
  const at = stages.findIndex(({ step }) => step === now);
  return (
    <ol class="course" aria-label={words.course}>
      {stages.map((stage, i) => (
        <li aria-current={i === at ? 'step' : undefined}>
          {words[`step.${stage.step}` as keyof typeof words]}{' '}
          {i <= at && <CountOf stage={stage} speech={speech} />}
        </li>
      ))}
    </ol>
  );
};

/** How the game stands: whose turn it is, under which card, how far it has come, and who has which banners. */
export const Course = ({ game, speech }: { game: Game; speech: Speech }) => {
  const { words, texts } = speech;
  return (
    <header class="standing">
      <p class="turn">
        <b>{say(speech, words.turnOf, { round: game.round, side: sideOf(speech, game.active) })}</b>
        {game.turn && <> · {texts.value(game.turn.card)}</>}
      </p>
      <Steps game={game} speech={speech} />
      <Banners game={game} speech={speech} />
    </header>
  );
};
