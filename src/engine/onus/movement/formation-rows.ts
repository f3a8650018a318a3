import { readings } from '../../core/readings.ts';
import type { Table } from '../../core/rows.ts';
import { all, not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag, optionalList } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import { KIND } from '../fields.ts';
import { FORMATIONS, type Formation } from '../units.ts';
import { MOVER_FIELDS } from './march.ts';

const MOMENTS = ['start', 'middle', 'end', 'deployment', 'after-combat'] as const;
const { movement, abilities, formation, active, engaged, fleeing, extended } = MOVER_FIELDS;

export const FORMATION_FIELDS = {
  formationAct: choice(['adopt', 'dissolve', 'keep'], 'adopt'),
  formsInto: choice(FORMATIONS, 'none'),
  formation,
  formationMoment: choice(MOMENTS, 'start'),
  movement,
  abilities,
  kind: rare(KIND),
  active,
  engaged,
  fleeing,
  extended,
  formationIcons: rare(optionalList(FORMATIONS, FORMATIONS.length)),
  keepsOldMarker: rare(flag()),
  scenarioForbids: rare(flag()),
  faceDown: rare(flag()),
  ownCharge: rare(flag(true)),
  readings: rare(group(readings('R73'))),
};
/** A unit and its blue marker, at a moment of the battle. */
export type Formed = Values<typeof FORMATION_FIELDS>;

const { bars, notes } = rulesOf<Formed>(({ formation, formsInto, abilities }) => ({
  formation: `formation.${formation}`,
  into: `formation.${formsInto}`,
  abilities: abilities.map((ability) => `abilities.${ability}`),
}));

const acts =
  (act: Formed['formationAct']) =>
  ({ formationAct }: Formed) =>
    formationAct === act;
const at =
  (...moments: Formed['formationMoment'][]) =>
  ({ formationMoment }: Formed) =>
    moments.includes(formationMoment);
const was =
  (...which: Formation[]) =>
  ({ formation }: Formed) =>
    which.includes(formation);
const isEngaged = (unit: Formed) => unit.engaged;

/** Formations that an engaged unit cannot dissolve (onus-7.97); ruling R34 lets it dissolve the others. */
export const HELD: readonly Formation[] = ['shield-wall', 'square'];
/** Ruling R73: lost with the first combat, or (b) with the first one after the unit's own charge. */
const spent = ({ ownCharge, readings }: Formed) => ownCharge || readings.R73 === 'a';
const isSpent = on('reading-r73-b', spent);
const LOST: readonly Formation[] = ['arrowhead', 'rhomboid'];
/** Arrowhead and Rhomboid do not outlast the combat (onus-8.20, onus-8.22). */
export const losesFormation = (unit: Formed) => LOST.includes(unit.formation) && spent(unit);

const deploying = all(at('deployment'), acts('adopt'));
const adopting = all(acts('adopt'), at('start', 'middle', 'end'));
const dissolving = all(acts('dissolve'), at('start', 'middle', 'end'));
const hasIcon = ({ formationIcons, formsInto }: Formed) =>
  !formationIcons || formationIcons.includes(formsInto);
const mayDeploy = (unit: Formed) =>
  hasIcon(unit) && !unit.scenarioForbids && !unit.faceDown && unit.extended === 0;
const formedUp = ({ formationAct, formsInto, formation }: Formed) =>
  (formationAct === 'adopt' ? formsInto : formation) !== 'none';

const fights = on('not-yet-engaged', (unit: Formed) => unit.engaged);
const isHeld = on('may-be-dissolved', ({ formation }: Formed) => HELD.includes(formation));

/** Rules of the blue marker that have nothing to do with how the unit moves. */
export const MARKER: Table<Formed, boolean> = {
  on: 'allowed',
  rows: [
    bars('onus-8.6/scenario', [deploying, (unit) => unit.scenarioForbids]),
    bars('onus-8.6/no-icon', [deploying, not(hasIcon)]),
    bars('onus-8.6/face-down', [deploying, (unit) => unit.faceDown]),
    bars('onus-7.64', [deploying, (unit) => unit.extended > 0]),
    notes('onus-8.6', [deploying, mayDeploy], { decides: true }),
    notes('onus-2.10/deployment', [deploying, mayDeploy], { decides: true }),
    bars('onus-8.4/two', [
      acts('adopt'),
      ({ formation }) => formation !== 'none',
      (unit) => unit.keepsOldMarker,
    ]),
    bars('onus-8.3', [adopting], fights),
    bars('onus-7.97/adopt', [adopting, isEngaged]),
    bars('onus-7.97/dissolve', [dissolving, isEngaged], isHeld),
    bars('onus-7.14/formation', [dissolving, isEngaged, (unit) => !unit.active]),
    notes('onus-7.65/engaged', [
      dissolving,
      isEngaged,
      ({ active, formation }) => active && !HELD.includes(formation),
    ]),
    notes('onus-8.20', [at('after-combat'), was('arrowhead')], isSpent, { decides: true }),
    notes('onus-8.22/lost', [at('after-combat'), was('rhomboid')], isSpent, { decides: true }),
    notes('onus-2.8', [at('after-combat'), was('phalanx')], { decides: true }),
    notes('onus-8.2/stays', [at('after-combat'), was('shield-wall', 'square')], {
      decides: true,
    }),
    notes('onus-8.5/marker', [(unit) => unit.abilities.length > 0 && formedUp(unit)]),
  ],
};
