/** Where the plan of a turn of a system is kept. */
export const planKey = (system: string) => `plan/${system}`;
