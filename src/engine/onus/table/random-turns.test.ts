import { expect, test } from 'vitest';
import { type Randomness, shuffle, throwDice } from '../../core/random.ts';
import { Trace } from '../../core/ruling.ts';
import { ask } from '../../index.ts';
import { CM, DEGREE } from '../../plane/table/measure.ts';
import { areEnemies, type Player, unitNamed } from '../../plane/table/state.ts';
import { often } from '../../testing/often.ts';
import type { Ability, Formation, Kind } from '../units.ts';
import { openDirections } from './body.ts';
import { type Engagement, engagements, engagementsOf, isEngaged, isFought } from './engaged.ts';
import { judgeMove } from './legal-move.ts';
import { surveyTable, writeTable } from './notation.ts';
import { type TableState, type TableUnit, TENTHS_PER_UD } from './state.ts';
import type { Go, Stride } from './stride.ts';
import { wayOf } from './stride.ts';

/** What the table does not show of a unit. */
interface Card {
  hit: number;
  wound: number;
  dodge: number;
  armour: number;
  morale: number;
  life: number;
  strength: number;
  wounds: number;
  /** What it did this turn. */
  moved: 'none' | 'reduced' | 'normal';
  mayShoot: boolean;
  charged: string | null;
  fleesSince: number | null;
}

const KINDS: Kind[] = ['infantry', 'infantry', 'cavalry', 'camels', 'chariots', 'scorpions'];
const ABILITIES: Ability[] = [
  ...(['ram', 'skirmishers', 'manoeuvrable', 'professionals', 'terror', 'steadfast'] as const),
  ...(['lancers', 'deadly', 'precision', 'sarissas', 'athletes'] as const),
];
const FORMATIONS: Formation[] = ['none', 'none', 'none', 'shield-wall', 'phalanx'];
const GOES: Go[] = [
  ...(['forward', 'forward', 'forward', 'forward-left', 'right', 'back'] as const),
  ...(['turn-on-front-left', 'turn-on-front-right', 'rotate-left', 'extend-left'] as const),
  ...(['shorten-left', 'dissolve', 'square', 'shield-wall'] as const),
];
const SIX = [1, 2, 3, 4, 5, 6];
const OWN_EDGE = { bottom: 1800, top: 0 } as const;

interface Told {
  [key: string]: unknown;
  allowed: boolean;
}
interface SideTold {
  hits: number | null;
  woundsDone: number | null;
  fate: string;
}

/** A battle of which only what is lawful by the engine happens, and all dice are thrown. */
class Battle {
  state: TableState;
  readonly cards = new Map<string, Card>();
  readonly done: Record<string, number> = {};
  private readonly from: Randomness;
  private turn = 0;
  private player: Player = 'bottom';

  constructor(random: number, each: number) {
    this.from = { random };
    const units = (['bottom', 'top'] as const).flatMap((player) =>
      Array.from({ length: each }, (_, i) => this.deployed(player, i)),
    );
    this.state = { width: 9000, depth: 8000, marker: 200, units };
    this.hold('deployment');
  }

  private one<T>(of: readonly T[]): T {
    return throwDice(this.from, of, 1)[0] as T;
  }
  private number(least: number, most: number) {
    return this.one(Array.from({ length: most - least + 1 }, (_, i) => least + i));
  }

  private deployed(player: Player, i: number): TableUnit {
    const name = `${player === 'bottom' ? 'A' : 'X'}${i}`;
    const kind = this.one(KINDS);
    this.cards.set(name, {
      ...{ hit: this.number(3, 6), wound: this.number(3, 6), morale: this.number(4, 7) },
      ...{ dodge: this.number(4, 7), armour: this.number(5, 8), life: this.number(3, 7) },
      ...{ strength: 4, wounds: 0, moved: 'none', mayShoot: true, charged: null },
      fleesSince: null,
    });
    const aside = this.number(-60, 60);
    return {
      ...{ name, player, kind, width: 800, depth: 400 },
      x: 800 + i * 1300 + aside,
      y: player === 'bottom' ? 5200 + this.number(-300, 300) : 2800 + this.number(-300, 300),
      heading: player === 'bottom' ? 0 : 1800,
      movement: this.number(4, 12) / 2,
      range: this.one([0, 6, 8]),
      abilities: [this.one(ABILITIES)],
      formation: kind === 'infantry' ? this.one(FORMATIONS) : 'none',
      ...{ active: false, broken: false, fleeing: false, forcedMarch: false, rallied: false },
      ...{ extended: [], enveloping: [], general: null },
    };
  }

  /** What must be true of every table, whatever happened. */
  private hold(step: string) {
    const text = writeTable(this.state);
    const { faults, state } = surveyTable(text);
    expect(faults, `${step}: ${text}`).toEqual([]);
    expect(writeTable(state)).toBe(text);
    for (const unit of this.state.units) {
      const { wounds, life } = this.card(unit.name);
      expect(wounds).toBeLessThan(life);
      if (!unit.fleeing) continue;
      expect(unit).toMatchObject({ broken: true, formation: 'none', extended: [] });
    }
    this.done[step] = (this.done[step] ?? 0) + 1;
  }

  private card(name: string): Card {
    const card = this.cards.get(name);
    if (!card) throw new RangeError(name);
    return card;
  }
  private named(name: string): TableUnit | undefined {
    return unitNamed(this.state, name);
  }
  private set(name: string, change: Partial<TableUnit>) {
    const units = this.state.units.map((one) => (one.name === name ? { ...one, ...change } : one));
    this.state = { ...this.state, units };
  }
  private remove(name: string) {
    this.state = {
      ...this.state,
      units: this.state.units.filter((one) => one.name !== name),
    };
  }

  /** The answer of a question and the clauses that it cites; a refusal cites the clause that forbids. */
  private ask(query: string, input: object): Told {
    const reply = ask(`onus/${query}`, input);
    if (!reply || 'violations' in reply)
      throw new Error(`${query}: ${JSON.stringify(reply)} ${JSON.stringify(input)}`);
    const { answer, steps } = reply.ruling;
    const told = answer as unknown as Told;
    if (told.allowed === false)
      expect(
        steps.some(({ effect, say }) => effect?.to === false || say.endsWith('/over')),
        `${query} ${JSON.stringify(input)}`,
      ).toBe(true);
    return { ...told, cites: steps.map(({ clause }) => clause) };
  }

  private own() {
    return shuffle(
      this.from,
      this.state.units.filter(({ player }) => player === this.player),
    ).map(({ name }) => name);
  }

  play() {
    this.turn++;
    this.player = this.turn % 2 ? 'bottom' : 'top';
    for (const name of this.own()) this.activate(name);
    for (const name of this.own()) this.move(name);
    for (const name of this.own()) this.shoot(name);
    for (const pair of shuffle(this.from, engagements(this.state))) this.fight(pair);
    for (const name of this.own()) this.flightPhase(name);
    for (const { name } of this.state.units) this.set(name, { active: false, rallied: false });
  }

  /** A unit as questions about its values take it. */
  private values(unit: TableUnit) {
    const { hit, wound, dodge, armour, morale, life, wounds } = this.card(unit.name);
    const { kind, abilities, broken, fleeing, forcedMarch, formation, extended } = unit;
    return {
      ...{ hit, wound, dodge, armour, morale, life, wounds },
      ...{ kind, abilities, broken, fleeing, forcedMarch, formation, extended: extended.length },
    };
  }

  private check(unit: TableUnit, cause: string): boolean {
    const { hit, wound, dodge, armour, ...nerves } = this.values(unit);
    const input = { unit: { ...nerves }, cause, moraleDie: this.one(SIX) };
    const { passed, fate } = this.ask('morale-check', input);
    expect(fate).toBe(passed ? 'steady' : unit.fleeing ? 'fleeing' : 'broken');
    return passed === true;
  }

  private activate(name: string) {
    const unit = this.named(name);
    if (!unit) return;
    Object.assign(this.card(name), { moved: 'none', mayShoot: true, charged: null });
    if (this.number(1, 4) === 1 && this.state.units.some((one) => one.active)) return;
    this.set(name, { active: true, forcedMarch: false });
    if (isEngaged(this.state, unit)) return;
    if (unit.fleeing && this.check(unit, 'activation')) {
      this.card(name).fleesSince = null;
      this.set(name, { fleeing: false, broken: false, active: false });
    } else if (!unit.fleeing && unit.broken && this.check(unit, 'activation'))
      this.set(name, { broken: false, rallied: true });
    this.hold('activation');
  }

  private move(name: string) {
    const unit = this.named(name);
    if (!unit?.active) return;
    if (unit.fleeing || isEngaged(this.state, unit)) {
      const strides: Stride[] = [{ go: 'forward', amount: 0.1 }];
      expect(judgeMove(this.state, unit, { strides }, new Trace()).allowed).toBe(false);
      return;
    }
    if (this.charge(unit)) return;
    for (let tries = 0; tries < 4 && !this.march(unit); tries++);
  }

  private charge(unit: TableUnit): boolean {
    const [target] = this.state.units
      .filter((one) => areEnemies(unit, one))
      .filter((one) => Math.hypot(one.x - unit.x, one.y - unit.y) < 6 * TENTHS_PER_UD)
      .sort(
        (a, b) => Math.hypot(a.x - unit.x, a.y - unit.y) - Math.hypot(b.x - unit.x, b.y - unit.y),
      );
    if (!target) return false;
    const position = writeTable(this.state);
    const asked = { position, unitName: unit.name, targetName: target.name };
    const { allowed, chargeOptions, allowance } = this.ask('table-charge', asked);
    if (!allowed) return false;
    const option = this.one(
      chargeOptions as {
        used: number;
        endX: number;
        endY: number;
        endHeading: number;
        woundsAtOnce: number;
        becomeBroken: string[];
        dice: number;
      }[],
    );
    expect(option.used).toBeLessThanOrEqual(Number(allowance) + 0.005);
    const { endX, endY, endHeading, becomeBroken, woundsAtOnce } = option;
    const at = { x: Math.round(endX * CM), y: Math.round(endY * CM) };
    this.set(unit.name, { ...at, heading: Math.round(endHeading * DEGREE) });
    for (const other of becomeBroken) this.set(other, { broken: true });
    Object.assign(this.card(unit.name), { charged: target.name, mayShoot: false });
    expect(option.dice).toBeGreaterThan(0);
    if (woundsAtOnce > 0) this.set(target.name, { extended: [] });
    this.hurt(target.name, woundsAtOnce);
    this.hold('charge');
    return true;
  }

  private march(unit: TableUnit): boolean {
    const forcedMarch = this.number(1, 5) === 1;
    const strides: Stride[] = Array.from({ length: this.number(1, 3) }, () => {
      const go = this.one(GOES);
      const angle = /^(turn|rotate)/.test(go);
      return { go, amount: angle ? this.number(1, 9) * 10 : this.number(1, 30) / 10 };
    });
    const toShoot = unit.range > 0 && this.number(1, 2) === 1;
    const trace = new Trace();
    const judged = judgeMove(this.state, unit, { strides, forcedMarch, toShoot }, trace);
    const { allowed, way, charges, movementType, tooClose } = judged;
    const wishes = [toShoot && 'mayShoot', charges.length > 0 && 'mayCharge'];
    const barred: unknown[] = ['allowed', 'mayPassThrough', ...wishes];
    const refusals = trace.steps.filter(
      ({ effect, say }) =>
        (effect?.to === false && barred.includes(effect.on)) || say.endsWith('/over'),
    );
    expect(refusals.length > 0, JSON.stringify({ strides, unit })).toBe(!allowed);
    const charge = { strides, forcedMarch: true, toCharge: true };
    expect(judgeMove(this.state, unit, charge, new Trace()).allowed).toBe(false);
    const shot = { strides, forcedMarch: true, toShoot: true };
    expect(judgeMove(this.state, unit, shot, new Trace()).allowed).toBe(false);
    // Whoever touches an enemy must align: that is a charge, and has been asked about.
    if (!allowed || charges.length > 0 || tooClose.length > 0) return false;
    expect(judged.used).toBeLessThanOrEqual(judged.allowance);
    const marched = movementType === 'forced-march';
    this.set(unit.name, { ...way.end, forcedMarch: marched });
    for (const other of judged.becomeBroken) this.set(other, { broken: true });
    // Whoever went no farther than at the reduced rate may shoot, whatever it announced.
    const moved = movementType === 'reduced' || judged.mayShoot ? 'reduced' : 'normal';
    Object.assign(this.card(unit.name), { moved, mayShoot: judged.mayShoot });
    this.hold('move');
    return true;
  }

  private shoot(name: string) {
    const unit = this.named(name);
    if (!unit?.active || unit.range === 0) return;
    const enemies = this.state.units.filter((one) => areEnemies(unit, one));
    shuffle(this.from, enemies).some((target) => this.shootAt(unit, target));
  }

  /** Whether the shot was made. */
  private shootAt(unit: TableUnit, target: TableUnit): boolean {
    const { name } = unit;
    const position = writeTable(this.state);
    const asked = { position, unitName: name, targetName: target.name };
    const measured = this.ask('table-shot', asked);
    const { moved, mayShoot, charged, strength } = this.card(name);
    if (unit.forcedMarch || unit.fleeing || charged) expect(measured.allowed).toBe(false);
    const close = measured.tooCloseToCall as string[];
    if (!measured.allowed || !mayShoot || close.includes('range')) return false;
    const { hit, wound, dodge, armour, morale, life, extended, ...shooter } = this.values(unit);
    const { hit: _, wound: __, ...guard } = this.values(target);
    const input = {
      shooter: { ...shooter, strength, range: unit.range, moved },
      target: { ...guard, sideHit: measured.sideHit },
      ...{ distance: measured.distance, obstructed: measured.obstructed },
    };
    const first = this.ask('shot', input);
    expect(first.allowed).toBe(true);
    const dice = Number(first.dice);
    // The distance is told to hundredths; on the limit itself a hair decides.
    if (!close.includes('short-range')) expect(measured.dice).toBe(dice);
    const toHit = throwDice(this.from, SIX, dice);
    const hits = Number(this.ask('shot', { ...input, toHit }).hits);
    const toWound = hits > 0 ? { toWound: throwDice(this.from, SIX, hits) } : {};
    const moraleDie = this.one(SIX);
    const { woundsDone, fate } = this.ask('shot', { ...input, toHit, ...toWound, moraleDie });
    expect(woundsDone).toBeLessThanOrEqual(2 * hits);
    this.after(target.name, Number(woundsDone), String(fate));
    this.hold('shot');
    return true;
  }

  private fight({ own, other }: Engagement) {
    const [a, b] = own.player === this.player ? [own.name, other.name] : [other.name, own.name];
    const [attacker, defender] = [this.named(a), this.named(b)];
    const pair =
      attacker &&
      defender &&
      engagementsOf(this.state, attacker).find((one) => one.other === defender);
    if (!pair || pair.dice === 0) return;
    const dice = () => throwDice(this.from, SIX, pair.dice);
    const draft = {
      attacker: this.fighter(attacker, defender, dice()),
      defender: this.fighter(defender, attacker, dice()),
      ...{ sectionsInContact: pair.dice, charge: this.card(a).charged === b },
    };
    const thrown = { attacker: draft.attacker.toHit, defender: draft.defender.toHit };
    for (const side of ['attacker', 'defender'] as const) draft[side].toHit = undefined;
    let told = this.ask('hand-to-hand', draft);
    const order =
      told.strikesFirst === 'defender'
        ? (['defender', 'attacker'] as const)
        : (['attacker', 'defender'] as const);
    for (const [i, side] of order.entries()) {
      if (i > 0 && told.replyDice === 0) break;
      draft[side].toHit = thrown[side];
      const { hits } = this.ask('hand-to-hand', draft)[side] as SideTold;
      if (hits) draft[side].toWound = throwDice(this.from, SIX, hits);
      told = this.ask('hand-to-hand', draft);
    }
    const [mine, theirs] = [told.attacker, told.defender] as [SideTold, SideTold];
    this.after(a, Number(theirs.woundsDone), mine.fate);
    this.after(b, Number(mine.woundsDone), theirs.fate);
    this.hold('combat');
  }

  private fighter(unit: TableUnit, enemy: TableUnit, dice: number[]) {
    const pairs = engagementsOf(this.state, unit);
    const touched = pairs.find(({ other }) => other.name === enemy.name)?.touches.filter(isFought);
    const sides = touched?.map(({ own }) => (own === 'left' || own === 'right' ? 'flank' : own));
    return {
      ...this.values(unit),
      attackedOn: [...new Set(sides)].filter((one) => one !== 'marker'),
      otherEnemies: pairs.length - 1,
      ...({ toHit: dice } as { [roll in 'toHit' | 'toWound']?: number[] | undefined }),
      ...{ moraleDie: this.one(SIX), secondMoraleDie: this.one(SIX) },
    };
  }

  private hurt(name: string, wounds: number) {
    const card = this.card(name);
    card.wounds += wounds;
    if (card.wounds >= card.life) this.remove(name);
  }

  /** What dice have made of a unit: the engine's word for it must fit its life. */
  private after(name: string, wounds: number, fate: string) {
    const unit = this.named(name);
    if (!unit) return;
    this.hurt(name, wounds);
    const gone = !this.named(name);
    expect(['steady', 'broken', 'fleeing', 'eliminated']).toContain(fate);
    if (gone) expect(fate).toBe('eliminated');
    if (fate === 'eliminated') {
      if (!gone) expect(unit.kind).toBe('scorpions');
      this.done[fate] = (this.done[fate] ?? 0) + 1;
      this.remove(name);
      return;
    }
    if (unit.broken) expect(fate).not.toBe('steady');
    if (unit.fleeing) expect(fate).toBe('fleeing');
    this.set(name, { broken: fate !== 'steady' });
    if (fate !== 'fleeing' || unit.fleeing) return;
    if (unit.abilities.includes('steadfast')) throw new Error('Steadfast units stay.');
    this.card(name).fleesSince = this.turn;
    this.set(name, { fleeing: true, formation: 'none', extended: [] });
    this.flee(name);
  }

  private flightPhase(name: string) {
    const unit = this.named(name);
    const since = this.card(name).fleesSince;
    if (!unit?.fleeing || since === null || since === this.turn) return;
    if (this.check(unit, 'flight')) {
      this.card(name).fleesSince = null;
      this.set(name, { fleeing: false, broken: false });
    } else this.flee(name);
    this.hold('flight phase');
  }

  /** Turns about where it stands and goes straight to its own edge. */
  private flee(name: string) {
    const unit = this.named(name);
    if (!unit || openDirections(this.state, unit).length === 0) return;
    const turned = { ...unit, heading: OWN_EDGE[unit.player] };
    const others = { ...this.state, units: this.state.units.map((o) => (o === unit ? turned : o)) };
    const turns = Number(turned.heading !== unit.heading);
    const ground = Math.max(0, unit.movement - turns);
    const way = wayOf(others, turned, [{ go: 'forward', amount: ground }]);
    if (wayOf(others, turned, []).endsOn.length > 0) return;
    const onTheWay = way.met.flatMap(({ name: met, after, close }) => {
      const other = this.named(met);
      if (!other || close) return [];
      return {
        ...{ whose: areEnemies(unit, other) ? 'enemy' : 'friend', kind: other.kind },
        ...{ broken: other.broken, fleeing: other.fleeing, formation: other.formation },
        ...{ engagedThere: isEngaged(this.state, other), wayRound: false },
        ...{ contactAt: Math.round(after / 5) / 100, endsOnIt: way.endsOn.includes(met) },
      };
    });
    const { width, depth } = this.state;
    const edge = unit.player === 'bottom' ? depth - unit.y : unit.y;
    const half = turned.depth / 2;
    expect(Math.abs(turned.x - width / 2)).toBeLessThan(width / 2);
    const told = this.ask('flight-move', {
      ...{ movement: unit.movement, kind: unit.kind, flightTurns: turns, onTheWay },
      edgeAt: Math.max(0, Math.floor((edge - half) / 5) / 100),
    });
    this.done.flight = (this.done.flight ?? 0) + 1;
    if (told.eliminated) {
      this.remove(name);
      return;
    }
    const moved = Number(told.movedUd);
    expect(moved).toBeLessThanOrEqual(unit.movement);
    const end = wayOf(others, turned, [{ go: 'forward', amount: moved }]);
    if (end.endsOn.length > 0 || end.leaves > 0) return;
    this.set(name, { x: end.end.x, y: end.end.y, heading: turned.heading });
    const passed = way.met.filter(({ close }) => !close).map((met) => met.name);
    for (const [i, { passage, fate }] of (
      told.passages as { passage: string; fate: string }[]
    ).entries()) {
      const met = passed[i];
      if (passage === 'passes' && met && fate === 'broken') this.set(met, { broken: true });
    }
  }
}

test('random turns within the rules leave a table that the rules allow', () => {
  const done: Record<string, number> = {};
  for (let game = 1; game <= often(3, 6); game++) {
    const battle = new Battle(game * 7919, 6);
    for (let turn = 0; turn < 14; turn++) battle.play();
    for (const [what, times] of Object.entries(battle.done)) done[what] = (done[what] ?? 0) + times;
  }
  for (const step of ['activation', 'move', 'charge', 'shot', 'combat', 'flight', 'eliminated'])
    expect(done[step], step).toBeGreaterThan(often(3, 8));
});
