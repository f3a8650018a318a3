import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'onus-6.18',
    name: 'two-armies',
    position:
      'onus1_bottom_A-18-67.5-cavalry-m5_B-33-67.5_C-45-67.5_D-57-67.5_E-69-67.5_F-84-67.5-cavalry-m5_G-39-74-r8_H-63-74-elephants_top_U-18-22.5-cavalry-m5_V-33-22.5_W-45-22.5_X-57-22.5_Y-69-22.5_Z-84-22.5-camels_T-51-16-r8',
    ask: { what: 'deployment' },
    expect: { zoneUd: 3, gapUd: 8, behindUd: 2, outside: [] },
    say: {
      es: 'Una mesa de 110 x 90 cm: detrás de cada ejército quedan libres 2 UD, su zona tiene 3 UD de fondo y entre ambas hay 8 UD.',
      en: 'A table of 110 x 90 cm: 2 UD stay free behind each army, its zone is 3 UD deep, and 8 UD lie between the two.',
    },
  },
]);
