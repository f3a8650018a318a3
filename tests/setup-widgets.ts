import { configure } from '@testing-library/preact';

// The machine may be busy: this only ends a wait for what never comes.
configure({ asyncUtilTimeout: 60_000 });
