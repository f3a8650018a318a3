import { applyRows, type Table } from '../../core/rows.ts';
import { all, any, not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { moveIs, NEAR } from './fields.ts';
import type { MoveInput } from './move-fields.ts';

/** No unit but one with ¡Atacad! comes nearer to an enemy Centre (t7g-1.7). */
const LEAST_INCHES = 1;
/** A pivot of more is no move (t7g-3.4). */
const QUARTER_TURN = 90;

const { bars, notes } = rulesOf<MoveInput>();

const crosses =
  (...what: MoveInput['crosses']) =>
  ({ crosses: all }: MoveInput) =>
    all.some((one) => what.includes(one));
const endsOn =
  (...what: MoveInput['endsOn']) =>
  ({ endsOn: all }: MoveInput) =>
    all.some((one) => what.includes(one));

export const isForced = moveIs('flight', 'consolidate', 'pursuit', 'disengage', 'retreat');
const isCharge = moveIs('attack');
const turns = not(isForced);
/** Only with these orders units in Open Order pass through each other. */
const passes = all<MoveInput>(({ bothOpen }) => bothOpen, moveIs('attention', 'run'));
/** Ruling R35: enemy artillery blocks, or (b) is passed through as one's own. */
const enemyGunsBlock = ({ readings }: MoveInput) => readings.R35 === 'a';
const softArtillery = any<MoveInput>(
  crosses('friendly-artillery'),
  all<MoveInput>(crosses('enemy-artillery'), not(enemyGunsBlock)),
);
const crossesCommander = crosses('friendly-commander', 'enemy-commander');
const blocked = any<MoveInput>(
  crosses('enemy-troop'),
  all<MoveInput>(crosses('enemy-artillery'), enemyGunsBlock),
  all<MoveInput>(crosses('friendly-troop'), not(passes)),
);

const needed = ({ scale }: MoveInput) => NEAR[scale];
const hasCorridor = ({ corridor }: MoveInput) => corridor !== undefined;
const tooNarrow = (input: MoveInput) => (input.corridor ?? 0) < needed(input);

const entersOne = ({ enters }: MoveInput) => enters !== 'none';
const fitsIn = ({ enters, kind }: MoveInput) =>
  kind === 'company' || (enters === 'large' && kind === 'formation');

/** The line of the Front Centre, and the pivot before it. */
const LINE: Table<MoveInput, boolean> = {
  on: 'allowed',
  rows: [
    bars('t7g-6.15/only-ahead', [
      ({ mobileFortress, angle }) => mobileFortress && angle > 0,
      ({ readings }) => readings.R168 === 'b',
    ]),
    bars(
      't7g-3.4',
      [turns],
      on('within-a-quarter', ({ angle }) => angle > QUARTER_TURN),
      {
        with: ({ angle }) => ({ angle }),
      },
    ),
    notes('t7g-2.36/turn', [moveIs('flight')]),
    notes(
      't7g-6.64',
      [({ bothOpen }) => bothOpen, crosses('friendly-troop')],
      on('no-order-to-pass', passes),
    ),
    bars('t7g-3.3', [], on('line-is-clear', blocked)),
    notes(
      't7g-3.9',
      [any<MoveInput>(crosses('friendly-artillery', 'enemy-artillery'), crossesCommander)],
      on('enemy-guns', any<MoveInput>(softArtillery, crossesCommander)),
    ),
    notes('t7g-7.19', [any<MoveInput>(crosses('enemy-commander'), endsOn('enemy-commander'))]),
    bars('t7g-3.19', [], on('nothing-impassable', crosses('impassable'))),
    notes('t7g-9.37', [crosses('bridge')]),
    notes('t7g-9.49', [crosses('ford')]),
    bars('t7g-9.40', [crosses('building')], on('goes-inside', not(entersOne))),
    bars('t7g-9.39', [entersOne], on('with-attention', not(moveIs('attention')))),
    bars('t7g-9.38', [entersOne], on('it-fits', not(fitsIn)), {
      with: ({ kind, enters }) => ({ kind, enters }),
    }),
    notes(
      't7g-3.6',
      [({ baseOver }) => baseOver],
      on('line-crosses', ({ crosses: all }) => all.length === 0),
    ),
    bars('t7g-3.7', [hasCorridor], on('wide-enough', tooNarrow), {
      with: (input) => ({ inches: input.corridor ?? 0, least: needed(input) }),
    }),
  ],
};

/** Ruling R114: the inch is kept on the way too, or (b) only where the move ends. */
const nearest = ({ enemyDistance, enemyDistanceOnWay, readings }: MoveInput) =>
  Math.min(
    enemyDistance ?? Number.POSITIVE_INFINITY,
    readings.R114 === 'a' && enemyDistanceOnWay !== undefined
      ? enemyDistanceOnWay
      : Number.POSITIVE_INFINITY,
  );
/** Ruling R11: exactly 1 inch is far enough, or (b) is not. */
const tooNear = (input: MoveInput) =>
  input.readings.R11 === 'a' ? nearest(input) < LEAST_INCHES : nearest(input) <= LEAST_INCHES;
const isTold = (input: MoveInput) => Number.isFinite(nearest(input));
const keepsAway = not(moveIs('attack', 'pursuit', 'disengage', 'retreat'));

/** How near to the enemy. */
const NEARNESS: Table<MoveInput, boolean> = {
  on: 'allowed',
  rows: [
    notes('t7g-1.7/charge', [isCharge, tooNear]),
    bars('t7g-1.7', [keepsAway, isTold], on('far-enough', tooNear), {
      with: (input) => ({ inches: nearest(input) }),
    }),
    bars(
      't7g-6.72',
      [moveIs('vanguard'), ({ enemyDistance }) => enemyDistance !== undefined],
      on('beyond-the-limit', (input) => (input.enemyDistance ?? 0) < needed(input)),
      { with: (input) => ({ inches: input.enemyDistance ?? 0, least: needed(input) }) },
    ),
  ],
};

const onSolid = any<MoveInput>(
  endsOn('friendly-troop', 'enemy-troop', 'impassable'),
  all<MoveInput>(endsOn('enemy-artillery'), enemyGunsBlock),
);
/** A wall or fence bars no end, but the unit may line up with it. */
const underIt = any<MoveInput>(onSolid, endsOn('obstacle'));
const isAside = any<MoveInput>(
  endsOn('friendly-artillery', 'friendly-commander'),
  all<MoveInput>(endsOn('enemy-artillery'), not(enemyGunsBlock)),
);

/** What it lies on at its end. */
const END: Table<MoveInput, boolean> = {
  on: 'allowed',
  rows: [
    notes('t7g-3.12', [({ correctable }) => correctable], on('nothing-in-the-way', underIt), {
      unless: ['t7g-3.8'],
    }),
    bars('t7g-3.8', [], on('free-at-its-end', onSolid)),
    notes('t7g-3.9/end', [isAside]),
    notes('t7g-3.10', [endsOn('friendly-artillery')]),
    notes('t7g-3.11', [endsOn('friendly-commander')]),
  ],
};

/** Whether the way, its distance to enemies and its end are allowed: each is judged, whatever the others bring. */
export const mayGo = (input: MoveInput, trace: Trace): boolean =>
  [LINE, NEARNESS, END].map((table) => applyRows(table, input, true, trace)).every(Boolean);

export const isCorrected = (input: MoveInput) => input.correctable && underIt(input, true);
export const makesRoom = (input: MoveInput) => isAside(input, true);
