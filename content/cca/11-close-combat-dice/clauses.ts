import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'cca-11.1': clause('definition', '670-672', ['cca-11.2', 'cca-10.2'], {
    words: ' | cuerpo a cuerpo',
  }),
  'cca-11.2': clause('restriction', '672-677', ['cca-10.5', 'cca-9.10'], {
    words:
      'disparo, tirar flechas, quemarropa, proyectiles | shoot, missile, point blank, disparar',
  }),
  'cca-11.3': clause('procedure', '679-693', {
    see: ['cca-11.4', 'cca-13.1', 'cca-11.6', 'cca-11.7', 'cca-13.32', 'cca-11.54'],
    words:
      'secuencia, procedimiento, fases del combate, combat sequence | sequence, procedure, order of resolution, procedimiento',
  }),
  'cca-11.4': clause('procedure', '695-699', ['cca-18.38', 'cca-11.59'], {
    words:
      'declarar ataque, declaración, en contacto, announce | declare, declaration, in contact, anunciar',
  }),
  'cca-11.5': clause('option', '701-704', {
    see: ['cca-13.1', 'cca-13.6', 'cca-13.8', 'cca-13.9', 'cca-13.3', 'cca-13.4'],
    words: 'evasión, huir, esquivar, evade | evasion, run away, fall back, evasión',
  }),
  'cca-11.6': clause('modifier', '706-710', {
    see: ['cca-17.5', 'cca-17.11', 'cca-17.15', 'cca-17.16', 'cca-17.17', 'cca-17.29', 'cca-17.42'],
    words: 'cobertura | maximum dice, cover',
  }),
  'cca-11.7': clause('procedure', '712-793', {
    see: [
      'cca-11.8',
      'cca-11.10',
      'cca-11.12',
      'cca-11.13',
      'cca-11.17',
      'cca-11.18',
      'cca-11.20',
      'cca-11.21',
      'cca-11.22',
      'cca-11.26',
    ],
    words:
      'tabla de dados, cuántos dados tiro, fuerza de combate, dice table | how many dice, combat strength, dice table, tabla de dados',
  }),
  'cca-11.8': clause('profile', '717-721', ['cca-11.9', 'cca-8.15'], {
    words:
      'il, li, honderos, arqueros, vélites | li, slingers, archers, velites, infantería ligera',
  }),
  'cca-11.9': clause('restriction', '721-723', ['cca-11.46'], {
    words: 'il, li, honderos, arqueros, swords | li, slingers, archers, crossed swords, espadas',
  }),
  'cca-11.10': clause('profile', '725-728', ['cca-11.11', 'cca-11.46'], {
    words: 'ax, aux, auxilia, infantería auxiliar | ax, aux, auxiliary infantry, auxiliares',
  }),
  'cca-11.11': clause('restriction', '728-730', {
    see: ['cca-8.16', 'cca-18.35', 'cca-10.19', 'cca-18.37'],
    words: 'ax, aux, auxilia, double time | ax, aux, auxiliary infantry, tiempo doble',
  }),
  'cca-11.12': clause('profile', '732-735', ['cca-8.18'], {
    words: 'im, mi, medium infantry | mi, mediums, infantería media',
  }),
  'cca-11.13': clause('profile', '737-741', ['cca-11.15', 'cca-11.14'], {
    words: 'wr, warriors, galos, bárbaros | wr, warband, barbarians, guerreros',
  }),
  'cca-11.14': clause('restriction', '741-745', ['cca-8.19'], {
    words: 'carga, warriors, wr | charge move, wr',
  }),
  'cca-11.15': clause('modifier', '745-748', ['cca-11.16', 'cca-12.19', 'cca-9.7'], {
    words:
      'fuerza completa, dado adicional, bonificación, warriors, wr | extra die, bonus die, wr, guerreros',
  }),
  'cca-11.16': clause('exception', '748-750', ['cca-11.15', 'cca-12.19'], {
    words:
      'bonificaciones, pérdidas, full strength, wr | casualties, full strength, reduced warriors, wr, guerreros',
  }),
  'cca-11.17': clause('profile', '752-755', ['cca-8.21'], {
    words:
      'ip, hi, falange, legionarios, heavy infantry | hi, phalanx, legionaries, infantería pesada',
  }),
  'cca-11.18': clause('profile', '757-760', ['cca-11.19', 'cca-8.22'], {
    words: 'cl, lc, númidas, light cavalry | lc, light horse, numidians, caballería ligera',
  }),
  'cca-11.19': clause('restriction', '760-763', ['cca-11.46'], {
    words: 'cl, lc, light cavalry, swords | lc, light horse, crossed swords, caballería ligera',
  }),
  'cca-11.20': clause('profile', '765-768', ['cca-8.23'], {
    words: 'cm, mc, jinetes, medium cavalry | mc, medium horse, caballería media',
  }),
  'cca-11.21': clause('profile', '770-773', ['cca-8.24'], {
    words: 'cp, hc, catafractos, heavy cavalry | hc, heavy horse, cataphracts, caballería pesada',
  }),
  'cca-11.22': clause('profile', '776-779', ['cca-11.23', 'cca-8.27'], {
    words: 'ch, carros de guerra, chariots | ch, war chariots, carros pesados',
  }),
  'cca-11.23': clause('modifier', '779-782', ['cca-11.22', 'cca-18.38', 'cca-11.58'], {
    words:
      'ch, first strike, battle back, carros de guerra | ch, war chariots, devolver el combate, primer golpe',
  }),
  'cca-11.24': clause('modifier', '782-784', ['cca-11.47'], {
    words: 'ch, swords, carros de guerra, chariots | ch, swords, war chariots, carros pesados',
  }),
  'cca-11.25': clause('profile', '787-789', ['cca-8.25', 'cca-11.26'], {
    words: 'elephants, elefante de guerra | el, war elephants, elefantes',
  }),
  'cca-11.26': clause('procedure', '789-793', {
    see: ['cca-11.27', 'cca-11.28', 'cca-11.29', 'cca-11.30', 'cca-11.31'],
    words: 'elephant dice, cuántos dados tiran | el, how many dice, elefantes',
  }),
  'cca-11.27': clause('exception', '795-796', ['cca-11.26'], {
    words: 'elephants, duelo de elefantes | el, elephant duel, elefantes',
  }),
  'cca-11.28': clause('exception', '795-798', ['cca-11.26', 'cca-15.4', 'cca-13.16'], {
    words: 'general, leader, elephants | el, general, commander, lone leader, líder solo',
  }),
  'cca-11.29': clause('exception', '795-801', ['cca-11.26', 'cca-11.15'], {
    words: 'wr, warriors, elephants | el, wr, elefantes, guerreros',
  }),
  'cca-11.30': clause('exception', '795-804', ['cca-11.26', 'cca-11.22'], {
    words: 'ch, chariots, elephants | el, ch, elefantes, carros',
  }),
  'cca-11.31': clause('procedure', '806-809', ['cca-11.26', 'cca-11.58'], {
    words: 'battle back, responder, réplica | el, strike back, reply, devolver el combate',
  }),
  'cca-11.32': clause('procedure', '811-814', ['cca-11.45', 'cca-13.4'], {
    words: 'repetir tirada, relanzar | el, swords',
  }),
  'cca-11.33': clause('modifier', '816-817', ['cca-11.47'], {
    words: 'swords, inmunes, elephants | el, immune, crossed swords, elefantes',
  }),
  'cca-11.34': clause('restriction', '819', ['cca-11.40', 'cca-15.7', 'cca-15.8', 'cca-12.20'], {
    words: 'casco, general, moral, leader benefits | el, helmet, general, morale, elefantes',
  }),
  'cca-11.35': clause('modifier', '823-829', ['cca-11.36', 'cca-10.23'], {
    words:
      'jinetes, miedo a los elefantes, red square | el, horsemen, frightened horses, cuadrado rojo',
  }),
  'cca-11.36': clause('modifier', '826-830', ['cca-11.35', 'cca-12.20', 'cca-12.21'], {
    words: 'jinetes, moral, flag | el, horsemen, morale, bandera',
  }),
  'cca-11.37': clause('modifier', '830-833', ['cca-12.29', 'cca-12.2'], {
    words: 'huida, retirada adicional, extra hex | el, extra hex, fall back, retirada',
  }),
  'cca-11.38': clause('restriction', '836-838', ['cca-2.13', 'cca-15.4'], {
    words:
      'general, comandante, líder en solitario, lone leader | general, commander, on his own, líder solo',
  }),
  'cca-11.39': clause('modifier', '838-844', ['cca-11.48', 'cca-15.7', 'cca-11.40'], {
    words: 'inspirar, inspira, general, helmet | inspire, inspires, general, casco',
  }),
  'cca-11.40': clause('exception', '844-846', ['cca-11.34'], {
    words: 'casco, general, elephants | helmet, general, elefantes',
  }),
});
