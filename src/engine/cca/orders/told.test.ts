import { cases } from '../../testing/cases.ts';

/** All that the question says, worked out from the clauses: the card, its group, its orders and who is there to take them. */
cases(
  'cca/orders',
  `
  cards that name no section:
    commandCard=double-time leadersIn.left=1       => says=[6.2/card,18.25,18.35/orders]
    commandCard=double-time unitsIn.leftCentre=2   => says=[6.2/card,18.25,18.35/orders]
    commandCard=double-time footBlock=6            => canOrder=4 says=[6.2/card,18.25,18.35/orders]
    commandCard=line-command footBlock=6           => canOrder=6 says=[6.2/card,18.25,18.44/orders,card/all]
    commandCard=clash-of-shields footBlock=6       => canOrder=all says=[6.2/card,18.25,18.28/orders,18.30]
    commandCard=first-strike footBlock=6           => canOrder=0 says=[6.2/card,18.25,18.38/orders]
    commandCard=move-fire-move ownUnits.HI=3       => canOrder=1 says=[6.2/card,18.25,18.26,18.46/orders,card/as-choice]
    commandCard=order-light-troops ownUnits.HI=3   => canOrder=1 says=[6.2/card,18.14,18.26,18.15/orders,card/as-choice]
    commandCard=i-am-spartacus command=4 ownUnits.MI=2 => canOrder=4 says=[7.6,6.2/card,18.25,18.26,18.41/orders]
    commandCard=rally command=4 ownUnits.MI=2      => canOrder=4 says=[7.6,6.2/card,18.25,18.26,18.51/orders]
  cards of sections: commandCard=out-flanked
    footBlock=6                                    => canOrder=4 says=[6.2/card,18.1,18.13/orders]
    unitsIn.left=2                                 => canOrder=2 says=[6.2/card,18.1,18.13/orders,7.5]
    unitsIn.left=2 leadersIn.leftCentre=2          => canOrder=2 says=[6.2/card,18.1,18.13/orders,18.2,8.36/orders,7.3/orders,7.5]
  the hexes around a leader, or nobody who leads: commandCard=inspired-center-leadership
    aroundLeader.around=0                          => canOrder=1 says=[6.2/card,18.20,18.23/orders,card/around]
    leadersIn.right=0 !aroundLeader.inHex aroundLeader.around=0 => canOrder=1 says=[6.2/card,18.20,18.23/orders,card/as-choice]
  readings that nobody chose are the adopted ones:
    commandCard=counter-attack countered=leadership-any-section opponentSection=left => sections=[right]
    commandCard=order-light-troops scenario=lake-trasimene army=rome turn=3 => orders=4
`,
);

/** The same of one unit or leader: the card, whether it names him there, and whether an order is left. */
cases(
  'cca/may-order',
  `
  leaders: unit=LD
    commandCard=rally detaches                     => !allowed says=[18.51/orders,card/units-only,8.35/not-here,7.2/no-order-leader] spares=[]
    commandCard=out-flanked detaches               => !allowed says=[18.13/orders,card/outside,8.35/orders,18.2,8.36/one,8.37/orders,7.2/no-order-leader]
    commandCard=order-light-troops                 => !allowed says=[18.15/orders,card/units-only,7.2/no-order-unit]
    commandCard=order-mounted                      => allowed says=[18.19/orders,8.36/one,7.1/chosen-unit]
    commandCard=leadership-any-section             => allowed says=[18.21/orders,18.20,7.1/chosen-unit]
  units that the card names, or not:
    commandCard=out-flanked unit=WR                => !allowed says=[18.13/orders,card/outside,7.2/no-order-unit]
    commandCard=order-two-units-center unit=MI section=left-and-centre alreadyOrdered => !allowed says=[18.4/orders,7.4/second,7.3/unit,7.2/no-order-unit]
    commandCard=order-medium-troops unit=MI        => allowed says=[18.17/orders,7.1/chosen-unit]
    commandCard=order-mounted unit=MI rolled=[blue] => !allowed says=[18.19/orders,card/other-kind,7.2/no-order-unit]
    commandCard=darken-the-sky unit=WR             => !allowed says=[18.34/orders,card/other-kind,7.2/no-order-unit]
    commandCard=clash-of-shields unit=WR           => !allowed says=[18.28/orders,card/no-contact,7.2/no-order-unit]
    commandCard=double-time unit=WR                => allowed says=[18.35/orders,7.1/chosen-unit]
    commandCard=first-strike unit=WR               => !allowed says=[18.38/orders,card/no-orders,7.2/no-order-unit]
    commandCard=rally unit=MI inContact section=left-and-centre => !allowed says=[18.51/orders,18.51/full,18.51/far,card/no-symbol,7.2/no-order-unit] spares=[18.53~not-elephants-or-chariots,18.52~not-rallied]
  the one unit of choice:
    commandCard=order-light-troops unit=MI noneOfKind R82=b => allowed says=[18.15/orders,card/as-choice,7.1/chosen-unit]
    commandCard=order-light-troops unit=MI noneOfKind ordersGiven=1 => !allowed says=[18.15/orders,card/as-choice,card/choice-is-one,7.2/no-order-unit]
    commandCard=rally unit=MI|EL noneOfKind        => allowed onlyUnit says=[18.51/orders,card/as-choice,7.1/chosen-unit]
    commandCard=leadership-any-section unit=WR     => allowed says=[18.21/orders,18.20,card/not-commanded,7.1/chosen-unit]
    commandCard=leadership-any-section unit=MI ordersGiven=3 => !allowed says=[18.21/orders,18.20,card/not-commanded,card/choice-is-one,7.2/no-order-unit]
    commandCard=inspired-right-leadership unit=MI R82=b => !allowed says=[18.24/orders,18.20,card/choice-outside,card/not-commanded,7.2/no-order-unit]
  readings that nobody chose are the adopted ones:
    commandCard=counter-attack countered=leadership-any-section opponentSection=left unit=LD section=left => !allowed
    commandCard=counter-attack countered=leadership-any-section opponentSection=left unit=LD section=right => allowed
    commandCard=order-light-troops unit=LI scenario=lake-trasimene army=rome turn=3 => ordersLeft=3
`,
);
