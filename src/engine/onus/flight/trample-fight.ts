import type { Trace } from '../../core/ruling.ts';
import type { Trampling } from './trample-fields.ts';

/** What a fight ends in, and whether the elephants then go on fleeing (onus-7.202). */
const AFTER = {
  'not-yet': { staysEngaged: null, elephantsGoOn: null },
  'both-stand': { staysEngaged: true, elephantsGoOn: false },
  'victim-gone': { staysEngaged: false, elephantsGoOn: true },
  'elephants-recovered': { staysEngaged: null, elephantsGoOn: false },
  'elephants-eliminated': { staysEngaged: false, elephantsGoOn: false },
} as const satisfies Record<
  Trampling['fightEnd'],
  { staysEngaged: boolean | null; elephantsGoOn: boolean | null }
>;

/** The unit fights rather than be trampled: a normal combat, without events (onus-7.201). */
export function fought({ fightEnd }: Trampling, trace: Trace) {
  trace.step('onus-7.201/fights', {}, { on: 'tramples', from: true, to: false });
  trace.step('onus-7.158/elephants');
  trace.step(`onus-7.202/${fightEnd}`);
  return {
    answer: {
      stop: 'in-combat',
      combat: 'normal',
      bothRoll: true,
      ...AFTER[fightEnd],
    } as const,
    summary: { say: `trample/fight-${fightEnd}`, with: {} },
  };
}
