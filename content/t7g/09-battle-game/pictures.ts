import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 't7g-9.53',
    name: 'twelve-inches-from-the-middle',
    position:
      't7g1_bottom_A-22-37_B-28-37_D-34-37_M-39-37-company_H-46-37-cavalry_G-17-37-artillery_C-28-42-commander_K-36-43-commander-general_top_P-22-11_Q-28-11_R-34-11_S-39-11-company_T-46-11-cavalry_U-17-11-artillery_V-28-6-commander_W-36-5-commander-general',
    ask: { what: 'deployment' },
    expect: { outside: [] },
    say: {
      es: 'Una mesa de 72″ x 48″: desde el centro, 12″ libres a cada lado; detrás, las dos zonas de despliegue.',
      en: 'A table of 72″ x 48″: from the middle 12″ stay free on either side; behind them lie both deployment zones.',
    },
  },
]);
