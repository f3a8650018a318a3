import { defineGlossary } from '../../src/library/registry.ts';
import abilities from './glossary/abilities.ts';
import cards from './glossary/cards.ts';
import combat from './glossary/combat.ts';
import engaged from './glossary/engaged.ts';
import events from './glossary/events.ts';
import flight from './glossary/flight.ts';
import formations from './glossary/formations.ts';
import general from './glossary/general.ts';
import movement from './glossary/movement.ts';
import options from './glossary/options.ts';
import profile from './glossary/profile.ts';
import setup from './glossary/setup.ts';
import shooting from './glossary/shooting.ts';
import turn from './glossary/turn.ts';
import units from './glossary/units.ts';

export default defineGlossary([
  ...units,
  ...profile,
  ...general,
  ...cards,
  ...events,
  ...turn,
  ...movement,
  ...engaged,
  ...shooting,
  ...combat,
  ...flight,
  ...formations,
  ...abilities,
  ...setup,
  ...options,
]);
