import { situations } from '../../src/engine/testing/words.ts';

/** By query: what its sample, its examples and what differs from those in one field do not bring out. */
const WORDS = `
ccn/form-square
  unit=line firstStrike R34=b
ccn/square unit=line
  squareAction=detach-leader leader
  squareAction=detach-leader leader leavesSquare
  squareAction=fire enemyAdjacent=leader
  squareAction=fire enemyAdjacent=leader R77=b
  squareAction=fire enemyAdjacent=leader R77=b leavesSquare
  squareAction=fire enemyAdjacent=unit
  squareAction=fire enemyAdjacent=unit leavesSquare
  squareAction=fire ordered=false
  squareAction=be-eliminated leavesSquare
  enemyAdjacent=unit R9=b
`;

export default situations(WORDS);
