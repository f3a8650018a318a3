import {
  applies,
  defineExamples,
  doesNotApply,
  forbids,
} from '../../../../src/content/examples.ts';

/** Withdrawing and retreating: onus-7.106 to onus-7.115. */
export const disengaging = defineExamples({
  'onus-7.106': {
    'half-of-five': applies('onus/engaged-action', {
      es: 'Una unidad montada con movimiento 5, trabada de frente, se repliega todo lo que puede; el enemigo mantiene la posición.',
      en: 'A mounted unit with movement 5, engaged frontally, withdraws as far as it may; the enemy holds its position.',
      ask: { engagedAction: 'withdraw', movement: 5, enemies: [{ reply: 'holds' }] },
      gives: { allowed: true, withdrawalUd: 2.5, engagedAfter: false },
      cites: ['onus-7.106', 'onus-7.110'],
    }),
    'too-far': forbids('onus/engaged-action', {
      es: 'Una unidad con movimiento 4 quiere replegarse 3 UD.',
      en: 'A unit with movement 4 wants to withdraw 3 UD.',
      ask: { engagedAction: 'withdraw', movement: 4, udWithdrawn: 3 },
      gives: { allowed: false, mostDistance: 2 },
    }),
  },
  'onus-7.107': {
    'friend-behind': forbids('onus/engaged-action', {
      es: 'Una unidad con movimiento 4 querría replegarse 2 UD, pero a 1 UD detrás de ella hay una amiga en estado normal.',
      en: 'A unit with movement 4 would withdraw 2 UD, but a friendly unit in its normal state stands 1 UD behind it.',
      ask: { engagedAction: 'withdraw', movement: 4, udWithdrawn: 2, udBehind: 1 },
      gives: { allowed: false, mostDistance: 1 },
      cites: ['onus-7.106', 'onus-7.107'],
      case: 347,
    }),
    'not-through-a-friend': applies('onus/pass-through', {
      es: 'Al replegarse, una unidad querría atravesar a una amiga en estado normal.',
      en: 'A unit would pass through a friend in its normal state while it withdraws.',
      ask: { gait: 'withdrawal' },
      gives: { allowed: false },
      case: 347,
    }),
    'stops-before-the-friend': doesNotApply('onus/engaged-action', {
      es: 'La misma unidad con movimiento 4 y una amiga a 1 UD detrás se repliega 1 UD.',
      en: 'The same unit with movement 4 and a friend 1 UD behind it withdraws 1 UD.',
      ask: { engagedAction: 'withdraw', movement: 4, udWithdrawn: 1, udBehind: 1 },
      gives: { allowed: true, withdrawalUd: 1 },
      cites: ['onus-7.106', 'onus-7.109'],
    }),
  },
  'onus-7.108': {
    'enemy-on-the-flank': forbids('onus/engaged-action', {
      es: 'Una unidad trabada con un enemigo de frente y con otro por un flanco quiere replegarse.',
      en: 'A unit engaged with one enemy on its front and with another on a flank wants to withdraw.',
      ask: { engagedAction: 'withdraw', enemies: [{}, { onOwnFront: false }] },
      gives: { allowed: false, withdrawalUd: 0 },
    }),
    'two-enemies-before-it': doesNotApply('onus/engaged-action', {
      es: 'Una unidad con movimiento 3 tiene a dos enemigos ante el frente y se repliega 1 UD; los dos mantienen la posición.',
      en: 'A unit with movement 3 has two enemies before its front and withdraws 1 UD; both hold their position.',
      ask: {
        engagedAction: 'withdraw',
        movement: 3,
        udWithdrawn: 1,
        enemies: [{ reply: 'holds' }, { reply: 'holds' }],
      },
      gives: { allowed: true, engagedAfter: false },
      cites: ['onus-7.106', 'onus-7.110'],
    }),
    'enemy-behind': applies('onus/engaged-action', {
      es: 'Una unidad atacada sólo por detrás quiere replegarse.',
      en: 'A unit attacked only from behind wants to withdraw.',
      ask: { engagedAction: 'withdraw', enemies: [{ onOwnFront: false }] },
      gives: { allowed: false },
    }),
  },
  'onus-7.109': {
    'no-attack-of-opportunity': applies('onus/engaged-action', {
      es: 'Una unidad se repliega ante un enemigo que tenía 4 secciones en contacto.',
      en: 'A unit withdraws from an enemy that had 4 sections in contact.',
      ask: { engagedAction: 'withdraw', enemies: [{ sectionsTouching: 4 }] },
      gives: { allowed: true, attackDice: [] },
    }),
    'a-retreat-is-another-matter': doesNotApply('onus/engaged-action', {
      es: 'Una unidad se retira de un enemigo que tenía 4 secciones en contacto.',
      en: 'A unit retreats from an enemy that had 4 sections in contact.',
      ask: { engagedAction: 'retreat', enemies: [{ sectionsTouching: 4 }] },
      gives: { allowed: true, attackDice: [4] },
      cites: ['onus-7.113'],
    }),
  },
  'onus-7.110': {
    'extension-is-lost': applies('onus/engaged-action', {
      es: 'Una unidad ampliada por los dos lados se repliega y el enemigo mantiene la posición.',
      en: 'A unit extended on both sides withdraws and the enemy holds its position.',
      ask: { engagedAction: 'withdraw', extended: 2, enemies: [{ reply: 'holds' }] },
      gives: { allowed: true, extended: 0, engagedAfter: false, mustFightAfter: false },
      cites: ['onus-7.106', 'onus-7.110'],
      case: 319,
    }),
    'marker-if-it-holds-or-follows': applies('onus/engaged-action', {
      es: 'Una unidad romana con movimiento 3 se repliega ante un enemigo con movimiento 3 que tenía sobre ella 1 marcador de Sección; el enemigo aún no ha decidido.',
      en: 'A Roman unit with movement 3 withdraws from an enemy with movement 3 that had 1 Section marker on it; the enemy has not decided yet.',
      ask: { engagedAction: 'withdraw', movement: 3, enemies: [{ movement: 3, enemyMarkers: 1 }] },
      gives: {
        enemies: [
          {
            ifItHolds: { sectionMarkers: 'removed', engaged: false },
            ifItFollows: { sectionMarkers: 'may-stay', engaged: true },
          },
        ],
      },
      cites: ['onus-7.110', 'onus-7.111'],
      case: 27,
    }),
  },
  'onus-7.111': {
    'engaged-with-another-unit': applies('onus/engaged-action', {
      es: 'Una unidad se repliega ante un enemigo que está trabado además con otra unidad de su bando y que querría seguirla.',
      en: 'A unit withdraws from an enemy that is engaged with another unit of its side besides and would follow.',
      ask: { engagedAction: 'withdraw', enemies: [{ engagedElsewhere: true, reply: 'follows' }] },
      gives: { enemies: [{ mayKeepContact: false, ifItFollows: null }], engagedAfter: false },
      cites: ['onus-7.111', 'onus-7.110'],
      case: 177,
    }),
    'follows-and-stays-engaged': applies('onus/engaged-action', {
      es: 'Una unidad con movimiento 4 y 1 sección ampliada se repliega 2 UD, y el enemigo, con movimiento 3, la sigue.',
      en: 'A unit with movement 4 and 1 extended section withdraws 2 UD, and the enemy, with movement 3, follows.',
      ask: {
        engagedAction: 'withdraw',
        movement: 4,
        extended: 1,
        enemies: [{ movement: 3, reply: 'follows' }],
      },
      gives: { withdrawalUd: 2, engagedAfter: true, mustFightAfter: true, extended: 1 },
      cites: ['onus-7.106', 'onus-7.111'],
    }),
  },
  'onus-7.112': {
    'half-an-ud-short': applies('onus/engaged-action', {
      es: 'Una unidad montada con movimiento 5 se repliega, y el enemigo en contacto, con movimiento 2, la sigue.',
      en: 'A mounted unit with movement 5 withdraws, and the enemy in contact, with movement 2, follows.',
      ask: { engagedAction: 'withdraw', movement: 5, enemies: [{ movement: 2, reply: 'follows' }] },
      gives: {
        withdrawalUd: 2.5,
        enemies: [{ ifItFollows: { gapAfter: 0.5, engaged: false } }],
        engagedAfter: false,
      },
      cites: ['onus-7.106', 'onus-7.112'],
      case: 26,
    }),
    'one-ud-short': applies('onus/engaged-action', {
      es: 'Una unidad con movimiento 6, trabada de frente, se repliega todo lo que puede; su único enemigo, con movimiento 2 y sin más combates, la sigue hasta donde llega.',
      en: 'A unit with movement 6, engaged frontally, withdraws as far as it may; its only enemy, with movement 2 and no other combat, follows as far as it can.',
      ask: { engagedAction: 'withdraw', movement: 6, enemies: [{ movement: 2, reply: 'follows' }] },
      gives: { enemies: [{ ifItFollows: { gapAfter: 1 } }] },
      case: 175,
    }),
    'keeps-up': doesNotApply('onus/engaged-action', {
      es: 'Una unidad con movimiento 4 se repliega 2 UD, y el enemigo, con movimiento 2, la sigue.',
      en: 'A unit with movement 4 withdraws 2 UD, and the enemy, with movement 2, follows.',
      ask: { engagedAction: 'withdraw', movement: 4, enemies: [{ movement: 2, reply: 'follows' }] },
      gives: { enemies: [{ ifItFollows: { gapAfter: 0, engaged: true } }] },
      cites: ['onus-7.111'],
    }),
  },
  'onus-7.113': {
    'three-sections-in-contact': applies('onus/engaged-action', {
      es: 'Una unidad activa se retira de un enemigo que tiene 3 secciones en contacto con ella.',
      en: 'An active unit retreats from an enemy that has 3 sections in contact with it.',
      ask: { engagedAction: 'retreat', enemies: [{ sectionsTouching: 3 }] },
      gives: {
        allowed: true,
        attackDice: [3],
        eventsInAttack: false,
        checkForAttack: 'if-wounded',
        engagedAfter: false,
      },
      cites: ['onus-7.113', 'onus-7.158'],
    }),
  },
  'onus-7.114': {
    'forward-or-backward': applies('onus/engaged-action', {
      es: 'Una unidad con movimiento 4 se retira y el ataque no la pone en huida.',
      en: 'A unit with movement 4 retreats, and the attack does not put it to flight.',
      ask: { engagedAction: 'retreat', movement: 4 },
      gives: { moveAfter: { forwardUd: 4, backwardUd: 2 }, extended: 0 },
      cites: ['onus-7.113', 'onus-7.114'],
    }),
    'skirmishers-go-back-at-full-rate': applies('onus/engaged-action', {
      es: 'Unos Hostigadores con movimiento 4 se retiran y no huyen.',
      en: 'Skirmishers with movement 4 retreat and do not flee.',
      ask: { engagedAction: 'retreat', movement: 4, abilities: ['skirmishers'] },
      gives: { moveAfter: { forwardUd: 4, backwardUd: 4 } },
    }),
  },
  'onus-7.115': {
    'four-dice-and-two': applies('onus/engaged-action', {
      es: 'Una unidad se retira de un enemigo con 4 secciones en contacto y de otro con 2.',
      en: 'A unit retreats from an enemy with 4 sections in contact and from another one with 2.',
      ask: {
        engagedAction: 'retreat',
        enemies: [{ sectionsTouching: 4 }, { sectionsTouching: 2 }],
      },
      gives: { attackDice: [4, 2] },
      cites: ['onus-7.113', 'onus-7.115'],
      case: 179,
    }),
  },
});
