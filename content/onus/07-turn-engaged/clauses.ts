import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'onus-7.88': clause('procedure', '627-629', ['onus-7.16', 'onus-7.149'], {
    words: 'melee, engaged, combate obligatorio | melee, compulsory combat, trabadas',
  }),
  'onus-7.89': clause('option', '631', {
    see: ['onus-7.90', 'onus-7.91', 'onus-7.94', 'onus-7.98', 'onus-7.106', 'onus-7.113'],
    words:
      'engaged, disengage, desenganchar, salir del combate, reposition | leave combat, melee, trabada, break off, reposition',
  }),
  'onus-7.90': clause('definition', '633', ['onus-7.81', 'onus-7.89'], {
    words: 'blocked, rodeada, atrapada, inmovilizada | surrounded, stuck, bloqueada',
  }),
  'onus-7.91': clause('restriction', '635-639', ['onus-7.92', 'onus-7.93'], {
    words: 'envelop, rodear, flanquear, front contact | surround, outflank, wrap around, envolver',
  }),
  'onus-7.92': clause('restriction', '637-640', ['onus-7.91'], {
    words:
      'envelop, rodear, flanquear, extended | surround, outflank, wrap around, envolver, ampliada',
  }),
  'onus-7.93': clause('procedure', '642-644', ['onus-7.78'], {
    words: 'envelop, rodear, flanquear, section markers | surround, outflank, enveloping, envolver',
  }),
  'onus-7.94': clause('procedure', '646-648', ['onus-7.60', 'onus-7.95'], {
    words: 'reduce, acortar, quitar marcadores, withdraw a marker | shorten, reducir, contract',
  }),
  'onus-7.95': clause('procedure', '648', ['onus-7.94', 'onus-7.158', 'onus-7.96', 'onus-7.62'], {
    words:
      'reduce, acortar, ataque gratuito, one die, quitar marcadores | shorten, free attack, remove markers, reducir, opportunity attack',
  }),
  'onus-7.96': clause('exception', '648', ['onus-7.95', 'onus-7.172'], {
    words: 'reduce, morale check, acortar, heridas | shorten, wounds, reducir, chequeo de moral',
  }),
  'onus-7.97': clause('restriction', '650', ['onus-7.65', 'onus-8.3', 'onus-8.25', 'onus-8.20'], {
    words:
      'engaged, formation, shield wall, square, cambiar de formación | change formation, formation change, muro de escudos, trabada, formar en cuadro',
  }),
  'onus-7.98': clause('definition', '652-654', ['onus-7.99', 'onus-7.102'], {
    words:
      'reposition, recolocación de 90, girar en combate, turn in combat | turn in combat, melee, recolocar, recolocación',
  }),
  'onus-7.99': clause('procedure', '656-658', ['onus-7.100', 'onus-7.101'], {
    words:
      'reposition, girar en combate, recolocación, noventa grados | repositioning, turn in combat, recolocación, ninety degrees',
  }),
  'onus-7.100': clause('restriction', '660-668', ['onus-7.99'], {
    words:
      'reposition, recolocación, mismos contactos, girar en combate | same contacts, recolocación, turn in combat',
  }),
  'onus-7.101': clause('restriction', '661', ['onus-7.99', 'onus-7.33'], {
    words:
      'reposition, recolocación, overlap, encima | repositioning, on top, recolocación, solaparse',
  }),
  'onus-7.102': clause('procedure', '670-672', ['onus-7.103', 'onus-7.104'], {
    words:
      'reposition, dar la vuelta, media vuelta, about face | about face, turn around, recolocación, reverse',
  }),
  'onus-7.103': clause('procedure', '672', ['onus-7.102', 'onus-7.158', 'onus-7.96'], {
    words:
      'reposition, recolocación, ataque gratuito, media vuelta | repositioning, free attack, recolocación, about face',
  }),
  'onus-7.104': clause('procedure', '672,678', ['onus-7.102', 'onus-7.100'], {
    words:
      'reposition, recolocación, media vuelta, enemy markers | repositioning, recolocación, about face, section marker',
  }),
  'onus-7.105': clause('option', '674-678', ['onus-7.99', 'onus-7.102', 'onus-7.91', 'onus-7.92'], {
    words:
      'reposition, envelop, rodear, tras la recolocación | repositioning, surround, envolver, recolocación',
  }),
  'onus-7.106': clause('procedure', '680-684', ['onus-7.108', 'onus-7.107', 'onus-7.110'], {
    words: 'withdraw, retroceder, fall back | replegarse, repliegue, retire',
  }),
  'onus-7.107': clause('restriction', '686', ['onus-7.106', 'onus-7.25'], {
    words:
      'withdraw, repliegue, retroceder, pass through | withdrawal, fall back, replegarse, atravesar',
  }),
  'onus-7.108': clause('restriction', '686-688', ['onus-7.106'], {
    words:
      'withdraw, repliegue, retroceder, facing | withdrawal, fall back, replegarse, facing the enemy',
  }),
  'onus-7.109': clause('exception', '690', ['onus-7.106', 'onus-7.113'], {
    words:
      'withdraw, replegarse, retroceder, sin ataque gratuito | withdraw, replegarse, repliegue, free attack',
  }),
  'onus-7.110': clause('option', '692-694', ['onus-7.111'], {
    words:
      'withdraw, hold position, repliegue, aguantar | withdrawal, stand, mantener la posición, repliegue',
  }),
  'onus-7.111': clause('option', '695,703', ['onus-7.110', 'onus-7.112'], {
    words:
      'withdraw, follow, persecución, repliegue | pursuit, withdrawal, mantener el contacto, perseguir',
  }),
  'onus-7.112': clause('exception', '697-699', ['onus-7.111', 'onus-3.7'], {
    words:
      'pursuit, persecución, perseguir, repliegue, follow | pursuit, pursue, withdrawal, perseguir, falls short',
  }),
  'onus-7.113': clause('procedure', '705-707', {
    see: ['onus-7.114', 'onus-7.115', 'onus-7.158', 'onus-13.11'],
    words:
      'retreat, ataque de oportunidad, salir del combate, break off | opportunity attack, free attack, retirarse, retirada',
  }),
  'onus-7.114': clause('procedure', '709', ['onus-7.113', 'onus-7.54'], {
    words:
      'retreat, retirada, desenganchada, salir del combate | retreat, leave combat, retirarse, retirada, break off',
  }),
  'onus-7.115': clause('procedure', '711', ['onus-7.113'], {
    words:
      'retreat, retirada, ataque de oportunidad, two enemies | opportunity attack, retirarse, retirada, two enemies',
  }),
});
