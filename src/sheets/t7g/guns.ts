import { about, type Part } from '../sheet.ts';
import {
  afterCombat,
  army,
  defence,
  deployment,
  fortification,
  gameEnd,
  inCommand,
  move,
  order,
  speed,
} from './asked.ts';
import { commandAction, orderCheck, shot } from './proofs.ts';
import { ruleOf, rulesTable } from './rules.ts';

const rule = ruleOf('horse');
const line = about('horse');

/** Fortified guns of Courage 3. */
const fortified = (more: object, expect: object) =>
  fortification({ work: 'fortified-guns', kind: 'artillery', courage: 3, ...more }, expect);

/** A battery that draught horses draw at 6 inches, and that does not move without them. */
const battery = (more: object, expect: object) =>
  speed({ kind: 'artillery', speed: 0, limberedSpeed: 6, ...more }, expect);

const unlimbers = (actions: readonly string[], expect: object) =>
  order({ kind: 'artillery', limbered: true, actions }, expect);

const integratedWith = (kind: string, expect: object) =>
  army(
    {
      commanders: [{ isGeneral: true, commanderLevel: 2 }],
      units: [
        { kind, unitPoints: 120 },
        { kind: 'artillery', unitPoints: 40, integrated: true },
      ],
    },
    expect,
  );

export const ALL_GUNS: Part = {
  title: 'horse/all-guns',
  table: rulesTable([
    rule(
      'no-escape',
      ['t7g-6.90'],
      afterCombat(
        { winner: 'attacker', defender: { kind: 'artillery' } },
        { defender: { destroyed: true } },
      ),
    ),
    rule(
      'embedded',
      ['t7g-6.88', 't7g-6.89'],
      inCommand({ kind: 'artillery', commanderDistance: 30 }, { inCommand: true }),
      commandAction('inspirar', { allowed: false }, { targetKind: 'artillery' }),
      commandAction('ingeniero', { allowed: true }, { targetKind: 'artillery' }),
    ),
    rule(
      'crew',
      ['t7g-6.80'],
      defence({ attackBy: 'gun-crew', defence: 4 }, { against: 'infantry', needs: 4 }),
    ),
    rule(
      'overlapped',
      ['t7g-3.9', 't7g-3.10'],
      move({ crosses: ['friendly-artillery'] }, { allowed: true }),
      move({ endsOn: ['friendly-artillery'], clearBy: 2 }, { allowed: true, displaced: 3 }),
    ),
    rule(
      'cannon',
      ['t7g-6.109', 't7g-6.110', 't7g-6.113'],
      shot({ weapon: 'light-cannon' }, {}, { allowed: false }, { card: 'attention' }),
      shot({ weapon: 'light-cannon' }, {}, { allowed: true, range: 18 }),
      shot({ weapon: 'medium-cannon' }, {}, { range: 24 }),
      shot({ weapon: 'heavy-cannon' }, {}, { range: 36 }),
      shot({ weapon: 'super-heavy-cannon' }, {}, { range: 42 }),
    ),
  ]),
};

export const GUNS: Part = {
  title: 'horse/guns',
  table: rulesTable([
    rule(
      'experimental',
      ['t7g-6.81'],
      shot(
        { weapon: 'medium-cannon', experimental: true },
        {},
        { ownWear: 2 },
        { shotDice: [5, 4, 1, 1] },
      ),
    ),
    rule(
      'fortified',
      ['t7g-6.82'],
      fortified({ attackedBy: 'volleys' }, { courageDice: 4 }),
      fortified({ attackedBy: 'infantry' }, { courageDice: 4 }),
      fortified({ attackedBy: 'volleys', movedAway: true }, { courageDice: 3 }),
    ),
    rule(
      'mortar',
      ['t7g-6.121'],
      shot({ weapon: 'medium-cannon', mortar: true }, { cover: true }, { courageDice: 4 }),
    ),
    rule(
      'super-heavy',
      ['t7g-6.111', 't7g-6.112'],
      orderCheck(
        { wear: 0, kind: 'artillery', card: 'fire', cannonToShoot: true },
        { needed: true },
      ),
      shot(
        { weapon: 'super-heavy-cannon' },
        { defence: 4 },
        { wearTaken: 0, extraCheck: true },
        { shotDice: [5, 1, 1, 1], resistDice: [6, 1, 1, 1] },
      ),
    ),
  ]),
};

export const HORSES: Part = {
  title: 'horse/draught',
  lines: [
    line(
      'speeds',
      ['t7g-6.74'],
      battery({ limbered: false }, { inches: 0 }),
      battery({ limbered: true }, { inches: 6 }),
    ),
    line(
      'limbers',
      ['t7g-6.75', 't7g-6.76'],
      order({ kind: 'artillery', horses: true, actions: ['limber'] }, { limberedAfter: true }),
      order({ kind: 'artillery', horses: true, actions: ['limber', 'face'] }, { allowed: false }),
      shot({ weapon: 'medium-cannon', limbered: true }, {}, { allowed: false }),
    ),
    line(
      'limbered-moves',
      ['t7g-6.77'],
      battery({ limbered: true, moveKind: 'run' }, { inches: 12 }),
    ),
    line(
      'unlimbers',
      ['t7g-6.78'],
      unlimbers(['unlimber'], { allowed: true, limberedAfter: false }),
      unlimbers(['move', 'unlimber'], { allowed: true, limberedAfter: false }),
      unlimbers(['unlimber', 'shoot'], { allowed: false }),
    ),
    line(
      'starts',
      ['t7g-6.79'],
      deployment({ deploys: 'battery', fromCentre: 14, limbered: true }, { allowed: true }),
    ),
  ],
};

export const INTEGRATED: Part = {
  title: 'horse/integrated',
  lines: [
    line(
      'part-of',
      ['t7g-6.83'],
      integratedWith('formation', { allowed: true }),
      integratedWith('cavalry', { allowed: false }),
    ),
    line(
      'runs',
      ['t7g-6.84', 't7g-6.85'],
      speed({ speed: 4, kind: 'formation', integratedGun: true, moveKind: 'run' }, { inches: 6 }),
      speed(
        { speed: 4, kind: 'formation', integratedGun: true, moveKind: 'flight' },
        { gunLost: true },
      ),
    ),
    line(
      'shoots',
      ['t7g-6.86'],
      order(
        { card: 'fire', kind: 'formation', integratedGun: true, actions: ['shoot'] },
        { allowed: true },
      ),
    ),
    line(
      'scores',
      ['t7g-6.87'],
      gameEnd({ own: { formations: 1, integratedGuns: 1 } }, { ownPoints: 3 }),
    ),
  ],
};
