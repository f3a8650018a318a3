import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'cca-11.39',
    name: 'around-the-leader',
    position: 'cca2_bottom.LI-E4.MI-E5*-F7.HI-F5.EL-E6_top',
    ask: { what: 'helmets', from: 'E5' },
    expect: ['E5', 'E4', 'F5'],
    say: {
      es: 'El líder está con la unidad de E5: los cascos impactan para ella y para E4 y F5, adyacentes; no para los elefantes de E6 ni para F7, que está lejos.',
      en: 'The leader is with the unit in E5: helmets hit for it and for E4 and F5, which are adjacent; not for the elephants in E6, nor for F7, which is too far.',
    },
  },
]);
