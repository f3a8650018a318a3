import {
  type Draft,
  type Ended,
  type Next,
  once,
  type Thrower,
} from '../../../scripts/prove/odds/throwing.ts';
import { answerTo, replyTo } from '../../../src/engine/testing/ask.ts';
import { again, D6, group, hitting, lifeOf, MOST_LIFE, within, worth } from './attacks.ts';

const SIDES = ['attacker', 'defender'] as const;
type Side = (typeof SIDES)[number];
const other = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

const FATES = ['steady', 'broken', 'fleeing', 'eliminated'];
const DICE = { toHit: undefined, toWound: undefined };

const answer = (draft: Draft) => answerTo('onus/hand-to-hand', draft);
type Told = ReturnType<typeof answer>;

const isChecked = ({ moraleDie, checkResult }: Draft) =>
  moraleDie !== undefined || checkResult !== undefined;

/** The answer; nothing where a reply is told that does not come. */
function withoutFalseReply(draft: Draft): Told | null {
  const reply = replyTo('onus/hand-to-hand', draft);
  if ('ruling' in reply) return reply.ruling.answer as Told;
  if (reply.violations.some(({ problem }) => problem === 'does-not-reply')) return null;
  throw new Error(JSON.stringify(reply.violations));
}

/** What fell so far, with the dice and the life of both fixed: they must not grow with what is thrown. */
function settled(draft: Draft): Draft {
  const living = (one: Draft, side: Side) =>
    within(one, side, { life: lifeOf(group(draft, side)) });
  return SIDES.reduce(living, { ...draft, sectionsInContact: answer(draft).dice });
}

/** A combat in the order of its steps: blows, checks, and where one side strikes first, the reply (onus-7.161 to onus-7.172). */
class Combat {
  private readonly look = once(withoutFalseReply);

  begin(draft: Draft): Next {
    const { combatType, rollsFirst, chancesAre } = answer(draft);
    if (chancesAre === 'known') return this.end(draft);
    const first = rollsFirst ?? 'attacker';
    if (combatType === 'simultaneous') return this.bothStrike(draft);
    return this.strike(
      draft,
      first,
      (one) => this.checkedAtOnce(one, other(first)),
      (one) => within(within(one, other(first), DICE), first, { taken: undefined }),
    );
  }

  /** Both strike at once: what the one does alters nothing of what the other does (onus-7.152). */
  private bothStrike(draft: Draft): Next {
    const { taken } = group(draft, 'defender');
    const unhurt = (one: Draft) => within(one, 'defender', { taken });
    const strikesBack = (one: Draft) => this.strike(one, 'defender', this.checked, unhurt);
    return this.strike(draft, 'attacker', strikesBack);
  }

  /**
   * The blows of one side: dice to hit, then dice to wound; the other has taken what they do. `before` takes back what is
   * told of a reply that may not come.
   */
  private strike(
    draft: Draft,
    side: Side,
    next: (draft: Draft) => Next,
    before: (draft: Draft) => Draft = (one) => one,
  ): Next {
    const told = (dice: Draft) => this.look(before(within(draft, side, dice)))?.[side];
    const { hits = null, woundsDone = null } = told({}) ?? {};
    const done = once((taken: number) =>
      next(within(within(draft, side, DICE), other(side), { taken })),
    );
    const die = { faces: D6, again: again(group(draft, side)) };
    const wound = once((many: number): Next => {
      const toHit = hitting(many, dice);
      const of = worth(many, (toWound) => told({ toHit, toWound })?.woundsDone ?? null);
      return many === 0 ? done(0) : { ...die, dice: many, next: (fallen) => done(of(fallen)) };
    });
    const dice = Number(draft.sectionsInContact);
    if (woundsDone !== null) return done(woundsDone);
    if (hits !== null) return wound(hits);
    const of = worth(dice, (toHit) => told({ toHit, toWound: undefined })?.hits ?? null);
    return { ...die, dice, next: (fallen) => wound(of(fallen)) };
  }

  /** Whoever was struck first checks before it replies (onus-13.11). */
  private checkedAtOnce(draft: Draft, struck: Side): Next {
    const now = this.look(draft);
    if (!now) return { void: true };
    const due = now.mustCheck?.includes(struck) && !isChecked(group(draft, struck));
    return due
      ? this.check(draft, struck, (one) => this.reply(one, struck))
      : this.reply(draft, struck);
  }

  private reply(draft: Draft, struck: Side): Next {
    const now = this.look(draft);
    if (!now) return { void: true };
    return now.replyDice > 0 && now.chancesAre !== 'known'
      ? this.strike(draft, struck, this.checked)
      : this.checked(draft);
  }

  /** The check of a unit that must make one: its first of the combat, or its second. */
  private check(draft: Draft, side: Side, next: (draft: Draft) => Next): Next {
    const field = isChecked(group(draft, side)) ? 'secondMoraleDie' : 'moraleDie';
    return { dice: 1, faces: D6, next: ([die]) => next(within(draft, side, { [field]: die })) };
  }

  private readonly checked = once((draft: Draft): Next => {
    const now = this.look(draft);
    if (!now) return { void: true };
    const open = SIDES.find((side) => now[side]?.fate === 'open');
    return open ? this.check(draft, open, this.checked) : this.end(draft);
  });

  private end(draft: Draft): Ended {
    const now = answer(draft);
    const fates = SIDES.map((side) => now[side]?.fate ?? '');
    const taken = SIDES.map((side) => this.taken(draft, side));
    const [attackerFates = '', defenderFates = ''] = fates;
    const [attackerWounds = 0, defenderWounds = 0] = taken;
    const of = (side: Side, fate: string, wounds: number) => [
      [`${side}-wounded`, wounds > 0],
      ...FATES.map((one) => [`${side}-${one}`, fate === one]),
    ];
    return {
      chances: {
        'no-wounds': attackerWounds + defenderWounds === 0,
        'still-engaged': !fates.some((fate) => fate === 'fleeing' || fate === 'eliminated'),
        ...Object.fromEntries([
          ...of('attacker', attackerFates, attackerWounds),
          ...of('defender', defenderFates, defenderWounds),
        ]),
      },
      means: { attackerWounds, defenderWounds },
      tables: { attackerWounds, defenderWounds, attackerFates, defenderFates },
    };
  }

  /** The wounds of this combat: those of an Ambush too, and no more than end its life (onus-7.169, onus-11.7). */
  private taken(draft: Draft, side: Side): number {
    const { taken = 0, life, wounds = 0 } = group(draft, side);
    const before = Number(draft.event === 'ambush' && side === 'defender');
    return Math.min(Number(life) - Number(wounds), before + Number(taken));
  }
}

export const handToHand: Thrower = (told) =>
  SIDES.some((side) => lifeOf(group(told, side)) > MOST_LIFE)
    ? null
    : new Combat().begin(settled(told));
