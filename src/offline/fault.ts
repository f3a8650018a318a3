/** Why nothing could be taken, in words that the messages know. */
export type FaultKind =
  /** The page did not come through https. */
  | 'insecure'
  /** The browser lacks what it takes. */
  | 'old'
  /** Storage is refused: a private window, blocked cookies. */
  | 'denied'
  /** The device, or what the browser allows, is full. */
  | 'quota'
  /** Something did not arrive, or not as it should be. */
  | 'network'
  /** Another tab is at it. */
  | 'busy';

export class Fault extends Error {
  readonly kind: FaultKind;

  constructor(kind: FaultKind, cause?: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}

export const faultOf = (error: unknown): FaultKind =>
  error instanceof Fault ? error.kind : 'denied';
