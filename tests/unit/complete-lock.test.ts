import { expect, test } from 'vitest';
import { completeLock } from '../../scripts/complete-lock.ts';

test('binaries of other platforms get an entry, and the entries keep their order', () => {
  const lock = {
    packages: {
      'node_modules/tool': {
        version: '1.0.0',
        dev: true,
        optionalDependencies: { '@tool/windows-arm64': '1.0.0', '@tool/linux-x64-musl': '^1.0.0' },
      },
      'node_modules/other': { version: '2.0.0' },
    },
  };
  completeLock(lock);
  expect(Object.entries(lock.packages)).toMatchObject([
    [
      'node_modules/@tool/linux-x64-musl',
      { version: '1.0.0', optional: true, dev: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
    ],
    ['node_modules/@tool/windows-arm64', { version: '1.0.0', os: ['win32'], cpu: ['arm64'] }],
    ['node_modules/other', { version: '2.0.0' }],
    ['node_modules/tool', { version: '1.0.0' }],
  ]);
});
