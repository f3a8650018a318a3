/** Colours of tokens.css for where no style sheet reaches: icons, and the frame that a browser draws. */
export const RUBRIC = '#9a1d14';
export const PAPER = { light: '#f8f2e4', dark: '#18130f' } as const;
