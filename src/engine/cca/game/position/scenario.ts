import { type Army, BATTLES, type Scenario, type Unsaid } from '../../scenarios/scenarios.ts';
import { emptyPosition, type Position } from './position.ts';
import { setting } from './setting.ts';

/** A battle of the book before its map is laid: what the text gives, and what it leaves open. */
export interface ScenarioStart {
  position: Position;
  unsaid: readonly Unsaid[];
}

/** The maps are not in the text: the board is empty, and whoever knows a map lays it. */
export function scenarioPosition(name: Scenario, bottom?: Army): ScenarioStart {
  return {
    position: emptyPosition(setting(name, bottom)),
    unsaid: [
      'edges',
      'terrain',
      'forces',
      ...BATTLES[name].rules.flatMap((rule) => rule.unsaid ?? []),
    ],
  };
}
