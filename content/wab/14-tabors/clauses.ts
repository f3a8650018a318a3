import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-14.31': clause('definition', '7393-7399', ['wab-14.32', 'wab-14.35'], {
    restates: ['wab-14.36'],
    words: 'carromatos fijos, fuerte, wagenburg | wagon fort, laager, wagenburg',
  }),
  'wab-14.32': clause('profile', '7402-7405', ['wab-14.33'], {
    words: 'características, coste, resistencia del tabor | characteristics, cost, toughness',
  }),
  'wab-14.33': clause('restriction', '7408-7414', ['wab-14.32'], {
    words: 'equipo de los defensores, dotación | equipment, crew of a tabor',
  }),
  'wab-14.34': clause('definition', '7416-7416', ['wab-13.116', 'wab-13.117'], {
    words: 'armas mezcladas, lanzas y arcos | mixed arms, spears and bows',
  }),
  'wab-14.35': clause('setup', '7421-7427', [], {
    words:
      'colocar el tabor, orden de despliegue, separación | place the tabor, deployment order, gaps',
  }),
  'wab-14.36': clause('restriction', '7430-7435', ['wab-2.38', 'wab-2.43'], {
    words:
      'atravesar vagones, caballería, cuarto de movimiento | pass the wagons, cavalry, quarter move',
  }),
  'wab-14.37': clause('restriction', '7440-7447', ['wab-14.39', 'wab-6.34'], {
    words: 'salir del tabor, perseguir, huir | leave the tabor, pursue, flee',
  }),
  'wab-14.38': clause('definition', '7446-7448', ['wab-14.46'], {
    words: 'rodear el tabor, atacar por detrás | surround the tabor, attack from behind',
  }),
  'wab-14.39': clause('procedure', '7451-7456', ['wab-14.37'], {
    words: 'volver al vagón, fuera del tabor | return to the wagon, outside the tabor',
  }),
  'wab-14.40': clause('procedure', '7461-7466', ['wab-4.4'], {
    words: 'arqueros del tabor, ángulo de disparo | archers in a tabor, arc of fire',
  }),
  'wab-14.41': clause('exception', '7463-7465', ['wab-14.16', 'wab-4.41'], {
    words: 'modificador al disparar a un tabor | modifier for shooting a tabor',
  }),
  'wab-14.42': clause('modifier', '7469-7472', ['wab-14.43', 'wab-4.49'], {
    words: '-2 para impactar, parapeto, protección | -2 to hit, hard cover, protection',
  }),
  'wab-14.43': clause('modifier', '7472-7476', ['wab-16.40'], {
    words: 'armadura de los defensores, tirada de salvación | armour save, saving throw',
  }),
  'wab-14.44': clause('procedure', '7479-7485', ['wab-7.1'], {
    words: 'catapulta, cañón, destruir un vagón, R 4 | catapult, cannon, destroy a wagon, T 4',
  }),
  'wab-14.45': clause('exception', '7490-7493', ['wab-14.30', 'wab-5.20', 'wab-5.21', 'wab-6.83'], {
    words: 'asaltar un tabor, -1 para impactar | assault a tabor, -1 to hit',
  }),
  'wab-14.46': clause('restriction', '7493-7495', ['wab-14.38', 'wab-5.47', 'wab-5.50'], {
    words: 'cuántos luchan, encaramiento | how many fight, facing',
  }),
  'wab-14.47': clause('procedure', '7498-7501', ['wab-14.32', 'wab-5.24'], {
    words: 'destruir vagones vacíos, sin defensores | destroy empty wagons, no defenders',
  }),
  'wab-14.48': clause('victory', '7505-7515', ['wab-19.2', 'wab-19.14'], {
    words: 'puntos de victoria, punto de ruptura, bajas | victory points, army break, casualties',
  }),
});
