import { defineGlossary } from '../../src/library/registry.ts';
import board from './glossary/board.ts';
import cards from './glossary/cards.ts';
import combat from './glossary/combat.ts';
import dice from './glossary/dice.ts';
import leaders from './glossary/leaders.ts';
import movement from './glossary/movement.ts';
import orders from './glossary/orders.ts';
import squares from './glossary/squares.ts';
import terrain from './glossary/terrain.ts';
import troops from './glossary/troops.ts';
import units from './glossary/units.ts';
import victory from './glossary/victory.ts';

export default defineGlossary([
  ...units,
  ...troops,
  ...leaders,
  ...dice,
  ...board,
  ...terrain,
  ...orders,
  ...cards,
  ...movement,
  ...combat,
  ...squares,
  ...victory,
]);
