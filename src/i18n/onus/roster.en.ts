import { labelled, said, titled } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    onus/roster: Army list | With the values of your cards | A list with the values of the cards of its units and generals: it tells what it is worth in points, what each unit costs by its rank, and whether it keeps to the limit.
  `),
  fields: labelled(`
    armyCalled: Name of the army | Whatever it is to be called. Left out: no name.
    generalCalled: Name of the general | As his card calls him. Left out: no name.
  `),
  answers: labelled(`
    unitCards: Unit cards | How many unit cards the army has.
  `),
  problems: said(`
    icon-of-mounted: {formation}: it is a formation of mounted units, and this one is {kind}.
  `),
} satisfies PartOfMessages;
