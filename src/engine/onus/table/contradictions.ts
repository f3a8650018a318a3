import { areEnemies, unitNamed } from '../../plane/table/state.ts';
import type { Contradiction, Wrong } from '../../plane/table/writing.ts';
import { isArtillery } from '../units.ts';
import { BODIES } from './body.ts';
import { freeSections, touches } from './engaged.ts';
import { DIVISION, type TableState, type TableUnit } from './state.ts';

const told = (unit: TableUnit, all: readonly Wrong[]) => all.map((wrong) => [unit, wrong] as const);

/** What the rules do not let lie on a table together. */
export const contradictions = (state: TableState): Contradiction<TableUnit>[] => [
  ...state.units.flatMap((unit) => told(unit, ofStates(unit))),
  ...BODIES.misplaced(state, { edge: 'onus-7.185', overlap: 'onus-7.33' }),
  ...state.units.flatMap((unit) => told(unit, ofMarkers(state, unit))),
];

function ofStates(unit: TableUnit): Wrong[] {
  const { name, fleeing, formation, extended, kind, forcedMarch } = unit;
  const formed = formation !== 'none';
  const rules: [boolean, Omit<Wrong, 'with'>][] = [
    [formed && extended.length > 0, { problem: 'formation-extended', clause: 'onus-7.64' }],
    [fleeing && formed, { problem: 'fleeing-formed', clause: 'onus-7.183' }],
    [fleeing && extended.length > 0, { problem: 'fleeing-extended', clause: 'onus-7.183' }],
    [fleeing && isArtillery(kind), { problem: 'artillery-flees', clause: 'onus-7.182' }],
    [forcedMarch && formed, { problem: 'forced-formed', clause: 'onus-7.43' }],
  ];
  return rules.flatMap(([holds, fault]) => (holds ? [{ ...fault, with: { unit: name } }] : []));
}

function ofMarkers(state: TableState, unit: TableUnit): Wrong[] {
  const found = unit.enveloping.flatMap(({ target: name, side, markers }): Wrong[] => {
    const target = unitNamed(state, name);
    const values = { unit: unit.name, other: name };
    if (!target) return [{ problem: 'no-such-target', with: values }];
    if (!areEnemies(unit, target)) return [{ problem: 'target-is-friend', with: values }];
    if (markers > DIVISION[side])
      return [
        {
          problem: 'more-markers-than-side',
          with: { ...values, most: DIVISION[side] },
          clause: 'onus-3.9',
        },
      ];
    const front = touches(state, unit, target).some(({ own }) => own === 'front');
    return front ? [] : [{ problem: 'envelops-without-front', with: values, clause: 'onus-7.91' }];
  });
  const laid = unit.enveloping.reduce((sum, { markers }) => sum + markers, 0);
  const bare = freeSections(state, { ...unit, enveloping: [] });
  return laid > bare && found.length === 0
    ? [
        {
          problem: 'more-markers-than-free',
          with: { unit: unit.name, most: bare },
          clause: 'onus-7.92',
        },
      ]
    : found;
}
