/** The address of what is laid, in one line, and what is done with it, where that is not setting it up. */
export const searchOf = (text: string, mode: string, more: Record<string, string> = {}): string => {
  const params = new URLSearchParams({ p: text, ...(mode !== 'setup' && { do: mode }), ...more });
  return `?${params.toString().replaceAll('%7E', '~')}`;
};
