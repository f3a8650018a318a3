import { expect, test } from 'vitest';
import { type Randomness, shuffle, throwDice } from '../../core/random.ts';
import { ask } from '../../index.ts';
import { moved, straight } from '../../plane/moves.ts';
import type { Point } from '../../plane/point.ts';
import { DEGREE } from '../../plane/table/measure.ts';
import { areEnemies, PLAYERS, type Player, replaced, unitNamed } from '../../plane/table/state.ts';
import { often } from '../../testing/often.ts';
import { BODIES } from './bodies.ts';
import { standing } from './facing.ts';
import { surveyTable, writeTable } from './notation.ts';
import { ofInches, usualTable } from './scale.ts';
import { centreOf, type TableState, type TableUnit } from './state.ts';

/** What the table does not show of a unit. */
interface Card {
  combat: number;
  courage: number;
  fire: number;
  discipline: number;
  stamina: number;
  wear: number;
  disordered: boolean;
  acted: boolean;
}

const CARDS = ['attention', 'attack', 'attack', 'run', 'fire', 'resist'] as const;
type Order = (typeof CARDS)[number];
const SIDES = ['attacker', 'defender'] as const;
type Side = (typeof SIDES)[number];
const SIX = [1, 2, 3, 4, 5, 6];
const KINDS = ['', '', '-company', '-cavalry', '-artillery'];
const GUN = { weapon: 'light-cannon', range: 18 };
const MUSKET = { weapon: 'musket', range: 12 };
const TURNS = 8;

type Told = Record<string, unknown>;
interface SideTold {
  dice: number;
  courageDice: number;
  hits: number | null;
  saved: number | null;
  wearTotal: number;
  breakPoints: number;
  destroyed: boolean | null;
  disordered: boolean;
  broke: boolean;
}
interface Parting {
  does: string;
  inches: number;
  facing: string;
  extraWear: number;
  wearTotal: number;
  breakPoints: number | null;
  disordered: boolean;
}

/** A battle of which only what is lawful by the engine happens, and all dice are thrown. */
class Battle {
  state: TableState;
  readonly cards = new Map<string, Card>();
  readonly done: Record<string, number> = {};
  private readonly lost: Record<Player, number> = { bottom: 0, top: 0 };
  private readonly from: Randomness;
  private turn = 0;

  constructor(random: number, scale: 15 | 28, each: number) {
    this.from = { random };
    const { depth } = usualTable({ scale });
    const text = PLAYERS.flatMap((player) => [
      player,
      ...Array.from({ length: each }, (_, i) => {
        const y = depth / 508 + (player === 'bottom' ? 1 : -1) * this.number(3, 6);
        const name = `${player === 'bottom' ? 'A' : 'X'}${i}`;
        this.cards.set(name, {
          ...{ combat: this.number(2, 5), courage: this.number(2, 4), fire: this.number(1, 4) },
          ...{ discipline: this.number(2, 4), stamina: this.number(2, 4), wear: 0 },
          ...{ disordered: false, acted: false },
        });
        return `${name}-${8 + 9 * i}-${y}${this.one(KINDS)}`;
      }),
    ]);
    this.state = surveyTable(
      `t7g1_scale-${scale}_wood-10-22-16-26_lake-40-22-44-26_${text.join('_')}`,
    ).state;
    this.hold('deployment');
  }

  private one<T>(of: readonly T[]): T {
    return throwDice(this.from, of, 1)[0] as T;
  }
  private number(least: number, most: number) {
    return this.one(Array.from({ length: most - least + 1 }, (_, i) => least + i));
  }
  private dice(many: number) {
    return throwDice(this.from, SIX, many);
  }
  private card(name: string): Card {
    const card = this.cards.get(name);
    if (!card) throw new RangeError(name);
    return card;
  }
  private named(name: string): TableUnit | undefined {
    return unitNamed(this.state, name);
  }

  /** What must be true of every table, whatever happened. */
  private hold(step: string) {
    const text = writeTable(this.state);
    const { faults, state } = surveyTable(text);
    expect(faults, `${step}: ${text}`).toEqual([]);
    expect(writeTable(state)).toBe(text);
    for (const { name } of this.state.units) {
      const { wear, stamina } = this.card(name);
      expect(wear).toBeLessThanOrEqual(stamina);
    }
    this.done[step] = (this.done[step] ?? 0) + 1;
  }

  /** The answer of a question; a refusal has a step that forbids, and a clause of the book with it. */
  private ask(query: string, input: object): Told {
    const reply = ask(`t7g/${query}`, input);
    if (!reply || 'violations' in reply)
      throw new Error(`${query}: ${JSON.stringify(reply)} ${JSON.stringify(input)}`);
    const { answer, steps } = reply.ruling;
    const told = answer as Told;
    if (told.allowed === false)
      expect(
        steps.some(({ effect }) => effect?.to === false),
        `${query} ${JSON.stringify(input)}`,
      ).toBe(true);
    return told;
  }

  private remove(name: string) {
    const unit = this.named(name);
    if (!unit) return;
    this.lost[unit.player] += unit.kind === 'formation' ? 2 : 1;
    this.state = { ...this.state, units: this.state.units.filter((one) => one.name !== name) };
    this.done.destroyed = (this.done.destroyed ?? 0) + 1;
  }

  /** Both sides go by turns until every unit has acted; what was destroyed is reckoned up. */
  play(): boolean {
    this.turn++;
    for (const card of this.cards.values()) card.acted = false;
    let told: Told = { winner: 'again' };
    for (; told.winner === 'again'; )
      told = this.ask('initiative', {
        own: { level: 3, die: this.one(SIX) },
        enemy: { level: 2, die: this.one(SIX) },
      });
    let player: Player = told.choosesFirst === 'own' ? 'bottom' : 'top';
    for (;;) {
      const left = (of: Player) =>
        this.state.units.filter((one) => one.player === of && !this.card(one.name).acted);
      const other: Player = player === 'bottom' ? 'top' : 'bottom';
      const counts = { troops: left(player).length, enemyTroops: left(other).length };
      if (this.ask('phase', { phase: 'goes', ...counts }).nextPhase === 'end') break;
      const [unit] = shuffle(this.from, left(player));
      if (unit) this.activate(unit.name);
      player = other;
    }
    const own = { morePoints: this.lost.top };
    const enemy = { morePoints: this.lost.bottom };
    const ended = this.ask('game-end', { turn: Math.min(this.turn, TURNS), own, enemy });
    expect(ended.lead).toBe(Math.abs(this.lost.top - this.lost.bottom));
    return ended.gameEnds === true;
  }

  /** Whether a unit may do what it wants: by itself, or by the dice of its order check. */
  private checks(name: string, card: Order, more: object = {}): boolean {
    const { discipline, wear } = this.card(name);
    const kind = this.named(name)?.kind;
    const asked = { discipline, wear, kind, card, ...more };
    const { needed, dice } = this.ask('order-check', asked);
    if (!needed) return true;
    const { passed } = this.ask('order-check', { ...asked, dice: this.dice(Number(dice)) });
    this.done.check = (this.done.check ?? 0) + 1;
    return passed === true;
  }

  private activate(name: string) {
    const unit = this.named(name);
    if (!unit) return;
    const own = this.card(name);
    const card = this.one(CARDS);
    own.acted = true;
    if (!this.checks(name, card)) return;
    const { kind } = unit;
    const { wear, disordered } = own;
    const { mayDo } = this.ask('order', { card, kind, wear, disordered, checked: 'passed' });
    const may = mayDo as string[];
    if (may.includes('resist')) {
      const { wearAfter } = this.ask('order', { card, kind, wear, checked: 'passed' });
      own.wear = Number(wearAfter);
    }
    if (may.includes('reorganise') && disordered) own.disordered = false;
    else if (may.includes('move') && kind !== 'artillery')
      for (let tries = 0; tries < 4 && !this.march(name, card); tries++);
    if (may.includes('shoot')) this.shoot(name, card, false);
    if (may.includes('charge')) this.charge(name);
    this.hold(card);
  }

  /** Somewhere ahead, or close by the nearest enemy as far as it goes; in inches from the corner of the table. */
  private placeFor(unit: TableUnit, order: Order) {
    const at = centreOf(unit);
    const far = ({ x, y }: Point) => Math.hypot(x - at.x, y - at.y);
    const enemies = this.state.units
      .filter((one) => areEnemies(one, unit))
      .map((one) => centreOf(one));
    const [near = at] = enemies.sort((a, b) => far(a) - far(b));
    const goes = Math.min(far(near) - 450, ofInches(unit.speed * (order === 'run' ? 2 : 1)));
    const part = this.one([0, 1]) * Math.max(0, goes / Math.max(1, far(near)));
    const ahead = unit.player === 'bottom' ? -1 : 1;
    const aside = { x: this.number(-30, 30), y: ahead * this.number(-10, part === 0 ? 80 : 0) };
    const place = (axis: 'x' | 'y') =>
      Math.max(0, Math.round((at[axis] + part * (near[axis] - at[axis])) / 25.4 + aside[axis])) /
      10;
    return { toX: place('x'), toY: place('y') };
  }

  private march(name: string, order: Order): boolean {
    const unit = this.named(name);
    if (!unit) return true;
    const place = this.placeFor(unit, order);
    const asked = { position: writeTable(this.state), unitName: name, ...place };
    const told = this.ask('table-move', { ...asked, order });
    if (!told.allowed || (told.tooCloseToCall as string[]).length > 0) return false;
    expect(told.used).toBeLessThanOrEqual(Number(told.allowance) + 0.005);
    expect(told.pivot).toBeLessThanOrEqual(90.1);
    if (told.nearestEnemyCentre !== null) expect(told.nearestEnemyCentre).toBeGreaterThanOrEqual(1);
    const reactions = this.ask('table-reactions', asked).reactions as {
      unit: string;
      nearestInches: number;
    }[];
    for (const one of reactions) {
      expect(areEnemies(this.named(one.unit) as TableUnit, unit)).toBe(true);
      expect(one.nearestInches).toBeLessThanOrEqual(this.state.scale === 28 ? 4 : 3);
    }
    this.state = surveyTable(String(told.positionAfter)).state;
    if (told.disorderedByWay) this.card(name).disordered = true;
    this.hold('move');
    for (const one of reactions) if (!this.card(one.unit).acted) this.reactsBy(one.unit, name);
    return true;
  }

  /** A shot at whoever moved near. */
  private reactsBy(name: string, at: string) {
    const unit = this.named(name);
    if (!unit) return;
    const asked = { enemyDoes: 'move', card: 'fire', kind: unit.kind, distance: 2 };
    const { allowed, checkNeeded } = this.ask('reaction', asked);
    expect([allowed, checkNeeded]).toEqual([true, true]);
    this.card(name).acted = true;
    if (this.checks(name, 'fire', { check: 'reaction' })) this.shoot(name, 'fire', true, at);
    this.hold('reaction');
  }

  private shoot(name: string, card: Order, reaction: boolean, at?: string) {
    const unit = this.named(name);
    if (!unit) return;
    const { weapon, range } = unit.kind === 'artillery' ? GUN : MUSKET;
    const enemies = this.state.units.filter((one) => areEnemies(one, unit));
    for (const target of shuffle(this.from, enemies)) {
      if (at && target.name !== at) continue;
      const pair = { unitName: name, targetName: target.name };
      const seen = this.ask('table-sight', {
        ...{ position: writeTable(this.state), ...pair, rangeInches: range },
      });
      const distance = Number(seen.sightDistance);
      if (!seen.allowed || Math.abs(distance - range) < 0.02) continue;
      const { wear, stamina, fire } = this.card(name);
      const {
        courage,
        stamina: bears,
        wear: bore,
        discipline,
        disordered,
      } = this.card(target.name);
      const input = {
        shooter: { weapon, fire, kind: unit.kind, weary: wear === stamina },
        ...{ card, reaction, distance },
        target: { defence: 4, courage, stamina: bears, wear: bore, discipline, disordered },
      };
      const first = this.ask('shot', input);
      if (!first.allowed) return;
      let rolled = { ...input, shotDice: this.dice(Number(first.dice)) } as object;
      let told = this.ask('shot', rolled);
      if (Number(told.hits) > 0)
        rolled = { ...rolled, resistDice: this.dice(Number(told.courageDice)) };
      told = this.ask('shot', rolled);
      if (told.destroyed === null)
        told = this.ask('shot', { ...rolled, breakDice: this.dice(discipline) });
      expect(told.wearTaken).toBeLessThanOrEqual(Number(told.hits));
      this.suffer(target.name, Number(told.wearTotal), told.destroyed === true);
      if (told.disordered) this.card(target.name).disordered = true;
      this.hold('shot');
      return;
    }
  }

  private suffer(name: string, wear: number, destroyed: boolean) {
    const card = this.card(name);
    card.wear = Math.min(wear, card.stamina);
    if (destroyed) this.remove(name);
  }

  private charge(name: string) {
    const unit = this.named(name);
    if (!unit) return;
    const far = (one: TableUnit) => Math.hypot(one.x - unit.x, one.y - unit.y);
    const [target] = this.state.units
      .filter((one) => areEnemies(one, unit))
      .sort((a, b) => far(a) - far(b));
    if (!target || unit.kind === 'artillery') return;
    const pair = { unitName: name, targetName: target.name };
    const told = this.ask('table-charge', { position: writeTable(this.state), ...pair });
    expect((told.chargeable as string[]).includes(target.name)).toBe(told.allowed);
    if (!told.allowed) return;
    expect(told.chargeDistance).toBeLessThanOrEqual(Number(told.allowance) + 0.005);
    const flank = told.flank === true;
    const card = this.answerOf(target, unit, flank);
    const at = { x: ofInches(Number(told.endX)), y: ofInches(Number(told.endY)) };
    const turned = standing(unit, at, Math.round(Number(told.endHeading) * DEGREE));
    // The place is told to hundredths of an inch: a hair back it surely overlaps nobody.
    const end = moved(turned, straight(1800, 3));
    if (!BODIES.fits(this.state, end)) return;
    this.state = replaced(this.state, end);
    if (told.disorderedByWay) this.card(name).disordered = true;
    this.hold('charge');
    this.fight(end, target, flank, card);
  }

  /** The card with which the unit that is charged reacts, if it does. */
  private answerOf(target: TableUnit, unit: TableUnit, flank: boolean): Order | undefined {
    if (this.card(target.name).acted) return undefined;
    const card = this.one(['resist', 'attack', 'attention'] as const);
    const enemyKind = unit.kind === 'cavalry' ? 'cavalry' : 'infantry';
    const { allowed } = this.ask('reaction', {
      ...{ enemyDoes: 'charge', card, kind: target.kind, enemyKind, fromBehind: flank },
    });
    if (flank && card === 'attack') expect(allowed).toBe(false);
    if (!allowed) return undefined;
    this.card(target.name).acted = true;
    const charged = { chargedBy: enemyKind, flankCharge: flank };
    return this.checks(target.name, card, { check: 'reaction', ...charged }) ? card : undefined;
  }

  private fighter({ name, kind, speed }: TableUnit) {
    const { combat, courage, stamina, discipline, wear, disordered } = this.card(name);
    const values = { combat, courage, stamina, discipline, wear, disordered };
    return { ...values, kind, speed, infantryDefence: 4, cavalryDefence: 5 };
  }

  private fight(one: TableUnit, two: TableUnit, flank: boolean, card: Order | undefined) {
    const units = { attacker: one, defender: two };
    const draft: Record<Side, Record<string, unknown>> = {
      attacker: this.fighter(one),
      defender: { ...this.fighter(two), ...(card && { card }) },
    };
    const asked = () => this.ask('combat', { ...draft, flank });
    const side = (told: Told, who: Side) => told[who] as SideTold;
    let told = asked();
    for (const who of SIDES) draft[who].attackDice = this.dice(side(told, who).dice);
    told = asked();
    for (const [who, enemy] of [SIDES, SIDES.toReversed()] as const)
      if (side(told, enemy as Side).hits)
        draft[who as Side].resistDice = this.dice(side(told, who as Side).courageDice);
    told = asked();
    for (const who of SIDES)
      if (side(told, who).breakPoints > 0 && side(told, who).destroyed === null)
        draft[who].breakDice = this.dice(this.card(units[who].name).discipline);
    told = asked();
    const { winner } = told;
    expect(['attacker', 'defender', 'tie']).toContain(winner);
    const fought = SIDES.map((who) => {
      const enemy = who === 'attacker' ? 'defender' : 'attacker';
      const { broke, saved, wearTotal, disordered } = side(told, who);
      const { stamina, discipline } = this.card(units[who].name);
      const exposed = saved === 0 && Number(side(told, enemy).hits) > 0;
      const { kind, speed } = units[who];
      const wear = Math.min(wearTotal, stamina);
      return { kind, speed, stamina, discipline, wear, broke, exposed, disordered };
    });
    const parting = { winner, flank, attacker: fought[0], defender: fought[1] };
    for (const [i, who] of SIDES.entries()) {
      this.card(units[who].name).wear = Number(fought[i]?.wear);
      this.part(units[who], who, parting);
    }
    this.hold('combat');
  }

  /** What a unit does after its combat: it leaves as far as it can, and pays for what it cannot. */
  private part(unit: TableUnit, who: Side, parting: Record<string, unknown>) {
    const parted = (blocked: boolean) =>
      this.ask('after-combat', { ...parting, [who]: { ...(parting[who] as object), blocked } })[
        who
      ] as Parting;
    let told = parted(false);
    const { does, inches, facing } = told;
    if (does === 'destroyed') {
      this.remove(unit.name);
      return;
    }
    if (does !== 'stays') {
      expect(parting.winner).not.toBe(who);
      const away = facing === 'to-enemy' ? 0 : 1800;
      const ends = Array.from({ length: 2 * inches + 1 }, (_, i) =>
        moved(unit, straight(away, ofInches(inches - i / 2))),
      );
      const free = ends.findIndex(
        (end) => BODIES.fits(this.state, end) && BODIES.room(end, this.state) >= 0,
      );
      const end = ends[free];
      if (end) this.state = replaced(this.state, end);
      if (free !== 0) {
        told = parted(true);
        expect(told.extraWear).toBe(1);
      }
      this.done[does] = (this.done[does] ?? 0) + 1;
    }
    const { stamina, discipline } = this.card(unit.name);
    const due = told.breakPoints
      ? this.ask('break-check', {
          discipline,
          breakPoints: told.breakPoints,
          dice: this.dice(discipline),
        })
      : { destroyed: false };
    this.card(unit.name).disordered = told.disordered;
    this.suffer(unit.name, Math.min(told.wearTotal, stamina), due.destroyed === true);
  }
}

test('random turns within the rules leave a table that the rules allow', () => {
  const done: Record<string, number> = {};
  for (let game = 1; game <= often(4, 20); game++) {
    const battle = new Battle(game * 7919, game % 2 ? 15 : 28, 6);
    for (let turn = 0; turn < TURNS && !battle.play(); turn++);
    for (const [what, times] of Object.entries(battle.done)) done[what] = (done[what] ?? 0) + times;
  }
  const steps = [
    'check',
    'move',
    'reaction',
    'shot',
    'charge',
    'combat',
    'disengages',
    'destroyed',
  ];
  for (const step of steps) expect(done[step] ?? 0, step).toBeGreaterThan(often(3, 8));
});
