import type { Formation } from '../units.ts';
import { CHANGES, type Doing, type March, type Step, TRAVEL } from './march.ts';

/** UD that a turn on a corner costs, whatever its angle (onus-7.38), and a rotation of Skirmishers (onus-7.57). */
export const TURN = 1;
/** The most degrees of one turn. */
export const MOST_DEGREES = 90;

type Moment = 'start' | 'middle' | 'end';

/** A step with the state of the unit when it begins, and how it stands to the ground that the unit covers. */
export interface Event extends Step {
  at: Moment;
  formation: Formation;
  extended: number;
  bravery: boolean;
}

/** A march as it goes, step by step. */
export interface Course {
  events: readonly Event[];
  /** UD that it takes out of the allowance. */
  used: number;
  turns: number;
  /** Formations in which it covers ground; where no ground is told, the one in which it would. */
  movesIn: readonly Formation[];
  formation: Formation;
  extended: number;
  bravery: boolean;
}

/** The situation of the rules of movement. */
export interface Move extends March {
  course: Course;
}

const STEPS_OF_TRAVEL: readonly Doing[] = TRAVEL;
const ALL_DIRECTIONS: readonly Doing[] = ['back', 'sideways', 'diagonal'];
const FORMATION_CHANGES: readonly Doing[] = ['adopt', 'change', 'dissolve'];

export const travels = ({ does }: Pick<Step, 'does'>) => STEPS_OF_TRAVEL.includes(does);
const turnsOnCorner = ({ does }: Pick<Step, 'does'>) => does === 'turn' || does === 'turn-back';
export const isOfAllDirections = ({ does }: Pick<Step, 'does'>) => ALL_DIRECTIONS.includes(does);
export const changesFormation = ({ does }: Pick<Step, 'does'>) => FORMATION_CHANGES.includes(does);
export const adopts = ({ does }: Pick<Step, 'does'>) => does === 'adopt' || does === 'change';
export const widens = ({ does }: Pick<Step, 'does'>) => does === 'extend' || does === 'shorten';
export const switchesBravery = ({ does }: Pick<Step, 'does'>) => does.startsWith('bravery');
export const rotates = ({ does }: Pick<Step, 'does'>) => does === 'rotate';
/** What is done on the spot but for Bravery, which is no formation (onus-8.23). */
export const isManoeuvre = (step: Pick<Step, 'does'>) =>
  (CHANGES as readonly Doing[]).includes(step.does) && !switchesBravery(step);

/** Free of the noise of binary fractions. */
export const exact = (ud: number) => Math.round(ud * 1000) / 1000;

function momentOf(steps: readonly Step[], i: number): Moment {
  if (!steps.slice(0, i).some(travels)) return 'start';
  return steps.slice(i).some(travels) ? 'middle' : 'end';
}

/** Skirmishers pay a rotation as a turn, unless they move at the reduced rate of any other unit. */
export const isSkirmishing = ({ abilities, movementType }: March) =>
  abilities.includes('skirmishers') && movementType !== 'reduced';

/** A wider turn than one may be is several of them. */
const turnsOf = ({ degrees }: Step) => Math.max(1, Math.ceil(degrees / MOST_DEGREES));

function costOf(event: Event, march: March): number {
  if (turnsOnCorner(event)) return TURN * turnsOf(event);
  if (travels(event)) return event.ud;
  const paid = rotates(event) && event.formation !== 'rhomboid' && isSkirmishing(march);
  return paid ? TURN : 0;
}

type Stand = Pick<Course, 'formation' | 'extended' | 'bravery'>;

const AFTER: Partial<Record<Doing, (stand: Stand, step: Step) => Partial<Stand>>> = {
  extend: ({ extended }, { sections }) => ({ extended: extended + sections }),
  shorten: ({ extended }, { sections }) => ({ extended: extended - sections }),
  adopt: (_, { into }) => ({ formation: into }),
  change: (_, { into }) => ({ formation: into }),
  dissolve: () => ({ formation: 'none' }),
  'bravery-on': () => ({ bravery: true }),
  'bravery-off': () => ({ bravery: false }),
};

/** Without a word on the ground that it covers, it moves before it forms up and after it breaks up. */
function movesIn(events: readonly Event[], from: Formation, to: Formation): readonly Formation[] {
  const moving = events.filter((event) => travels(event) || rotates(event));
  const formations = moving.map(({ formation }) => formation);
  return moving.some(travels) ? [...new Set(formations)] : [from === 'none' ? from : to];
}

export function courseOf(march: March): Course {
  const { steps, formation, extended, bravery } = march;
  let stand: Stand = { formation, extended, bravery };
  const events = steps.map((step, i): Event => {
    const event = { ...step, ...stand, at: momentOf(steps, i) };
    stand = { ...stand, ...AFTER[step.does]?.(stand, step) };
    return event;
  });
  return {
    events,
    used: exact(events.reduce((sum, event) => sum + costOf(event, march), 0)),
    turns: events.filter(({ does }) => does === 'turn').reduce((sum, one) => sum + turnsOf(one), 0),
    movesIn: movesIn(events, formation, stand.formation),
    ...stand,
  };
}

export const moveOf = (march: March): Move => ({ ...march, course: courseOf(march) });
