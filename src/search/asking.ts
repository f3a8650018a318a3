/** Words that ask, by what they ask for: a sign that no word can be. */
const SIGNS = {
  '?who': 'quien|quienes|who|whose',
  '?when': 'cuando|when',
  '?where': 'donde|adonde|where',
  '?much': 'cuanto|cuanta|cuantos|cuantas|many|much|far',
  '?must':
    'tengo que|tiene que|tienen que|hay que|debo|debe|deben|obligado|obligada|obligados|obligatorio|must|have to|has to|forced|compulsory',
} as const;

type Sign = keyof typeof SIGNS;

/** The sign of each word, and of each two that stand together. */
const SIGN_OF: ReadonlyMap<string, Sign> = new Map(
  Object.entries(SIGNS).flatMap(([sign, words]) =>
    words.split('|').map((word) => [word, sign as Sign] as const),
  ),
);

/** The signs of what is asked in folded words. */
export const askedFor = (words: readonly string[]): Set<Sign> =>
  new Set(
    words.flatMap((word, i) =>
      [word, `${word} ${words[i + 1]}`].flatMap((one) => SIGN_OF.get(one) ?? []),
    ),
  );
