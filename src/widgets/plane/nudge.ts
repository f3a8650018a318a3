import { heading } from '../../engine/plane/angle.ts';
import { placed, type Rectangle } from '../../engine/plane/rectangle.ts';

/** A small change of where a card lies: along the edges of the table, or about its own middle. */
export const NUDGES = [
  'turn-left',
  'go-up',
  'turn-right',
  'go-left',
  'go-down',
  'go-right',
] as const;
export type Nudge = (typeof NUDGES)[number];

/** How far one goes, and how far a fine one: 1 cm and 1 mm; how far it turns a card: 15 degrees and 1. */
const STEP = { far: 100, near: 10 };
const TURN = { far: 150, near: 10 };

const KEYS: Readonly<Record<string, Nudge>> = {
  ArrowLeft: 'go-left',
  ArrowRight: 'go-right',
  ArrowUp: 'go-up',
  ArrowDown: 'go-down',
  ',': 'turn-left',
  ';': 'turn-left',
  q: 'turn-left',
  Q: 'turn-left',
  '.': 'turn-right',
  ':': 'turn-right',
  e: 'turn-right',
  E: 'turn-right',
};

/** What a key does to a card; undefined where it does nothing. */
export const nudgeOf = (key: string): Nudge | undefined => KEYS[key];

/** A card after it was nudged. */
export function nudged<R extends Rectangle>(card: R, nudge: Nudge, fine: boolean): R {
  const by = fine ? STEP.near : STEP.far;
  const turn = fine ? TURN.near : TURN.far;
  const { x, y } = card;
  switch (nudge) {
    case 'go-left':
      return placed(card, { x: x - by, y });
    case 'go-right':
      return placed(card, { x: x + by, y });
    case 'go-up':
      return placed(card, { x, y: y - by });
    case 'go-down':
      return placed(card, { x, y: y + by });
    case 'turn-left':
      return placed(card, card, heading(card.heading - turn));
    case 'turn-right':
      return placed(card, card, heading(card.heading + turn));
  }
}
