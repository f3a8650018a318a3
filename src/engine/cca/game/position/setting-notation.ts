import type { Reader } from '../../../hexes/game/reader.ts';
import { HEXES } from '../../../hexes/hex.ts';
import { BATTLES, SCENARIOS, type Scenario } from '../../scenarios/scenarios.ts';
import type { Field, Setting } from '../state.ts';
import type { Own } from './problems.ts';
import { setting } from './setting.ts';

/** `scenario-castulo`: Carthage at the top; `scenario-baecula.bottom-carthage.taken-E5` says more. */
export function writeSetting({ name, armies, taken }: Setting): string {
  const edge = armies.bottom === setting(name).armies.bottom ? '' : `.bottom-${armies.bottom}`;
  const camps = HEXES.filter((hex) => taken.includes(hex));
  return `scenario-${name}${edge}${camps.length > 0 ? ['.taken', ...camps].join('-') : ''}`;
}

/** Reads what follows the word `scenario`. */
export function readSetting(reader: Reader<Own>, ground: Field['ground']): Setting {
  reader.expect('-');
  const name = reader.name(SCENARIOS, 'no-such-scenario');
  const { carthage, opponent } = BATTLES[name];
  const bottom = reader.accept('.bottom-')
    ? reader.word([carthage.army, opponent.army], 'no-such-army')
    : undefined;
  return { ...setting(name, bottom), taken: readTaken(reader, name, ground) };
}

function readTaken(reader: Reader<Own>, name: Scenario, ground: Field['ground']): Setting['taken'] {
  const taken: Setting['taken'][number][] = [];
  const camps = BATTLES[name].rules.find(({ rule }) => rule === 'camps');
  if (!camps || !reader.accept('.taken')) return taken;
  do {
    reader.expect('-');
    const at = reader.at;
    const hex = reader.hex();
    if (ground[hex] !== 'camp') reader.blame('no-camp-there', at, { hex, clause: camps.clause });
    if (taken.includes(hex)) reader.blame('said-twice', at, { hex });
    taken.push(hex);
  } while (reader.peek('-'));
  return HEXES.filter((hex) => taken.includes(hex));
}
