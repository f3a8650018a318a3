/** The two units of a combat. */
export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];

export const other = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

export const eachSide = <T>(of: (side: Side) => T): Record<Side, T> => ({
  attacker: of('attacker'),
  defender: of('defender'),
});
