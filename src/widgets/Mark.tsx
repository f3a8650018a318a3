import type { Mark as Drawing } from '../book/marks/mark.ts';

interface Props {
  of: Drawing;
  class?: string;
}

/** One of the drawings of src/book/marks in a frame; it says nothing that the words beside it do not say. */
export const Mark = ({ of, class: name = 'mark' }: Props) => (
  <svg
    class={name}
    viewBox={of.viewBox}
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: of.body }}
  />
);
