import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'onus-9.1': clause('definition', '1017', ['onus-3.10'], {
    words:
      'iconos, automáticas, abilities, aptitudes | icons, automatic, special rules, habilidades',
  }),
  'onus-9.2': clause('definition', '1017', ['onus-8.5'], {
    words:
      'combinar, varias habilidades, stack | stacking, combine, several abilities, acumulables',
  }),
  'onus-9.3': clause('exception', '1023', ['onus-2.2'], {
    words: 'woodsmen, arboleda, bosque, icono verde | forest, trees, green icon, montaraces',
  }),
  'onus-9.4': clause('exception', '1027', ['onus-2.2'], {
    words:
      'highlanders, colina, abrupto, icono verde | hills, rough ground, green icon, montañeses',
  }),
  'onus-9.5': clause('exception', '1031', ['onus-2.2'], {
    words: 'amphibious, nadar, icono verde | swim, green icon, anfibios, stream',
  }),
  'onus-9.6': clause('modifier', '1037-1039', ['onus-7.74'], {
    words: 'athletes, distancia de carga | charge distance, atletas',
  }),
  'onus-9.7': clause('restriction', '1043-1045', ['onus-9.8', 'onus-9.9', 'onus-9.10'], {
    words: 'ram, caballería, impacto | impact, shock, cavalry, embestir',
  }),
  'onus-9.8': clause('modifier', '1046', ['onus-9.7', 'onus-15.7'], {
    words: 'embestida, ram, bonificación, carga | bonus, charge, embestir',
  }),
  'onus-9.9': clause('procedure', '1047', ['onus-7.162', 'onus-9.7'], {
    words:
      'embestida, ram, golpear primero, prioridad de ataque | first strike, strikes before, embestir, prioritario',
  }),
  'onus-9.10': clause('option', '1048', ['onus-9.7'], {
    words:
      'persecución, avance, ram, mover tras el combate | pursuit, advance, breakthrough, embestir',
  }),
  'onus-9.11': clause('exception', '1050', ['onus-8.14', 'onus-7.162'], {
    words:
      'hoplitas, ram, phalanx, combate normal | charge, hoplites, normal combat, embestir, falange',
  }),
  'onus-9.12': clause('exception', '1054-1056', ['onus-7.50', 'onus-7.57', 'onus-13.14'], {
    words:
      'skirmishers, ligeras, orden abierto, rotar | light troops, open order, hostigadores, rotate',
  }),
  'onus-9.13': clause('exception', '1057', ['onus-7.146', 'onus-7.148'], {
    words:
      'fraccionar, dividir movimiento, skirmishers | divide movement, hit and run, hostigadores',
  }),
  'onus-9.14': clause('exception', '1061-1063', ['onus-7.66', 'onus-7.61'], {
    words: 'manoeuvrable, caballería, ampliar y mover, formar | cavalry, expand, maniobrables',
  }),
  'onus-9.15': clause('exception', '1064', ['onus-7.61'], {
    words:
      'manoeuvrable, caballería, formar y cargar | cavalry, maneuverable, form up and charge, maniobrables',
  }),
  'onus-9.16': clause('exception', '1068-1070', ['onus-7.138'], {
    words:
      'relanzar, pifia, professionals, veteranos | re-roll, fumble, professional, profesionales',
  }),
  'onus-9.17': clause('modifier', '1074-1076', ['onus-15.29', 'onus-12.31'], {
    words: 'pánico, elefantes, asusta | panic, frighten, scary, elephants',
  }),
  'onus-9.18': clause('exception', '1080-1082', ['onus-7.175', 'onus-7.180'], {
    words:
      'steadfast, tenaz, inquebrantable, hasta el último hombre | stubborn, unbreakable, firmeza, rout',
  }),
  'onus-9.19': clause('restriction', '1086-1088', ['onus-7.14'], {
    words: 'impetuous, frenesí, forzosa | frenzy, uncontrolled, impetuosas',
  }),
  'onus-9.20': clause('option', '1089', ['onus-9.19'], {
    words:
      'carga obligatoria, impetuous, elegir objetivo | compulsory charge, frenzy, choose target, impetuosas',
  }),
  'onus-9.21': clause('exception', '1090', ['onus-9.19'], {
    words: 'edificios, fortaleza, murallas, impetuous | buildings, fortress, walls, impetuosas',
  }),
  'onus-9.22': clause('definition', '1094', ['onus-11.10'], {
    words: 'pilum, javelins, pila, icono verde | pilum, pila, lanzad jabalinas, green icon',
  }),
  'onus-9.23': clause('modifier', '1098-1100', ['onus-15.6'], {
    words:
      'lancers, elefantes, camellos, carros, anticaballería | spears, elephants, camels, chariots, lanceros',
  }),
  'onus-9.24': clause('modifier', '1104-1106', ['onus-7.137'], {
    words: 'deadly, crítico, doble herida | critical, double wound, mortal',
  }),
  'onus-9.25': clause('modifier', '1110-1115', ['onus-9.26', 'onus-7.137'], {
    words: 'crítico, doble herida | marksmen, aim, critical',
  }),
  'onus-9.26': clause('restriction', '1112', ['onus-9.25'], {
    words: 'puntería, quieta, mover y disparar | marksmen, standing still, move and shoot',
  }),
  'onus-9.27': clause('modifier', '1117-1121', ['onus-9.23'], {
    words: 'sarisas, piqueros, macedonios | pikemen, macedonian, lanceros',
  }),
  'onus-9.28': clause('procedure', '1122', ['onus-7.164', 'onus-8.12'], {
    words: 'picas, sarisas, piqueros, primer combate | pikes, pikemen, first combat, falange',
  }),
  'onus-9.29': clause('exception', '1123', ['onus-7.165', 'onus-8.14'], {
    words: 'picas, sarisas, embestir, piqueros | pikes, pikemen, ram, falange',
  }),
  'onus-9.30': clause('definition', '1127', ['onus-9.31'], {
    words: 'complementary, apoyo, pareja, ilotas | support, pair, complementarias',
  }),
  'onus-9.31': clause('exception', '1129', ['onus-7.33'], {
    words: 'stacked, superpuestas, solapamiento | overlap, on top of, apiladas',
  }),
  'onus-9.32': clause('exception', '1130', ['onus-7.13', 'onus-9.37'], {
    words: 'stacked, apiladas, una sola orden | stacked, single order, complementarias',
  }),
  'onus-9.33': clause('modifier', '1131', ['onus-3.7'], {
    words: 'stacked, bonificación, distancia | bonus, distance, complementarias, apiladas',
  }),
  'onus-9.34': clause('procedure', '1132', {
    words: 'stacked, apiladas, qué valores | stacked, which values, complementarias',
  }),
  'onus-9.35': clause('procedure', '1133', {
    words: 'stacked, apiladas, heridas, bajas | stacked, wounds, casualties, complementarias',
  }),
  'onus-9.36': clause('exception', '1134', ['onus-9.22'], {
    words:
      'stacked, apiladas, proyectiles, ataque a distancia | stacked, missiles, ranged attack, lanzad jabalinas',
  }),
  'onus-9.37': clause('restriction', '1135', ['onus-7.33'], {
    words: 'stacked, apiladas, separación, desapilar | stacked, split, unstack, complementarias',
  }),
  'onus-9.38': clause('procedure', '1135', ['onus-9.37', 'onus-9.35'], {
    words: 'stacked, apiladas, bajas, separación | stacked, casualties, split, complementarias',
  }),
});
