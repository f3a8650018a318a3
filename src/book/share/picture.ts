/** The size that link previews of every service take without cutting. */
export const PICTURE = { width: 1200, height: 630 };
