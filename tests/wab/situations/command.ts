/** The command group. */
export default ``;
