import { cases } from '../../testing/cases.ts';
import { command } from './command.ts';
import { turn } from './turn.ts';

cases(
  turn,
  `
  each in its phase:
    phase=command wants=play-card        => allowed phaseAfter=command 5.6
    phase=command wants=play-card ordersNobody => allowed phaseAfter=draw movesOver !turnEnds
    phase=orders wants=order|leave-square => allowed phaseAfter=orders !movesOver
    phase=orders|movement wants=move     => allowed phaseAfter=movement 5.32/one-by-one
    phase=orders|movement wants=fight    => allowed phaseAfter=combat movesOver 5.4/over
    phase=combat wants=fight             => allowed 5.5 5.68/turn -5.4/over
    phase=combat wants=advance           => allowed 5.5/part 5.4~follows-a-melee
    phase=orders|movement|combat|draw wants=draw => allowed turnEnds 5.1 skipped=[]
  not before: phase=command
    wants=order|leave-square|move|fight|advance|draw => !allowed phaseAfter=command 5.6/first
    phase=movement wants=advance         => !allowed 5.3/not-yet
  not after:
    phase=orders wants=play-card         => !allowed 5.6/once
    phase=movement|combat|draw wants=leave-square => !allowed 6.44/phase
    phase=movement wants=order           => !allowed 5.3/back
    phase=combat|draw wants=move         => !allowed 5.4
    phase=draw wants=advance             => !allowed 5.3/not-yet
    phase=draw wants=fight               => !allowed 5.3/back
  unfinished: unfinished
    phase=movement wants=move            => !allowed 5.35/unfinished
    phase=movement wants=fight           => !allowed 5.4/unfinished
    phase=combat wants=fight             => !allowed 5.5/unfinished
    phase=movement|combat wants=draw     => !allowed 5.241/unfinished !turnEnds
    phase=combat wants=advance           => allowed
  another is still to move: stillToMove
    phase=orders|movement wants=fight    => !allowed 5.4/still-to-move
    phase=movement wants=move            => allowed
  whose turn:
    phase=combat wants=react ownTurn=false => allowed 5.13/react 5.2/defends
    phase=movement wants=react ownTurn=false => !allowed 5.3/not-yet
    phase=combat wants=react             => !allowed 5.2/own
    phase=orders wants=order ownTurn=false => !allowed 5.2/other
    phase=combat wants=fight gameWon     => !allowed 5.1/won
  a card that orders nobody: ordersNobody
    phase=orders wants=order|leave-square|move|fight => !allowed 5.11/nobody
    phase=orders wants=draw              => allowed turnEnds skipped=[orders,movement,combat]
    phase=command wants=play-card        => allowed skipped=[orders,movement,combat] 5.11/draw
    phase=command wants=draw             => refused ordersNobody no-card-played-yet 5.6
  all that is said, in its order:
    phase=command wants=play-card        => says=[5.2,5.3,5.6]
    phase=command wants=play-card ordersNobody => says=[5.2,5.3,5.6,5.11/draw]
    phase=command wants=play-card ownFirstStrike=with-other-cards => says=[5.2,5.3,5.6,5.6/reaction]
    phase=command wants=draw             => says=[5.2,5.3,5.6/first]
    phase=orders wants=play-card         => says=[5.2,5.3,5.6/once]
    phase=orders wants=order             => says=[5.2,5.3,5.12/announce]
    phase=orders wants=leave-square      => says=[5.2,5.3,6.44/now]
    phase=orders wants=move unfinished   => says=[5.2,5.3,5.32/one-by-one]
    phase=orders wants=order ordersNobody => says=[5.2,5.3,5.11/nobody]
    phase=orders wants=draw ordersNobody => says=[5.2,5.3,5.11/draw,5.241/draw,5.1] quotes=[5.11,5.241,5.1]
    phase=movement wants=leave-square    => says=[5.2,5.3,6.44/phase]
    phase=movement wants=order unfinished stillToMove => says=[5.2,5.3,5.3/back]
    phase=movement wants=fight           => says=[5.2,5.3,5.4/over,5.5,5.68/turn] quotes=[5.4,5.5,5.68]
    phase=movement wants=fight unfinished => says=[5.2,5.3,5.4/unfinished]
    phase=movement wants=draw unfinished => says=[5.2,5.3,5.241/unfinished]
    phase=combat wants=fight stillToMove => says=[5.2,5.3,5.5,5.68/turn] spares=[]
    phase=combat wants=fight unfinished  => says=[5.2,5.3,5.5/unfinished]
    phase=combat wants=move unfinished   => says=[5.2,5.3,5.4]
    phase=combat wants=advance           => says=[5.2,5.3,5.5/part]
    phase=combat wants=react             => says=[5.2/own,5.2,5.3]
    phase=combat wants=react ownTurn=false => says=[5.2/defends,5.3,5.13/react]
    phase=combat wants=order ownTurn=false => says=[5.2/other,5.3,5.3/back]
    phase=combat wants=draw              => says=[5.2,5.3,5.241/draw,5.1]
    phase=draw wants=draw unfinished     => says=[5.2,5.3,5.241/draw,5.1]
  First Strike in his own turn: phase=command wants=play-card
    ownFirstStrike=with-other-cards      => !allowed 5.6/reaction skipped=[]
    ownFirstStrike=with-other-cards R74=b => allowed skipped=[orders,movement,combat]
    ownFirstStrike=only-card             => allowed 5.6~only-card-in-hand
    ownFirstStrike=only-card phase=orders wants=draw => refused ownFirstStrike first-strike-is-a-card 5.6
`,
);

cases(
  command,
  `
  cards in hand: cardsInHand=4
    squares=0                            => command=4 onTrack=0 handThen=4 5.21~no-own-square sum.command=4
    squares=2                            => command=4 onTrack=2 handThen=4 says=[5.20,5.21] quotes=[5.20]
    squares=2 R78=b                      => command=4 says=[5.20,5.21]
    squares=2 squaresGone=1              => command=4 onTrack=1 handThen=5 says=[5.20,5.21,5.21/later]
    squares=2 squaresGone=1 R78=b        => command=5 onTrack=1 handThen=5 says=[5.20,5.21,5.21/at-once]
    squares=1 squaresGone=2              => refused squaresGone more-gone-than-squares 5.21
`,
);
