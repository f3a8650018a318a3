/** Units and their ranks. */
export default ``;
