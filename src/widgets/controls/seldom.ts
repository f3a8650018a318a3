/** Controls that only every third question has: things of one kind, and what is written. */
export { Several } from './Several.tsx';
export { HexNames, Numbers, Words } from './Written.tsx';
