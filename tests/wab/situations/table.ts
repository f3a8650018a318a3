/** Questions of the measured table. */
export default ``;
