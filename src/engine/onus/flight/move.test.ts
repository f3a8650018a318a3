import { cases } from '../../testing/cases.ts';

cases(
  'onus/flight-move',
  `
  // Figures table 12, column of the flight move.
  what a fleeing unit passes through: movement=4
    onTheWay.0={}                                  => passages.0.mayPass passages.0.fate=broken
    onTheWay.0.broken                              => passages.0.mayPass passages.0.fate=broken
    onTheWay.0.fleeing                             => passages.0.mayPass passages.0.fate=fleeing
    onTheWay.0.engagedThere                        => passages.0.mayPass passages.0.fate=broken
    onTheWay.0.cornerCrossed                       => passages.0.mayPass passages.0.fate=broken
    onTheWay.0.formation=square                    => !passages.0.mayPass passages.0.fate=steady
    onTheWay.0.formation=phalanx onTheWay.0.broken => !passages.0.mayPass passages.0.fate=broken
    onTheWay.0.kind=elephants onTheWay.0.fleeing   => !passages.0.mayPass passages.0.fate=fleeing
    onTheWay.0.kind=elephants                      => passages.0.mayPass passages.0.fate=broken
    onTheWay.0.whose=enemy                         => !passages.0.mayPass passages.0.fate=steady
    onTheWay.0.whose=enemy onTheWay.0.fleeing      => !passages.0.mayPass passages.0.fate=fleeing
  by reading b of R24 an engaged friend is an obstacle:
    movement=4 onTheWay.0.engagedThere R24=b => !passages.0.mayPass passages.0.fate=steady
  friends that were Broken before are not counted as broken by it:
    onTheWay.0={} onTheWay.1.broken onTheWay.2.fleeing onTheWay.3={} => friendsBroken=2
  // A friend whose card is touched after 2 UD and behind it after 3.5.
  where it stops: onTheWay.0.contactAt=2 onTheWay.0.clearAt=3.5
    movement=4   => movedUd=4 stop=movement-spent
    movement=3.5 => movedUd=3.5 stop=movement-spent
    movement=3   => movedUd=2 stop=before-contact
    movement=2   => movedUd=2 stop=movement-spent
    movement=1.5 => movedUd=1.5 stop=movement-spent
  a unit that it would stop before is not broken:
    movement=3 onTheWay.0.contactAt=2 onTheWay.0.clearAt=3.5 => friendsBroken=0 goesOnNextPhase
  it goes round an obstacle with its whole movement, or stops before it: movement=4 onTheWay.0.whose=enemy
    onTheWay.0.contactAt=1                      => movedUd=4 stop=movement-spent
    onTheWay.0.contactAt=1 !onTheWay.0.wayRound => movedUd=1 stop=before-contact
    !onTheWay.0.wayRound                        => movedUd=null
  what stands behind the place where it stops is not reached:
    movement=4 onTheWay.0.contactAt=3 onTheWay.1.whose=enemy !onTheWay.1.wayRound onTheWay.1.contactAt=1 => passages.0.passage=stops-before passages.1.passage=not-reached
  how far it moves:
    movement=6                     => movedUd=6 straightUd=6
    movement=6 flightTurns=2       => movedUd=4 straightUd=4
    movement=6 flightTurns=2 R79=b => movedUd=6 straightUd=6
    movement=4 flightSideways=2    => movedUd=4 straightUd=2
    movement=1 flightTurns=3       => movedUd=0 straightUd=0
    blocked                        => movedUd=0 straightUd=0
  beyond the edge it is eliminated: movement=3
    edgeAt=2.5 => eliminated stop=edge movedUd=2.5
    edgeAt=3   => !eliminated movedUd=3
  it is not eliminated if a unit stops it before the edge:
    edgeAt=2 onTheWay.0.whose=enemy !onTheWay.0.wayRound onTheWay.0.contactAt=1 => !eliminated movedUd=1
  elephants: kind=elephants movement=5
    onTheWay.0={}                                => passages.0.mayPass passages.0.passage=tramples passages.0.fate=trampled
    onTheWay.0.formation=square                  => passages.0.mayPass passages.0.passage=tramples passages.0.fate=trampled
    onTheWay.0.whose=enemy                       => passages.0.mayPass passages.0.passage=tramples passages.0.fate=trampled
    onTheWay.0.kind=elephants onTheWay.0.fleeing => passages.0.mayPass passages.0.passage=tramples passages.0.fate=trampled
  elephants stop before one that they cannot cross completely:
    kind=elephants movement=5 onTheWay.0.contactAt=3 onTheWay.0.clearAt=5.5 => movedUd=3 !passages.0.mayPass passages.0.passage=stops-before
  elephants do not move sideways:
    kind=elephants movement=5 => !sidewaysAllowed
                              => sidewaysAllowed
  the clauses of a unit on its way, and those that nearly applied:
    onTheWay.0={}                => says=[7.178/whole,2.4,7.179/passes,7.193/breaks] spares=[7.191~friend-in-no-formation,7.192~ends-beyond-it]
    onTheWay.0.wayRound=false    => says=[7.178/whole,2.4,7.179/passes,7.193/breaks]
    onTheWay.0.broken            => says=[7.178/whole,2.4,7.179/passes,7.193/no-more]
    onTheWay.0.cornerCrossed     => says=[7.178/whole,2.4,7.179/passes,7.193/corner-crossed,7.193/breaks]
    onTheWay.0.clearAt=40        => says=[7.178/whole,2.4,7.192/before-contact,7.192/goes-on] spares=[7.191~friend-in-no-formation]
    onTheWay.0.cornerCrossed onTheWay.0.endsOnIt => says=[7.178/whole,2.4,7.192/before-contact,7.192/goes-on]
    onTheWay.0.broken onTheWay.0.endsOnIt        => says=[7.178/whole,2.4,7.192/before-contact,7.192/goes-on]
    onTheWay.0.whose=enemy       => says=[7.178/whole,2.4,7.191] spares=[]
    onTheWay.0.whose=enemy onTheWay.0.cornerCrossed   => says=[7.178/whole,2.4,7.191]
    onTheWay.0.whose=enemy onTheWay.0.endsOnIt        => says=[7.178/whole,2.4,7.191] spares=[]
    onTheWay.0.whose=enemy onTheWay.0.wayRound=false  => says=[7.178/whole,2.4,7.191,7.191/no-way-round,7.192/goes-on]
    onTheWay.0.kind=elephants onTheWay.0.fleeing      => says=[7.178/whole,2.4,7.191]
  the clauses of fleeing elephants on their way: kind=elephants
    onTheWay.0={}            => says=[7.178/whole,2.4,7.194/straight,7.195/no-detour] spares=[7.196~crosses-completely]
    onTheWay.0.broken        => says=[7.178/whole,2.4,7.194/straight,7.195/no-detour]
    onTheWay.0.cornerCrossed => says=[7.178/whole,2.4,7.194/straight,7.195/no-detour]
    onTheWay.0.whose=enemy onTheWay.0.wayRound=false => says=[7.178/whole,2.4,7.194/straight,7.195/no-detour]
    onTheWay.0.clearAt=40    => says=[7.178/whole,2.4,7.194/straight,7.195/no-detour,7.196/before-contact] spares=[]
  what contradicts itself:
    movement=3 flightTurns=1 flightSideways=2.5 => refused flightSideways more-sideways-than-ground 7.178
    onTheWay.0.contactAt=2 onTheWay.0.clearAt=2 => refused onTheWay.0.clearAt beyond-before-contact
`,
);
