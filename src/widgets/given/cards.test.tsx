import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findQuery } from '../../engine/index.ts';
import { loadTexts } from '../../i18n/load.ts';
import * as onus from '../../systems/onus/given.ts';
import * as t7g from '../../systems/t7g/given.ts';
import * as wab from '../../systems/wab/given.ts';
import { Calculator } from '../Calculator.tsx';
import * as seldom from '../controls/seldom.ts';
import { store } from '../device.ts';
import * as telling from '../telling.ts';
import { offer } from './cards.tsx';
import { armyKey, hasSheets } from './sheets.ts';

const SYSTEMS = { onus, t7g, wab };

const texts = {
  onus: await loadTexts('en', 'onus'),
  t7g: await loadTexts('en', 't7g'),
  wab: await loadTexts('en', 'wab'),
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function open(id: string, army: object) {
  const [system] = id.split('/') as [keyof typeof SYSTEMS];
  store(armyKey(system), army);
  history.replaceState(null, '', `/en/${id.replace('/', '/calc/')}/`);
  const query = findQuery(id);
  if (!query) throw new Error(`No query ${id}`);
  const { cards, ...rest } = SYSTEMS[system];
  const place = { id: 'calc', query, texts: texts[system] };
  const given = offer({ ...rest, cards: cards() }, place);
  render(
    <Calculator
      seldom={seldom}
      {...{ ...place, given }}
      told={{ parts: telling, texts: texts[system] }}
    />,
  );
}

const side = (name: string) => within(screen.getByRole('group', { name }));
const army = (name: string) => side(name).getByLabelText<HTMLSelectElement>('from my army');
const said = () => decodeURIComponent(location.search);
const choose = (name: string, value: string) => fireEvent.change(army(name), { target: { value } });

const TRIARII = {
  units: [
    { unitCalled: 'Triarii', unitValue: 90, copies: 2, hit: 5, armour: 7, abilities: ['bravery'] },
    { unitCalled: 'Turmae', unitValue: 80, kind: 'cavalry', morale: 8 },
    { unitValue: 10 },
  ],
};

test('a unit of the army fills in the card of a side, and the next takes back what it said', () => {
  open('onus/hand-to-hand', TRIARII);
  expect(hasSheets('onus')).toBe(true);
  expect([...army('Attacker').options].map(({ text }) => text)).toEqual([
    'from my army',
    'Triarii',
    'Turmae',
  ]);
  choose('Attacker', '0');
  expect(said()).toBe('?attacker.hit=5&attacker.armour=7&attacker.abilities=bravery');
  expect(army('Attacker').value).toBe('0');
  choose('Attacker', '1');
  expect(said()).toBe('?attacker.kind=cavalry&attacker.morale=8');
});

const TERCIO = {
  units: [
    {
      ...{ unitCalled: 'Tercio', unitPoints: 150, combat: 6, courage: 5, fire: 4, discipline: 4 },
      ...{ infantryDefence: 4, cavalryDefence: 6, volleysDefence: 3, artilleryDefence: 2 },
      ...{ weapon: 'musket', weapons: ['pikes'], unitRules: ['open-order'], eliteDiscipline: true },
    },
    { unitCalled: 'No profile yet', unitPoints: 10 },
  ],
};

test('the profile of a unit comes under the names by which a question asks for it', () => {
  open('t7g/combat', TERCIO);
  expect(army('Attacker').value).toBe('');
  choose('Defender', '0');
  expect(army('Defender').value).toBe('0');
  const params = new URLSearchParams(location.search);
  expect(Object.fromEntries(params)).toMatchObject({
    'defender.combat': '6',
    'defender.courage': '5',
    'defender.infantryDefence': '4',
    'defender.cavalryDefence': '6',
    // 4 of its profile, and the point that was bought (t7g-8.14).
    'defender.discipline': '5',
    'defender.weapons': 'pikes',
    'defender.openOrder': 'true',
  });
  expect(params.has('defender.fire')).toBe(false);
});

test('the Defence of a target is the one against the weapon, whatever it becomes', () => {
  open('t7g/shot', TERCIO);
  const weapon = () => side('Who shoots').getByLabelText<HTMLSelectElement>('Weapon');
  const defence = () => new URLSearchParams(location.search).get('target.defence');
  fireEvent.change(weapon(), { target: { value: 'musket' } });
  choose('Target', '0');
  expect(defence()).toBe('3');
  fireEvent.change(weapon(), { target: { value: 'heavy-cannon' } });
  expect(defence()).toBe('2');
  expect(army('Target').value).toBe('0');
});

const COHORT = {
  units: [
    {
      ...{ unitCalled: 'Cohort', models: 24, width: 6, weaponSkill: 4, leadership: 8 },
      ...{ save: 4, standard: true, ballisticSkill: 2, weapon: 'javelin' },
    },
    { unitCalled: 'Warband', models: 30, strength: 4 },
  ],
};

test('a unit card fills in a side of a combat, and what is ordinary is not said', () => {
  open('wab/combat-round', COHORT);
  choose('Your side', '0');
  expect(said()).toBe(
    '?own.models=24&own.width=6&own.skill=4&own.save=4&own.standard=true&own.leadership=8',
  );
  expect(army('Your side').value).toBe('0');
  choose('The enemy', '1');
  expect(said()).toContain('&enemy.models=30&enemy.strength=4');
});

test('a question about two units in one list of fields takes a card for each', () => {
  open('wab/blows', COHORT);
  fireEvent.change(screen.getByLabelText('from my army'), { target: { value: '0' } });
  fireEvent.change(screen.getByLabelText('the other unit, from my army'), {
    target: { value: '1' },
  });
  const params = new URLSearchParams(location.search);
  expect(params.get('skill')).toBe('4');
  expect(params.get('enemySkill')).toBe('3');
  expect(params.has('models')).toBe(false);
});
