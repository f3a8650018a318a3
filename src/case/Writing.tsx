interface Props {
  id: string;
  label: string;
  value: string;
  most: number;
  /** How many lines it has at first; one line alone is a field without others. */
  rows?: number;
  hint?: string;
  /** A heading above it says already what it is. */
  titled?: boolean;
  change: (text: string) => void;
}

/** Something that is written, as a field; on paper as the text that it is. */
export const Writing = ({ id, label, value, most, rows = 1, hint, titled, change }: Props) => (
  <div class="field writing">
    <label class={titled ? 'spoken' : undefined} for={id}>
      {label}
    </label>
    {rows > 1 ? (
      <textarea
        id={id}
        rows={rows}
        maxLength={most}
        value={value}
        onInput={({ currentTarget }) => change(currentTarget.value)}
      />
    ) : (
      <input
        id={id}
        maxLength={most}
        placeholder={hint}
        autocomplete="off"
        value={value}
        onInput={({ currentTarget }) => change(currentTarget.value)}
      />
    )}
    <p class="on-paper" aria-hidden="true">
      {value}
    </p>
  </div>
);
