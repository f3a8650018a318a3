import { filling, type Part } from '../sheet.ts';
import { closeCombat, fire } from './proofs.ts';

const line = filling('dice');

const CAMP = { unit: 'HI', terrain: 'camp' };
const ON_HILL = { unit: 'MI', terrain: 'hill' };

/** Dice that cards add, with a roll of heavy infantry or cavalry that shows it. */
const card = (key: string, dice: number, attacker: string, own: number) =>
  closeCombat(attacker, 'MI', { dice: own + dice }, { card: key });

/** What makes the dice of a close combat, in the order in which the engine reckons. */
export const CLOSE_ORDER: Part = {
  title: 'dice/close-order',
  inOrder: true,
  lines: [
    line(
      'by-type',
      { chariots: 3, card: 'first-strike' },
      ['cca-11.7', 'cca-11.23'],
      closeCombat('CH', 'MI', { dice: 4 }),
      closeCombat('MI', 'CH', { battleBack: { dice: 3 } }),
      closeCombat('MI', 'CH', { dice: 3 }, { firstStrike: true }),
    ),
    line(
      'strength',
      { dice: 1 },
      ['cca-9.6', 'cca-11.15'],
      closeCombat({ unit: 'HI', blocks: 1 }, 'MI', { dice: 5 }),
      closeCombat('WR', 'MI', { dice: 4 }),
    ),
    line(
      'in-camp',
      { dice: 1 },
      ['cca-17.42'],
      closeCombat(CAMP, 'MI', { dice: 4 }),
      // The die goes before the maximum is looked at: 5 - 1 = 4, and then 2.
      closeCombat(CAMP, ON_HILL, { dice: 2 }),
    ),
    line(
      'maximum',
      { low: 2, up: 2, foot: 3, mounted: 2 },
      ['cca-17.5', 'cca-17.11', 'cca-17.29', 'cca-17.15', 'cca-17.16', 'cca-17.17'],
      ...['rough', 'forest', 'ford'].map((terrain) =>
        closeCombat('HI', { unit: 'MI', terrain }, { dice: 2 }),
      ),
      closeCombat('HI', ON_HILL, { dice: 2 }),
      closeCombat({ unit: 'HI', terrain: 'hill' }, 'MI', { dice: 3 }),
      closeCombat({ unit: 'HC', terrain: 'hill' }, 'MI', { dice: 2 }),
    ),
    line(
      'cards',
      {
        clash: 'clash-of-shields',
        two: 2,
        charge: 'mounted-charge',
        spartacus: 'i-am-spartacus',
        one: 1,
      },
      ['cca-18.28', 'cca-18.49', 'cca-18.42', 'cca-17.12'],
      card('clash-of-shields', 2, 'HI', 5),
      card('mounted-charge', 1, 'HC', 4),
      card('i-am-spartacus', 1, 'HI', 5),
      closeCombat(
        'HI',
        { unit: 'MI', terrain: 'forest' },
        { dice: 4 },
        {
          card: 'clash-of-shields',
        },
      ),
    ),
  ],
};

export const FIRE_ORDER: Part = {
  title: 'dice/fire-order',
  inOrder: true,
  lines: [
    line(
      'fire-by-move',
      { still: 2, moved: 1 },
      ['cca-10.18'],
      fire('LB', 'MI', { dice: 2 }),
      fire({ unit: 'LB', moved: 2 }, 'MI', { dice: 1 }),
    ),
    line(
      'fire-in-camp',
      { dice: 1 },
      ['cca-17.42', 'cca-10.17'],
      fire({ unit: 'LB', terrain: 'camp' }, 'MI', { dice: 1 }),
      fire('LB', { unit: 'MI', terrain: 'forest' }, { dice: 2 }),
    ),
    line(
      'fire-cards',
      { spartacus: 'i-am-spartacus', dice: 1, sky: 'darken-the-sky', times: 2 },
      ['cca-18.42', 'cca-18.34'],
      fire('LB', 'MI', { dice: 3 }, { card: 'i-am-spartacus' }),
      fire('LB', 'MI', { fires: 2, dice: 2 }, { card: 'darken-the-sky' }),
    ),
  ],
};
