import { describe, expect, test } from 'vitest';
import { type Randomness, throwDice } from '../../core/random.ts';
import type { OddsRow } from '../../core/ruling.ts';
import { rulingOn } from '../../testing/ask.ts';
import { often } from '../../testing/often.ts';
import { draftOf } from '../../testing/words.ts';

/**
 * Combats and shots played die by die, by the rules as a player would follow them. Nothing of the engine's values or
 * odds is used, so that both would have to be wrong alike.
 */
const PLAIN = {
  kind: 'infantry',
  ...{ hit: 4, wound: 3, dodge: 5, armour: 6, morale: 7, life: 6 },
  abilities: [] as string[],
  ...{ wounds: 0, broken: false, fleeing: false, forcedMarch: false, formation: 'none' },
  ...{ bravery: false, hero: false, noOfficers: false, extended: 0, otherEnemies: 0 },
  attackedOn: ['front'],
};
type Unit = typeof PLAIN;

const MOUNTED = ['cavalry', 'camels', 'elephants', 'chariots'];
const ARTILLERY = ['onager', 'ballista', 'scorpions'];
const least = (value: number) => Math.max(1, value);
const num = (flag: boolean) => Number(flag);

const phalanx = (u: Unit) => u.formation === 'phalanx' && u.attackedOn.includes('front');

/** What is added to the dice of a blow, less than 1 never. */
function attackBonus(u: Unit, foe: Unit, charges: boolean): number {
  const lancer =
    MOUNTED.includes(foe.kind) &&
    (u.abilities.includes('lancers') || u.abilities.includes('sarissas') || phalanx(u));
  const wedge = charges && ['arrowhead', 'rhomboid'].includes(u.formation);
  const ram = charges && u.abilities.includes('ram') && foe.kind === 'infantry';
  const worse = Math.floor(u.wounds / 3) + num(u.broken) + num(u.noOfficers);
  return num(phalanx(u)) + num(lancer) + num(wedge) + num(ram) + num(u.bravery) - worse;
}

/** What the sides cost, in defence and morale alike. */
function sides(u: Unit, shot: boolean): number {
  if (u.fleeing || u.forcedMarch) return 2;
  if (u.formation === 'square') return 0;
  const [flank, rear] = [u.attackedOn.includes('flank'), u.attackedOn.includes('rear')];
  if (shot) return rear ? 2 : num(flank);
  return num(flank) + 2 * num(rear);
}

function defenceBonus(u: Unit, foeKind: string, shot: boolean): number {
  const formed =
    u.formation === 'shield-wall'
      ? 1
      : u.formation !== 'square'
        ? 0
        : shot
          ? -1
          : 2 * num(MOUNTED.includes(foeKind));
  const own = formed + num(u.hero) - num(u.noOfficers) - num(u.bravery);
  return own - sides(u, shot) - (shot ? 0 : u.otherEnemies);
}

function morale(u: Unit, terror: boolean, shot: boolean): number {
  const lost = u.wounds + u.extended + num(u.noOfficers) + num(u.broken) + num(terror);
  return least(u.morale + num(u.hero) - lost - sides(u, shot) - (shot ? 0 : u.otherEnemies));
}

const SIX = [1, 2, 3, 4, 5, 6];

/** So many dice that succeed; whoever is professional throws each 1 once more. */
function thrown(from: Randomness, dice: number, plus: number, against: number, again: boolean) {
  return throwDice(from, SIX, dice)
    .map((die) => (die === 1 && again ? (throwDice(from, SIX, 1)[0] ?? 1) : die))
    .filter((die) => die === 6 || (die > 1 && die + plus > against));
}

interface Blow {
  hit: number;
  wound: number;
  dodge: number;
  armour: number;
  again: boolean;
  sixTwice: boolean;
}
function wounds(from: Randomness, dice: number, blow: Blow): number {
  const { hit, wound, dodge, armour, again, sixTwice } = blow;
  const hits = thrown(from, dice, hit, dodge, again).length;
  return thrown(from, hits, wound, armour, again).reduce(
    (sum, die) => sum + (sixTwice && die === 6 ? 2 : 1),
    0,
  );
}

/** A check after damage: Broken first, then flight, of which Steadfast units and artillery know nothing. */
function check(from: Randomness, u: Unit, terror: boolean, shot: boolean): Unit {
  const [die = 1] = throwDice(from, SIX, 1);
  if (die === 1 || die <= morale(u, terror, shot)) return u;
  if (!u.broken) return { ...u, broken: true };
  if (u.abilities.includes('steadfast')) return u;
  return ARTILLERY.includes(u.kind) ? { ...u, life: 0 } : { ...u, fleeing: true };
}

const dead = (u: Unit) => u.wounds >= u.life;
const end = (u: Unit) =>
  dead(u) ? 'eliminated' : u.fleeing ? 'fleeing' : u.broken ? 'broken' : 'steady';

interface Fight {
  attacker?: Partial<Unit>;
  defender?: Partial<Unit>;
  dice: number;
  charge?: boolean;
}

class Combat {
  readonly units: [Unit, Unit];
  readonly taken: [number, number] = [0, 0];
  readonly before: [Unit, Unit];
  private readonly from: Randomness;
  private readonly fight: Fight;

  constructor(from: Randomness, fight: Fight) {
    this.from = from;
    this.fight = fight;
    this.before = [
      { ...PLAIN, ...fight.attacker },
      { ...PLAIN, ...fight.defender },
    ];
    this.units = [{ ...this.before[0] }, { ...this.before[1] }];
  }

  /** 0 strikes with everybody, 1 strikes first, 2 strikes alone. */
  private level(i: 0 | 1): number {
    const [u, foe] = [this.units[i], this.units[i === 0 ? 1 : 0]];
    if (this.fight.charge && phalanx(u)) return u.abilities.includes('sarissas') ? 2 : 1;
    const rams = i === 0 && this.fight.charge && u.abilities.includes('ram');
    return num(Boolean(rams) && foe.kind === 'infantry');
  }

  private strike(i: 0 | 1): number {
    const foeAt = i === 0 ? 1 : 0;
    const [u, foe] = [this.units[i], this.units[foeAt]];
    const plus = attackBonus(u, foe, Boolean(this.fight.charge) && i === 0);
    const shield = defenceBonus(foe, u.kind, false);
    return wounds(this.from, this.fight.dice, {
      ...{ hit: least(u.hit + plus), wound: least(u.wound + plus) },
      ...{ dodge: least(foe.dodge + shield), armour: least(foe.armour + shield) },
      ...{ again: u.abilities.includes('professionals'), sixTwice: u.abilities.includes('deadly') },
    });
  }

  private hurt(i: 0 | 1, by: number) {
    const u = this.units[i];
    const felt = Math.min(by, u.life - u.wounds);
    this.taken[i] += felt;
    this.units[i] = { ...u, wounds: u.wounds + felt };
  }

  private check(i: 0 | 1) {
    const u = this.units[i];
    if (dead(u) || u.fleeing || this.units.some(dead)) return;
    const terror = this.units[i === 0 ? 1 : 0].abilities.includes('terror');
    this.units[i] = check(this.from, u, terror, false);
  }

  private compare() {
    if (this.units.some(dead)) return;
    const [a, d] = this.taken;
    const due: (0 | 1)[] = a === d ? (a > 0 ? [0, 1] : []) : a > d ? [0] : [1];
    for (const i of due) this.check(i);
  }

  play() {
    const [a, d] = [this.level(0), this.level(1)];
    if (a === d) {
      const [onDefender, onAttacker] = [this.strike(0), this.strike(1)];
      this.hurt(1, onDefender);
      this.hurt(0, onAttacker);
      this.compare();
      return this;
    }
    const first = a > d ? 0 : 1;
    const struck = first === 0 ? 1 : 0;
    this.hurt(struck, this.strike(first));
    if (this.taken[struck] > 0) this.check(struck);
    const alone = Math.abs(a - d) === 2;
    if (alone || dead(this.units[struck]) || this.units[struck].fleeing) return this;
    this.hurt(first, this.strike(struck));
    this.compare();
    return this;
  }
}

const decimal = (text: string) => {
  const [n = 0, d = 1] = text.split('/').map(Number);
  return n / d;
};

const TRIALS = often(1500, 6000);
const ERRORS = 4;

/** Each value of a table as often as it should come: as far off as 4 standard errors at most. */
function expectAsOften(rows: readonly OddsRow[] | undefined, found: readonly (string | number)[]) {
  const told = new Map(rows?.map(({ value, fraction }) => [value, decimal(fraction)]));
  for (const value of new Set([...told.keys(), ...found])) {
    const exact = told.get(value) ?? 0;
    const often = found.filter((one) => one === value).length / found.length;
    const error = Math.sqrt((exact * (1 - exact)) / found.length);
    expect(Math.abs(often - exact), `${value}: ${often} of ${exact}`).toBeLessThanOrEqual(
      ERRORS * error + 1e-12,
    );
  }
}

/** Situations under their names: `at a unit in flight: shooter.strength=3 target.fleeing`. */
const named = <T>(text: string) =>
  text
    .trim()
    .split('\n')
    .map((row) => row.trim().split(': '))
    .map(([name = '', words = '']) => [name, draftOf(words) as T] as const);

const FIGHTS = named<Fight & { type: string }>(`
  two ordinary units: type=simultaneous dice=4
  a Broken one on flank and rear, of which one more enemy is in contact: type=simultaneous dice=5 attacker.wounds=3 attacker.morale=8 attacker.hero defender.broken defender.attackedOn=[front,flank,rear] defender.otherEnemies=1
  Professionals against Deadly, both hurt: type=simultaneous dice=6 attacker.abilities=[professionals] attacker.wounds=2 attacker.extended=2 defender.abilities=[deadly] defender.hit=5 defender.wound=5 defender.broken defender.wounds=1
  two that are both Professionals and Deadly: type=simultaneous dice=8 attacker.abilities=[professionals,deadly] attacker.broken attacker.life=8 defender.abilities=[professionals,deadly] defender.noOfficers defender.life=4
  cavalry that charges a Phalanx: type=priority dice=4 charge attacker.kind=cavalry attacker.hit=5 attacker.broken defender.formation=phalanx
  elephants of Terror that ram infantry with one section on the flank: type=priority dice=2 charge attacker.kind=elephants attacker.abilities=[ram,terror] attacker.life=5 attacker.wounds=2 defender.attackedOn=[flank] defender.broken defender.life=9
  rams against a Phalanx: type=simultaneous dice=4 charge attacker.kind=cavalry attacker.abilities=[ram,lancers] attacker.formation=arrowhead defender.formation=phalanx defender.abilities=[steadfast] defender.broken defender.wounds=3
  a Sarissa Phalanx that is charged: type=single dice=4 charge attacker.kind=cavalry attacker.hit=5 attacker.wound=5 attacker.morale=5 defender.formation=phalanx defender.abilities=[sarissas,professionals]
  a Sarissa Phalanx against rams: type=priority dice=3 charge attacker.kind=chariots attacker.abilities=[ram] attacker.formation=none attacker.wounds=1 attacker.life=4 defender.formation=phalanx defender.abilities=[sarissas] defender.bravery
  cavalry in forced march at the rear of a Square: type=simultaneous dice=4 attacker.kind=cavalry attacker.forcedMarch attacker.wounds=1 defender.formation=square defender.attackedOn=[rear] defender.abilities=[deadly] defender.morale=5
  a fleeing unit that is blocked, and scorpions: type=simultaneous dice=3 attacker.fleeing attacker.broken attacker.wounds=2 defender.kind=scorpions defender.broken defender.morale=5 defender.formation=none
`);

describe('hand-to-hand combats played die by die end as often as the exact odds tell', () => {
  test.each(FIGHTS)('%s', (name, fight) => {
    const { type, attacker, defender, dice, charge = false } = fight;
    const { answer, odds } = rulingOn('onus/hand-to-hand', {
      attacker: { ...PLAIN, ...attacker },
      defender: { ...PLAIN, ...defender },
      ...{ sectionsInContact: dice, charge },
    });
    expect(answer).toMatchObject({ combatType: type, dice });
    const from = { random: name.length * 7919 + dice };
    const played = Array.from({ length: TRIALS }, () => new Combat(from, fight).play());
    for (const [i, side] of (['attacker', 'defender'] as const).entries()) {
      const [wounds, fates] = [odds?.tables[`${side}Wounds`], odds?.tables[`${side}Fates`]];
      expectAsOften(
        wounds,
        played.map(({ taken }) => taken[i] ?? 0),
      );
      expectAsOften(
        fates,
        played.map(({ units }) => end(units[i] as Unit)),
      );
    }
  });
});

interface Shot {
  shooter: Partial<Unit> & { strength: number; range: number; moved?: 'none' | 'reduced' };
  target: Partial<Unit>;
  side?: 'front' | 'flank' | 'rear';
  distance: number;
  obstructed?: boolean;
}

function shoot(from: Randomness, { shooter, target, side, distance, obstructed }: Shot) {
  const u = { ...PLAIN, ...shooter };
  const t: Unit = { ...PLAIN, ...target, attackedOn: [side ?? 'front'] };
  const dice = distance > u.range ? 0 : distance <= u.range / 2 ? 4 : 2;
  const worse = Math.floor(u.wounds / 3) + num(u.broken) + num(u.noOfficers);
  const strength = least(u.strength - worse - num(obstructed ?? false));
  const shield = defenceBonus(t, u.kind, true);
  const done = wounds(from, dice, {
    ...{ hit: strength, wound: strength },
    ...{ dodge: least(t.dodge + shield), armour: least(t.armour + shield) },
    again: u.abilities.includes('professionals'),
    sixTwice: u.abilities.includes('precision') && (u.moved ?? 'none') === 'none',
  });
  const after = { ...t, wounds: t.wounds + done };
  const checks = done > 0 && !dead(after) && !after.fleeing;
  return { wounds: done, fate: end(checks ? check(from, after, false, true) : after) };
}

const SHOTS = named<Shot>(`
  at short range: distance=4 shooter.strength=3 shooter.range=8 target.armour=8
  at long range, obstructed, on a Broken rear: distance=5 side=rear obstructed shooter.strength=4 shooter.range=6 shooter.wounds=3 target.broken target.wounds=3
  with Precision by Professionals on the flank of the last lives of a unit: distance=2 side=flank shooter.strength=5 shooter.range=8 shooter.abilities=[precision,professionals] target.wounds=3 target.broken
  with Precision after a move, at a Square: distance=3 side=flank shooter.strength=3 shooter.range=8 shooter.abilities=[precision] shooter.moved=reduced shooter.broken target.formation=square target.morale=4 target.extended=0
  at scorpions that are Broken: distance=3 shooter.strength=6 shooter.range=8 shooter.noOfficers target.kind=scorpions target.broken target.morale=4 target.hero
  at a unit in flight: distance=3 shooter.strength=3 shooter.range=8 target.fleeing target.broken target.wounds=4
`);

/** What the chances of the named fates leave for a unit that stands as before. */
const rest = (rows: readonly OddsRow[]): OddsRow[] => {
  const named = rows.reduce((sum, { fraction }) => sum + decimal(fraction), 0);
  return [{ value: 'steady', fraction: String(Math.max(0, 1 - named)), percent: 0 }];
};

describe('shots played die by die do what the exact odds tell', () => {
  test.each(SHOTS)('%s', (name, shot) => {
    const { shooter, target, side, distance, obstructed = false } = shot;
    const { kind, abilities, wounds: had, broken, noOfficers } = { ...PLAIN, ...shooter };
    const { strength, range, moved = 'none' } = shooter;
    const { hit, wound, attackedOn, otherEnemies, ...t } = { ...PLAIN, ...target };
    const { odds } = rulingOn('onus/shot', {
      shooter: { kind, abilities, wounds: had, broken, noOfficers, strength, range, moved },
      target: { ...t, sideHit: side ?? 'front' },
      ...{ distance, obstructed },
    });
    const from = { random: name.length * 104_729 };
    const played = Array.from({ length: TRIALS }, () => shoot(from, shot));
    expectAsOften(
      odds?.tables.wounds,
      played.map((one) => one.wounds),
    );
    const fates = [
      ['broken', 'target-broken'],
      ['fleeing', 'target-flees'],
      ['eliminated', 'target-eliminated'],
    ] as const;
    const rows = fates.map(([value, chance]) => ({
      ...{ value, percent: 0 },
      fraction: odds?.chances[chance]?.fraction ?? '0',
    }));
    expectAsOften(
      [...rows, ...rest(rows)],
      played.map(({ fate }) => fate),
    );
  });
});
