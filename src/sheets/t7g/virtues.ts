import { about, type Part } from '../sheet.ts';
import { inCommand, profile } from './asked.ts';
import { initiative, virtueOf } from './proofs.ts';
import { ruleOf, rulesTable } from './rules.ts';

const line = about('commanders');
const virtue = ruleOf('virtues');

export const VIRTUES: Part = {
  title: 'virtues/title',
  lines: [
    line(
      'added',
      ['t7g-7.29', 't7g-7.30'],
      virtueOf('destreza', { value: 5 }, { unitValue: 3, increases: 1 }),
      virtueOf('destreza', { value: 5 }, { hasCommander: 'inspired' }),
      virtueOf('destreza', { benefits: false }, { hasCommander: 'neither' }),
    ),
  ],
  table: rulesTable(
    [
      virtue('dedication', ['t7g-7.32'], virtueOf('entrega', { value: 5 })),
      virtue('dexterity', ['t7g-7.33'], virtueOf('destreza', { value: 5 })),
      virtue('drill', ['t7g-7.34'], virtueOf('instruccion', { value: 5 })),
      virtue(
        'loyalty',
        ['t7g-7.35'],
        virtueOf('lealtad', { value: 5 }),
        virtueOf('lealtad', { benefits: false }, { usedFor: 'break-check' }),
      ),
      virtue('zeal', ['t7g-7.36'], virtueOf('fervor', { value: 5 })),
      virtue(
        'sacrifice',
        ['t7g-7.37'],
        virtueOf('sacrificio', { value: 5 }, { usedFor: 'shooting' }),
        virtueOf('sacrificio', { benefits: false }, { usedFor: 'combat' }),
      ),
      virtue(
        'will',
        ['t7g-7.38'],
        virtueOf('voluntad', { value: 5 }, { usedFor: 'combat' }),
        virtueOf('voluntad', { benefits: false }, { usedFor: 'shooting' }),
      ),
      virtue(
        'presence',
        ['t7g-7.39'],
        profile({ commanderLevel: 2, virtues: ['presencia'] }, { commandDistance: 9 }),
      ),
      virtue(
        'elan',
        ['t7g-7.40'],
        profile({ commanderLevel: 2, virtues: ['brio'] }, { commanderMoves: 9 }),
      ),
      virtue(
        'fame',
        ['t7g-7.41'],
        inCommand({ leads: 'other-command', fama: true }, { inCommand: true }),
      ),
      virtue(
        'initiative',
        ['t7g-7.42'],
        initiative({ level: 2, iniciativa: true }, { level: 4 }, { ownAdded: 4, enemyAdded: 4 }),
      ),
    ],
    'virtues/virtue',
  ),
};
