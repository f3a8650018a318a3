import { expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { cases } from '../../testing/cases.ts';
import { KINDS } from '../../testing/cca/kinds.ts';
import { DECK_CARDS, type DeckCard } from '../cards.ts';
import { COMBATANTS, UNITS } from '../units.ts';
import { mayOrder } from './may-order.ts';

const { told } = asking(mayOrder);
const allowed = (draft: object) => told(draft).allowed;

const { LIGHT, MEDIUM, HEAVY, MOUNTED, FOOT } = KINDS;
const ALL: readonly string[] = UNITS;

/** Whom each card may order: in its section, under its leader, in contact, in the block. */
const ORDERED: [DeckCard, readonly string[]][] = [
  ...DECK_CARDS.slice(0, 11).map((key): [DeckCard, readonly string[]] => [key, COMBATANTS]),
  ['order-light-troops', LIGHT],
  ['order-medium-troops', MEDIUM],
  ['order-heavy-troops', HEAVY],
  ['order-mounted', [...MOUNTED, 'LD']],
  ['leadership-any-section', COMBATANTS],
  ['inspired-left-leadership', COMBATANTS],
  ['inspired-center-leadership', COMBATANTS],
  ['inspired-right-leadership', COMBATANTS],
  ['clash-of-shields', ALL],
  ['darken-the-sky', LIGHT],
  ['double-time', FOOT],
  ['first-strike', []],
  ['line-command', FOOT],
  ['move-fire-move', LIGHT],
  ['mounted-charge', MOUNTED],
];

const inSection = (card: string) =>
  /-left/.test(card) || card === 'out-flanked' ? 'left' : /-right/.test(card) ? 'right' : 'centre';

test.each(ORDERED)('%s orders %s', (commandCard, units) => {
  const section = inSection(commandCard);
  const place = { section, nearLeader: 'adjacent', leaderSection: section, inContact: true };
  for (const unit of COMBATANTS)
    expect(allowed({ commandCard, unit, ...place }), unit).toBe(units.includes(unit));
});

const HELMETS = [...DECK_CARDS.slice(0, 11), 'order-mounted'];
const AROUND = DECK_CARDS.filter((key) => /leadership/.test(key));
const SETS = {
  ...KINDS,
  LEFT_CARDS: HELMETS.filter((key) => inSection(key) === 'left'),
  CENTRE_CARDS: HELMETS.filter((key) => inSection(key) === 'centre'),
  RIGHT_CARDS: HELMETS.filter((key) => inSection(key) === 'right'),
  AROUND,
  NO_HELMET: DECK_CARDS.filter((key) => ![...HELMETS, ...AROUND, 'counter-attack'].includes(key)),
  LEFT: ['left', 'left-and-centre'],
  CENTRE: ['left-and-centre', 'centre', 'centre-and-right'],
  RIGHT: ['centre-and-right', 'right'],
  DOTTED: ['left-and-centre', 'centre-and-right'],
};

cases(
  mayOrder,
  `
  cards of sections order in them: unit=MI
    commandCard=order-two-units-left section=LEFT             => allowed -card/outside
    commandCard=order-two-units-left section=centre|RIGHT     => !allowed
    commandCard=order-three-units-center section=CENTRE       => allowed
    commandCard=order-three-units-center section=left|right   => !allowed
    commandCard=order-four-units-right section=RIGHT          => allowed
    commandCard=order-four-units-right section=centre|LEFT    => !allowed
    commandCard=coordinate-attack section=LEFT|centre|RIGHT   => allowed
    commandCard=out-flanked section=LEFT|RIGHT                => allowed
    commandCard=out-flanked section=centre                    => !allowed
  and say so where a hex lies in two:
    unit=MI commandCard=coordinate-attack section=DOTTED            => 7.3/unit
    unit=MI commandCard=coordinate-attack section=left|centre|right => -7.3/unit
    unit=MI commandCard=out-flanked section=centre                  => card/outside -7.3/unit
  orders that are left: unit=MI
    commandCard=order-two-units-left section=left ordersGiven=0       => allowed cost=1 ordersLeft=1 -card/used-up
    commandCard=order-two-units-left section=left ordersGiven=1       => allowed cost=1 ordersLeft=0
    commandCard=order-two-units-left section=left ordersGiven=2|3     => !allowed cost=0 ordersLeft=0 card/used-up
    commandCard=order-three-units-center section=centre ordersGiven=0 => allowed cost=1 ordersLeft=2
    commandCard=order-three-units-center section=centre ordersGiven=2 => allowed cost=1 ordersLeft=0
    commandCard=order-three-units-center section=centre ordersGiven=3|4 => !allowed cost=0 ordersLeft=0
    commandCard=order-four-units-right section=right ordersGiven=3    => allowed cost=1 ordersLeft=0
    commandCard=order-four-units-right section=right ordersGiven=4|5  => !allowed cost=0 ordersLeft=0
    commandCard=double-time section=centre ordersGiven=0              => allowed cost=1 ordersLeft=3
    commandCard=double-time section=centre ordersGiven=3              => allowed cost=1 ordersLeft=0
    commandCard=double-time section=centre ordersGiven=4|5            => !allowed cost=0 ordersLeft=0
  by Command, and unlimited while it is not told: commandCard=order-medium-troops unit=MI ordersGiven=3
    command=4                            => allowed ordersLeft=0
    command=3                            => !allowed ordersLeft=0
    scenario=zama                        => allowed ordersLeft=1
    commandCard=order-medium-troops      => allowed ordersLeft=null
    commandCard=line-command ordersGiven=9 => allowed ordersLeft=null
  by what each section was given: unit=HI
    commandCard=coordinate-attack section=left givenIn.left=1                            => !allowed ordersLeft=2
    commandCard=coordinate-attack section=left givenIn.centre=1                          => allowed ordersLeft=1
    commandCard=coordinate-attack section=left-and-centre givenIn.left=1                 => allowed ordersLeft=1
    commandCard=coordinate-attack section=left-and-centre givenIn.left=1 givenIn.centre=1 => !allowed ordersLeft=1
    commandCard=coordinate-attack section=centre-and-right givenIn.left=1 givenIn.centre=1 => allowed ordersLeft=0
    commandCard=out-flanked section=left givenIn.left=1                                  => allowed ordersLeft=2
    commandCard=out-flanked section=left givenIn.left=2                                  => !allowed ordersLeft=2
    commandCard=out-flanked section=left-and-centre givenIn.left=2 givenIn.right=2       => !allowed ordersLeft=0
  a unit gets one order: commandCard=order-two-units-center unit=MI alreadyOrdered
    alreadyOrdered => !allowed ordersLeft=2 sum=may-order/unit-no says=[18.4/orders,7.4/second,7.2/no-order-unit]
  leaders may leave their unit with a helmet: unit=LD
    detaches commandCard=LEFT_CARDS section=left     => allowed cost=1 sum=may-order/leader-yes 8.35/orders 8.36/one 8.37/orders 7.1/chosen-leader
    detaches commandCard=CENTRE_CARDS section=centre => allowed cost=1 sum=may-order/leader-yes
    detaches commandCard=RIGHT_CARDS section=right   => allowed cost=1 sum=may-order/leader-yes
    commandCard=LEFT_CARDS section=left              => -8.35/orders
  and with no other card: unit=LD detaches inContact rolled=[leader]
    commandCard=NO_HELMET|AROUND                 => !allowed sum=may-order/leader-no 8.35/not-here 7.2/no-order-leader
    commandCard=NO_HELMET R85=b                  => !allowed
    commandCard=i-am-spartacus R85=c             => allowed
    commandCard=leadership-any-section|inspired-center-leadership section=centre R85=b => allowed
    commandCard=inspired-left-leadership section=left R85=b   => allowed
    commandCard=inspired-right-leadership section=right R85=b => allowed
  they are no units of choice: unit=LD
    commandCard=order-mounted|rally noneOfKind              => !allowed !onlyUnit
    commandCard=inspired-left-leadership section=right      => !allowed !onlyUnit
  one unit of choice where there is nobody of its kind: noneOfKind !inBlock section=right
    commandCard=OF_LIGHT|mounted-charge|rally unit=MI       => CHOSEN
    commandCard=order-medium-troops|order-heavy-troops|order-mounted unit=LI => CHOSEN
    commandCard=double-time|line-command unit=MC            => CHOSEN
    commandCard=OF_LIGHT|mounted-charge|rally unit=MI ordersGiven=1 => !allowed !onlyUnit
    commandCard=order-medium-troops|order-heavy-troops|order-mounted unit=LI ordersGiven=1 => !allowed !onlyUnit
    commandCard=double-time|line-command unit=MC ordersGiven=1 => !allowed !onlyUnit
    commandCard=OF_LIGHT|mounted-charge|rally unit=MI !noneOfKind => !allowed !onlyUnit
    commandCard=order-medium-troops|order-heavy-troops|order-mounted unit=LI !noneOfKind => !allowed !onlyUnit
    commandCard=double-time|line-command unit=MC !noneOfKind => !allowed !onlyUnit
  other cards have none: unit=MI noneOfKind
    commandCard=order-two-units-left|clash-of-shields|i-am-spartacus|first-strike => !allowed !onlyUnit
  Leadership has it anywhere or (R82 b) in its section: commandCard=inspired-left-leadership unit=MI section=right
    ordersGiven=0                          => allowed onlyUnit
    ordersGiven=1                          => !allowed !onlyUnit
    R82=b                                  => !allowed !onlyUnit
    section=left-and-centre R82=b          => allowed
    nearLeader=adjacent R82=b              => allowed !onlyUnit
  around a leader: commandCard=leadership-any-section unit=MI ordersGiven=2
    nearLeader=same-hex                    => allowed cost=0 ordersLeft=1
    nearLeader=adjacent                    => allowed cost=1 ordersLeft=0
    nearLeader=linked                      => !allowed cost=0 ordersLeft=1
    nearLeader=linked R83=b                => allowed cost=1 ordersLeft=0
    nearLeader=away R83=b                  => !allowed cost=0 ordersLeft=1
  his own hex is free, of the adjacent ones 3 or 4 are ordered: unit=MI
    commandCard=leadership-any-section nearLeader=adjacent ordersGiven=2     => allowed ordersLeft=0
    commandCard=leadership-any-section nearLeader=same-hex ordersGiven=3     => allowed cost=0 ordersLeft=0
    commandCard=leadership-any-section unit=LD ordersGiven=3                 => allowed cost=0
    commandCard=inspired-center-leadership nearLeader=adjacent ordersGiven=4 => !allowed ordersLeft=0
    commandCard=inspired-center-leadership nearLeader=adjacent ordersGiven=3 => allowed ordersLeft=0
    commandCard=inspired-center-leadership nearLeader=same-hex ordersGiven=4 => allowed cost=0 ordersLeft=0
    commandCard=inspired-center-leadership unit=LD ordersGiven=4             => allowed cost=0
  the leader must be in the section of the card: commandCard=inspired-right-leadership nearLeader=adjacent ordersGiven=1
    unit=MI                                => allowed
    unit=MI leaderSection=RIGHT            => allowed
    unit=MI leaderSection=LEFT|centre      => !allowed
    unit=LD section=RIGHT                  => allowed
    unit=LD section=LEFT|centre            => !allowed
  in contact, in the block:
    commandCard=clash-of-shields unit=HC             => !allowed card/no-contact
    commandCard=clash-of-shields unit=HC inContact   => allowed 18.30
    commandCard=double-time|line-command unit=HI !inBlock => !allowed card/outside-block
    commandCard=double-time|line-command unit=HC !inBlock => !allowed -card/outside-block
    commandCard=order-heavy-troops unit=HI !inBlock  => allowed
  symbols of I am Spartacus: commandCard=i-am-spartacus
    unit=LIGHT rolled=[flag,green]                   => allowed ordersLeft=null card/symbol
    unit=MEDIUM rolled=[flag,blue]                   => allowed ordersLeft=null card/symbol
    unit=HEAVY rolled=[flag,red]                     => allowed ordersLeft=null card/symbol
    unit=COMBATANTS rolled=[flag,leader]             => allowed ordersLeft=null card/symbol
    unit=MEDIUM|HEAVY|LD rolled=[flag,green]         => !allowed ordersLeft=null -card/symbol
    unit=LIGHT|HEAVY|LD rolled=[flag,blue]           => !allowed ordersLeft=null -card/symbol
    unit=LIGHT|MEDIUM|LD rolled=[flag,red]           => !allowed ordersLeft=null -card/symbol
    unit=COMBATANTS rolled=[flag,swords]             => !allowed ordersLeft=null -card/symbol
  symbols of Rally bring back blocks, but not of elephants and chariots: commandCard=rally blocks=1 nearLeader=adjacent
    unit=LIGHT rolled=[green]                        => allowed
    unit=MEDIUM rolled=[blue]                        => allowed
    unit=HI|HC rolled=[red]                          => allowed
    unit=LIGHT|MEDIUM|HI|HC rolled=[leader]          => allowed
    unit=MEDIUM|HEAVY rolled=[green]                 => !allowed
    unit=LIGHT|HEAVY rolled=[blue]                   => !allowed
    unit=LIGHT|MEDIUM|EL|CH rolled=[red]             => !allowed
    unit=UNITS rolled=[flag]                         => !allowed
    unit=UNITS rolled=[swords]                       => !allowed
    unit=LIGHT|MEDIUM|HI|HC rolled=[green] R79=b     => allowed
    unit=LIGHT|MEDIUM|HI|HC rolled=[blue] R79=b      => allowed
    unit=LIGHT|MEDIUM|HI|HC rolled=[red] R79=b       => allowed
    unit=LIGHT|MEDIUM|HI|HC rolled=[leader] R79=b    => allowed
    unit=EL|CH rolled=[red] R79=b                    => !allowed
    unit=EL|CH rolled=[leader] R79=b                 => !allowed
    unit=UNITS rolled=[flag] R79=b                   => !allowed
  Rally needs a leader near and a block lost: commandCard=rally unit=MI rolled=[blue]
    blocks=3 nearLeader=same-hex                     => allowed 18.51/orders 18.52 7.1/chosen-unit
    blocks=3 nearLeader=linked|away                  => !allowed 18.51/far
    blocks=4 nearLeader=same-hex                     => !allowed 18.51/full
    nearLeader=same-hex                              => !allowed 18.51/full
  the ruling names the class of a unit, once:
    unit=AX commandCard=OF_LIGHT                     => 8.17/orders -8.20/orders -8.26/orders -8.28/orders
    unit=WR commandCard=order-medium-troops          => 8.20/orders -8.17/orders -8.26/orders -8.28/orders
    unit=EL commandCard=order-heavy-troops|mounted-charge => 8.26/orders -8.17/orders -8.20/orders -8.28/orders
    unit=CH commandCard=order-heavy-troops|order-mounted  => 8.28/orders -8.17/orders -8.20/orders -8.26/orders
    unit=AX|WR|EL|CH commandCard=double-time         => -8.17/orders -8.20/orders -8.26/orders -8.28/orders
  contradictions:
    commandCard=out-flanked unit=MI detaches               => refused detaches only-leaders-detach 8.35
    commandCard=order-light-troops unit=AX noneOfKind      => refused noneOfKind is-of-that-kind 18.15
    commandCard=order-light-troops unit=WR noneOfKind      => accepted
    commandCard=counter-attack countered=order-light-troops unit=AX noneOfKind => refused noneOfKind is-of-that-kind 18.15
    commandCard=rally unit=HC blocks=4                     => refused blocks more-blocks-than-unit 2.10
    commandCard=rally unit=HC|LD blocks=3                  => accepted
    commandCard=counter-attack unit=MI                     => refused countered counter-what 18.31
    commandCard=order-light-troops unit=LI command=4 scenario=zama => refused command command-or-scenario 7.6
`.replaceAll('=> CHOSEN', '=> allowed onlyUnit cost=1 ordersLeft=0 sum=may-order/unit-choice'),
  { ...SETS, OF_LIGHT: ['order-light-troops', 'darken-the-sky', 'move-fire-move'] },
);
