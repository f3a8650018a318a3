import { expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { cases } from '../../testing/cases.ts';
import { KINDS } from '../../testing/cca/kinds.ts';
import { type CommandCard, DECK, DECK_CARDS, SECTIONS } from '../cards.ts';
import { orders } from './orders.ts';

const { told } = asking(orders);

const PLACES = ['left', 'leftCentre', 'centre', 'centreRight', 'right'] as const;
const REACHED = { left: [0, 1], centre: [1, 2, 3], right: [3, 4] } as const;

/** Orders that find somebody, by trying every way to give them out one after the other. */
function mostTaken(given: readonly number[], there: readonly number[]): number {
  const section = given.findIndex((number) => number > 0);
  if (section < 0) return 0;
  const rest = given.map((number, i) => (i === section ? number - 1 : number));
  const one = REACHED[SECTIONS[section] ?? 'left'].map((place) => {
    if ((there[place] ?? 0) === 0) return mostTaken(rest, there);
    const fewer = there.map((number, i) => (i === place ? number - 1 : number));
    return 1 + mostTaken(rest, fewer);
  });
  return Math.max(...one);
}

const SECTION_CARDS = DECK_CARDS.filter((key) => (DECK[key] as CommandCard).sections);

test.each(SECTION_CARDS)(
  '%s gives all the orders that anybody can take, whoever stands where',
  (commandCard) => {
    const { sections = {} }: CommandCard = DECK[commandCard];
    const given = SECTIONS.map((section) => sections[section] ?? 0);
    for (let board = 0; board < 3 ** 5; board++) {
      const there = PLACES.map((_, i) => Math.floor(board / 3 ** i) % 3);
      const unitsIn = Object.fromEntries(PLACES.map((place, i) => [place, there[i]]));
      const { canOrder, lost, takenIn, orders: all } = told({ commandCard, unitsIn });
      expect(canOrder, there.join()).toBe(mostTaken(given, there));
      expect(lost).toBe(Number(all) - Number(canOrder));
      expect(SECTIONS.reduce((sum, one) => sum + (takenIn?.[one] ?? 0), 0)).toBe(canOrder);
      for (const [i, one] of SECTIONS.entries())
        expect(takenIn?.[one]).toBeLessThanOrEqual(given[i] ?? 0);
    }
  },
);

const ARMY = KINDS.UNITS.map((unit) => `ownUnits.${unit}=1`).join(' ');
const ALONE = 'orders=1 canOrder=1 lost=0 oneOfChoice=only !byDice';

cases(
  orders,
  `
  with one unit of each type and Command 10 or 2, a card orders its kind alone: ${ARMY}
    command=10 commandCard=order-light-troops|darken-the-sky|move-fire-move => canOrder=5
    command=10 commandCard=order-mounted|mounted-charge       => canOrder=5
    command=10 commandCard=order-medium-troops                => canOrder=3
    command=10 commandCard=order-heavy-troops|double-time     => canOrder=4
    command=10 commandCard=line-command                       => canOrder=7
    command=2 commandCard=TROOP|move-fire-move|mounted-charge => canOrder=2
    command=2 commandCard=darken-the-sky                      => canOrder=5
    command=2 commandCard=double-time                         => canOrder=4
    command=2 commandCard=line-command                        => canOrder=7
    command=5 commandCard=TROOP|OF_KIND                       => oneOfChoice=no
  an army that lacks the kind has one unit of choice, of any type:
    commandCard=order-light-troops|darken-the-sky|move-fire-move ownUnits.MI=3 ownUnits.HC=1 => ${ALONE} units=ALL
    commandCard=order-medium-troops ownUnits.LI=3 ownUnits.HC=1 => ${ALONE} units=ALL
    commandCard=order-heavy-troops ownUnits.LI=3 ownUnits.WR=1 => ${ALONE} units=ALL
    commandCard=order-mounted|mounted-charge ownUnits.LI=3 ownUnits.HI=1 => ${ALONE} units=ALL
    commandCard=double-time|line-command ownUnits.HC=3 ownUnits.EL=1 => ${ALONE} units=ALL
  leaders are counted in the section:
    commandCard=order-four-units-left unitsIn.left=1 => canOrder=1 -8.36/orders
    commandCard=order-four-units-left unitsIn.left=1 leadersIn.leftCentre=2 => canOrder=3 lost=1 leaders=counted 8.36/orders
    commandCard=order-two-units-left leadersIn.left=1 => canOrder=1
  surplus orders are lost: commandCard=order-light-troops ownUnits.LI=2
    command=5 => orders=5 canOrder=2 lost=3 7.4/orders
    command=2 => canOrder=2 lost=0 -7.4/orders
  Order Mounted orders leaders as well, but only beside mounted units: command=6 leadersIn.left=1 leadersIn.right=1
    commandCard=order-mounted ownUnits.HC=2   => canOrder=4
    commandCard=order-mounted ownUnits.HI=2   => canOrder=1 oneOfChoice=only
    commandCard=mounted-charge ownUnits.HC=2  => canOrder=2
  where nobody is counted a card gives all that it says:
    commandCard=order-heavy-troops command=6  => orders=6 canOrder=6
    commandCard=clash-of-shields              => orders=all canOrder=all
    commandCard=line-command                  => canOrder=all lost=0
    commandCard=double-time                   => orders=4 canOrder=4
    commandCard=first-strike                  => orders=0 canOrder=0
  and otherwise whom it finds:
    commandCard=clash-of-shields unitsInContact=3 => canOrder=3 lost=0 18.30 card/all
    commandCard=clash-of-shields unitsInContact=0 => canOrder=0 oneOfChoice=no
    commandCard=line-command footBlock=0      => canOrder=1 oneOfChoice=only
    commandCard=line-command footBlock=1      => canOrder=1
    commandCard=line-command footBlock=7      => canOrder=7
    commandCard=double-time footBlock=1       => canOrder=1
    commandCard=double-time footBlock=3       => canOrder=3
    commandCard=double-time footBlock=4|7     => canOrder=4
  the dice cards give at most Command, and Rally none without leaders:
    commandCard=i-am-spartacus|rally command=5       => orders=5 canOrder=5 byDice
    commandCard=rally leadersIn.left=0               => canOrder=1 oneOfChoice=only !byDice
    commandCard=rally command=4 leadersIn.left=1     => canOrder=4 byDice
    commandCard=i-am-spartacus command=4 leadersIn.left=0 => canOrder=4
  Leadership, his hex and at most 3 or 4 more:
    commandCard=leadership-any-section        => orders=4 canOrder=4 lost=0 leaders=besides oneOfChoice=instead
    commandCard=INSPIRED                      => orders=5 canOrder=5 lost=0 leaders=besides oneOfChoice=instead
    commandCard=leadership-any-section aroundLeader.inHex aroundLeader.around=3|4|8 => canOrder=4 -card/around
    commandCard=leadership-any-section aroundLeader.inHex aroundLeader.around=2 => canOrder=3 lost=0 card/around
    commandCard=leadership-any-section !aroundLeader.inHex aroundLeader.around=0 => canOrder=0 lost=0 card/around
    commandCard=leadership-any-section !aroundLeader.inHex aroundLeader.around=3|4|8 => canOrder=3 card/around
    commandCard=INSPIRED aroundLeader.inHex aroundLeader.around=4|5|8 => canOrder=5 lost=0 -card/around
    commandCard=INSPIRED aroundLeader.inHex aroundLeader.around=0 => canOrder=1 lost=0 card/around
    commandCard=INSPIRED aroundLeader.inHex aroundLeader.around=3 => canOrder=4 lost=0 card/around
    commandCard=INSPIRED !aroundLeader.inHex aroundLeader.around=4|5|8 => canOrder=4 lost=0 card/around
  it needs a leader in the section of the card:
    commandCard=leadership-any-section ANYWHERE                      => oneOfChoice=instead
    commandCard=IN_LEFT leadersIn.left=1                       => oneOfChoice=instead
    commandCard=IN_CENTRE|IN_RIGHT leadersIn.left=1            => oneOfChoice=only
    commandCard=IN_LEFT|IN_CENTRE leadersIn.leftCentre=1       => oneOfChoice=instead
    commandCard=IN_RIGHT leadersIn.leftCentre=1                => oneOfChoice=only
    commandCard=IN_CENTRE leadersIn.centre=1                   => oneOfChoice=instead
    commandCard=IN_LEFT|IN_RIGHT leadersIn.centre=1            => oneOfChoice=only
    commandCard=IN_CENTRE|IN_RIGHT leadersIn.centreRight=1     => oneOfChoice=instead
    commandCard=IN_LEFT leadersIn.centreRight=1                => oneOfChoice=only
    commandCard=IN_RIGHT leadersIn.right=1                     => oneOfChoice=instead
    commandCard=IN_LEFT|IN_CENTRE leadersIn.right=1            => oneOfChoice=only
  the dotted line is told of where somebody stands on it: commandCard=order-two-units-left
    unitsIn.leftCentre=1     => 7.3/orders
    leadersIn.leftCentre=1   => 7.3/orders
    unitsIn.left=1           => -7.3/orders
    unitsIn.centreRight=1    => -7.3/orders
  Counter Attack of Leadership Any Section: commandCard=counter-attack countered=leadership-any-section
    opponentSection=left R86=a     => sections=[right]
    opponentSection=centre R86=a|b => sections=[centre]
    opponentSection=right R86=a    => sections=[left]
    opponentSection=left R86=b     => sections=[left]
    opponentSection=right R86=b    => sections=[right]
                                   => sections=[left,centre,right]
  contradictions:
    commandCard=counter-attack countered=counter-attack|first-strike => refused countered not-an-option
    commandCard=counter-attack                       => refused countered counter-what 18.31
    commandCard=order-light-troops|rally             => refused command needs-command 18.26
    commandCard=order-light-troops ownUnits.MI=1     => accepted
    commandCard=order-light-troops scenario=zama     => accepted
    commandCard=rally command=4 scenario=zama        => refused command command-or-scenario 7.6
    commandCard=double-time footBlock=4 ownUnits.MI=3 => refused footBlock block-beyond-army 18.35
    commandCard=double-time footBlock=3 ownUnits.MI=3 => accepted
    commandCard=double-time footBlock=4 ownUnits.MI=2 ownUnits.LI=2 ownUnits.HC=1 => accepted
    commandCard=out-flanked footBlock=4 ownUnits.MI=3 => accepted
    commandCard=out-flanked countered=rally          => refused countered only-counter-attack 18.31
    commandCard=out-flanked opponentSection=left     => refused opponentSection only-any-section 18.33
    commandCard=counter-attack countered=out-flanked opponentSection=left => refused opponentSection only-any-section 18.33
`
    .replaceAll('units=ALL', `units=[${KINDS.UNITS}]`)
    .replace(/^(.*)ANYWHERE(.*)$/m, (_, before, after) =>
      PLACES.map((place) => `${before}leadersIn.${place}=1${after}`).join('\n'),
    ),
  {
    TROOP: ['order-light-troops', 'order-medium-troops', 'order-heavy-troops', 'order-mounted'],
    OF_KIND: ['darken-the-sky', 'double-time', 'line-command', 'move-fire-move', 'mounted-charge'],
    INSPIRED: DECK_CARDS.filter((key) => key.startsWith('inspired')),
    IN_LEFT: ['inspired-left-leadership'],
    IN_CENTRE: ['inspired-center-leadership'],
    IN_RIGHT: ['inspired-right-leadership'],
  },
);

test('a Section card without anybody counted gives all that it says', () => {
  for (const commandCard of SECTION_CARDS)
    expect(told({ commandCard }).canOrder).toBe(told({ commandCard }).orders);
});

test('every card says how a leader gets an order', () => {
  const by = (how: string) =>
    DECK_CARDS.filter((commandCard) => {
      const draft = commandCard === 'counter-attack' ? { countered: 'rally' } : {};
      return told({ commandCard, command: 5, ...draft }).leaders === how;
    });
  expect(by('counted')).toEqual([...SECTION_CARDS, 'order-mounted', 'i-am-spartacus']);
  expect(by('besides')).toEqual(DECK_CARDS.filter((key) => DECK[key].group === 'leadership'));
});

test.each(DECK_CARDS.filter((key) => key !== 'counter-attack' && key !== 'first-strike'))(
  'Counter Attack of %s gives what the card gives, on the other side',
  (countered) => {
    const card = countered.replace('left', 'L').replace('right', 'left').replace('L', 'right');
    const copy = told({ commandCard: 'counter-attack', countered, command: 4 });
    expect(copy).toEqual({ ...told({ commandCard: card, command: 4 }) });
    expect(copy.inForce).toBe(card);
  },
);
