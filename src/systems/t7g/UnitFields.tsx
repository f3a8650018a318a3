import { CM } from '../../engine/plane/table/measure.ts';
import { LIMITS, UNTOLD } from '../../engine/t7g/table/notation.ts';
import { TABLE_KINDS } from '../../engine/t7g/table/scale.ts';
import { type TableUnit, TRAITS } from '../../engine/t7g/table/state.ts';
import { Amount, Choice, Tick, toggled } from '../../widgets/plane/fields.tsx';
import type { Speech } from './drawn.ts';

interface Props {
  unit: TableUnit;
  speech: Speech;
  set: (more: Partial<TableUnit>) => void;
}

/** What a unit is, how far it goes and shoots. */
export const UnitFields = ({ unit, speech, set }: Props) => {
  const { words, texts } = speech;
  const amount = (name: 'speed' | 'range') => (
    <Amount
      of="unit"
      speech={speech}
      label={words[name]}
      value={unit[name]}
      limits={LIMITS[name]}
      step={1}
      change={(value) => set({ [name]: value })}
    />
  );
  return (
    <>
      <Choice
        id="unit-kind"
        label={words.kind}
        value={unit.kind}
        options={TABLE_KINDS}
        nameOf={(kind) => texts.value(kind, 'tableKind')}
        change={(kind) => set({ kind, speed: UNTOLD })}
      />
      {amount('speed')}
      {amount('range')}
    </>
  );
};

/** Its rules and whether it has acted, and the size of its base. */
export const MoreOfUnit = ({ unit, speech, set }: Props) => {
  const { words, texts } = speech;
  const size = (name: 'width' | 'depth', label: string) => (
    <Amount
      key={`${unit.name}-${name}`}
      of="unit"
      speech={speech}
      label={label}
      value={unit[name] / CM}
      limits={LIMITS.card}
      step={0.5}
      change={(value) => {
        const { width, depth } = unit;
        set({ base: { width, depth, [name]: Math.round(value * CM) } });
      }}
    />
  );
  return (
    <>
      <details open={unit.traits.length > 0}>
        <summary>{words.traits}</summary>
        <div class="pairs">
          {TRAITS.map((trait) => (
            <Tick
              label={texts.value(trait, 'trait')}
              checked={unit.traits.includes(trait)}
              change={(on) => set({ traits: toggled(unit.traits, trait, on) })}
            />
          ))}
        </div>
      </details>
      <details open={unit.base !== null}>
        <summary>{words.base}</summary>
        <div class="pairs">
          {size('width', words.baseWidth)}
          {size('depth', words.baseDepth)}
        </div>
      </details>
    </>
  );
};
