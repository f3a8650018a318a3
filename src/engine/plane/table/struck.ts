import { angleBetween, HALF_TURN } from '../angle.ts';
import { straight } from '../moves.ts';
import type { Rectangle } from '../rectangle.ts';
import { meeting } from '../sweep.ts';
import { liesOn } from './bodies.ts';

/** Whoever looks at a card from before it, to half a right angle, meets its front. */
const FRONTAL = 450;
const facesFront = (unit: Rectangle, card: Rectangle) =>
  angleBetween(unit.heading, card.heading) > HALF_TURN - FRONTAL;

/** A charge as it was run: where it touched its enemy after how far a run, and where it aligned on him. */
export interface Run {
  contact: Rectangle;
  run: number;
  end: Rectangle;
}

/** Whether a charger comes upon a card from the side or from behind: on its run, or where it has aligned. */
export function strikes(card: Rectangle, { contact, run, end }: Run): boolean {
  if (facesFront(contact, card)) return false;
  const back = { ...contact, heading: contact.heading + HALF_TURN };
  const crossed = meeting(back, straight(0, run), card);
  return (crossed.holds && !crossed.close) || liesOn(end, card);
}
