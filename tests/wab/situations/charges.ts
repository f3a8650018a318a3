/** Charges and answers to them. */
export default ``;
