import { situations } from '../../src/engine/testing/words.ts';

/** By query: what its sample, its examples and what differs from those in one field do not bring out. */
const WORDS = `
`;

export default situations(WORDS);
