/** A Commander is left to act again by two successes (t7g-7.25, t7g-7.28). */
export const spent = (successes: number) => successes < 2;
