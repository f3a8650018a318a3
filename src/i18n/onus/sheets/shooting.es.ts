export default {
  'shooting/title': 'Disparo, huida y fin de turno',
  'shooting/about':
    'Quién dispara y cómo, cuándo y cómo se huye, los elefantes en huida, la estampida y las cartas del final del turno.',

  'shots/may': 'Quién dispara y a quién',
  'shots/engaged': 'Ni el tirador ni el objetivo pueden estar trabados.',
  'shots/moved':
    'Sin mover o con movimiento reducido; los Hostigadores, también con normal; la artillería, sólo sin moverse.',
  'shots/state': 'No en marcha forzada, ni en huida, ni el turno en que cambió de formación.',
  'shots/arc': 'Sólo hacia delante, en un ángulo de 180°.',

  'shots/course': 'El disparo, en este orden',
  'shots/declared':
    'Se declaran tirador y objetivo, y se mide desde el centro del frente. Fuera de alcance, se pierde.',
  'shots/events':
    '1 evento aleatorio; luego, 1 de la mano por jugador. Valen los de arco y algunos de escudo.',
  'shots/dice': '**4 dados** hasta la mitad del alcance; **2** más allá. El objetivo no responde.',
  'shots/rolled':
    'Dado + fuerza **mayor** que esquivar; los que impactan, **mayor** que armadura. El 6 acierta, el 1 falla.',
  'shots/after':
    'Sin heridas, nada; con tantas como vida, eliminada; si no, chequeo: Rota, o huye al instante si ya lo estaba.',

  'shots/changes': 'Lo que cambia el disparo',
  'shots/obstructed': 'Línea de visión obstruida por cualquier unidad: {pair} al tirador, una vez.',
  'shots/side':
    'Por el flanco, {flank} de defensa y {flankMorale} de moral; por retaguardia, {rear} y {rearMorale}. El lado es el del punto más cercano de la carta.',
  'shots/march': 'Contra quien hace marcha forzada, {pair} y {by} por cualquier lado.',
  'shots/precision': 'Con Precisión, si no se movió, cada 6 al herir hace 2 heridas.',

  'flight/begins': 'Empezar a huir',
  'flight/markers':
    'Pierde la formación y sus marcadores de Sección, y se quitan los del enemigo sobre ella.',
  'flight/blocked':
    'Bloqueada, sigue trabada. Si se desbloquea ese turno, huye ya; si en otro, en su fase de huida, tras el chequeo.',
  'flight/voluntary': 'Con 1 herida o más en ese combate o disparo, su jugador puede hacerla huir.',
  'flight/excepted': 'La artillería se destruye. Con Firmeza sólo huye si se quiere.',
  'flight/limits':
    'En huida no mueve, carga, dispara, forma ni ataca; atacada, {pair} de defensa y sin chequeo.',

  'flight/move': 'Mover en huida',
  'flight/whole':
    'Todo su movimiento, como Hostigadores, hacia su retaguardia por la vía más corta.',
  'flight/round': 'Rodea enemigos, amigas en formación y elefantes en huida.',
  'flight/through':
    'Atraviesa a las demás amigas y las rompe; si acabaría encima de una, se detiene antes.',
  'flight/edge': 'Si sale del campo, aun en parte, queda eliminada.',

  'flight/phase': 'Fase de huida',
  'flight/checks':
    'Cada unidad propia que huyó en un turno anterior chequea la moral; si falla, vuelve a mover.',
  'flight/recovers':
    'Si lo supera, ni Huida ni Rota, y se orienta a su gusto; bloqueada, no se reorienta.',
  'flight/modifiers': 'Cuenta el {by} de estar Rota; el de ser atacada en huida, no.',

  'elephants/title': 'Elefantes en huida',
  'elephants/straight': 'De cara a su retaguardia y en línea recta; arrollan a cualquiera.',
  'elephants/tramples':
    '1 dado por sección que cruza, sin eventos ni réplica. Si no la cruzan del todo, se detienen antes.',
  'elephants/victim':
    'La arrollada queda Rota. Si huye por fallar su chequeo, mueve después de los elefantes.',
  'elephants/fights':
    'Puede combatirlos: combate normal sin eventos y sin que la envuelvan. Si cae o huye, ellos siguen.',
  'elephants/killed': 'Al recuperarlos, con la moral exacta su jugador puede matarlos.',

  'elephants/stampede': 'Estampida (orden)',
  'elephants/animals':
    'Toda unidad con animales a {ud} UD o menos de la activada chequea; las montadas, con {by}.',
  'elephants/panic': 'La que falla queda Rota y en huida, y mueve de inmediato.',
} as const;
