import { applies, defineExamples, doesNotApply } from '../../../../src/library/example.ts';

/** Cannons by their category, super-heavy ones and mortars. */
export const cannon = defineExamples({
  't7g-6.109/with-another-card': applies('t7g/shot', {
    es: 'Un Cañón Medio con Fuego 4 quiere disparar con ¡Atención! a 20 pulgadas.',
    en: 'A medium cannon with Fire 4 wants to shoot with Ready! at 20 inches.',
    ask: { shooter: { weapon: 'medium-cannon', fire: 4 }, distance: 20, card: 'attention' },
    gives: { allowed: false },
    case: 215,
  }),
  't7g-6.109/with-its-card': doesNotApply('t7g/shot', {
    es: 'Un Cañón Medio con Fuego 4 dispara con ¡Fuego! a 20 pulgadas.',
    en: 'A medium cannon with Fire 4 shoots with Fire! at 20 inches.',
    ask: { shooter: { weapon: 'medium-cannon', fire: 4 }, distance: 20 },
    gives: { allowed: true, dice: 4 },
    cites: ['t7g-4.10'],
  }),
  't7g-6.110/light': applies('t7g/shot', {
    es: 'Un Cañón Ligero con Fuego 4 dispara a un enemigo que está a 18 pulgadas.',
    en: 'A light cannon with Fire 4 shoots at an enemy 18 inches away.',
    ask: { shooter: { weapon: 'light-cannon', fire: 4 }, distance: 18 },
    gives: { allowed: true, range: 18 },
  }),
  't7g-6.110/medium': applies('t7g/shot', {
    es: 'Un Cañón Medio con Fuego 4 dispara a un enemigo que está a 24 pulgadas.',
    en: 'A medium cannon with Fire 4 shoots at an enemy 24 inches away.',
    ask: { shooter: { weapon: 'medium-cannon', fire: 4 }, distance: 24 },
    gives: { allowed: true, range: 24 },
  }),
  't7g-6.110/heavy': applies('t7g/shot', {
    es: 'Un Cañón Pesado con Fuego 4 dispara a un enemigo que está a 36 pulgadas.',
    en: 'A heavy cannon with Fire 4 shoots at an enemy 36 inches away.',
    ask: { shooter: { weapon: 'heavy-cannon', fire: 4 }, distance: 36 },
    gives: { allowed: true, range: 36 },
  }),
  't7g-6.111/fresh': applies('t7g/order-check', {
    es: 'Un Cañón Superpesado Fresco, de Disciplina 3 y con un Mando cerca, va a disparar.',
    en: 'A Fresh super-heavy cannon with Discipline 3, its Commander near, is to shoot.',
    ask: { kind: 'artillery', discipline: 3, card: 'fire', cannonToShoot: true },
    gives: { needed: true, dice: 3 },
  }),
  't7g-6.111/lighter': doesNotApply('t7g/order-check', {
    es: 'Un Cañón Pesado Fresco, de Disciplina 3 y con un Mando cerca, va a disparar.',
    en: 'A Fresh heavy cannon with Discipline 3, its Commander near, is to shoot.',
    ask: { kind: 'artillery', discipline: 3, card: 'fire' },
    gives: { needed: false },
    cites: ['t7g-2.23'],
  }),
  't7g-6.112/damage-resisted': applies('t7g/shot', {
    es: 'Un Cañón Superpesado con Fuego 3 dispara a 20 pulgadas y saca 5, 2 y 1 contra Defensa 4. El enemigo, de Coraje 2, saca 6 y 1.',
    en: 'A super-heavy cannon with Fire 3 shoots at 20 inches and rolls 5, 2 and 1 against Defence 4. The enemy, with Courage 2, rolls 6 and 1.',
    ask: {
      shooter: { weapon: 'super-heavy-cannon', fire: 3 },
      distance: 20,
      shotDice: [5, 2, 1],
      target: { defence: 4, courage: 2 },
      resistDice: [6, 1],
    },
    gives: { wearTaken: 0, disordered: false, extraCheck: true },
  }),
  't7g-6.113/range': applies('t7g/shot', {
    es: 'Un Cañón Superpesado con Fuego 3 dispara a un enemigo que está a 42 pulgadas.',
    en: 'A super-heavy cannon with Fire 3 shoots at an enemy 42 inches away.',
    ask: { shooter: { weapon: 'super-heavy-cannon', fire: 3 }, distance: 42 },
    gives: { allowed: true, range: 42 },
  }),
  't7g-6.121/behind-a-wall': applies('t7g/shot', {
    es: 'Un Cañón Medio con Mortero y Fuego 3 dispara a 20 pulgadas a una unidad de Coraje 4 con Cubierto.',
    en: 'A medium cannon with Mortar and Fire 3 shoots at 20 inches at a unit with Courage 4 and Covered.',
    ask: {
      shooter: { weapon: 'medium-cannon', fire: 3, mortar: true },
      distance: 20,
      target: { courage: 4, cover: true },
    },
    gives: { courageDice: 4 },
  }),
  't7g-6.121/in-the-open': doesNotApply('t7g/shot', {
    es: 'Un Cañón Medio con Mortero y Fuego 3 dispara a 20 pulgadas a una unidad de Coraje 4 en campo abierto.',
    en: 'A medium cannon with Mortar and Fire 3 shoots at 20 inches at a unit with Courage 4 in the open.',
    ask: {
      shooter: { weapon: 'medium-cannon', fire: 3, mortar: true },
      distance: 20,
      target: { courage: 4 },
    },
    gives: { courageDice: 4 },
    cites: ['t7g-4.12'],
  }),
});
