import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-9.55': clause('option', '4928-4936', ['wab-9.56', 'wab-9.57'], {
    words: 'uno contra uno, retar | one on one, single combat',
  }),
  'wab-9.56': clause('restriction', '4939-4946', ['wab-9.55'], {
    words: 'cuántos duelos | how many duels',
  }),
  'wab-9.57': clause('restriction', '4949-4955', ['wab-9.58', 'wab-9.59'], {
    words: 'quién reta, campeón desafía | who challenges, can champions challenge',
  }),
  'wab-9.58': clause('option', '4956-4958', ['wab-9.57'], {
    words: "desafiar en turno ajeno | challenge in the other's turn",
  }),
  'wab-9.59': clause('option', '4961-4965', ['wab-9.62', 'wab-9.65'], {
    words: 'negarse, responder | decline, answer',
  }),
  'wab-9.60': clause('restriction', '4968-4973', ['wab-9.59'], {
    words: 'auriga desafía | charioteer challenges',
  }),
  'wab-9.61': clause('restriction', '4976-4980', ['wab-9.59', 'wab-9.69'], {
    words: 'duelo de elefantes | elephant duel',
  }),
  'wab-9.62': clause('procedure', '4983-4995', ['wab-9.63', 'wab-9.64'], {
    words: 'esconderse, cobarde | hide, coward',
  }),
  'wab-9.63': clause('restriction', '4998-5002', ['wab-9.30', 'wab-9.34'], {
    words: 'liderazgo del que se esconde | Ld of who hides',
  }),
  'wab-9.64': clause('procedure', '5005-5009', ['wab-9.62'], {
    words: 'reincorporarse | step back in',
  }),
  'wab-9.65': clause('procedure', '5015-5023', ['wab-9.66'], {
    words: 'colocar el duelo | place the duel',
  }),
  'wab-9.66': clause('restriction', '5023-5025', ['wab-9.42'], {
    words: 'ayudar en el duelo | help in the duel',
  }),
  'wab-9.67': clause('restriction', '5031-5035', ['wab-9.56'], {
    words: 'segundo turno de duelo | second turn of a duel',
  }),
  'wab-9.68': clause('procedure', '5038-5042', ['wab-9.65'], {
    words: 'falange en duelo | phalanx in a duel',
  }),
  'wab-9.69': clause('procedure', '5045-5054', ['wab-9.60', 'wab-9.61'], {
    words: 'duelo de carros | chariot duel',
  }),
  'wab-9.70': clause('definition', '5055-5063', ['wab-7.18'], {
    words: 'comandante, caudillo | commander',
  }),
  'wab-9.71': clause('option', '5069-5078', ['wab-1.20', 'wab-9.72', 'wab-6.4', 'wab-9.31'], {
    words: "radio del general, mando | general's range, command radius",
  }),
  'wab-9.72': clause('restriction', '5084-5087', ['wab-9.71'], {
    words: 'jefe en fuga | leader on the run',
  }),
  'wab-9.73': clause('procedure', '5087-5094', ['wab-7.1', 'wab-6.4'], {
    words: 'orden de los pánicos | order of panic tests',
  }),
  'wab-9.74': clause('definition', '5098-5103', ['wab-9.75', 'wab-9.76'], {
    words: 'estandarte del ejército | army standard',
  }),
  'wab-9.75': clause('modifier', '5106-5114', ['wab-5.45', 'wab-5.44'], {
    words: 'BSB suma | BSB adds',
  }),
  'wab-9.76': clause('option', '5117-5121', ['wab-1.6', 'wab-6.1', 'wab-9.77', 'wab-9.78'], {
    words: 'BSB repetir, segunda oportunidad | BSB re-roll, second chance',
  }),
  'wab-9.77': clause('restriction', '5121-5122', ['wab-9.76'], {
    words: 'BSB huyendo | BSB fleeing',
  }),
  'wab-9.78': clause('restriction', '5122-5125', ['wab-9.76'], {
    words: 'BSB pánico, BSB reagruparse | BSB panic, BSB rally',
  }),
  'wab-9.79': clause('procedure', '5131-5136', ['wab-8.14', 'wab-9.80'], {
    words: 'perder el BSB | lose the BSB',
  }),
  'wab-9.80': clause('procedure', '5139-5142', ['wab-9.79'], {
    words: 'BSB muerto por flechas | BSB shot dead',
  }),
});
