import { baseOf, reshaped } from '../../engine/wab/table/block.ts';
import { LIMITS, MM, TABLE_KINDS, USUAL } from '../../engine/wab/table/scale.ts';
import { ORDERS, orderOf, type TableUnit, TRAITS } from '../../engine/wab/table/state.ts';
import { Amount, Choice, Tick, toggled } from '../../widgets/plane/fields.tsx';
import type { Speech } from './drawn.ts';

interface Props {
  unit: TableUnit;
  speech: Speech;
  set: (more: Partial<TableUnit>) => void;
}

/** What a unit is, how many models it has and how many abreast, how far it goes and shoots. */
export const UnitFields = ({ unit, speech, set }: Props) => {
  const { words, texts } = speech;
  const shape = (change: Partial<TableUnit>) => set(reshaped(unit, change));
  const amount = (
    name: 'models' | 'wide' | 'move' | 'range',
    most: number,
    change: (value: number) => void,
  ) => (
    <Amount
      key={`${unit.name}-${name}-${most}`}
      of="unit"
      speech={speech}
      label={words[name]}
      value={unit[name]}
      limits={{ least: LIMITS[name].least, most }}
      step={1}
      change={change}
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
        change={(kind) => shape({ ...USUAL[kind], kind, base: null, order: null })}
      />
      {amount('models', LIMITS.models.most, (models) =>
        shape({ models: Math.round(models), wide: Math.min(unit.wide, Math.round(models)) }),
      )}
      {amount('wide', Math.min(unit.models, LIMITS.wide.most), (wide) =>
        shape({ wide: Math.min(Math.round(wide), unit.models) }),
      )}
      {amount('move', LIMITS.move.most, (move) => set({ move }))}
      {amount('range', LIMITS.range.most, (range) => set({ range }))}
    </>
  );
};

/** Its order and state, and the size of its bases. */
export const MoreOfUnit = ({ unit, speech, set }: Props) => {
  const { words, texts } = speech;
  const { width, depth } = baseOf(unit);
  const size = (name: 'width' | 'depth', label: string, value: number) => (
    <Amount
      key={`${unit.name}-${name}`}
      of="unit"
      speech={speech}
      label={label}
      value={value / MM}
      limits={LIMITS.card}
      step={5}
      change={(to) => set(reshaped(unit, { base: { width, depth, [name]: Math.round(to * MM) } }))}
    />
  );
  return (
    <>
      <details open={unit.order !== null || unit.traits.length > 0}>
        <summary>{words.traits}</summary>
        <Choice
          id="unit-order"
          label={words.order}
          value={orderOf(unit)}
          options={ORDERS}
          nameOf={(order) => texts.value(order, 'tableOrder')}
          change={(order) =>
            set(
              reshaped(unit, { order: order === orderOf({ ...unit, order: null }) ? null : order }),
            )
          }
        />
        {orderOf(unit) === 'skirmish' && (
          <Amount
            key={`${unit.name}-gap`}
            of="unit"
            speech={speech}
            label={words.gap}
            value={unit.gap}
            limits={LIMITS.gap}
            step={0.5}
            change={(gap) => set(reshaped(unit, { gap }))}
          />
        )}
        <div class="pairs">
          {TRAITS.map((trait) => (
            <Tick
              label={texts.value(trait, 'tableTrait')}
              checked={unit.traits.includes(trait)}
              change={(on) => set({ traits: toggled(unit.traits, trait, on) })}
            />
          ))}
        </div>
      </details>
      <details open={unit.base !== null}>
        <summary>{words.base}</summary>
        <div class="pairs">
          {size('width', words.baseWidth, width)}
          {size('depth', words.baseDepth, depth)}
        </div>
      </details>
    </>
  );
};
