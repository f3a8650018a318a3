import { type Table, topic } from '../../core/rows.ts';
import { choice, flag, group, optionalList, rare, type Values } from '../../core/schema.ts';
import { KIND } from '../fields.ts';
import { rowsOf } from '../rows-of.ts';
import { FORMATIONS, type Formation } from '../units.ts';
import { MOVER_FIELDS, reading } from './march.ts';

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
  readings: rare(group({ R73: reading() })),
};
/** A unit and its blue marker, at a moment of the battle. */
export type Formed = Values<typeof FORMATION_FIELDS>;

const { given, on, ...rows } = rowsOf<Formed>();

const words = ({ formation, formsInto, abilities }: Formed) => ({
  formation: `formation.${formation}`,
  into: `formation.${formsInto}`,
  abilities: abilities.map((ability) => `abilities.${ability}`),
});
const bars = (...row: Parameters<typeof rows.bars>) => ({ ...rows.bars(...row), with: words });
const notes = (...row: Parameters<typeof rows.notes>) => ({
  ...rows.notes<boolean>(...row),
  with: words,
});

const acts = (act: Formed['formationAct']) => given(({ formationAct }) => formationAct === act);
const at = (...moments: Formed['formationMoment'][]) =>
  given(({ formationMoment }) => moments.includes(formationMoment));
const was = (...which: Formation[]) => given(({ formation }) => which.includes(formation));
const isEngaged = given((unit) => unit.engaged);

/** Formations that an engaged unit cannot dissolve (onus-7.97); ruling R34 lets it dissolve the others. */
export const HELD: readonly Formation[] = ['shield-wall', 'square'];
/** Ruling R73: lost with the first combat, or (b) with the first one after the unit's own charge. */
const spent = ({ ownCharge, readings }: Formed) => ownCharge || readings.R73 === 'a';
const isSpent = on('reading-r73-b', spent);
const LOST: readonly Formation[] = ['arrowhead', 'rhomboid'];
/** Arrowhead and Rhomboid do not outlast the combat (onus-8.20, onus-8.22). */
export const losesFormation = (unit: Formed) => LOST.includes(unit.formation) && spent(unit);

const deploying = topic(at('deployment'), acts('adopt'));
const adopting = topic(acts('adopt'), at('start', 'middle', 'end'));
const dissolving = topic(acts('dissolve'), at('start', 'middle', 'end'));
const hasIcon = ({ formationIcons, formsInto }: Formed) =>
  !formationIcons || formationIcons.includes(formsInto);
const mayDeploy = given(
  (unit) => hasIcon(unit) && !unit.scenarioForbids && !unit.faceDown && unit.extended === 0,
);
const formedUp = ({ formationAct, formsInto, formation }: Formed) =>
  (formationAct === 'adopt' ? formsInto : formation) !== 'none';

/** Rules of the blue marker that have nothing to do with how the unit moves. */
export const MARKER: Table<Formed, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      'onus-8.6',
      'scenario',
      topic(
        deploying,
        given((unit) => unit.scenarioForbids),
      ),
    ),
    bars(
      'onus-8.6',
      'no-icon',
      topic(
        deploying,
        given((unit) => !hasIcon(unit)),
      ),
    ),
    bars(
      'onus-8.6',
      'face-down',
      topic(
        deploying,
        given((unit) => unit.faceDown),
      ),
    ),
    bars(
      'onus-7.64',
      '',
      topic(
        deploying,
        given((unit) => unit.extended > 0),
      ),
    ),
    notes('onus-8.6', '', topic(deploying, mayDeploy)),
    notes('onus-2.10', 'deployment', topic(deploying, mayDeploy)),
    bars(
      'onus-8.4',
      'two',
      topic(
        acts('adopt'),
        given(({ formation }) => formation !== 'none'),
        given((unit) => unit.keepsOldMarker),
      ),
    ),
    bars(
      'onus-8.3',
      '',
      adopting,
      on('not-yet-engaged', (unit) => unit.engaged),
    ),
    bars('onus-7.97', 'adopt', topic(adopting, isEngaged)),
    bars(
      'onus-7.97',
      'dissolve',
      topic(dissolving, isEngaged),
      on('may-be-dissolved', ({ formation }) => HELD.includes(formation)),
    ),
    bars(
      'onus-7.14',
      'formation',
      topic(
        dissolving,
        isEngaged,
        given((unit) => !unit.active),
      ),
    ),
    notes(
      'onus-7.65',
      'engaged',
      topic(
        dissolving,
        isEngaged,
        given(({ active, formation }) => active && !HELD.includes(formation)),
      ),
    ),
    notes('onus-8.20', '', topic(at('after-combat'), was('arrowhead')), isSpent),
    notes('onus-8.22', 'lost', topic(at('after-combat'), was('rhomboid')), isSpent),
    notes('onus-2.8', '', topic(at('after-combat'), was('phalanx'))),
    notes('onus-8.2', 'stays', topic(at('after-combat'), was('shield-wall', 'square'))),
    notes(
      'onus-8.5',
      'marker',
      given((unit) => unit.abilities.length > 0 && formedUp(unit)),
    ),
  ],
};
