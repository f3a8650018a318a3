import { expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { cases } from '../../testing/cases.ts';
import { UNITS } from '../units.ts';
import { orders } from './orders.ts';

test('each type of unit is ordered by the cards that name its arm', () => {
  const { told } = asking(orders);
  const all = ['bayonet-charge', 'bombard', 'cavalry-charge'].flatMap(
    (commandCard) => told({ commandCard, readings: { R16: 'b' } }).units,
  );
  expect([...all].sort()).toEqual([...UNITS].sort());
});

cases(
  orders,
  `
  every card by itself, figures 13 and 14: cardsInHand=5
    commandCard=scout-left|scout-center|scout-right    => orders=1 canOrder=1
    commandCard=probe-left|probe-center|probe-right    => orders=2 canOrder=2
    commandCard=attack-left|attack-center|attack-right => orders=3 canOrder=3
    commandCard=assault-left|assault-center|assault-right => orders=5 canOrder=5
    commandCard=coordinated-advance|flank-attack       => orders=4 canOrder=4
    commandCard=forward                                => orders=6 canOrder=6
    commandCard=recon-in-force                         => orders=3 canOrder=3
    commandCard=bayonet-charge|bombard|cavalry-charge|fire-and-hold|grande-manoeuvre => orders=4 canOrder=4
    commandCard=elan|rally                             => orders=5 canOrder=5 byDice
    commandCard=force-march|cold-steel|leadership      => orders=all canOrder=all
    commandCard=first-strike|short-supply              => orders=0 canOrder=0
  Section cards: commandCard=attack-right
    unitsIn={}                           => orders=3 canOrder=3 lost=0 leaders takenIn.right=3 takenIn.left=0 sections=[right] sum=orders/given
    unitsIn.right=2                      => orders=3 canOrder=2 lost=1 !endsTurn 5.23 quotes=[8.16,5.23] sum=orders/lost
    unitsIn.right=2 leadersIn.right=1    => canOrder=3 lost=0 5.23~no-surplus-orders
    unitsIn.left=2                       => canOrder=0 lost=3 endsTurn 5.11 sum=orders/nobody
    unitsIn.right=3                      => says=[5.7,5.9/section,8.2,5.18,8.6,8.16/orders]
  several sections:
    commandCard=coordinated-advance unitsIn.leftCentre=2 => canOrder=2 lost=2 takenIn.left=1 takenIn.centre=1 5.22/orders
    commandCard=forward unitsIn.leftCentre=3 unitsIn.right=1 => canOrder=4 lost=2 takenIn.left=2 takenIn.centre=1 takenIn.right=1
    commandCard=recon-in-force           => orders=3 sections=[left,centre,right]
    commandCard=flank-attack             => orders=4 sections=[left,right]
  Command: cardsInHand=6
    commandCard=assault-center           => orders=6 canOrder=6 8.7 5.19 5.20 5.21~no-own-square
    commandCard=assault-center squares=1 => orders=6 5.21
    commandCard=assault-center squares=2 squaresGone=1 => orders=6 5.21/later
    commandCard=assault-center squares=2 squaresGone=1 R78=b => orders=7 5.21/at-once
    commandCard=elan                     => orders=6 canOrder=6 byDice leaders sum=orders/dice
    commandCard=elan ownUnits.infantry=3 leadersIn.left=1 => canOrder=4 lost=2
    commandCard=rally                    => orders=6 byDice !leaders
    commandCard=attack-left              => orders=3 -5.20
  the hand is asked for: squares=0
    commandCard=assault-left|elan|rally  => refused cardsInHand needs-hand 5.20
    commandCard=counter-attack countered=assault-left => refused cardsInHand needs-hand 5.20
  Tactic cards by arm:
    commandCard=cavalry-charge ownUnits.cavalry=2 => orders=4 canOrder=2 lost=2 5.24
    commandCard=cavalry-charge ownUnits.cavalry=2 ownUnits.horseArtillery=1 => canOrder=3 lost=1 8.39/rides
    commandCard=cavalry-charge ownUnits.cavalry=2 ownUnits.horseArtillery=1 R16=b => canOrder=2 8.39~horse-artillery-not-ordered
    commandCard=cavalry-charge ownUnits.infantry=2 ownUnits.horseArtillery=2 => orders=1 canOrder=1 lost=0 oneOfChoice=only !leaders sum=orders/choice
    commandCard=cavalry-charge ownUnits.infantry=2 ownUnits.horseArtillery=2 R66=b => orders=4 canOrder=2 lost=2 oneOfChoice=no 8.39/rides
    commandCard=bayonet-charge ownUnits.infantry=5 ownUnits.cavalry=9 => canOrder=4 lost=0
    commandCard=bombard ownUnits.footArtillery=1 ownUnits.horseArtillery=2 => canOrder=3 lost=1
    commandCard=bombard ownUnits.infantry=3 => canOrder=1 card/as-choice 8.35/* quotes=[8.33,8.35]
    commandCard=fire-and-hold ownUnits.infantry=3 ownUnits.footArtillery=1 unitsInContact=2 => canOrder=2 lost=2 8.49/some
    commandCard=fire-and-hold ownUnits.infantry=1 unitsInContact=1 => canOrder=0 endsTurn oneOfChoice=no
    commandCard=bayonet-charge           => canOrder=4 lost=0 5.10
  all that qualify:
    commandCard=force-march              => orders=all canOrder=all sum=orders/all -5.10
    commandCard=force-march infantryInSection=3 => orders=all canOrder=3 lost=0 card/all
    commandCard=force-march ownUnits.cavalry=3 => canOrder=1 oneOfChoice=only
    commandCard=cold-steel unitsInContact=4 => canOrder=4 8.64 -5.10
    commandCard=cold-steel unitsInContact=0 => canOrder=0 endsTurn
    commandCard=leadership leadersIn.left=1 leadersIn.right=1 => canOrder=2 5.18 5.10
    commandCard=leadership leadersIn.left=0 => canOrder=1 oneOfChoice=only
    commandCard=leadership               => canOrder=all oneOfChoice=no
  La Grande Manoeuvre: commandCard=grande-manoeuvre
    ownUnits.infantry=2 leadersIn.left=1 => canOrder=3 lost=1 oneOfChoice=instead 8.72
    ownUnits.infantry=2 squares=1        => canOrder=1 8.70/some
  cards that order nobody:
    commandCard=first-strike             => orders=0 endsTurn units=[] !leaders 5.11
    commandCard=short-supply             => orders=0 endsTurn
    commandCard=short-supply R81=b       => orders=1 !endsTurn
    commandCard=counter-attack countered=no-card => orders=0 endsTurn 8.41/nothing
  all that is said, in its order:
    commandCard=assault-left cardsInHand=6 => says=[5.20,5.7,5.9/section,8.2,5.18,5.19,8.7,8.17/orders]
    commandCard=assault-center cardsInHand=6 => says=[5.20,5.7,5.9/section,8.2,5.18,5.19,8.7,8.18/orders]
    commandCard=assault-right cardsInHand=6 => says=[5.20,5.7,5.9/section,8.2,5.18,5.19,8.7,8.19/orders]
    commandCard=bombard ownUnits.horseArtillery=4 unitsInContact=1 squares=1 => says=[5.7,5.9/tactic,8.25,5.10,8.33/orders]
    commandCard=cavalry-charge ownUnits.cavalry=2 ownUnits.horseArtillery=1 => says=[5.7,5.9/tactic,8.25,5.10,8.36/orders,8.39/rides,5.24]
    commandCard=cavalry-charge ownUnits.cavalry=4 => says=[5.7,5.9/tactic,8.25,5.10,8.36/orders]
    commandCard=fire-and-hold ownUnits.infantry=3 ownUnits.horseArtillery=1 unitsInContact=1 => says=[5.7,5.9/tactic,8.25,5.10,8.47/orders,8.49/some,5.24]
    commandCard=fire-and-hold ownUnits.infantry=4 => says=[5.7,5.9/tactic,8.25,5.10,8.47/orders]
    commandCard=grande-manoeuvre         => says=[5.7,5.9/tactic,8.25,5.10,5.18,8.69/orders,8.72]
    commandCard=grande-manoeuvre ownUnits.infantry=6 squares=1 => says=[5.7,5.9/tactic,8.25,5.10,5.18,8.69/orders,8.70/some,8.72]
    commandCard=leadership               => says=[5.7,5.9/tactic,8.25,5.10,5.18,8.65/orders]
    commandCard=cold-steel               => says=[5.7,5.9/tactic,8.25,8.60/orders,8.64]
    commandCard=cold-steel unitsInContact=4 => says=[5.7,5.9/tactic,8.25,8.60/orders,8.64,card/all]
    commandCard=counter-attack countered=no-card => says=[8.41/nothing,5.9/tactic,8.25,8.41/orders,5.11]
    commandCard=elan cardsInHand=4       => says=[5.20,5.7,5.9/tactic,8.25,5.10,5.19,8.43/orders]
    commandCard=attack-right unitsIn.right=2 => says=[5.7,5.9/section,8.2,5.18,8.6,8.16/orders,5.23] spares=[]
    commandCard=bombard unitsIn.leftCentre=1 => says=[5.7,5.9/tactic,8.25,5.10,8.33/orders]
    commandCard=fire-and-hold ownUnits.infantry=1 unitsInContact=1 => says=[5.7,5.9/tactic,8.25,5.10,8.47/orders,8.49/some,5.24,5.11]
    commandCard=first-strike             => says=[5.9/tactic,8.25,8.53/orders,5.11]
  Counter-Attack: commandCard=counter-attack
    countered=attack-left                => inForce=attack-right orders=3 sections=[right]
    countered=assault-left cardsInHand=4 => inForce=assault-right orders=4
`,
);
