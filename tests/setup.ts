import fc from 'fast-check';

// The same few situations each time, so that a check fails for what was changed; `npm run test:thorough` draws others.
if (!process.env.THOROUGH) fc.configureGlobal({ seed: 11, numRuns: 30 });
