import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-18.24': clause('profile', '8832-8837,8943-8945', ['wab-18.38'], {
    words:
      'características, Resistencia de la máquina, artilleros | characteristics, toughness of the machine, gunners',
  }),
  'wab-18.25': clause('procedure', '8842-8850', ['wab-2.51'], {
    words: 'mover y disparar, onagro, velocidad, arrastrar | move and fire, onager, speed, drag',
  }),
  'wab-18.26': clause('procedure', '8853-8859', ['wab-18.51'], {
    words:
      'orden de disparo, primero, arqueros después | order of shooting, first, archers afterwards',
  }),
  'wab-18.27': clause('definition', '8862-8867', ['wab-18.32'], {
    words: 'área de impacto, tamaño, diámetro | blast area, size, diameter',
  }),
  'wab-18.28': clause('procedure', '8870-8887', ['wab-18.29'], {
    words: 'alcance, pivotar, calcular a ojo, apuntar | range, pivot, estimate, aim',
  }),
  'wab-18.29': clause('procedure', '8891-8900', ['wab-18.30', 'wab-18.31'], {
    words: 'dispersión, dado direccional | deviation',
  }),
  'wab-18.30': clause('procedure', '8903-8909', ['wab-18.34', 'wab-18.35', 'wab-18.36'], {
    words: 'fallo, problemas, caras del dado | jam, mishap, faces of the die',
  }),
  'wab-18.31': clause('procedure', '8911-8916', ['wab-18.29'], {
    words: 'cuánto se desvía, pulgadas, piedra | how far it scatters, inches, stone',
  }),
  'wab-18.32': clause('procedure', '8923-8930', ['wab-18.33', 'wab-9.39'], {
    words: 'centro de la plantilla, piedra encima | centre of the template, direct hit',
  }),
  'wab-18.33': clause('procedure', '8933-8941', ['wab-18.32', 'wab-9.39'], {
    words: 'peana parcial, metralla, área | partial base, shrapnel, area',
  }),
  'wab-18.34': clause('table', '8957-8967', ['wab-18.30'], {
    words: 'rota, explota, tabla de fallos | breaks, blows up, misfire chart',
  }),
  'wab-18.35': clause('table', '8969-8977', ['wab-18.30'], {
    words:
      'estropeada, reparar, turnos sin disparar | out of order, repair, turns without shooting',
  }),
  'wab-18.36': clause('table', '8979-8986', ['wab-18.30'], {
    words: 'pequeño problema, sin daños | slight hitch, unharmed',
  }),
  'wab-18.37': clause('procedure', '8946-8952,8993-9000', ['wab-18.38', 'wab-4.53'], {
    words:
      'daño de la piedra, elefantes, personajes, armadura | stone damage, elephants, characters, armour',
  }),
  'wab-18.38': clause('table', '9003-9057', ['wab-18.37', 'wab-22.36'], {
    words: 'Fuerza, tamaños, onagro, mangonel, trabuquete | sizes, onager, mangonel, trebuchet',
  }),
  'wab-18.39': clause('profile', '9070-9075,9196-9198', ['wab-18.47'], {
    words: 'características, lanzavirotes, Resistencia | characteristics, ballista, toughness',
  }),
  'wab-18.40': clause('procedure', '9080-9088', ['wab-18.41'], {
    words: 'lanzavirotes, ballesta de torsión, velocidad | ballista, speed, move and fire',
  }),
  'wab-18.41': clause('restriction', '9091-9094', ['wab-18.40'], {
    words: 'balista grande, lanzavirotes pesado | heavy ballista, large bolt thrower',
  }),
  'wab-18.42': clause(
    'procedure',
    '9097-9111',
    ['wab-18.43', 'wab-18.44', 'wab-4.37', 'wab-4.40'],
    {
      words: 'HP, disparar balista, impactar | shooting a ballista, roll to hit',
    },
  ),
  'wab-18.43': clause('procedure', '9114-9118', ['wab-18.42'], {
    words: 'dardo perdido, virote | stray bolt',
  }),
  'wab-18.44': clause('procedure', '9121-9139,9179-9194', ['wab-18.46', 'wab-18.45', 'wab-4.53'], {
    words:
      'perforar, dardo, segunda fila, penetrar, escorpión | pierce, bolt, second rank, penetrate, scorpion',
  }),
  'wab-18.45': clause('procedure', '9142-9152', ['wab-18.44'], {
    words: 'daño, elefante, virote, armadura | damage, elephant, bolt, armour',
  }),
  'wab-18.46': clause('restriction', '9158-9161', ['wab-18.44'], {
    words: 'flanco, enfilada, hilera | flank, enfilade, column',
  }),
  'wab-18.47': clause('table', '9164-9175', ['wab-18.44', 'wab-22.33', 'wab-22.35'], {
    words: 'alcance, ballesta grande, lanzavirotes, Fuerza | ballista, big crossbow',
  }),
  'wab-18.70': clause('definition', '9058-9067', ['wab-18.15', 'wab-18.14', 'wab-18.40'], {
    words: 'tripulación mínima, soporte, tamaño | minimum crew, stand, size',
  }),
});
