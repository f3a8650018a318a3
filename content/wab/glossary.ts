import { defineGlossary } from '../../src/library/registry.ts';
import basics from './glossary/basics.ts';
import beasts from './glossary/beasts.ts';
import breaking from './glossary/break.ts';
import characters from './glossary/characters.ts';
import charges from './glossary/charges.ts';
import combat from './glossary/combat.ts';
import command from './glossary/command.ts';
import machines from './glossary/machines.ts';
import movement from './glossary/movement.ts';
import panic from './glossary/panic.ts';
import shooting from './glossary/shooting.ts';
import wagons from './glossary/wagons.ts';

export default defineGlossary([
  ...basics,
  ...movement,
  ...charges,
  ...shooting,
  ...combat,
  ...breaking,
  ...panic,
  ...command,
  ...characters,
  ...wagons,
  ...beasts,
  ...machines,
]);
