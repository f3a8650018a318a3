import { type Filling, nameOf, type Place } from './filling.ts';
import { withValue } from './paths.ts';

/** More values than these are chosen in a control of their own. */
const MOST_LISTED = 10;

/** What may be said of a place instead of the ordinary, where that is a short list. */
function others({ field }: Place): readonly string[] {
  if (field.kind !== 'choice' && field.kind !== 'list') return [];
  const ordinary = field.need === 'default' ? field.default : undefined;
  const options = field.options.filter((option) => option !== ordinary);
  return options.length > MOST_LISTED ? [] : options;
}

/** What is said of a place when it is added; undefined: its control alone. */
function added({ field }: Place, chosen: string | undefined): unknown {
  if (field.kind === 'list') return chosen === undefined ? undefined : [chosen];
  if (field.kind === 'flag') return !(field.need === 'default' && field.default);
  if (field.kind === 'count' && field.need === 'default' && field.default === 0) return 1;
  return chosen;
}

/** The circumstances that may be added, in the order of their fields: the likely ones first. */
export const Add = ({
  places,
  to,
  filling,
}: {
  places: readonly Place[];
  /** Whose they are. */
  to?: string | undefined;
  filling: Filling;
}) => {
  const { draft, texts, change, open } = filling;
  const { words } = texts;
  const add = (choice: string) => {
    const [path = '', chosen] = choice.split('=');
    const place = places.find((one) => one.path === path);
    if (!place) return;
    const value = added(place, chosen);
    open(path, true);
    if (value !== undefined) change(withValue(draft, path, value));
  };
  const told = (place: Place) => {
    const { label } = texts.field(nameOf(place.path));
    const { field } = place;
    const off = field.kind === 'flag' && field.need === 'default' && field.default === true;
    return off ? `${label}: ${texts.value(false)}` : label;
  };
  return (
    <select
      class="add"
      aria-label={to === undefined ? words.addTo : `${to}: ${words.addTo}`}
      value=""
      onChange={({ currentTarget }) => {
        add(currentTarget.value);
        currentTarget.value = '';
      }}
    >
      <option value="">+ {words.addTo}</option>
      {places.map((place) => {
        const { path } = place;
        const values = others(place);
        return values.length > 0 ? (
          <optgroup label={told(place)}>
            {values.map((value) => (
              <option value={`${path}=${value}`}>{texts.value(value, nameOf(path))}</option>
            ))}
          </optgroup>
        ) : (
          <option value={path}>{told(place)}</option>
        );
      })}
    </select>
  );
};
