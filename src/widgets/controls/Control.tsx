import { faceMark, NUMBERED } from '../../book/marks/dice.ts';
import type { Field } from '../../engine/core/schema/field.ts';
import type { Filling } from '../filling.ts';
import type { ControlProps } from './about.tsx';
import { Blocks } from './Blocks.tsx';
import { Check, Checks, Choice } from './Choices.tsx';
import { Rolled } from './Rolled.tsx';
import { Stepper } from './Stepper.tsx';

/** Distances are read off a measure to about this much. */
const HALF = 0.5;

const upTo = (min: number, max: number) => Array.from({ length: max - min + 1 }, (_, i) => min + i);
const areDrawn = (faces: readonly (string | number)[], { dice = NUMBERED }: ControlProps) =>
  faces.every((face) => faceMark(dice, face) !== undefined);

/** As many as a finger finds side by side. */
const MOST_TAPPED = 5;

/** A strength that is known while nobody says it: of its blocks some are left. */
export const areBlocks = (field: Field) =>
  field.kind === 'count' && field.unsaid !== undefined && field.max <= MOST_TAPPED;

/** What was typed elsewhere, and is no number, stays as it is. */
const isNumber = (value: unknown) => value === undefined || typeof value === 'number';

/** The control that suits a field. Groups are no matter of one control: Places.tsx. */
export const Control = (props: ControlProps & Pick<Filling, 'seldom'>) => {
  const { field, seldom } = props;
  switch (field.kind) {
    case 'choice':
      return <Choice {...props} options={field.options} />;
    case 'count':
      if (areBlocks(field) && isNumber(props.value))
        return <Blocks {...props} whole={props.unsaid ?? field.max} />;
      return <Stepper {...props} min={field.min} max={field.max} step={1} />;
    case 'measure':
      return <Stepper {...props} min={field.min} max={field.max} step={HALF} />;
    case 'flag':
      return <Check {...props} />;
    case 'list':
      return areDrawn(field.options, props) || field.max > field.options.length ? (
        <Rolled {...props} faces={field.options} most={field.max} />
      ) : (
        <Checks {...props} options={field.options} />
      );
    case 'counts':
      return areDrawn([field.min, field.max], props) ? (
        <Rolled {...props} faces={upTo(field.min, field.max)} most={field.most} />
      ) : (
        seldom && <seldom.Numbers {...props} min={field.min} max={field.max} />
      );
    case 'text':
      return seldom && <seldom.Words {...props} most={field.most} />;
    case 'hex':
    case 'hexes':
      return seldom && <seldom.HexNames {...props} several={field.kind === 'hexes'} />;
    case 'group':
    case 'groups':
      return null;
  }
};
