/** The mode that an address names, if it names one. */
export const modeIn = <Mode extends string>(modes: readonly Mode[], params: URLSearchParams) =>
  modes.find((one) => one === params.get('do'));
