import { applies, defineExamples, doesNotApply } from '../../../../src/library/example.ts';
import { charges, fight, PHALANX, SARISSAS } from '../../asked.ts';

/** The combat phase and the kinds of combat. */
export const kinds = defineExamples({
  'onus-7.149/old-and-new': applies('onus/combat-phase', {
    es: 'Hay una carga de este turno y 2 parejas trabadas desde el turno anterior, ninguna de ellas activada.',
    en: 'There is a charge of this turn and there are 2 pairs engaged since last turn, none of which was activated.',
    ask: { engagedPairs: 3 },
    gives: { combats: 3, mustFight: true },
    cites: ['onus-7.149', 'onus-7.88'],
  }),
  'onus-7.150/the-other-side-began-it': applies('onus/combat-phase', {
    es: 'Los cartagineses cargaron en su turno; ahora juegan los romanos y ese combate continúa.',
    en: 'The Carthaginians charged in their turn; now the Romans play and that combat goes on.',
    ask: { engagedPairs: 1, combatBegunBy: 'opponent' },
    gives: { attackerIs: 'active-player', orderChosenBy: 'active-player' },
  }),
  'onus-7.151/two-against-one': applies('onus/combat-phase', {
    es: 'Una unidad montada envuelve a una infantería, y otra infantería ha cargado contra ella para socorrerla.',
    en: 'A mounted unit envelops an infantry unit, and another infantry unit has charged it to relieve that one.',
    ask: { engagedPairs: 2 },
    gives: { combats: 2, orderChosenBy: 'active-player' },
    cites: ['onus-7.149', 'onus-7.151', 'onus-7.150'],
    case: 19,
  }),
  'onus-7.152/step-by-step': applies('onus/hand-to-hand', {
    es: 'Unos legionarios de moral 7 y unos mercenarios de moral 5 combaten de frente; los legionarios sufren 1 herida y los mercenarios 2, y éstos sacan un 4 en su chequeo.',
    en: 'Legionaries of morale 7 and mercenaries of morale 5 fight front to front; the Legionaries take 1 wound and the mercenaries 2, who then roll 4 in their check.',
    ask: { attacker: { morale: 7, taken: 1 }, defender: { morale: 5, taken: 2, moraleDie: 4 } },
    // 5 - 2 = 3, and 4 is more.
    gives: { combatType: 'simultaneous', mustCheck: ['defender'], defender: { fate: 'broken' } },
    cites: ['onus-7.152', 'onus-7.166', 'onus-7.172', 'onus-7.173', 'onus-7.174', 'onus-7.156'],
  }),
  'onus-7.153/nobody-is-hurt': applies('onus/hand-to-hand', {
    es: 'Un combate termina sin heridas en ningún bando; no hay Terror ni eventos.',
    en: 'A combat ends without wounds on either side; there is no Terror and no event.',
    ask: { attacker: { taken: 0 }, defender: { taken: 0 } },
    gives: { mustCheck: [], attacker: { checks: 0 }, defender: { checks: 0 } },
    cites: ['onus-7.153', 'onus-7.156'],
    case: 215,
  }),
  'onus-7.154/the-survivor-does-not-check': applies('onus/hand-to-hand', {
    es: 'Unos jinetes númidas de vida 4 reciben 4 heridas; los legionarios que los combaten, 3.',
    en: 'Numidian cavalry of life 4 takes 4 wounds; the Legionaries that fight it take 3.',
    ask: { attacker: { taken: 3 }, defender: { kind: 'cavalry', life: 4, taken: 4 } },
    gives: { mustCheck: [], attacker: { checks: 0 }, defender: { fate: 'eliminated' } },
    cites: ['onus-7.169', 'onus-7.154'],
  }),
  'onus-7.155/both-flee': applies('onus/hand-to-hand', {
    es: 'Dos unidades Rotas de moral 6 se hacen 2 heridas cada una y ambas sacan un 4 en su chequeo.',
    en: 'Two Broken units of morale 6 do 2 wounds to each other and both roll 4 in their check.',
    ask: {
      attacker: { morale: 6, broken: true, taken: 2, moraleDie: 4 },
      defender: { morale: 6, broken: true, taken: 2, moraleDie: 4 },
    },
    // 6 - 1 (Broken) - 2 (wounds) = 3.
    gives: { attacker: { fate: 'fleeing' }, defender: { fate: 'fleeing' } },
    cites: ['onus-7.172', 'onus-7.175', 'onus-7.175', 'onus-7.155'],
  }),
  'onus-7.155/whose-unit-moves-first': applies('onus/combat-phase', {
    es: 'Al acabar un combate huyen las dos unidades.',
    en: 'At the end of a combat both units flee.',
    ask: { combatOutcome: 'both-flee' },
    gives: { firstToFlee: 'active-player', fightAgainNextTurn: false },
  }),
  'onus-7.156/nobody-activates-them': applies('onus/combat-phase', {
    es: 'Tras un combate ninguna unidad huye ni es eliminada, y en el turno siguiente el contrario no activa a ninguna.',
    en: 'After a combat neither unit flees or is eliminated, and next turn the opponent activates neither.',
    ask: { engagedPairs: 1, combatBegunBy: 'opponent' },
    gives: { fightAgainNextTurn: true, mustFight: true },
    cites: ['onus-7.149', 'onus-7.88', 'onus-7.156'],
    case: 353,
  }),
  'onus-7.161/old-wounds-do-not-count': applies('onus/hand-to-hand', {
    es: 'En un combate simultáneo una unidad que llevaba 5 heridas recibe 1, y la otra, ilesa hasta entonces, recibe 2; ambas sobreviven.',
    en: 'In a simultaneous combat a unit that had 5 wounds takes 1, and the other, unhurt until then, takes 2; both survive.',
    ask: { attacker: { wounds: 5, taken: 1, life: 8 }, defender: { taken: 2 } },
    gives: { combatType: 'simultaneous', strikesFirst: 'both', mustCheck: ['defender'] },
    cites: ['onus-7.161', 'onus-7.172'],
    case: 213,
  }),
  'onus-7.161/wounds-do-not-weaken-the-other-roll': applies('onus/hand-to-hand', {
    es: 'En un combate simultáneo el defensor, de ataque 4/4, recibe 3 heridas; sus dados de impactar contra esquivar 7 muestran 4, 3 y 2.',
    en: 'In a simultaneous combat the defender, of attack 4/4, takes 3 wounds; its dice to hit against dodge 7 show 4, 3 and 2.',
    ask: { attacker: { dodge: 7 }, defender: { hit: 4, wound: 4, taken: 3, toHit: [4, 3, 2] } },
    // 4 + 4 = 8 hits, 3 + 4 = 7 and 2 + 4 = 6 do not; with the wounds none would.
    gives: { defender: { attack: [4, 4], hits: 1 } },
    cites: ['onus-7.161', 'onus-7.167'],
  }),
  'onus-7.162/an-event-gives-priority': applies('onus/hand-to-hand', {
    es: 'Por un evento, unos honderos atacados tienen prioridad, y sus heridas llegan a la vida 4 del atacante.',
    en: 'By an event slingers that are attacked have priority, and their wounds reach the life of 4 of the attacker.',
    ask: { attacker: { life: 4, taken: 4 }, defender: { priority: true } },
    gives: {
      combatType: 'priority',
      strikesFirst: 'defender',
      replyDice: 0,
      attacker: { fate: 'eliminated' },
    },
    cites: ['onus-7.162', 'onus-7.163', 'onus-7.154'],
    case: 239,
  }),
  'onus-7.162/the-defender-strikes-first': applies('onus/hand-to-hand', {
    es: 'La unidad «Falange púnica» carga de frente contra unos Triarii en Falange y recibe 1 herida del primer ataque.',
    en: 'The unit called Punic Phalanx charges Triarii in Phalanx frontally and takes 1 wound from the first attack.',
    ask: { attacker: { taken: 1 }, defender: { formation: 'phalanx' }, charge: true },
    gives: { strikesFirst: 'defender', mustCheck: ['attacker'], replyDice: 4 },
    cites: ['onus-8.12', 'onus-7.162', 'onus-13.11', 'onus-7.173', 'onus-7.163'],
    case: 49,
  }),
  'onus-7.163/two-checks-in-a-combat': applies('onus/hand-to-hand', {
    es: 'La unidad prioritaria hace 2 heridas; la otra, de moral 7, supera su chequeo con un 2, replica y hace 1. Ambas sobreviven.',
    en: 'The priority unit does 2 wounds; the other, of morale 7, passes its check with a 2, replies and does 1. Both survive.',
    ask: fight({ morale: 7, taken: 2, moraleDie: 2 }, { priority: true, taken: 1 }),
    gives: { mustCheck: ['attacker'], attacker: { checks: 2 }, defender: { checks: 0 } },
    cites: ['onus-13.11', 'onus-7.163', 'onus-7.172'],
    case: 241,
  }),
  'onus-7.163/a-weakened-reply': applies('onus/hand-to-hand', {
    es: 'Unos mercenarios de ataque 4/4 y moral 6 cargan contra una Falange, que les hace 3 heridas; sacan un 5 en el chequeo.',
    en: 'Mercenaries of attack 4/4 and morale 6 charge a Phalanx, which does 3 wounds to them; they roll 5 in the check.',
    ask: charges({ hit: 4, wound: 4, morale: 6, taken: 3, moraleDie: 5 }, PHALANX),
    // Morale 6 - 3 = 3: Broken, and it may yet check after the reply. Attack 4/4 - 1 (3 wounds) - 1 (Broken).
    gives: { replyDice: 4, attacker: { fate: 'open', attack: [2, 2] } },
    cites: ['onus-7.174', 'onus-7.163', 'onus-10.12', 'onus-10.16'],
  }),
  'onus-7.163/one-check-for-each-attack': applies('onus/hand-to-hand', {
    es: 'La unidad prioritaria hace 2 heridas y la otra supera su chequeo con un 2, replica y hace 1; se juega con 1 chequeo por cada ataque con daño.',
    en: 'The priority unit does 2 wounds and the other passes its check with a 2, replies and does 1; it is played with 1 check for each attack that did damage.',
    ask: {
      attacker: { taken: 2, moraleDie: 2 },
      defender: { priority: true, taken: 1 },
      readings: { R45: 'b' },
    },
    gives: { attacker: { checks: 1 }, defender: { checks: 1 } },
    cites: ['onus-13.11', 'onus-7.163', 'onus-13.11'],
  }),
  'onus-7.164/no-reply-to-the-sarissas': applies('onus/hand-to-hand', {
    es: 'Una infantería macedonia con Sarissas, en Falange, carga de frente contra unos mercenarios y les hace 2 heridas.',
    en: 'Macedonian infantry with Sarissas, in Phalanx, charges mercenaries frontally and does 2 wounds.',
    ask: charges(SARISSAS, { taken: 2 }),
    gives: {
      combatType: 'single',
      strikesFirst: 'attacker',
      replyDice: 0,
      mustCheck: ['defender'],
      attacker: { unhurt: '1' },
    },
    cites: ['onus-9.28', 'onus-7.164', 'onus-13.11'],
  }),
  'onus-7.165/sarissas-against-a-phalanx': applies('onus/hand-to-hand', {
    es: 'Una unidad con Sarissas en Falange carga contra una Falange enemiga sin Sarissas; es el primer combate de ambas.',
    en: 'A unit with Sarissas in Phalanx charges an enemy Phalanx without Sarissas; it is the first combat of both.',
    ask: charges(SARISSAS, PHALANX),
    gives: { combatType: 'priority', strikesFirst: 'attacker', replyDice: 4 },
    cites: ['onus-9.28', 'onus-8.12', 'onus-9.29', 'onus-7.165'],
    case: 243,
  }),
  'onus-7.165/nobody-has-priority-against-them': doesNotApply('onus/hand-to-hand', {
    es: 'Una unidad con Sarissas en Falange carga contra infantería que no está en formación alguna.',
    en: 'A unit with Sarissas in Phalanx charges infantry that is in no formation.',
    ask: { attacker: { formation: 'phalanx', abilities: ['sarissas'] }, charge: true },
    gives: { combatType: 'single', replyDice: 0 },
    cites: ['onus-9.28', 'onus-7.164'],
  }),
});
