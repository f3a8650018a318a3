import { Distribution } from '../../core/distribution.ts';
import { fractionText } from '../../core/fraction.ts';
import type { Trace } from '../../core/ruling.ts';
import { eachSide, other, type Side } from '../../core/two-sides.ts';
import { failedTo } from '../flight/fate.ts';
import { attackOf } from '../values/attack.ts';
import { lostToWounds } from '../values/conditions.ts';
import { defenceOf } from '../values/defence.ts';
import { cannotFail, failing, passedBy } from '../values/morale.ts';
import { openWounds, type Score } from './attack-roll.ts';
import { tellFailure } from './failure.ts';
import { afterCheck, type Fate, lifeLeft } from './fate.ts';
import {
  boutOf,
  type Contest,
  guardOf,
  modifiersOf,
  nerveOf,
  type Standings,
  wounded,
} from './melee.ts';
import { blowSkill } from './skill.ts';
import { woundMarkers } from './wound-markers.ts';

/** Both units as a combat leaves them. */
export interface Ending {
  attackerTaken: number;
  attackerFate: Fate;
  attackerChecks: number;
  defenderTaken: number;
  defenderFate: Fate;
  defenderChecks: number;
}
type Endings = Distribution<Ending>;

const both = ({ attacker, defender }: Standings): Ending => ({
  attackerTaken: attacker.taken,
  attackerFate: attacker.fate,
  attackerChecks: attacker.checks,
  defenderTaken: defender.taken,
  defenderFate: defender.fate,
  defenderChecks: defender.checks,
});

const standings = (end: Ending): Standings =>
  eachSide((side) => ({
    taken: end[`${side}Taken`],
    fate: end[`${side}Fate`],
    checks: end[`${side}Checks`],
  }));

/** A check that was made: its die, or how it ended. */
interface Made {
  die?: number | undefined;
  result?: 'passed' | 'failed' | undefined;
}

/** What is known of a combat. */
export interface Known {
  /** Hits and wounds that one side does to the other, as both stand when it strikes; null while they are open. */
  dealt: (striker: Side, at: Standings) => Score;
  /** The unit that was struck first has replied. */
  replied: boolean;
  /** The checks of each side, in their order. */
  checks: Record<Side, readonly Made[]>;
}

/** What is told of the last check that a unit makes. */
interface Checked {
  morale: number;
  modifier: number;
  chanceToFail: string;
  open: boolean;
}

/** A combat as it goes on: every way in which it may, and what is told of the way that is known. */
export class Course {
  all: Endings;
  /** Both as they stand, as far as that is told; a check that is open leaves a unit as it was. */
  at: Standings;
  /** Whether dice of the combat itself are still to be rolled. */
  unfinished = false;
  /** How both stood when the unit that was struck first replied; null where that is not known, or it did not. */
  replyAt: Standings | null = null;
  readonly checked: Record<Side, Checked | null> = { attacker: null, defender: null };
  readonly contest: Contest;
  readonly trace: Trace;
  private readonly known: Known;

  constructor(contest: Contest, start: Standings, known: Known, trace: Trace) {
    this.contest = contest;
    this.all = Distribution.certain(both(start));
    this.at = start;
    this.known = known;
    this.trace = trace;
  }

  /** Blows that fall at once, where they do: each as both stand before them. */
  strike(strikers: readonly Side[], where: (at: Standings) => boolean = () => true) {
    this.all = this.all.chain((end) => {
      const before = standings(end);
      return (where(before) ? strikers : []).reduce<Endings>((all, striker) => {
        const blow = this.blow(striker, before);
        return all.chain((one) =>
          blow.map(({ wounds }) => both(this.after(standings(one), other(striker), wounds))),
        );
      }, Distribution.certain(end));
    });
    if (this.unfinished) return;
    const { at } = this;
    for (const striker of where(at) ? strikers : []) {
      const { wounds } = this.known.dealt(striker, at);
      this.unfinished ||= wounds === null;
      this.hurt(other(striker), wounds ?? 0);
    }
  }

  /** The wounds that one side's dice do to the other, both as they stand. */
  private blow(striker: Side, at: Standings) {
    const { contest } = this;
    const target = other(striker);
    const bout = boutOf(contest, striker, at);
    return openWounds(
      contest.dice,
      attackOf(bout),
      defenceOf(guardOf(boutOf(contest, target, at))),
      blowSkill(bout.unit),
      this.known.dealt(striker, at),
      lifeLeft(contest[target]) - at[target].taken,
    );
  }

  private after = (at: Standings, side: Side, wounds: number): Standings => ({
    ...at,
    [side]: wounded(this.contest[side], at[side], wounds),
  });

  private hurt(who: Side, wounds: number) {
    const unit = this.contest[who];
    this.at = this.after(this.at, who, wounds);
    const { fate, taken } = this.at[who];
    const all = unit.wounds + taken;
    if (wounds > 0) this.trace.step('onus-7.168', { who, wounds, markers: woundMarkers(wounds) });
    if (wounds > 0 && unit.wounds > 0)
      this.trace.step('onus-7.170', { who, before: unit.wounds, wounds });
    if (fate === 'eliminated')
      this.trace.decide('onus-7.169', { who, wounds: all, life: unit.life });
    else if (taken > 0) this.tellWounds(who, all);
  }

  private tellWounds(who: Side, wounds: number) {
    const less = lostToWounds({ wounds });
    if (less > 0) this.trace.step('onus-7.171', { who, wounds, less });
    else this.trace.skip('onus-7.171', 'fewer-than-three-wounds');
  }

  /** The checks of all that are due at one moment, and why they are. */
  check(due: (at: Standings) => readonly Side[], tell: (due: readonly Side[]) => void) {
    this.all = this.all.chain((end) =>
      due(standings(end)).reduce<Endings>(
        (all, side) => all.chain((one) => this.afterCheck(side, one)),
        Distribution.certain(end),
      ),
    );
    if (this.unfinished) return;
    const now = due(this.at);
    tell(now);
    for (const side of now) this.tellCheck(side);
  }

  /** What a unit checks against, what failing makes of it, and whether it passes where that is known. */
  private facing(side: Side, at: Standings) {
    const { contest, known } = this;
    const bout = boutOf(contest, side, at);
    const morale = nerveOf(bout);
    const made = known.checks[side][at[side].checks];
    const passed = passedBy(made?.die, made?.result, morale);
    return { bout, made, passed, failed: failedTo(bout.unit, 'attack', contest.steadfastFlees) };
  }

  private afterCheck(side: Side, ending: Ending): Endings {
    const at = standings(ending);
    const { bout, passed, failed } = this.facing(side, at);
    const stands = { ...ending, [`${side}Checks`]: at[side].checks + 1 };
    const fails = { ...stands, [`${side}Fate`]: failed };
    if (passed !== null) return Distribution.certain(passed ? stands : fails);
    return afterCheck(nerveOf(bout), stands, fails);
  }

  private tellCheck(who: Side) {
    const { at, trace } = this;
    const { bout, made, passed, failed } = this.facing(who, at);
    const from = at[who].fate;
    const morale = nerveOf(bout, trace);
    this.checked[who] = {
      morale,
      modifier: modifiersOf(bout).moraleModifier,
      chanceToFail: fractionText(failing(morale)),
      open: passed === null && !cannotFail(morale),
    };
    const fate = passed === false ? failed : from;
    this.at = { ...at, [who]: { ...at[who], fate, checks: at[who].checks + 1 } };
    const end = passed ? 'passed' : 'failed';
    if (passed === null) trace.step('onus-7.173/due', { who, morale });
    else if (made?.die === undefined) trace.decide(`onus-7.173/told-${end}`, { who, morale });
    else trace.decide(`onus-7.173/${end}`, { who, die: made.die, morale });
    if (passed === false) tellFailure(who, from, failed, trace, 'decide');
    if (passed && from === 'steady') trace.skip('onus-7.174', 'check-passed');
  }

  /** The reply is told where it is sure to come, or was rolled. */
  reply(struck: Side, replies: (at: Standings) => boolean) {
    const comes = (end: Ending) => replies(standings(end));
    const chance = this.all.probability(comes);
    if (this.known.replied && chance.n > 0n) this.all = this.all.given(comes);
    this.unfinished ||= chance.n > 0n && chance.n < chance.d && !this.known.replied;
    if (!this.unfinished && replies(this.at)) this.tellReply(struck);
    this.strike([struck], replies);
    return chance.n > 0n;
  }

  private tellReply(struck: Side) {
    const { contest, trace, at } = this;
    this.replyAt = at;
    trace.step('onus-7.163/replies', { who: struck });
    attackOf(boutOf(contest, struck, at), trace);
    defenceOf(guardOf(boutOf(contest, other(struck), at)), trace);
    blowSkill(contest[struck], trace);
  }
}
