import type { ListName } from '../../../engine/wab/army/entry.ts';
import { limitsOf } from '../../../engine/wab/army/shares.ts';
import type { Draft } from '../../../widgets/paths.ts';
import { Ref } from '../../../widgets/Ref.tsx';
import { listOf } from '../../../widgets/roster/system.ts';
import type { Speech } from './speech.ts';

const NONE = '–';
export const numberAt = (one: object, name: string) => Number(Reflect.get(one, name) ?? 0);
const itemsOf = (answer: object, name: string): readonly object[] => {
  const items: unknown = Reflect.get(answer, name);
  return Array.isArray(items) ? items : [];
};
export const capital = (word: string) => word.charAt(0).toLocaleUpperCase() + word.slice(1);

interface Row {
  name: string;
  cost: number;
  least: number | undefined;
  most: number | undefined;
  kept: boolean;
  clause?: string;
}

/** The shares of an army with their limits in hundredths: of its list, or of its player's own. */
export function rowsOf(roster: Draft, answer: object, { words, texts }: Speech): Row[] {
  const list = (roster.armyList ?? 'barbarians') as ListName | 'own';
  if (list === 'own')
    return itemsOf(answer, 'ownShares').map((one, i) => {
      const share = listOf(roster, 'ownShares')[i] ?? {};
      const { leastPercent = 0, mostPercent = 100 } = share;
      return {
        name: String(share.shareCalled || words.unnamed),
        cost: numberAt(one, 'shareCost'),
        least: Number(leastPercent) || undefined,
        most: Number(mostPercent) < 100 ? Number(mostPercent) : undefined,
        kept: Reflect.get(one, 'kept') === true,
      };
    });
  const limits = limitsOf(list);
  return itemsOf(answer, 'pointShares').map((one, i) => ({
    name: capital(texts.value(Reflect.get(one, 'share'), 'share')),
    cost: numberAt(one, 'shareCost'),
    least: limits[i]?.least,
    most: limits[i]?.most,
    kept: Reflect.get(one, 'kept') === true,
    clause: limits[i]?.clause ?? '',
  }));
}

interface Props {
  roster: Draft;
  answer: object;
  speech: Speech;
}

/** What part of the points is spent on whom, beside what may or must be. */
export const Totals = ({ roster, answer, speech }: Props) => {
  const { words, texts } = speech;
  const all = numberAt(answer, 'armyCost');
  const rows = rowsOf(roster, answer, speech);
  const limit = ({ least, most }: Row) =>
    [
      least !== undefined && texts.say(words.least, { n: least }),
      most !== undefined && texts.say(words.most, { n: most }),
    ]
      .filter(Boolean)
      .join(', ');
  const over = numberAt(answer, 'pointsOver');
  const left = Reflect.get(answer, 'pointsLeft');
  return (
    <>
      {typeof left === 'number' && (
        <p class={over > 0 ? 'fault' : undefined}>
          {over > 0
            ? texts.say(words.pointsOver, { n: over })
            : texts.say(words.pointsLeft, { n: left })}
        </p>
      )}
      {Reflect.get(answer, 'hasGeneral') === false && roster.armyList !== 'own' && (
        <p class="soft">
          {words.noGeneral} <Ref id="wab-9.70" texts={texts} />
        </p>
      )}
      {rows.length > 0 && (
        <table class="shares">
          <caption>{words.shares}</caption>
          <thead>
            <tr>
              <th scope="col">{words.who}</th>
              <th scope="col">{words.cost}</th>
              <th scope="col">{words.part}</th>
              <th scope="col">{words.limit}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr class={row.kept ? undefined : 'wrong'}>
                <th scope="row">
                  {row.name} {row.clause && <Ref id={row.clause} texts={texts} />}
                </th>
                <td>{row.cost}</td>
                <td>
                  {all > 0
                    ? texts.say(words.percent, { n: Math.round((1000 * row.cost) / all) / 10 })
                    : NONE}
                </td>
                <td>{limit(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
};
