import type { ComponentChildren } from 'preact';
import type { Dice } from '../../book/marks/dice.ts';
import type { Field } from '../../engine/core/schema/field.ts';
import type { Texts } from '../../i18n/texts.ts';

export interface ControlProps {
  /** Unique on the page. */
  id: string;
  /** Name of the field in its schema: it names the texts. */
  name: string;
  field: Field;
  value: unknown;
  /** What the value comes to while it stays unsaid. */
  unsaid: number | undefined;
  /** What is wrong with it, in a sentence. */
  fault: ComponentChildren;
  texts: Texts;
  dice?: Dice | undefined;
  change: (value: unknown) => void;
}

const faultId = (id: string) => `${id}-fault`;

export const Fault = ({ id, fault }: Pick<ControlProps, 'id' | 'fault'>) =>
  fault ? (
    <p class="fault" id={faultId(id)}>
      {fault}
    </p>
  ) : null;

export const described = ({ id, fault }: Pick<ControlProps, 'id' | 'fault'>) =>
  fault ? { 'aria-invalid': 'true' as const, 'aria-describedby': faultId(id) } : {};

export const shown = ({ field, value }: ControlProps) =>
  value ?? (field.need === 'default' ? field.default : undefined);

/** A list that is shown, whatever was sent for it. */
export const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
