import { alike, amount, word, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import { Trace } from '../../core/ruling.ts';
import { FORMATIONS, type Formation } from '../units.ts';
import { FORMATION_FIELDS, type Formed, losesFormation, MARKER } from './formation-rows.ts';
import { MOVES, march, type StepDraft } from './march.ts';
import { judge } from './move.ts';

const adopts = ({ formationAct }: Formed) => formationAct === 'adopt';
const isOver = ({ formationMoment }: Formed) => formationMoment === 'after-combat';
const isFormed = ({ formation }: Formed) => formation !== 'none';
const intoNone = ({ formsInto }: Formed) => formsInto === 'none';

const check = problems<Formed>(
  ['formationMoment', 'adopts-in-movement', null, (unit) => adopts(unit) && isOver(unit)],
  [
    'formsInto',
    'formation-not-told',
    null,
    (unit) => adopts(unit) && !isOver(unit) && intoNone(unit),
  ],
  [
    'formation',
    'nothing-to-dissolve',
    null,
    (unit) => unit.formationAct === 'dissolve' && !isFormed(unit),
  ],
  ['extended', 'formed-and-extended', null, (unit) => isFormed(unit) && unit.extended > 0],
);

/** Covers ground before or after, so that the change has its moment. */
const GOES: StepDraft = { ud: 0 };

function stepsOf({ formationAct, formsInto, formation, formationMoment }: Formed): StepDraft[] {
  const change: StepDraft[] =
    formationAct === 'adopt'
      ? [{ does: formation === 'none' ? 'adopt' : 'change', into: formsInto }]
      : formationAct === 'dissolve'
        ? [{ does: 'dissolve' }]
        : [];
  // A Square that stays on the spot is as it should be; one of which nothing is told would move.
  if (formationAct === 'keep') return formation === 'square' ? [GOES] : [];
  if (formationMoment === 'start') return [...change, GOES];
  return formationMoment === 'end' ? [GOES, ...change] : [GOES, ...change, GOES];
}

const inMovement = ({ formationMoment, engaged }: Formed) =>
  !engaged && ['start', 'middle', 'end'].includes(formationMoment);

const marched = (unit: Formed, formation: Formation, steps: StepDraft[], trace: Trace) =>
  judge(march({ ...unit, formation, steps }), trace);

function after(unit: Formed): Formation {
  const { formationAct, formsInto, formation, formationMoment } = unit;
  if (formationMoment === 'after-combat') return losesFormation(unit) ? 'none' : formation;
  if (formationAct === 'keep') return formation;
  return formationAct === 'adopt' ? formsInto : 'none';
}

const ANSWER = {
  allowed: yes(),
  formation: word(FORMATIONS, 'none'),
  blueMarkers: amount(),
  movementType: MOVES,
  allowance: amount(),
  ...alike(yes(), 'mayCharge', 'mayShoot', 'mayForceMarch', 'mayExtend', 'mayBePassedThrough'),
};

/** What a unit that does not stay where it is may still do in this turn. */
function openTo(
  unit: Formed,
  stands: Formation,
  now: ReturnType<typeof marched> | undefined,
  trace: Trace,
) {
  const later = new Trace();
  const { allowance, movementType, mayCharge, mayShoot } =
    now ?? marched({ ...unit, active: true }, stands, stands === 'square' ? [GOES] : [], later);
  // What limits it is told, but it is not what was asked, and decides nothing.
  for (const { clause, say, with: values, effect } of later.steps)
    if (effect !== null) trace.step(clause, values, null, say);
  const kept = unit.formationAct === 'keep';
  const mayForceMarch = stands === 'none' && (kept || unit.formationMoment === 'start');
  return { movementType, allowance, mayCharge, mayShoot, mayForceMarch };
}

export const formation = defineQuery({
  id: 'onus/formation',
  fields: FORMATION_FIELDS,
  answer: ANSWER,
  start: { formsInto: 'phalanx' },
  sample: { formsInto: 'phalanx', movement: 3 },
  check,
  run(unit, trace) {
    const lawful = applyRows(MARKER, unit, true, trace);
    const moves = inMovement(unit);
    const now = moves && lawful ? marched(unit, unit.formation, stepsOf(unit), trace) : undefined;
    const kept = unit.formationAct === 'keep';
    const allowed = lawful && (kept || (now?.allowed ?? true));
    const stands = allowed ? after(unit) : unit.formation;
    const stays = unit.engaged || (moves && !allowed);
    const isOpen = !unit.engaged && stands === 'none';
    if (unit.engaged) trace.step('onus-7.89/held');
    return {
      answer: {
        allowed,
        formation: stands,
        blueMarkers: stands === 'none' ? 0 : 1,
        ...(!stays && openTo(unit, stands, now, allowed ? trace : new Trace())),
        mayExtend: isOpen,
        mayBePassedThrough: isOpen,
      },
      summary: {
        say: `formation/${!allowed ? 'no' : stands === 'none' ? 'none' : 'stands'}`,
        with: { formation: `formation.${stands}` },
      },
    };
  },
});
