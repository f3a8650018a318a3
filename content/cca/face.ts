import { defineFace } from '../../src/library/registry.ts';

export default defineFace({
  clause: 'cca-11.1',
  name: 'two-lines',
  position:
    'cca2_bottom.HI-D5*-D6.MI-D4-C7.LI-E3.AX-C4.LB-C5.LC-D9_top.HI-F6.WR-E6-E7.MI-F5-F7.EL-E9.LB-G5.MC-G8_ground.forest-E2-F10.hill-G6',
  ask: { what: 'battle', from: 'D6' },
  expect: ['E6', 'E7'],
  say: {
    es: 'Dos líneas frente a frente: la infantería pesada de D6 puede atacar a los guerreros de E6 o a los de E7.',
    en: 'Two lines face to face: the heavy infantry in D6 may attack the warriors in E6 or those in E7.',
  },
});
