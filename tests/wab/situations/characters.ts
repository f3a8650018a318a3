/** Characters, challenges and the battle standard. */
export default ``;
