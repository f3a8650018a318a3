import type { Draft } from '../../../widgets/paths.ts';
import { listOf } from '../../../widgets/roster/system.ts';
import { nameOfCommander, type Speech } from './speech.ts';

interface Row {
  name: string;
  cards: number;
  cost: number;
  share: number;
}
export const numberAt = (one: object, name: string) => Number(Reflect.get(one, name) ?? 0);
export const itemsOf = (answer: object, name: string): readonly object[] => {
  const items: unknown = Reflect.get(answer, name);
  return Array.isArray(items) ? items : [];
};

const capital = (word: string) => word.charAt(0).toLocaleUpperCase() + word.slice(1);

/** What of the Troops each Commander leads, and what of them is of each kind; all of it from the engine. */
function rowsOf(roster: Draft, answer: object, speech: Speech): Row[] {
  const shares: unknown = Reflect.get(answer, 'commandShares');
  const ofCommanders = itemsOf(answer, 'commanders').map((one, i) => ({
    name: nameOfCommander(listOf(roster, 'commanders')[i], i, speech),
    cards: numberAt(one, 'troops'),
    cost: numberAt(one, 'troopsCost'),
    share: Array.isArray(shares) ? Number(shares[i]) : 0,
  }));
  const ofKinds = itemsOf(answer, 'kindShares').map((one) => ({
    name: capital(speech.texts.value(Reflect.get(one, 'kind'), 'kind')),
    cards: numberAt(one, 'unitCards'),
    cost: numberAt(one, 'kindCost'),
    share: numberAt(one, 'share'),
  }));
  return [...ofCommanders.filter(({ cards }) => cards > 0), ...ofKinds];
}

/** The points of the Troops by Commander and by kind. */
export const Totals = ({
  roster,
  answer,
  speech,
}: {
  roster: Draft;
  answer: object;
  speech: Speech;
}) => {
  const { words, texts } = speech;
  return (
    <table class="shares">
      <caption>{words.shares}</caption>
      <thead>
        <tr>
          <th scope="col">{words.who}</th>
          <th scope="col">{texts.answer('unitCards').label}</th>
          <th scope="col">{words.cost}</th>
          <th scope="col">{words.part}</th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(roster, answer, speech).map(({ name, cards, cost, share }) => (
          <tr>
            <th scope="row">{name}</th>
            <td>{cards}</td>
            <td>{cost}</td>
            <td>{share} %</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
