import { position } from '../../../testing/ccn/acting.ts';
import * as invariants from '../../../testing/ccn/invariants.ts';
import { rolls, told } from '../../../testing/ccn/seen.ts';
import { storedAsPlayed } from '../../../testing/stored.ts';
import * as play from '../play.ts';
import * as logs from './log.ts';
import { writePosition } from './position.ts';
import { positionOf, start } from './setup.ts';
import ends from './stored/ends.json' with { type: 'json' };

const files = import.meta.glob<string>('./stored/*.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
});

storedAsPlayed({
  ...{ files, ends, position, writePosition, positionOf, start, rolls },
  ...play,
  ...logs,
  ...invariants,
  // An objective gives a banner too.
  besides: (game, side) => told(game, 'captured').filter((one) => one.side === side).length,
});
