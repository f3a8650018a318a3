import { listOf } from '../search/queries.ts';

export default listOf('onus', {
  'code, es': `
    7.15 | onus 7.15 | ONUS-7.15 | onus-7.15 | onus7.15 | 7-15 | 7,15 | 7 15 = onus-7.15
    ONUS! 7.15 | [[onus-7.15]] | #onus-7.15 | onus-7-15 | 715 = onus-7.15; 1.1 = onus-1.1
    2.12 = onus-2.12; 3.7 = onus-3.7; onus 4.10 = onus-4.10; 5.14 = onus-5.14
    onus-6,23 = onus-6.23; 7.1 = onus-7.1; 7.100 = onus-7.100; 7.210 = onus-7.210
    onus 7-201 = onus-7.201; 8 25 = onus-8.25; 9.38 = onus-9.38; 10.17 = onus-10.17
    onus11.18 = onus-11.18; 12.42 = onus-12.42; ONUS 13.12 = onus-13.12; 14.2 = onus-14.2
    15.37 = onus-15.37; onus 14 = onus-14.1
  `,
  'term, es': `
    giro libre = onus-7.55 onus-7.56 onus-2.3
    marcha forzada = onus-7.41 onus-7.42 onus-7.45 onus-7.46
    marcha forzada en formación ampliada = onus-7.44
    movimiento reducido = onus-7.47 onus-7.48 onus-7.49
    muro de escudos = onus-8.7 onus-8.8 onus-15.15 onus-15.25
    falange = onus-8.9 onus-8.11 onus-8.12 onus-8.13 onus-2.8 onus-15.4
    la falange contra prioridad = onus-8.14
    cuadro contra montadas = onus-8.16 onus-15.14
    punta de flecha = onus-8.19 onus-8.20 onus-8.21 onus-15.5
    romboidal = onus-8.22 onus-7.58
    bravura = onus-8.23 onus-8.24 onus-8.25
    embestir = onus-9.7 onus-9.8 onus-9.9 onus-9.10 onus-9.11 onus-15.7
    hostigadores movimiento restante = onus-7.146 onus-7.148 onus-9.13
    maniobrables = onus-9.14 onus-9.15
    profesionales repiten los 1 = onus-9.16 onus-7.138
    terror = onus-9.17 onus-15.29
    firmeza = onus-9.18
    impetuosas carga obligatoria = onus-9.19
    jabalinas = onus-9.22 onus-11.10 onus-11.11 onus-11.12
    lanceros = onus-9.23 onus-8.10 onus-15.6 onus-9.27
    mortal = onus-9.24
    precisión = onus-9.25 onus-9.26
    sarissas = onus-9.27 onus-9.28 onus-9.29
    unidades complementarias = onus-9.30 onus-9.31 onus-9.32 onus-9.37
    montaraces = onus-9.3 onus-2.2
    replegarse = onus-7.106 onus-7.107 onus-7.108 onus-7.109
    mantener la posición = onus-7.110
    retirarse del combate = onus-7.113 onus-7.114 onus-7.115
    ataque de oportunidad = onus-14.2 onus-7.109 onus-7.115
    envolver al cargar = onus-7.78
    recolocación de 180° = onus-7.102 onus-7.103 onus-7.104
    unidad bloqueada = onus-7.90 onus-10.7
    dos órdenes a la misma unidad = onus-7.15 onus-5.10 onus-13.1
    unidad rota = onus-7.174 onus-10.16 onus-7.17 onus-7.19
    unidades en huida = onus-7.175 onus-7.183 onus-7.20 onus-7.22
    huida voluntaria = onus-7.180 onus-7.181
    huida de elefantes = onus-7.194 onus-7.29
    arrollar = onus-7.195 onus-7.196 onus-7.197
    matar a los elefantes = onus-7.200
    salir del campo de batalla = onus-7.185
    chequeo de moral tras un disparo = onus-7.141
    crítico = onus-7.137 onus-13.12
    pifia = onus-7.138 onus-13.12
    línea de visión obstruida = onus-7.127 onus-15.18
    corta y larga distancia = onus-7.125 onus-7.133
    combate prioritario = onus-7.162 onus-7.163 onus-8.12 onus-9.9
    combate único = onus-7.164 onus-7.165 onus-9.28
    número de dados = onus-7.166 onus-13.2
    quién chequea moral = onus-7.172 onus-13.11
    límite de mano = onus-7.208 onus-5.4
    robar 3 cartas = onus-7.206
    radio de influencia = onus-4.6 onus-10.9
    liderazgo = onus-4.7 onus-4.8 onus-4.12 onus-6.11 onus-6.12
    modificador de puntos del general = onus-4.10
    general perdido = onus-4.11 onus-4.12 onus-4.13 onus-10.10 onus-15.28
    jugador inicial = onus-6.23
    victoria por bajas = onus-6.9 onus-6.8
    profundidad del campo = onus-6.16
    estampida = onus-11.15 onus-11.16 onus-11.17 onus-11.18
    emboscada = onus-11.7 onus-11.8 onus-11.9
    cambia el viento = onus-11.13 onus-11.14
    veterana = onus-11.2 onus-11.1 onus-11.6
    sin oficiales = onus-10.15
    héroe = onus-10.14 onus-15.8 onus-15.19 onus-15.27
    niebla de guerra = onus-12.16 onus-12.17 onus-12.18 onus-12.19 onus-12.20
    avance en línea = onus-12.25 onus-12.26 onus-12.27 onus-12.28 onus-12.30
    flancos protegidos = onus-12.22 onus-12.23 onus-12.24
    dromedarios = onus-12.31
    valor mínimo 1 = onus-13.10 onus-7.171
    solapamiento temporal = onus-7.35
  `,
  'term, en': `
    free rotation = onus-7.55 onus-7.56 onus-2.3
    forced march penalty = onus-7.45 onus-10.4
    reduced movement = onus-7.47 onus-7.48 onus-7.49
    shield wall = onus-8.7 onus-8.8 onus-15.15 onus-15.25
    phalanx = onus-8.9 onus-8.11 onus-8.12 onus-8.13 onus-2.8 onus-15.4
    square may not move = onus-8.18
    arrowhead = onus-8.19 onus-8.20 onus-8.21 onus-15.5
    rhomboid = onus-8.22 onus-7.58
    bravery = onus-8.23 onus-8.24 onus-8.25
    ram = onus-9.7 onus-9.8 onus-9.9 onus-9.10 onus-9.11 onus-15.7
    skirmishers = onus-7.50 onus-9.12 onus-9.13 onus-7.146 onus-13.14 onus-7.5
    professionals = onus-9.16 onus-7.138
    steadfast = onus-9.18
    impetuous = onus-9.19 onus-9.20 onus-9.21
    lancers = onus-9.23 onus-8.10 onus-15.6 onus-9.27
    deadly = onus-9.24
    woodsmen = onus-9.3 onus-2.2
    withdrawal = onus-7.106 onus-7.107 onus-7.108 onus-7.109
    retreat from two enemies = onus-7.115
    attack of opportunity = onus-14.2 onus-7.109 onus-7.115
    enveloping on a charge = onus-7.78
    90 degree reposition = onus-7.99 onus-7.100 onus-7.101
    blocked unit = onus-7.90 onus-10.7
    one order per unit = onus-5.10 onus-7.15 onus-13.1
    broken unit = onus-7.174 onus-10.16 onus-7.17 onus-7.19
    voluntary flight = onus-7.180 onus-7.181
    trampling = onus-7.195 onus-7.196 onus-7.197
    leaving the field = onus-7.185
    obstructed line of sight = onus-7.127 onus-15.18
    short and long range = onus-7.125 onus-7.133
    priority combat = onus-7.162 onus-7.163 onus-8.12 onus-9.9
    simultaneous combat = onus-7.161 onus-7.152 onus-13.3
    radius of influence = onus-4.6 onus-10.9
    hand limit = onus-7.208 onus-5.4
    first player = onus-6.23
    stampede = onus-11.15 onus-11.16 onus-11.17 onus-11.18
    ambush = onus-11.7 onus-11.8 onus-11.9
    throw javelins = onus-11.10 onus-11.11 onus-11.12
    elite unit = onus-11.3 onus-11.4 onus-11.5 onus-11.1 onus-11.6
    no officers = onus-10.15
    fog of war = onus-12.16 onus-12.17 onus-12.18 onus-12.19 onus-12.20
    line advance = onus-12.25 onus-12.26 onus-12.27 onus-12.28 onus-12.30
    sword icon = onus-13.5 onus-5.12
    passing through friends = onus-7.25 onus-7.192 onus-13.16
    zigzag = onus-7.39
  `,
  'other language, en': `
    giro libre = onus-7.55 onus-7.56 onus-2.3
    muro de escudos = onus-8.7 onus-8.8 onus-15.15 onus-15.25
    replegarse = onus-7.106 onus-7.107 onus-7.108 onus-7.109
    hostigadores = onus-7.50 onus-9.12 onus-9.13 onus-7.146 onus-13.14 onus-7.5
    punta de flecha = onus-8.19 onus-8.20 onus-8.21 onus-15.5
    emboscada = onus-11.7 onus-11.8 onus-11.9
    embestir = onus-9.7 onus-9.8 onus-9.9 onus-9.10 onus-9.11 onus-15.7
  `,
  'other language, es': `
    phalanx = onus-8.9 onus-8.11 onus-8.12 onus-8.13 onus-2.8 onus-15.4
    skirmishers = onus-7.50 onus-9.12 onus-9.13 onus-7.146 onus-13.14 onus-7.5
    forced march = onus-7.41 onus-7.42 onus-7.45 onus-7.46
    steadfast = onus-9.18
    fog of war = onus-12.16 onus-12.17 onus-12.18 onus-12.19 onus-12.20
    free rotation = onus-7.55 onus-7.56 onus-2.3
    stampede = onus-11.15 onus-11.16 onus-11.17 onus-11.18
  `,
  'typo, es': `
    falage = onus-8.9 onus-8.11 onus-8.12 onus-8.13 onus-2.8 onus-15.4
    sarisas = onus-9.27 onus-9.28 onus-9.29
    hostigadroes = onus-7.50 onus-9.12 onus-9.13 onus-7.146 onus-13.14 onus-7.5
    emvestir = onus-9.7 onus-9.8 onus-9.9 onus-9.10 onus-9.11 onus-15.7
    estampdia = onus-11.15 onus-11.16 onus-11.17 onus-11.18
    marcha forazda = onus-7.41 onus-7.42 onus-7.45 onus-7.46
    muro de ecudos = onus-8.7 onus-8.8 onus-15.15 onus-15.25
    liderasgo = onus-4.7 onus-4.8 onus-4.12 onus-6.11 onus-6.12
    emvolver al cargar = onus-7.78
    replegrase = onus-7.106 onus-7.107 onus-7.108 onus-7.109
  `,
  'typo, en': `
    phalnax = onus-8.9 onus-8.11 onus-8.12 onus-8.13 onus-2.8 onus-15.4
    skirmishres = onus-7.50 onus-9.12 onus-9.13 onus-7.146 onus-13.14 onus-7.5
    shiled wall = onus-8.7 onus-8.8 onus-15.15 onus-15.25
    stampde = onus-11.15 onus-11.16 onus-11.17 onus-11.18
    romboid = onus-8.22 onus-7.58
    impetous = onus-9.19 onus-9.20 onus-9.21
    stedfast = onus-9.18
    arowhead = onus-8.19 onus-8.20 onus-8.21 onus-15.5
    voluntry flight = onus-7.180 onus-7.181
  `,
  'no accents, es': `
    formacion ampliada = onus-10.13 onus-7.59 onus-7.63 onus-7.44 onus-7.64
    critico = onus-7.137 onus-13.12
    heroe = onus-10.14 onus-15.8 onus-15.19 onus-15.27
    linea de vision = onus-7.126 onus-7.127 onus-15.18
    precision = onus-9.25 onus-9.26
    elite = onus-11.1 onus-11.3 onus-11.4 onus-11.5 onus-11.6 onus-2.7
    montaneses = onus-9.4 onus-2.2
    avance en linea = onus-12.25 onus-12.26 onus-12.27 onus-12.28 onus-12.30
    numero de eventos = onus-13.4
  `,
  'abbreviation, es': `
    UD = onus-3.7
    LdV = onus-7.126 onus-7.127 onus-15.18
  `,
  'abbreviation, en': `
    LOS = onus-7.126 onus-7.127 onus-15.18
    UD = onus-3.7
  `,
  'tool, es': `
    mesa | medir distancias = onus/board/
    ejército | lista de ejército = onus/army/
    calculadora chequeo de moral = onus/calc/morale-check/
  `,
  'tool, en': `
    table | measured table = onus/board/
    army list = onus/army/
    morale check = onus/calc/morale-check/
    lesson charge = onus/learn/5-charging/
  `,
});
