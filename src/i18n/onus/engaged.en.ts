import type { PartOfMessages } from '../messages.ts';

export default {} satisfies PartOfMessages;
