#!/usr/bin/env node
// Plain JavaScript: it starts on whatever Node the machine has, before anything is installed.
import { spawnSync } from 'node:child_process';
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { checkNode, install, isEnough, nodeHere } from '../scripts/setup.mjs';

install();
if (isEnough(process.versions.node)) {
  // Compiled once and kept in the system's folder for such things: the next call starts in a third of the time.
  module.enableCompileCache();
  const { program } = await import('./commands.ts');
  await program(process.argv.slice(2));
} else {
  const args = [fileURLToPath(import.meta.url), ...process.argv.slice(2)];
  const { status } = spawnSync(nodeHere(), args, { stdio: 'inherit' });
  if (status === null) checkNode();
  process.exitCode = status ?? 1;
}
