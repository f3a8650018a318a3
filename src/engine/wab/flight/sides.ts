import { list } from '../../core/schema/choices.ts';

/** The sides of a unit on which enemies engage it. */
export const SIDES = ['front', 'left-flank', 'right-flank', 'rear'] as const;
type SideOf = (typeof SIDES)[number];

export const ENGAGED_ON = list(SIDES, SIDES.length);

interface Engaged {
  engagedOn: readonly SideOf[];
}

/** Where nothing is said it fights to its front. */
export const engagedOn = ({ engagedOn: sides }: Engaged): readonly SideOf[] =>
  sides.length > 0 ? sides : ['front'];
export const isEngagedOn = (side: SideOf) => (one: Engaged) => engagedOn(one).includes(side);
export const flanksEngaged = (one: Engaged) =>
  engagedOn(one).filter((side) => side.endsWith('flank')).length;
export const frontAndRear = (one: Engaged) => isEngagedOn('front')(one) && isEngagedOn('rear')(one);
