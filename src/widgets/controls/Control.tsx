import { faceMark, NUMBERED } from '../../book/marks/dice.ts';
import type { ControlProps } from './about.tsx';
import { Check, Checks, Choice } from './Choices.tsx';
import { Rolled } from './Rolled.tsx';
import { Stepper } from './Stepper.tsx';
import { HexNames, Numbers, Words } from './Written.tsx';

/** Distances are read off a measure to about this much. */
const HALF = 0.5;

const upTo = (min: number, max: number) => Array.from({ length: max - min + 1 }, (_, i) => min + i);
const areDrawn = (faces: readonly (string | number)[], { dice = NUMBERED }: ControlProps) =>
  faces.every((face) => faceMark(dice, face) !== undefined);

/** The control that suits a field. Groups are no matter of one control: Places.tsx. */
export const Control = (props: ControlProps) => {
  const { field } = props;
  switch (field.kind) {
    case 'choice':
      return <Choice {...props} options={field.options} />;
    case 'count':
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
        <Numbers {...props} min={field.min} max={field.max} />
      );
    case 'text':
      return <Words {...props} most={field.most} />;
    case 'hex':
    case 'hexes':
      return <HexNames {...props} several={field.kind === 'hexes'} />;
    case 'group':
    case 'groups':
      return null;
  }
};
