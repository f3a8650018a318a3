import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'ccn-5.66': clause('definition', '869-876', ['ccn-5.75', 'ccn-5.117'], {
    words:
      'tipos de combate, atacar, cuerpo a cuerpo | types of combat, attack, close combat, shoot',
  }),
  'ccn-5.67': clause('restriction', '876-879', ['ccn-5.66'], {
    words:
      'disparar y luego cargar, ambos combates, dos ataques | fire then charge, both kinds, two attacks',
  }),
  'ccn-5.68': clause('procedure', '881-889', ['ccn-5.5'], {
    words:
      'orden de los combates, mezclar disparo y melee, fase de combate | order of combats, mixing fire and melee, combat phase',
  }),
  'ccn-5.69': clause('option', '890-892', ['ccn-5.34'], {
    words:
      'no atacar, obligatorio, renunciar, negarse, pegado al enemigo | not attack, must attack, decline, refuse, touching',
  }),
  'ccn-5.70': clause('restriction', '893-896', {
    words:
      'varios enemigos, dividir el ataque, dos objetivos | several enemies, split the attack, two targets',
  }),
  'ccn-5.71': clause('restriction', '897-906', ['ccn-5.230'], {
    words: 'atacar dos veces, segundo ataque, otra vez | attack twice, second attack, again',
  }),
  'ccn-5.72': clause('definition', '907-913', ['ccn-5.94', 'ccn-5.125', 'ccn-5.131'], {
    words: 'cuántos dados tiro, fuerza, bajas | how many dice, strength, losses',
  }),
  'ccn-5.73': clause('restriction', '914-915', ['ccn-5.74', 'ccn-5.116'], {
    words:
      'general, atacar con un líder, jefe | general, attack with a leader, without unit, chief',
  }),
  'ccn-5.74': clause('restriction', '919-923', ['ccn-5.73'], {
    words:
      'quién puede disparar, jinetes, armas a distancia | who may fire, shoot, horsemen, ranged weapons',
  }),
  'ccn-5.75': clause('definition', '923-930', ['ccn-5.83', 'ccn-5.88'], {
    words:
      'objetivo válido, disparar lejos, fusiles, cañones | valid target, fire at a distance, muskets, guns',
  }),
  'ccn-5.76': clause('restriction', '931-933', ['ccn-5.77', 'ccn-5.118'], {
    words: 'quemarropa, disparar al lado, contacto | point blank, shoot next to, contact',
  }),
  'ccn-5.77': clause('restriction', '934-938', ['ccn-5.76', 'ccn-5.118'], {
    words:
      'contacto, trabado, elegir objetivo, pegado al enemigo | contact, engaged, choose target, touching',
  }),
  'ccn-5.78': clause('restriction', '939-940', ['ccn-5.153'], {
    words: 'devolver el fuego, contraataque, réplica | return fire, strike back, reply',
  }),
  'ccn-5.79': clause('restriction', '941-943', ['ccn-6.1'], {
    words: 'evitar el fuego, escapar, jinetes, esquivar | avoid fire, evade, horse, dodge',
  }),
  'ccn-5.80': clause('procedure', '945-957', {
    see: [
      'ccn-5.81',
      'ccn-5.83',
      'ccn-5.88',
      'ccn-5.94',
      'ccn-5.107',
      'ccn-5.108',
      'ccn-5.109',
      'ccn-5.110',
      'ccn-5.115',
    ],
    words:
      'secuencia del combate a distancia, resolver un disparo | sequence of fire, resolve fire, shooting',
  }),
  'ccn-5.81': clause('procedure', '959-968', ['ccn-5.80'], {
    words:
      'declarar el ataque, elegir blanco, señalar blanco | declare the attack, choose target, pick an enemy',
  }),
  'ccn-5.82': clause('restriction', '968-976', ['ccn-5.70'], {
    words:
      'concentrar el fuego, varias unidades, sumar dados, salva | concentrate fire, several units, add dice, volley',
  }),
  'ccn-5.83': clause('procedure', '978-984', ['ccn-5.84', 'ccn-5.85', 'ccn-5.86', 'ccn-5.87'], {
    words: 'medir, cuántos hexágonos, incluir, casillas | measure, how many hexes, include, spaces',
  }),
  'ccn-5.84': clause('table', '986-991', ['ccn-5.85'], {
    words:
      'distancia de disparo, mosquete, línea, granaderos | firing distance, musket, line, grenadiers',
  }),
  'ccn-5.85': clause('table', '992-993', ['ccn-5.84'], {
    words: 'ligera de fusileros, distancia de disparo | firing distance',
  }),
  'ccn-5.86': clause('table', '994-995', ['ccn-5.100', 'ccn-5.87'], {
    words:
      'cañones, distancia de disparo, batería, alcance máximo | guns, firing distance, battery, maximum range',
  }),
  'ccn-5.87': clause('table', '996-997', ['ccn-5.102', 'ccn-5.86'], {
    words:
      'artillería a caballo, cañones, distancia de disparo | mounted guns, firing distance, battery',
  }),
  'ccn-5.88': clause('definition', '999-1003', ['ccn-5.89'], {
    words: 'los, tapado, oculto, visibilidad | los, hidden, blocked view, visibility',
  }),
  'ccn-5.89': clause('procedure', '1005-1011', ['ccn-5.90', 'ccn-5.92'], {
    words:
      'trazar la línea, bloqueada, comprobar, trazar una recta | los, trace the line, blocked, center, check, straight line',
  }),
  'ccn-5.90': clause('definition', '1011-1014', ['ccn-7.8', 'ccn-7.16', 'ccn-7.23', 'ccn-7.31'], {
    words:
      'los, bloquea, disparar a través de amigos, tapar, tropas que bloquean | los, blocks, fire through friends, cover, troops in between',
  }),
  'ccn-5.91': clause('exception', '1015-1016', ['ccn-5.90'], {
    words:
      'los, enemigo en bosque, ver dentro de un pueblo | los, enemy in a forest, see into a town',
  }),
  'ccn-5.92': clause('exception', '1016-1022', ['ccn-5.90'], {
    words: 'los, entre dos hexágonos, parcial | los, between two hexes, partial',
  }),
});
