import type { Ban } from './ban.ts';

/** What English would not say, or says otherwise, of all texts that a reader meets. */
export const ENGLISH: readonly Ban[] = [
  { not: /\b(the|an|a) own\b/i, say: 'his own, its own, a friendly ...' },
  { not: /\bof choice\b/, say: 'of the player’s choice' },
  { not: /(?<![.,\d])\b(1 time|2 times)\b/, say: 'once, twice' },
  {
    not: /\b(\d+|\}|one|two|a) (cards?|dic?e|blocks?|hex|hexes|life|UD|inch|inches|units?|models?|ranks?|attacks?|turns?|points) more\b(?! than)/i,
    say: '1 more card',
  },
  { not: /[«»]/, say: 'quotation marks of English: “ ”' },
  { not: /equal to (the )?(Command|number)\b/, say: 'as many units as Command' },
  { not: /\bthat belongs? to it\b/, say: 'its own, its normal' },
  { not: /\b(rule|exception|modifier|limit|reading)s? holds?\b(?! out)/, say: 'applies' },
  { not: /\b(serves?|good) (for|to)\b/, say: 'is for, counts, applies' },
  {
    of: 'example',
    not: /\blooks? up\b|\basked about\b|\bsomebody asks\b/i,
    say: 'a situation in which somebody has to decide',
  },
  { not: /\bIts opponent\b|switches it off/, say: 'the name of the side; what it does' },
];
