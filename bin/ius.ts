import { enableCompileCache } from 'node:module';

// Compiled once and kept in the system's folder for such things: the next call starts in a third of the time.
enableCompileCache();
await import('./commands.ts');
