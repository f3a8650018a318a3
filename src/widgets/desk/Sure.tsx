interface Props {
  sure: string;
  words: { yes: string; no: string };
  yes: () => void;
  no: () => void;
}

/** Asked before something is gone for good. */
export const Sure = ({ sure, words, yes, no }: Props) => (
  <div class="notice" role="alert">
    <p>{sure}</p>
    <p class="acts">
      <button type="button" onClick={yes}>
        {words.yes}
      </button>
      <button type="button" onClick={no}>
        {words.no}
      </button>
    </p>
  </div>
);
