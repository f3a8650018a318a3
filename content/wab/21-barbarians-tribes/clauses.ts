import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-21.33': clause('option', '9952-9955', ['wab-21.34', 'wab-21.38', 'wab-21.42', 'wab-21.43'], {
    words: 'elegir tribu, variantes | choose a tribe, variants',
  }),
  'wab-21.34': clause('restriction', '9975-9975', ['wab-21.25'], {
    words: 'britanos, tribu, prohibido | british, tribe, forbidden',
  }),
  'wab-21.35': clause('restriction', '9977-9977', ['wab-21.29'], {
    words: 'britanos, tribu, arqueros, prohibido | british, tribe, archers, forbidden',
  }),
  'wab-21.36': clause('restriction', '9979-9981', ['wab-21.2', 'wab-21.22'], {
    words: 'britanos, tribu, cuántos carros, máximo | british, tribe, how many chariots, maximum',
  }),
  'wab-21.37': clause('restriction', '9983-9986', ['wab-16.38'], {
    words: 'britanos, tribu, objetivo, proyectiles | british, tribe, target, missiles',
  }),
  'wab-21.38': clause('option', '10017-10018', ['wab-10.19', 'wab-10.18'], {
    words: 'alabarda, tribu, hoz | halberd, tribe, scythe',
  }),
  'wab-21.39': clause('option', '10021-10023', ['wab-10.57', 'wab-21.38'], {
    words: 'arqueros, tribu, arco | archers, tribe, bow',
  }),
  'wab-21.40': clause('restriction', '10025-10025', [], {
    words: 'tribu, prohibido | tribe, forbidden',
  }),
  'wab-21.41': clause('option', '10027-10027', ['wab-21.2', 'wab-21.30'], {
    words: 'sustituir, tribu, reparto de puntos | replace, tribe, share of points',
  }),
  'wab-21.42': clause('option', '10046-10048', ['wab-13.14', 'wab-13.18', 'wab-1.32'], {
    words: 'tribu, formación, terreno difícil | tribe, formation, difficult ground',
  }),
  'wab-21.43': clause('exception', '10068-10068', ['wab-12.1', 'wab-21.25'], {
    words: 'tribu, armadura ligera, jinetes | tribe, light armour, horsemen',
  }),
  'wab-21.44': clause('option', '10070-10072', ['wab-12.28', 'wab-12.30'], {
    words: 'tribu, coste, mejora | tribe, cost, upgrade',
  }),
  'wab-21.45': clause('restriction', '10074-10074', [], {
    words: 'tribu, prohibido | tribe, forbidden',
  }),
  'wab-21.46': clause('option', '10076-10078', ['wab-21.44', 'wab-10.21'], {
    words: 'tribu, coste, obligatorio | tribe, cost, compulsory',
  }),
  'wab-21.47': clause('option', '10080-10082', ['wab-10.25'], {
    words: 'tribu, coste, armas | tribe, cost, weapons',
  }),
});
