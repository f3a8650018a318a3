import { cases } from '../../testing/cases.ts';

/** What a move says, spares and quotes, worked out from the clauses: the whole move, how far, hex by hex, the battle. */
cases(
  'cca/may-move',
  `
  orders, and moves begun before:
    unit=MI !ordered                              => !allowed quotes=[2.6]
    unit=LD !ordered                              => !allowed says=[2.6/move,7.2,8.29/moves]
    unit=MI earlierMove=interrupted               => !allowed says=[8.1,8.3,8.18/moves] quotes=[8.1]
    unit=MI hexes=0 enemiesAtEnd=1 earlierMove=interrupted => allowed says=[8.4,9.10]
    unit=HI battleBegun earlierMove=finished      => !allowed says=[8.2,8.3,8.21/moves]
    unit=LI hexes=0 orderedBy=move-fire-move earlierMove=finished => allowed says=[8.4,18.47]
  leaders:
    unit=LC hexes=0 attachedLeader=joined-goes    => allowed says=[8.4,9.8,9.3]
    unit=MI hexes=0 attachedLeader=joined-stays   => allowed says=[8.4,9.3]
    unit=LD detaches orderedBy=rally              => !allowed says=[8.35/no-helmet,8.36,8.29/moves] spares=[8.37~former-unit-unordered]
  how far, under the card:
    unit=MI hexes=2 orderedBy=line-command        => !allowed says=[18.44,too-far] spares=[8.18~switched-off]
    unit=HI hexes=1 orderedBy=line-command        => allowed says=[18.44,9.3] spares=[8.21~switched-off]
    unit=LI|LS|LB|AX hexes=1 orderedBy=line-command => allowed says=[18.44,9.8,9.3]
    unit=WR hexes=1 orderedBy=line-command        => allowed says=[18.44,9.3] spares=[8.19~switched-off]
    unit=HI hexes=1 orderedBy=double-time         => allowed says=[18.35,9.3] spares=[8.21~switched-off]
    unit=HC|CH hexes=1 orderedBy=mounted-charge   => allowed says=[18.50,9.3]
    unit=EL hexes=1 orderedBy=mounted-charge      => allowed says=[18.50,11.25,9.3] spares=[8.25~switched-off]
    unit=MI hexes=1 orderedBy=clash-of-shields    => !allowed says=[18.28,too-far] spares=[8.18~switched-off]
    unit=MI hexes=1 orderedBy=darken-the-sky      => !allowed says=[18.34,too-far] spares=[8.18~switched-off]
  special rules of battles:
    unit=LB hexes=2 scenario=castulo|crimissos-river|ticinus-river|baecula => allowed says=[8.15/moves,9.8,9.3] spares=[]
    unit=LD scenario=castulo leavesOver=enemy-edge => !allowed says=[8.36,8.6,8.29/moves] spares=[8.7~no-special-rule]
    unit=LC leavesOver=enemy-edge                 => !allowed says=[8.6,8.22/moves] spares=[8.7~no-special-rule]
    unit=HI scenario=crimissos-river hex1.ground=river => !allowed says=[8.21/moves,19.7/river,17.26/path] quotes=[19.7]
    unit=LC hexes=4 hex3.ground=ford              => !allowed says=[8.22/moves,8.13/path,17.27/path]
    unit=MI scenario=ticinus-river hex1.ground=river => !allowed says=[8.18/moves,19.11/path,17.26/path]
    unit=LD scenario=baecula hex1.ground=camp     => allowed says=[8.36,8.29/moves,17.38/path] spares=[]
  readings and a card that nobody named are the adopted ones, and any Section card:
    unit=LD ordersGiven=9                         => allowed ordersLeft=null
    unit=LD detaches orderedBy=leadership-any-section => !allowed
    unit=MI hexes=2 orderedBy=double-time hex2.ground=forest enemiesAtEnd=1 => !mayCloseCombat
    unit=LI hexes=0 enemiesAtEnd=1                => mayCloseCombat !mayFire says=[8.4,11.2,9.10]
  through others, and to them:
    unit=LD hexes=2 hex1.occupant=friend orderedBy=order-light-troops|move-fire-move => allowed says=[8.36,8.29/moves,8.30/path] spares=[8.31~no-enemy-there,8.39~passes-through]
    unit=LD hexes=3 hex2.occupant=friend          => allowed says=[8.36,8.29/moves,8.30/path] spares=[8.31~no-enemy-there,8.39~passes-through]
    unit=LD hex1.occupant=friendly-leader R66=a|b => !allowed says=[8.36,8.29/moves,8.32/path] spares=[8.31~no-enemy-there]
    unit=LB hexes=2 hex1.occupant=friend          => !allowed says=[8.15/moves,8.9/path] spares=[8.8~passes-through]
    unit=LI hexes=3 hex2.occupant=friend orderedBy=order-light-troops => !allowed says=[8.15/moves,too-far,8.9/path] spares=[8.10~not-two-hexes,18.16~not-two-hexes,8.8~passes-through]
    unit=LI hexes=2 hex2.occupant=friend orderedBy=move-fire-move => !allowed says=[8.15/moves,8.8/path,8.9/path] spares=[8.10~move-ends-there,18.48~move-ends-there]
    unit=LC hexes=4 hex2.occupant=friendly-leader => !allowed says=[8.22/moves,8.9/path] spares=[]
    unit=MI hex1.occupant=enemy                   => !allowed says=[8.18/moves,8.8/path,8.9/path] quotes=[8.8]
`,
);

cases(
  'cca/turn',
  `
  the steps of a turn, of which one may be unfinished:
    step=battle wants=draw card=move-fire-move    => allowed says=[5.3,16.1/draw]
    step=move wants=move !ownTurn                 => !allowed says=[5.2/other,5.3]
    step=move wants=move unfinished               => !allowed says=[5.3,8.1/unfinished]
    step=battle wants=move unfinished card=move-fire-move => !allowed stepAfter=battle says=[5.3,18.47/second-move,18.47/unfinished]
    step=battle wants=battle unfinished card=move-fire-move => !allowed says=[5.3,9.2/unfinished]
    step=battle wants=move unfinished             => !allowed says=[5.3,8.2]
    step=move wants=move unfinished card=move-fire-move => !allowed says=[5.3,8.1/unfinished]
    step=order wants=battle unfinished            => allowed says=[5.3,8.4/none,8.2/over,9.1,9.2]
    step=order wants=draw unfinished              => allowed says=[5.3,8.4/none,9.3/none,16.1/draw]
`,
);
