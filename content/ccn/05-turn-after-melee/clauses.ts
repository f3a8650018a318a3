import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'ccn-5.212': clause('definition', '1919-1924', ['ccn-5.213', 'ccn-5.220', 'ccn-5.230'], {
    words: 'perseguir, después del combate, victoria | pursuit, after combat, victory, follow up',
  }),
  'ccn-5.213': clause('option', '1926-1935', ['ccn-5.214', 'ccn-5.215'], {
    words:
      'avanzar, perseguir, tomar el hexágono, take ground | advance, occupy, ocupar el terreno',
  }),
  'ccn-5.214': clause('option', '1936-1937', {
    words:
      'quedarse, no avanzar, elegir, take ground | stay, not advance, choose, ocupar el terreno',
  }),
  'ccn-5.215': clause('restriction', '1938-1940', ['ccn-5.44'], {
    words: 'río, bosque, avanzar, take ground | river, forest, advance, ocupar el terreno',
  }),
  'ccn-5.216': clause('option', '1941-1944', {
    restates: ['ccn-6.8'],
    words:
      'avanzar, seguir, evadirse, retire and reform | advance, follow up, evade, retirada y reforma',
  }),
  'ccn-5.217': clause('option', '1945-1948', ['ccn-5.173'], {
    words: 'general, avanzar, take ground | general, advance, ocupar el terreno',
  }),
  'ccn-5.218': clause('restriction', '1949-1951', ['ccn-6.43'], {
    words: 'avanzar, formación, cuadrado, square | advance, formation, infantry square, cuadro',
  }),
  'ccn-5.219': clause('restriction', '1953-1955', ['ccn-5.227'], {
    words: 'cañones, avanzar, take ground | guns, advance, ocupar el terreno',
  }),
  'ccn-5.220': clause('option', '1957-1970', ['ccn-5.221', 'ccn-5.222', 'ccn-5.224'], {
    words:
      'perseguir, carga, ruptura, cavalry breakthrough | charge, advance, avance de caballería',
  }),
  'ccn-5.221': clause('option', '1971-1973', {
    words:
      'quedarse, no avanzar, elegir, cavalry breakthrough | stay, not advance, choose, avance de caballería',
  }),
  'ccn-5.222': clause('option', '1974-1979', ['ccn-5.232'], {
    words:
      'segundo hexágono, quedarse, detenerse, cavalry breakthrough | second hex, stay, halt, avance de caballería',
  }),
  'ccn-5.223': clause('definition', '1980-1984', ['ccn-5.232'], {
    words:
      'regresar, ida y vuelta, posición inicial, cavalry breakthrough | return, there and back, original position, avance de caballería',
  }),
  'ccn-5.224': clause('restriction', '1985-1987', ['ccn-7.2', 'ccn-5.44'], {
    words:
      'río, pueblo, intransitable, cavalry breakthrough, persecución | river, town, impassable, avance de caballería, pursuit',
  }),
  'ccn-5.225': clause('option', '1988-1991', ['ccn-5.173'], {
    words: 'general, perseguir, cavalry breakthrough | general, pursuit, avance de caballería',
  }),
  'ccn-5.226': clause('restriction', '1993-1999', ['ccn-5.213'], {
    words: 'combate a distancia, fuego, avanzar | fire, shooting, advance',
  }),
  'ccn-5.227': clause('restriction', '2000-2001', {
    restates: ['ccn-5.219'],
    words: 'cañones, avanzar | guns, advance',
  }),
  'ccn-5.228': clause('restriction', '2002-2004', {
    restates: ['ccn-5.157'],
    words: 'respuesta, contraataque, avanzar | strike back, counterattack, advance',
  }),
  'ccn-5.229': clause('restriction', '2005-2008', ['ccn-8.53'], {
    words: 'primer ataque, golpear primero, avanzar | first attack, strike first, advance',
  }),
  'ccn-5.230': clause('option', '2010-2017', ['ccn-5.232', 'ccn-5.236'], {
    words:
      'bonus attack, atacar dos veces, carga, bonus melee | second attack, attack twice, charge, ataque de bonificación',
  }),
  'ccn-5.231': clause('restriction', '2018-2022', ['ccn-1.6'], {
    words:
      'quién puede, infantería de la guardia, cañones, bonus melee | who may, guns, foot, ataque de bonificación',
  }),
  'ccn-5.232': clause('restriction', '2023-2026', ['ccn-5.223', 'ccn-5.222'], {
    words:
      'sin avanzar, quedarse, adyacente, bonus melee | without advancing, stay, adjacent, ataque de bonificación',
  }),
  'ccn-5.233': clause('option', '2027-2030', {
    words:
      'renunciar, quedarse, elegir, bonus melee | decline, stay, choose, ataque de bonificación',
  }),
  'ccn-5.234': clause('definition', '2031-2034', {
    words:
      'elegir objetivo, otra unidad, contra quién, bonus melee | choose target, another unit, against whom, ataque de bonificación',
  }),
  'ccn-5.235': clause('restriction', '2035-2038', ['ccn-7.4'], {
    words:
      'reducción de dados, molino, colina, bonus melee | dice reduction, windmill, hill, ataque de bonificación',
  }),
  'ccn-5.236': clause('restriction', '2039-2040', {
    words:
      'cuántos, tercer ataque, repetir, bonus melee | how many, third attack, repeat, ataque de bonificación',
  }),
  'ccn-5.237': clause('restriction', '2041-2046', ['ccn-5.236'], {
    words:
      'segundo avance, perseguir, tercer ataque, bonus melee | second advance, pursuit, third attack, ataque de bonificación',
  }),
  'ccn-5.238': clause('restriction', '2047-2051', ['ccn-5.68'], {
    words: 'orden de los combates, secuencia, uno a uno | order of combats, sequence, one by one',
  }),
  'ccn-5.239': clause('option', '2052-2053', ['ccn-6.49'], {
    words: 'cañones, sumar artillería, combined arms | guns, add artillery, armas combinadas',
  }),
});
