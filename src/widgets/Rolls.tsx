import { Rolled } from './controls/Rolled.tsx';
import { type Filling, faultAt, nameOf } from './filling.ts';
import { withValue } from './paths.ts';
import { type Face, type Roll, rolledValue } from './rolls.ts';

const upTo = (min: number, max: number) => Array.from({ length: max - min + 1 }, (_, i) => min + i);

function facesOf({ field }: Roll): readonly Face[] {
  if (field.kind === 'list') return field.options;
  return field.kind === 'counts' || field.kind === 'count' ? upTo(field.min, field.max) : [];
}

/** The rolls of a question that are due, each with as many places as it has dice. */
export const Rolls = ({ rolls, filling }: { rolls: readonly Roll[]; filling: Filling }) => {
  const { id, texts, dice, draft, change } = filling;
  const all = rolls.filter(({ dice: places, faces }) => places > 0 || faces.length > 0);
  const open = all.findIndex(({ dice: places, faces }) => faces.length < places);
  // One roll after the other, as they are made.
  const due = open < 0 ? all : all.filter(({ faces }, i) => i <= open || faces.length > 0);
  if (due.length === 0) return null;
  const sideOf = (path: string) =>
    path.includes('.') ? texts.field(path.replace(/\..*$/, '')).label : undefined;
  return (
    <div class="rolls">
      {due.map((roll) => (
        <Rolled
          key={roll.path}
          id={`${id}-${roll.path}`}
          name={nameOf(roll.path)}
          of={sideOf(roll.path)}
          field={roll.field}
          value={roll.faces}
          unsaid={undefined}
          fault={faultAt(filling, roll.path)}
          texts={texts}
          dice={dice}
          faces={facesOf(roll)}
          most={roll.dice}
          places={roll.dice}
          good={roll.good}
          change={(faces) =>
            change(
              withValue(
                draft,
                roll.path,
                rolledValue(roll.field, (faces as readonly Face[] | undefined) ?? []),
              ),
            )
          }
        />
      ))}
    </div>
  );
};
