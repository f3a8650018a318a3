import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'onus-7.149': clause('procedure', '807', ['onus-7.88'], {
    words:
      'fase 5, melé, combate obligatorio, combat phase | phase 5, melee, compulsory combat, fase de combate',
  }),
  'onus-7.150': clause('procedure', '809', ['onus-13.4'], {
    words:
      'quién ataca, defensor, orden de los combates, attacker | who attacks, defender, order of combats, jugador activo, atacante',
  }),
  'onus-7.151': clause('procedure', '811', ['onus-10.5'], {
    words:
      'varios enemigos, combate múltiple, 2 contra 1 | several enemies, multiple combat, 2 against 1, two on one, outnumbered',
  }),
  'onus-7.152': clause('procedure', '813-821', {
    see: ['onus-7.153', 'onus-7.154', 'onus-7.172', 'onus-7.155', 'onus-7.161'],
    words: 'procedimiento, fases del combate, sequence | procedure, steps of combat, secuencia',
  }),
  'onus-7.153': clause('procedure', '818', ['onus-7.152'], {
    words: 'sin heridas, empate a cero, no damage | no wounds, draw, nothing happens, sin daño',
  }),
  'onus-7.154': clause('procedure', '819', ['onus-7.169'], {
    words:
      'destruida, sin chequeo, eliminación, killed | destroyed, no check, elimination, eliminada',
  }),
  'onus-7.155': clause('procedure', '821', ['onus-7.178'], {
    words: 'orden de las huidas, huida doble, flee | order of flights, both rout, huida',
  }),
  'onus-7.156': clause('procedure', '821', ['onus-7.16'], {
    words: 'continúa el combate, melé, engaged | combat goes on, locked, melee, trabadas',
  }),
  'onus-7.157': clause('procedure', '827-829', {
    see: ['onus-5.11', 'onus-13.4', 'onus-11.2', 'onus-11.3'],
    words:
      'cuántos eventos, orden de los eventos, events | how many events, order of events, evento aleatorio',
  }),
  'onus-7.158': clause('restriction', '829', {
    see: ['onus-7.95', 'onus-7.103', 'onus-7.113', 'onus-7.197', 'onus-7.201'],
    words:
      'sin eventos, arrollo, ataque de oportunidad, no events | without events, trample, attack of opportunity, sin eventos',
  }),
  'onus-7.159': clause('procedure', '830', ['onus-5.12', 'onus-5.13'], {
    words:
      'titularidad, dueño del evento, a quién beneficia, sword, shield | owner of the event, who benefits, espada, escudo',
  }),
  'onus-7.160': clause('procedure', '830-832', ['onus-7.159', 'onus-7.131', 'onus-11.12'], {
    words:
      'titularidad, dueño del evento, lanzad jabalinas, resist | owner of the event, hold, evento de la mano',
  }),
  'onus-7.161': clause('procedure', '834-835', ['onus-13.3', 'onus-7.172'], {
    words: 'melé, simultaneous | melee, simultáneo',
  }),
  'onus-7.162': clause('procedure', '836', ['onus-8.12', 'onus-9.9', 'onus-8.14', 'onus-7.163'], {
    words:
      'golpear primero, falange, embestir, first strike | first strike, Phalanx, Ram, prioritario',
  }),
  'onus-7.163': clause('procedure', '836', ['onus-7.162', 'onus-13.11'], {
    words:
      'contraataque, dos chequeos, segunda tirada, reply | strike back, two checks, counterattack, réplica',
  }),
  'onus-7.164': clause('procedure', '837', ['onus-9.28'], {
    words:
      'picas, piqueros, single attack, primer turno | pikes, pikemen, ataque único, first turn',
  }),
  'onus-7.165': clause('exception', '837', ['onus-9.29', 'onus-7.162'], {
    words:
      'sarissas contra embestir, falange, picas, phalanx | Sarissas against Ram, Phalanx, pikes, prioritario',
  }),
  'onus-7.166': clause('procedure', '839-845', ['onus-3.9', 'onus-7.84', 'onus-13.2'], {
    words:
      'cuántos dados, número de dados, how many dice | how many dice, number of dice, cuántos dados',
  }),
  'onus-7.167': clause('procedure', '847-851', {
    see: ['onus-3.2', 'onus-3.4', 'onus-7.137', 'onus-7.138', 'onus-7.210'],
    words:
      'tirada de ataque, factor de ataque, to hit, to wound, daño | attack roll, hit roll, wound roll, damage, impactar, herir',
  }),
  'onus-7.168': clause('procedure', '849-851', ['onus-7.152'], {
    words:
      'orden de tirada, quién tira antes, wound markers | order of rolls, who rolls first, marcadores de herida',
  }),
  'onus-7.169': clause('procedure', '853', ['onus-3.6'], {
    words:
      'destruida, muere, bajas, aniquilación, killed | destroyed, killed, casualties, mutual, eliminada',
  }),
  'onus-7.170': clause('option', '855', ['onus-7.172'], {
    words:
      'control de heridas, marcadores de herida, recordatorio | wound markers, tracking, reminder, control de heridas',
  }),
  'onus-7.171': clause('modifier', '856-860', ['onus-10.11', 'onus-10.12'], {
    words:
      'penalización por heridas, bajas, mínimo, casualties | wound penalty, casualties, minimum, heridas, bajas',
  }),
  'onus-7.172': clause('procedure', '820,862', ['onus-7.173', 'onus-7.96', 'onus-13.11'], {
    words:
      'quién chequea, empate, test de moral, morale check | who checks, draw, morale test, quién chequea',
  }),
  'onus-7.173': clause('procedure', '862-864', ['onus-7.142', 'onus-7.174', 'onus-7.175'], {
    words: 'romperse, morale roll | break, rout, tirada de moral',
  }),
  'onus-7.174': clause('modifier', '868', ['onus-10.16', 'onus-15.3', 'onus-15.37'], {
    words: 'desmoralizada, romper, broken | break, shaken, demoralised, Rota',
  }),
  'onus-7.210': clause('definition', '825', ['onus-7.157', 'onus-7.167', 'onus-7.173'], {
    words:
      'por defecto, reglas comunes, combate a distancia | by default, common rules, default, combate cuerpo a cuerpo',
  }),
});
