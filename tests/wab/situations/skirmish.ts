/** Skirmishers. */
export default `
`;
