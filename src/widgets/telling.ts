/** What tells how an answer comes about or what is wrong: it comes with the words for it. */
export { Damage } from './Damage.tsx';
export { Landings } from './Landings.tsx';
export { Problem } from './Problem.tsx';
export { Reasons } from './Reasons.tsx';
export { Spread } from './Spread.tsx';
