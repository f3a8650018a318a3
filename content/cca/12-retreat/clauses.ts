import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'cca-12.1': clause('procedure', '1004-1006', ['cca-15.1', 'cca-12.15', 'cca-11.49'], {
    words:
      'orden de resolución, bajas, pérdidas, retreat | order of resolution, casualties, sequence, retirada',
  }),
  'cca-12.2': clause('procedure', '1006-1010', ['cca-12.3', 'cca-12.4', 'cca-12.14'], {
    words: 'cuánto se retira, distancia de retirada | how far',
  }),
  'cca-12.3': clause('exception', '1010-1012', ['cca-12.2', 'cca-8.19', 'cca-8.16', 'cca-8.25'], {
    words: 'wr, ax, auxilia, elephants, warriors | wr, ax, aux, guerreros, elefantes',
  }),
  'cca-12.4': clause('procedure', '1014-1018', ['cca-12.2'], {
    words: 'varias banderas, dobles, flags | several flags, multiple flags, banderas',
  }),
  'cca-12.5': clause('procedure', '1020-1021', ['cca-12.6', 'cca-12.13'], {
    words: 'quién decide | who decides, owner',
  }),
  'cca-12.6': clause('restriction', '1023-1024,1193-1195', ['cca-12.5'], {
    words:
      'dirección, lateral, hacia atrás, retreat direction | direction, backwards, lateral, hacia atrás',
  }),
  'cca-12.7': clause('exception', '1026-1029', ['cca-17.8', 'cca-17.27', 'cca-12.8'], {
    words: 'parar, cruzar el bosque, vado, terrain | ford, slow down, woods, terreno',
  }),
  'cca-12.8': clause('restriction', '1029-1031', {
    see: ['cca-17.23', 'cca-17.26', 'cca-12.13', 'cca-19.15', 'cca-19.16'],
    words: 'lago, mar, impassable | lake, sea, blocked, impracticable',
  }),
  'cca-12.9': clause('restriction', '1033-1035', ['cca-12.13', 'cca-12.11'], {
    words:
      'atravesar, ocupado, cortar el paso, occupied | occupied, pass through friends, in the way, ocupado',
  }),
  'cca-12.10': clause('procedure', '1037-1038', ['cca-8.34'], {
    words:
      'general, comandante, acompañar, attached leader | general, commander, along with, líder unido',
  }),
  'cca-12.11': clause('exception', '1040-1043', ['cca-12.12', 'cca-8.32'], {
    words:
      'general, recoger al líder, comandante, lone leader | general, commander, pick up a leader, líder solo',
  }),
  'cca-12.12': clause('option', '1042-1044', ['cca-12.11'], {
    words:
      'parar la retirada, general, detener, stop retreat | cut short, stop retreating, general, detener la retirada',
  }),
  'cca-12.13': clause('procedure', '1046-1059', {
    see: ['cca-12.8', 'cca-12.9', 'cca-11.55', 'cca-12.28'],
    words: 'línea de partida | base line, board edge, ruta bloqueada',
  }),
  'cca-12.14': clause('definition', '1061-1063', {
    see: ['cca-12.15', 'cca-12.16', 'cca-12.18', 'cca-12.19', 'cca-11.36'],
    words: ' | bolster',
  }),
  'cca-12.15': clause('modifier', '1065-1068', ['cca-15.1', 'cca-12.1', 'cca-15.8', 'cca-12.20'], {
    words: 'moral, general, comandante, attached leader | morale, general, commander, líder unido',
  }),
  'cca-12.16': clause('modifier', '1070-1073', ['cca-12.17', 'cca-12.20'], {
    words: 'moral | morale',
  }),
  'cca-12.17': clause('modifier', '1073-1076', ['cca-12.16'], {
    words: 'general, comandante, moral, lone leader | general, commander, morale, líder solo',
  }),
  'cca-12.18': clause('modifier', '1078-1080', ['cca-17.34', 'cca-17.40'], {
    words: 'moral, fuerte, empalizada, rampart | morale, fort, palisade, earthwork, terraplén',
  }),
  'cca-12.19': clause('modifier', '1082-1083', ['cca-11.15', 'cca-11.16'], {
    words:
      'wr, warriors, bárbaros, fuerza total, moral | wr, warband, undamaged, barbarians, guerreros',
  }),
  'cca-12.20': clause('restriction', '1085-1087', ['cca-12.16', 'cca-11.34', 'cca-11.36'], {
    words: 'moral, elephants, support, apoyar | el, morale, war elephants, elefantes, apoyo',
  }),
  'cca-12.21': clause('procedure', '1089-1091', ['cca-11.36', 'cca-12.27'], {
    words: 'elefantes locos, desbocados, elephants | el',
  }),
  'cca-12.22': clause('procedure', '1091-1093', ['cca-12.23', 'cca-12.25'], {
    words: 'rampage | stampede',
  }),
  'cca-12.23': clause('procedure', '1093-1094', ['cca-12.22'], {
    words:
      'rampage, cuántos dados, dos dados, elephants | stampede, how many dice, two dice, estampida',
  }),
  'cca-12.24': clause('procedure', '1094-1097', ['cca-12.23'], {
    words:
      'rampage, quién tira, contrario, adversario | stampede, who rolls, other player, estampida',
  }),
  'cca-12.25': clause('procedure', '1097-1098', ['cca-2.17', 'cca-2.19', 'cca-2.21', 'cca-12.26'], {
    words:
      'rampage, pisotear, acertar, trample hits | stampede, run over, elephant hits, estampida',
  }),
  'cca-12.26': clause('procedure', '1098-1100', ['cca-15.1'], {
    words:
      'rampage, general, comandante, leader check | stampede, general, commander, chequeo de líder',
  }),
  'cca-12.27': clause('procedure', '1130-1131', ['cca-12.21', 'cca-12.3', 'cca-12.28'], {
    words: 'rampage, huida, terminar, retroceder | stampede, fall back, finish, estampida',
  }),
  'cca-12.28': clause('exception', '1131-1138', ['cca-12.13', 'cca-11.55'], {
    words:
      'rampage, atrapados, acorralados, sin salida | stampede, trapped, no way out, ruta bloqueada',
  }),
  'cca-12.29': clause('modifier', '1140-1144', {
    restates: ['cca-11.37'],
    see: ['cca-12.2'],
    words:
      'jinetes, miedo a los elefantes, hex adicional, caballos | horses, horsemen, extra hex, frightened, caballería',
  }),
});
