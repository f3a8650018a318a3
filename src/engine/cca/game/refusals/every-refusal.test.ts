import { expect, test } from 'vitest';
import { REFUSED } from '../../../../../tests/cca/games.ts';
import { apply, refusal } from '../play.ts';
import { asked } from '../prospects/said.ts';

/** Each situation of that list in its order: why something is refused in it, and what the player is asked there. */
const TOLD = `
  all-have-orders card=clash-of-shields | order-done card=clash-of-shields
  another-battle-first unit=WR hex=F7 | bonus unit=WR hex=F7
  at-full-strength card=rally unit=MI | order-rally card=rally
  battle-is-over side=bottom | over side=bottom
  cannot-end-here hex=G7 | leader hex=G7 left=2
  card-without-helmet card=order-light-troops | order card=order-light-troops
  elephants-go-on | retreat unit=EL hex=G7 left=1
  has-an-order unit=MI hex=C7 | order card=order-three-units-center
  has-fired unit=LB fires=2 | battle-done
  hex-by-hex hex=H7 from=F7 | retreat unit=HI hex=F7 left=1
  hex-by-hex hex=H7 from=F7 | evade unit=LI hex=F7
  hex-by-hex hex=H7 from=F7 | leader hex=F7 left=3
  leader-elsewhere card=inspired-left-leadership hex=C12 sections=left | order-lead card=inspired-left-leadership
  leader-must-go | leader hex=F7 left=3
  longer-way-open hex=H6 | retreat unit=HI hex=G7 left=2
  moved-again unit=LI | move-done
  moves-again-later unit=LI card=move-fire-move | move-done
  never-rallied card=rally unit=EL | order-rally card=rally
  no-attached-leader hex=C7 | order card=order-three-units-center
  no-enemy-there hex=D7 | battle-done
  no-enemy-there hex=E7 | battle-done
  no-enemy-there hex=F8 | bonus unit=WR hex=F7
  no-leader-near card=rally unit=MI | order-rally card=rally
  no-leader-there hex=C7 | order-lead card=leadership-any-section
  no-leader-to-stop-with unit=HI | retreat unit=HI hex=F7 left=1
  no-orders card=first-strike | order-none card=first-strike
  no-orders-left card=order-two-units-center hex=C8 | order-done card=order-two-units-center
  no-rally card=rally | order card=order-three-units-center
  no-symbol card=i-am-spartacus unit=MI | order-done card=i-am-spartacus
  no-way-back unit=LI | react-strike unit=LI hex=F7 enemy=MI from=E7
  no-way-to-end hex=G7 | leader hex=F7 left=2
  nobody-there hex=D7 | order card=order-three-units-center
  nobody-there hex=D7 | battle-done
  not-a-leadership-card card=order-three-units-center | order card=order-three-units-center
  not-an-open-neighbour unit=HC hex=G8 | further unit=HC hex=F7
  not-at-an-edge hex=H5 | move
  not-at-own-edge hex=F7 | leader hex=F7 left=3
  not-in-block card=line-command unit=LI hex=A1 | order card=line-command
  not-in-hand card=mounted-charge | play
  not-in-hand card=first-strike | react unit=LI hex=F7 enemy=MI from=E7
  not-next-to-leader card=leadership-any-section hex=A1 lead=C8 | order-around card=leadership-any-section hex=C8
  not-on-the-way hex=F7 | move
  not-yours unit=HI hex=H7 | order card=order-three-units-center
  not-yours unit=HI hex=H7 | move
  nothing-to-counter card=counter-attack | play
  one-leader card=leadership-any-section | order-around card=leadership-any-section hex=C8
  one-unit-of-choice card=leadership-any-section | order-done card=leadership-any-section
  only-as-a-reaction card=first-strike | play
  other-kind card=order-light-troops unit=MI | order card=order-light-troops
  other-section card=order-two-units-left hex=C7 sections=left | order card=order-two-units-left
  rally-instead card=rally | order-rally card=rally
  rally-without-leaders card=rally | order-choice card=rally
  several-ways hex=F7 | move
  stays-without-a-move | move
  too-many-flags unit=WR most=1 | flags unit=WR hex=F7 flags=1 most=1
  units-only card=order-heavy-troops | order card=order-heavy-troops
  units-only card=order-light-troops | order-choice card=order-light-troops
  warriors-must-battle hex=E7 | battle-must
  decide-react unit=LI hex=F7 enemy=MI from=E7 | react unit=LI hex=F7 enemy=MI from=E7
  decide-battle-back unit=LI hex=F7 enemy=MI from=E7 | battle-back unit=LI hex=F7 enemy=MI from=E7
  decide-battle-back unit=MI hex=E7 enemy=HI from=F7 | reply unit=MI hex=E7 enemy=HI from=F7
  decide-flags unit=WR hex=F7 flags=1 | flags unit=WR hex=F7 flags=1 most=1
  decide-retreat unit=HI hex=F7 left=1 | retreat unit=HI hex=F7 left=1
  decide-evade unit=LI hex=F7 | evade unit=LI hex=F7
  decide-leader hex=F7 left=3 | leader hex=F7 left=3
  decide-advance unit=MI from=E7 hex=F7 | advance unit=MI from=E7 hex=F7
  decide-further unit=HC hex=F7 | further unit=HC hex=F7
  decide-bonus unit=WR hex=F7 | bonus unit=WR hex=F7
  not-in-play | play
  not-in-order | order card=order-three-units-center
  not-in-move | move
  not-in-battle | battle-done
  not-in-move-again | move-done
`
  .trim()
  .split('\n')
  .map((line) => line.trim());

const words = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}=${value}`)
    .join('');

test.each(REFUSED.map((row, i) => [TOLD[i] ?? '', ...row] as const))(
  '%s',
  (line, because, clause, game, action) => {
    const refused = refusal(game, action);
    expect(refused).toMatchObject({ because: `game/${because}`, clause });
    const { say, with: values } = asked(game);
    const told = `${because}${words(refused?.with ?? {})} | ${say.replace('ask/', '')}${words(values)}`;
    expect(told).toBe(line);
    expect(() => apply(game, action)).toThrow(because);
  },
);
