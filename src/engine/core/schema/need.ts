/** How much a field must be said, beside its kind. */
export const REQUIRED = { need: 'required' } as const;
export const OPTIONAL = { need: 'optional' } as const;
export const by = <T>(value: T) => ({ need: 'default', default: value }) as const;
