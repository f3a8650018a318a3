import type { Key, Trace } from '../../core/ruling.ts';
import { DOGS } from './barbarians.ts';
import { CENTURION_POINTS, COMMAND_POINTS, type ListClause } from './entry.ts';
import { type Bought, entryOf, modelsOf } from './fields.ts';
import type { Option } from './options.ts';
import { CREW } from './rome.ts';
import { TRIBE_OPTIONS, type TribeOption } from './tribes.ts';

export const isMachine = (one: Bought) =>
  one.entry === 'scorpion' || one.entry === 'ballista' || one.entry === 'tormenta';
export const isLegion = (one: Bought) => entryOf(one).share === 'legionaries';

/** An entry counts for the tribal rules as itself, or as what it is a kind of. */
const countsFor = ({ of, noFanatics }: TribeOption, { entry, readings: { R275 } }: Bought) =>
  of.some((name) => name === entry) ||
  (entry === 'fanatics' && of.includes('warriors') && !noFanatics && R275 === 'a');

/** The tribal rule by which the unit has an option, whichever tribe it is of. */
export const tribalOf = (option: Option, one: Bought): TribeOption | undefined =>
  TRIBE_OPTIONS.find((row) => row.option === option && countsFor(row, one));

/** Options that the book prices without saying for each model (R258), by entry. */
const UNSAID: Readonly<Partial<Record<Bought['entry'], readonly Option[]>>> = {
  'barbarian-skirmishers': ['sling', 'bow', 'buckler'],
  hillmen: ['shield'],
  warriors: ['spear'],
  fanatics: ['spear'],
  'veteran-legionaries': ['veterans'],
  'auxiliary-infantry': ['javelins', 'light-armour'],
};

/** For how many an option is paid. */
function paidFor(option: Option, one: Bought): number {
  const { entry, handlers, readings } = one;
  if (option === 'carroballista') return 1;
  if (entry === 'war-dogs') return handlers;
  if (entry === 'chariots' && readings.R260 === 'b') return 1;
  if (readings.R258 === 'b' && UNSAID[entry]?.includes(option)) return 1;
  return modelsOf(one);
}

interface Paid {
  option: Option;
  key: Key;
  points: number;
  times: number;
}

/** The clause that prices an option, where it is not that of the other options of its entry. */
const PRICED: Readonly<Partial<Record<Option, ListClause>>> = {
  carroballista: 'wab-22.34',
  veterans: 'wab-22.23',
};

/** What an option costs; nothing where the unit may not have it. */
export function paid(option: Option, one: Bought): Paid | undefined {
  const { clause, choices, options } = entryOf(one);
  const tribal = tribalOf(option, one);
  const points = options[option] ?? tribal?.points;
  if (points === undefined) return undefined;
  const own = PRICED[option] ?? choices;
  const key: Key =
    options[option] === undefined && tribal ? tribal.clause : (own ?? `${clause}/option`);
  return { option, key, points, times: paidFor(option, one) };
}

export interface Cost {
  unitCost: number;
  modelsCost: number;
  optionsCost: number;
  commandCost: number;
  /** Points of a light chariot under a character, for who counts it as cavalry (R301). */
  chariotCost: number;
}

const commandOf = (one: Bought) =>
  COMMAND_POINTS * (Number(one.standard) + Number(one.musician)) +
  Number(one.champion) * (isLegion(one) ? CENTURION_POINTS : COMMAND_POINTS);

function modelsCostOf(one: Bought): number {
  const { points } = entryOf(one);
  const models = modelsOf(one);
  if (isMachine(one)) return points + models * CREW.points;
  if (one.entry !== 'war-dogs') return models * points;
  const handlers = Math.min(models, one.handlers);
  return handlers * points + (models - handlers) * DOGS.points;
}

/** What a unit costs, each part told by its clause. */
export function tellCost(one: Bought, trace: Trace): Cost {
  const { clause, sized, points } = entryOf(one);
  const { number, entry } = one;
  const models = modelsOf(one);
  const modelsCost = modelsCostOf(one);
  trace.step(clause, { number, models, points, cost: modelsCost });
  if (isMachine(one)) trace.step('wab-22.32/crew', { number, models, points: CREW.points });
  const all = one.listOptions.flatMap((option) => paid(option, one) ?? []);
  for (const { key, ...said } of all)
    trace.step(key, { number, entry, ...said, cost: said.points * said.times });
  const optionsCost = all.reduce((sum, { points: each, times }) => sum + each * times, 0);
  const commandCost = sized ? commandOf(one) : 0;
  if (sized && commandCost > 0) trace.step(`${sized}/command`, { number, cost: commandCost });
  if (one.champion && isLegion(one))
    trace.step('wab-22.7/cost', { number, cost: CENTURION_POINTS });
  const ridden = all.find(({ option }) => option === 'light-chariot');
  return {
    ...{ modelsCost, optionsCost, commandCost },
    unitCost: modelsCost + optionsCost + commandCost,
    chariotCost: ridden ? ridden.points : 0,
  };
}
