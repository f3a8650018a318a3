import { charge } from './charge.ts';
import { chargeContact } from './contact.ts';
import { countercharge } from './countercharge.ts';
import { disengage } from './disengage.ts';
import { fleeingTarget } from './fleeing-target.ts';
import { chargeReaction } from './reaction.ts';
import { chargeSide } from './side.ts';

export const queries = [
  charge,
  chargeReaction,
  chargeSide,
  fleeingTarget,
  chargeContact,
  countercharge,
  disengage,
];
