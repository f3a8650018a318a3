import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

/** What is folded away, and made only once somebody opens it. */
export const Fold = ({ name, children }: { name: string; children: () => ComponentChildren }) => {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{name}</summary>
      {open && children()}
    </details>
  );
};
