/** A turn of phrase that no text has. */
export interface Ban {
  not: RegExp;
  /** What is said in its place. */
  say: string;
  /** Only in texts of this kind, such as `example`. */
  of?: string;
  /** Where it is right all the same: what stands around it, word for word. */
  but?: readonly string[];
}
