import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  't7g-7.22': clause('procedure', '1703-1712', ['t7g-7.45', 't7g-7.46', 't7g-7.43'], {
    words: 'declarar, objetivo de la acción, habilidad | declare, target of the action, ability',
  }),
  't7g-7.23': clause('restriction', '1714-1718', ['t7g-7.10', 't7g-7.107'], {
    doubts: ['R110', 'R117'],
    words: 'alcance de la acción, ver objetivo | reach of the action, seeing the target',
  }),
  't7g-7.24': clause('procedure', '1720-1729', ['t7g-7.2', 't7g-7.25'], {
    doubts: ['R86'],
    words: 'tirada, éxito, fracaso, dados de mando | roll, success, failure, command dice',
  }),
  't7g-7.25': clause('procedure', '1730-1744', ['t7g-7.24', 't7g-7.28'], {
    doubts: ['R86'],
    words: 'cansado, gastado, un solo éxito | tired, spent, single success',
  }),
  't7g-7.26': clause('definition', '1742-1747', ['t7g-2.3', 't7g-7.27'], {
    words: 'marcador de agotado, recuperarse | exhausted marker, recover',
  }),
  't7g-7.27': clause('restriction', '1746-1747', ['t7g-7.26', 't7g-7.63'], {
    doubts: ['R89', 'R155'],
    words: 'no puede actuar, resto del turno | cannot act, rest of the turn',
  }),
  't7g-7.28': clause('procedure', '1749-1755', ['t7g-7.25', 't7g-7.24'], {
    words: 'repetir acción, activar dos veces | repeat an action, activate twice',
  }),
  't7g-7.29': clause('definition', '1757-1767', ['t7g-7.12', 't7g-7.46'], {
    doubts: ['R15'],
    words: 'mejoras, pasivas, siempre | upgrades, passive, always on',
  }),
  't7g-7.30': clause('modifier', '1769-1777', ['t7g-1.18', 't7g-1.20', 't7g-7.29'], {
    doubts: ['R14'],
    words: 'más uno, sumar después | plus one, add afterwards',
  }),
  't7g-7.31': clause('option', '1778-1778', ['t7g-7.2'], {
    doubts: ['R167'],
    words: 'escoger, lista de virtudes | choose, list of virtues',
  }),
  't7g-7.32': clause('modifier', '1780-1780', ['t7g-7.30', 't7g-1.9'], {
    doubts: ['R56'],
    words: 'velocidad más uno | speed plus one',
  }),
  't7g-7.33': clause('modifier', '1782-1782', ['t7g-7.30', 't7g-1.10'], {
    words: 'combate más uno | combat plus one',
  }),
  't7g-7.34': clause('modifier', '1784-1784', ['t7g-7.30', 't7g-1.11'], {
    words: 'fuego más uno | fire plus one',
  }),
  't7g-7.35': clause('modifier', '1786-1786', ['t7g-7.30', 't7g-1.12'], {
    doubts: ['R14', 'R49'],
    words: 'disciplina más uno | discipline plus one',
  }),
  't7g-7.36': clause('modifier', '1788-1788', ['t7g-7.30', 't7g-1.14'], {
    doubts: ['R50'],
    words: 'aguante más uno | stamina plus one',
  }),
  't7g-7.37': clause('modifier', '1790-1791', ['t7g-7.30', 't7g-4.12'], {
    words: 'coraje contra disparo más uno | courage against shooting plus one',
  }),
  't7g-7.38': clause('modifier', '1793-1794', ['t7g-7.30', 't7g-5.14'], {
    words: 'coraje en combate más uno | courage in combat plus one',
  }),
  't7g-7.39': clause('modifier', '1796-1797', ['t7g-7.10'], {
    doubts: ['R22'],
    words: 'radio de mando mayor | larger command radius',
  }),
  't7g-7.40': clause('modifier', '1799-1799', ['t7g-7.9', 't7g-7.45'], {
    words: 'mando rápido, mueve más | fast commander, moves farther',
  }),
  't7g-7.41': clause('exception', '1801-1802', ['t7g-7.4'], {
    words: "tropas de otros, ajenas | other commands, others' troops",
  }),
  't7g-7.42': clause('modifier', '1804-1805', ['t7g-2.6'], {
    words: 'bonus de iniciativa, empezar primero | initiative bonus, going first',
  }),
  't7g-7.43': clause('procedure', '1807-1811', ['t7g-7.24', 't7g-7.48'], {
    words: 'rasgos, habilidades, tirar cualidad | abilities, skills, rolling a trait',
  }),
  't7g-7.44': clause('definition', '1813-1814', ['t7g-7.45', 't7g-7.46'], {
    words: 'acciones básicas, gratis | basic actions, free',
  }),
  't7g-7.45': clause('procedure', '1816-1819', ['t7g-7.9', 't7g-7.24'], {
    words: 'segundo movimiento, mando corre | second move, commander runs',
  }),
  't7g-7.46': clause('procedure', '1821-1825', ['t7g-7.30', 't7g-2.8', 't7g-7.78'], {
    doubts: ['R15'],
    words: 'prestar virtud, animar | lend a virtue, encourage',
  }),
  't7g-7.47': clause('restriction', '1826-1829', ['t7g-7.2'], {
    doubts: ['R167'],
    words: 'únicas, no repetir | unique, no repeats',
  }),
  't7g-7.48': clause('definition', '1829-1830', ['t7g-7.43'], {
    doubts: ['R89'],
    words: 'automática, sin chequeo, letra a | automatic, no check, letter a',
  }),
});
