import { looseQuery } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import { Trace } from '../../core/ruling.ts';
import type { Violation } from '../../core/schema.ts';
import type { Formation } from '../units.ts';
import { FORMATION_FIELDS, type Formed, losesFormation, MARKER } from './formation-rows.ts';
import { march, type StepDraft } from './march.ts';
import { judge } from './move.ts';

function check({ formationAct, formsInto, formation, formationMoment, extended }: Formed) {
  const found: Violation[] = [];
  const blame = (field: string, problem: string) => found.push({ field, problem, with: {} });
  if (formationAct === 'adopt' && formationMoment === 'after-combat')
    blame('formationMoment', 'adopts-in-movement');
  else if (formationAct === 'adopt' && formsInto === 'none')
    blame('formsInto', 'formation-not-told');
  if (formationAct === 'dissolve' && formation === 'none')
    blame('formation', 'nothing-to-dissolve');
  if (formation !== 'none' && extended > 0) blame('extended', 'formed-and-extended');
  return found;
}

/** Covers ground before or after, so that the change has its moment. */
const GOES: StepDraft = { ud: 0 };

function stepsOf({ formationAct, formsInto, formation, formationMoment }: Formed): StepDraft[] {
  const change: StepDraft[] =
    formationAct === 'adopt'
      ? [{ does: formation === 'none' ? 'adopt' : 'change', into: formsInto }]
      : formationAct === 'dissolve'
        ? [{ does: 'dissolve' }]
        : [];
  if (formationAct === 'keep') return [];
  if (formationMoment === 'start') return [...change, GOES];
  return formationMoment === 'end' ? [GOES, ...change] : [GOES, ...change, GOES];
}

const inMovement = ({ formationMoment, engaged }: Formed) =>
  !engaged && ['start', 'middle', 'end'].includes(formationMoment);

function marched(unit: Formed, formation: Formation, steps: StepDraft[], trace: Trace) {
  const { movement, abilities, kind, active, fleeing, extended, formationIcons } = unit;
  const icons = formationIcons && { formationIcons };
  return judge(
    march({ movement, abilities, kind, active, fleeing, extended, ...icons, formation, steps }),
    trace,
  );
}

function after(unit: Formed): Formation {
  const { formationAct, formsInto, formation, formationMoment } = unit;
  if (formationMoment === 'after-combat') return losesFormation(unit) ? 'none' : formation;
  if (formationAct === 'keep') return formation;
  return formationAct === 'adopt' ? formsInto : 'none';
}

export const formation = looseQuery({
  id: 'onus/formation',
  fields: FORMATION_FIELDS,
  sample: { formsInto: 'phalanx', movement: 3 },
  check,
  run(unit, trace) {
    const lawful = applyRows(MARKER, unit, true, trace);
    const moves = inMovement(unit);
    const now = moves && lawful ? marched(unit, unit.formation, stepsOf(unit), trace) : undefined;
    const kept = unit.formationAct === 'keep';
    const allowed = lawful && (kept || (now?.allowed ?? true));
    const stands = allowed ? after(unit) : unit.formation;
    const { allowance, movementType, mayCharge, mayShoot } =
      now ?? marched({ ...unit, active: true }, stands, [], new Trace());
    const stays = unit.engaged || (moves && !allowed);
    const answer = {
      allowed,
      formation: stands,
      blueMarkers: stands === 'none' ? 0 : 1,
      movementType: stays ? 'none' : movementType,
      allowance: stays ? 0 : allowance,
      mayCharge: !stays && mayCharge,
      mayShoot: !stays && mayShoot,
      mayForceMarch: !stays && stands === 'none' && (kept || unit.formationMoment === 'start'),
      mayExtend: !unit.engaged && stands === 'none',
      mayBePassedThrough: !unit.engaged && stands === 'none',
    };
    const say = allowed ? (stands === 'none' ? 'none' : 'stands') : 'no';
    return {
      answer,
      summary: { say: `formation/${say}`, with: { formation: `formation.${stands}` } },
    };
  },
});
