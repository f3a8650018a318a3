import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** A principal unit and its auxiliary. */
export const complementary = defineExamples({
  'onus-9.30/principal-and-auxiliary': applies('onus/complementary', {
    es: 'Dos unidades complementarias están apiladas.',
    en: 'Two complementary units are stacked.',
    ask: {},
    gives: { allowed: true, stacked: true },
  }),
  'onus-9.31/deployed-stacked': applies('onus/complementary', {
    es: 'En el despliegue, una unidad principal se pone sobre su auxiliar, bien alineadas.',
    en: 'At deployment a principal unit is placed on its auxiliary, well aligned.',
    ask: { stackAct: 'deploy' },
    gives: { allowed: true },
    cites: ['onus-9.30', 'onus-9.31'],
  }),
  'onus-9.31/half-on-top': doesNotApply('onus/complementary', {
    es: 'En el despliegue, una unidad principal queda sólo en parte sobre su auxiliar.',
    en: 'At deployment a principal unit lies only partly on its auxiliary.',
    ask: { stackAct: 'deploy', wellAligned: false },
    gives: { allowed: false, principalMovement: 4, stacked: true },
    cites: ['onus-7.33'],
  }),
  'onus-9.32/principal-activated': applies('onus/complementary', {
    es: 'Una orden activa sólo la unidad principal de dos apiladas.',
    en: 'An order activates only the principal one of two stacked units.',
    ask: { stackAct: 'activate' },
    gives: { bothActive: true },
  }),
  'onus-9.32/auxiliary-activated': doesNotApply('onus/complementary', {
    es: 'Una orden activa sólo la unidad auxiliar de dos apiladas.',
    en: 'An order activates only the auxiliary one of two stacked units.',
    ask: { stackAct: 'activate', activatedUnit: 'auxiliary' },
    gives: { bothActive: false },
    cites: ['onus-9.30'],
  }),
  'onus-9.33/one-ud-more': applies('onus/complementary', {
    es: 'Una unidad principal con movimiento 3 está apilada sobre su auxiliar.',
    en: 'A principal unit with movement 3 is stacked on its auxiliary.',
    ask: { principal: { movement: 3 } },
    gives: { principalMovement: 4 },
  }),
  'onus-9.33/apart': doesNotApply('onus/complementary', {
    es: 'Una unidad principal con movimiento 3 se separó de su auxiliar en un turno anterior.',
    en: 'A principal unit with movement 3 separated from its auxiliary in an earlier turn.',
    ask: { principal: { movement: 3 }, together: false },
    gives: { principalMovement: 3, stacked: false, allowed: true },
    cites: ['onus-9.30'],
  }),
  'onus-9.33/in-a-forced-march': applies('onus/move', {
    es: 'Una unidad principal con movimiento 3, apilada sobre su auxiliar, hace una marcha forzada.',
    en: 'A principal unit with movement 3, stacked on its auxiliary, makes a forced march.',
    ask: { movement: 3, stacked: true, movementType: 'forced-march' },
    gives: { allowance: 8 },
    cites: ['onus-9.33', 'onus-7.41'],
  }),
  'onus-9.34/values-of-the-principal': applies('onus/complementary', {
    es: 'Una unidad principal con defensa 5/6, apilada sobre una auxiliar con defensa 3/4, es atacada de frente cuerpo a cuerpo.',
    en: 'A principal unit with defence 5/6, stacked on an auxiliary with defence 3/4, is attacked frontally hand to hand.',
    ask: {
      stackAct: 'fight',
      principal: { dodge: 5, armour: 6 },
      auxiliary: { dodge: 3, armour: 4 },
    },
    gives: { defenceUsed: [5, 6] },
    case: 367,
  }),
  'onus-9.35/both-take-two-wounds': applies('onus/complementary', {
    es: 'Un disparo causa 2 heridas a dos unidades apiladas: la principal ya tenía 1 y la auxiliar, con vida 3, otra.',
    en: 'A shot does 2 wounds to two stacked units: the principal one had 1 already and the auxiliary, with life 3, as many.',
    ask: { woundsSuffered: 2, principal: { wounds: 1 }, auxiliary: { wounds: 1, life: 3 } },
    gives: { principalWounds: 3, auxiliaryWounds: 3, auxiliaryEliminated: true },
  }),
  'onus-9.36/archers-below': applies('onus/complementary', {
    es: 'La unidad auxiliar que está debajo de una principal es de arqueros y quiere disparar.',
    en: 'The auxiliary below a principal unit is an archer unit and wants to shoot.',
    ask: { stackAct: 'shoot' },
    gives: { allowed: true, auxiliaryMayShoot: true },
    case: 369,
  }),
  'onus-9.36/javelins-without-the-ability': forbids('onus/complementary', {
    es: 'La unidad auxiliar que está debajo no tiene la habilidad Jabalinas, y su jugador quiere que aproveche Lanzad jabalinas.',
    en: 'The auxiliary below does not have the ability Javelins, and its player wants it to use Throw javelins.',
    ask: { stackAct: 'throw-javelins', auxiliaryJavelins: false },
    gives: { allowed: false, auxiliaryMayThrow: false },
  }),
  'onus-9.37/separate-wholly': applies('onus/complementary', {
    es: 'Dos unidades apiladas y activas se separan del todo.',
    en: 'Two stacked active units separate wholly.',
    ask: { stackAct: 'separate' },
    gives: { allowed: true, stacked: false, mayRejoin: false, principalMovement: 3 },
  }),
  'onus-9.37/join-again': forbids('onus/complementary', {
    es: 'Dos unidades complementarias que se separaron quieren volver a apilarse.',
    en: 'Two complementary units that separated want to be stacked again.',
    ask: { stackAct: 'rejoin', together: false },
    gives: { allowed: false, mayRejoin: false, principalMovement: 3, stacked: false },
  }),
  'onus-9.38/both-keep-their-wounds': applies('onus/complementary', {
    es: 'Dos unidades apiladas con 2 heridas cada una se separan.',
    en: 'Two stacked units with 2 wounds each separate.',
    ask: { stackAct: 'separate', principal: { wounds: 2 }, auxiliary: { wounds: 2 } },
    gives: { principalWounds: 2, auxiliaryWounds: 2, stacked: false },
    cites: ['onus-9.37', 'onus-9.38'],
  }),
});
