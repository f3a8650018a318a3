/** What is wrong with a file that was opened. */
export const BadFile = ({ wrong, title }: { wrong: readonly string[]; title: string }) =>
  wrong.length === 0 ? null : (
    <div class="notice error" role="alert">
      <p>{title}</p>
      <ul>
        {wrong.map((one) => (
          <li>{one}</li>
        ))}
      </ul>
    </div>
  );
