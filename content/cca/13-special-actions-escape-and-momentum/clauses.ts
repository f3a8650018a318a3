import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'cca-13.26': clause('procedure', '1251-1255', ['cca-13.22', 'cca-13.27'], {
    words: 'general, rodeado, cercado | general, surrounded, trapped',
  }),
  'cca-13.27': clause('procedure', '1257-1260', ['cca-13.28'], {
    words:
      'general, leader escape, detenerse, rodeado | general, stop, surrounded, escape de líder',
  }),
  'cca-13.28': clause('procedure', '1260-1263', ['cca-11.7', 'cca-11.28'], {
    words:
      'general, leader escape, cuántos dados tiro | general, how many dice, cover, escape de líder',
  }),
  'cca-13.29': clause('procedure', '1265-1266', ['cca-13.17'], {
    words: 'casco, general, leader escape, helmet | helmet, general, casco',
  }),
  'cca-13.30': clause('procedure', '1268-1270', ['cca-13.18'], {
    words:
      'general, leader escape, escape con éxito, rodeado | general, successful, continue, escape de líder',
  }),
  'cca-13.31': clause('option', '1271-1273', ['cca-8.32', 'cca-13.23'], {
    words: 'general, leader escape, incorporarse, attach | general, link up, escape de líder',
  }),
  'cca-13.32': clause('option', '1275-1282', {
    see: ['cca-13.33', 'cca-13.34', 'cca-13.35', 'cca-13.36', 'cca-13.37', 'cca-13.43'],
    words: 'perseguir, victoriosa | ',
  }),
  'cca-13.33': clause('option', '1284-1289', ['cca-13.37'], {
    words:
      'momentum advance, persecución, bonus combat, opcional | ma, pursuit, follow up, avance de ímpetu',
  }),
  'cca-13.34': clause('restriction', '1291-1297', ['cca-13.11', 'cca-13.32'], {
    words:
      'momentum advance, persecución, perseguir, evading | ma, pursuit, follow up, avance de ímpetu',
  }),
  'cca-13.35': clause('restriction', '1298-1299', ['cca-11.58'], {
    words:
      'momentum advance, battle back, contraataque, responder | ma, strike back, pursuit, avance de ímpetu',
  }),
  'cca-13.36': clause('restriction', '1301-1303', ['cca-18.38', 'cca-18.39'], {
    words: 'first strike, momentum advance, persecución | ma, pursuit, primer golpe',
  }),
  'cca-13.37': clause('option', '1305-1310', {
    see: ['cca-13.38', 'cca-13.40', 'cca-13.41', 'cca-13.43', 'cca-9.4', 'cca-18.29'],
    words: 'bonus combat, momentum advance, combate adicional | pursuit, bonificación',
  }),
  'cca-13.38': clause('restriction', '1315-1317', ['cca-13.39'], {
    words:
      'infantería, bonus combat, bonificación, ataque extra | infantry, bcc, bonus combat, extra attack, bonificación',
  }),
  'cca-13.39': clause('exception', '1317-1321', ['cca-13.38', 'cca-15.9'], {
    words:
      'infantería, bonus combat, wr, warriors, general | infantry, bcc, wr, general, bonificación',
  }),
  'cca-13.40': clause('option', '1323-1327,1359-1362', ['cca-13.37'], {
    words:
      'jinetes, bonus combat, momentum advance, persecución | horsemen, bcc, extra hex, pursuit, bonificación',
  }),
  'cca-13.41': clause('option', '1329-1332', ['cca-13.37'], {
    words:
      'chariots, elephants, bonus combat, ataque extra | ch, el, bcc, extra attack, bonificación',
  }),
  'cca-13.42': clause('option', '1334-1339', ['cca-13.37', 'cca-11.59'], {
    words:
      'objetivo, target, bonus combat, a quién atacar | target, bcc, whom to attack, bonificación',
  }),
  'cca-13.43': clause('restriction', '1341-1345,1367-1369', ['cca-13.37', 'cca-9.4'], {
    words:
      'tercer combate, bonus combat, momentum advance | third combat, bcc, momentum advance, bonificación',
  }),
});
