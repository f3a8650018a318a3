import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { FACES } from '../dice.ts';
import type { Carried } from './shares.ts';

/** A hit goes to the elephant, the machine or the wagon up to this roll, else to the crew (wab-17.16, wab-18.7, wab-14.17). */
export const TO_BODY = 4;
/** The save of an elephant to its front, without and with barding (wab-17.22). */
const FRONT_SAVE = { bare: 4, barded: 3 };
/** The crew of a war wagon wears light armour and saves better by 2 aboard (wab-14.9, wab-14.13). */
const ABOARD_SAVE = 4;
export const crewSaveOf = ({
  target,
  crewSave,
}: Pick<Carried, 'target' | 'crewSave'>): number | undefined =>
  crewSave ?? (target === 'war-wagon' ? ABOARD_SAVE : undefined);

/** An elephant as far as its own save depends on it. */
type Saving = Pick<Carried, 'target' | 'barded' | 'save' | 'targetSide'>;
/** No save at all is more than a die shows. */
export const NONE = FACES + 1;
const frontSave = ({ barded }: Saving) => (barded ? FRONT_SAVE.barded : FRONT_SAVE.bare);
export const OWN_SAVE: Table<Saving, number> = {
  on: 'save',
  show: (save) => (save >= NONE ? null : save),
  rows: [
    rulesOf<Saving>().sets(
      'wab-17.22',
      frontSave,
      [({ target }) => target === 'elephant', ({ save }) => save === undefined],
      on('wound-from-elsewhere', ({ targetSide }) => targetSide === 'front'),
      { with: (one) => ({ save: frontSave(one) }) },
    ),
  ],
};
/** The save of what blows hit, before anything lowers it: as told, or that of an elephant. */
export function ownSave(one: Saving, trace: Trace): number | undefined {
  const save = applyRows(OWN_SAVE, one, one.save ?? NONE, trace);
  return save >= NONE ? undefined : save;
}
