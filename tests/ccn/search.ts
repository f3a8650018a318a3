import { listOf } from '../search/queries.ts';

export default listOf('ccn', {
  'code, es': `
    5.153 | ccn 5.153 | CCN-5.153 | ccn5.153 | 5-153 | 5,153 | 5 153 | Ccn.5.153 = ccn-5.153
    ccn_5.153 | #ccn-5.153 | [[ccn-5.153]] = ccn-5.153; "  6.1 " = ccn-6.1; 1.1 = ccn-1.1
    ccn 2-9 = ccn-2.9; CCN 5,250 = ccn-5.250; ccn 6.49 = ccn-6.49; 7.59 = ccn-7.59
    8 53 = ccn-8.53; ccn 7 = ccn-7.1; 8 = ccn-8.1
  `,
  'term, es': `
    retirada y reforma = ccn-6.1 ccn-5.123
    retirada y reforma contra disparo = ccn-5.79
    hexágonos libres para reformar = ccn-6.3
    formar cuadro = ccn-6.15 ccn-5.124
    cuadro en el bosque = ccn-7.3 ccn-6.17
    cuadro en un pueblo = ccn-7.25 ccn-6.17
    cuántas cartas necesito para el cuadro = ccn-6.16
    carta al azar cuadro = ccn-6.22
    abandonar el cuadro = ccn-6.44 ccn-6.45 ccn-6.46 ccn-6.47
    cuántos dados tira un cuadro = ccn-6.14
    cuadro pierde bloques por bandera = ccn-6.38
    cuántos cuadros puedo tener = ccn-6.20 ccn-3.3
    bandera de rebote = ccn-6.30
    puede mover y disparar la artillería = ccn-5.50 ccn-5.51 ccn-5.101 ccn-5.103
    alcance de los cañones = ccn-5.86 ccn-5.87
    alcance artillería montada = ccn-5.87 ccn-5.102
    alcance de la infantería = ccn-5.84
    disparar después de mover | redondeo = ccn-5.95 ccn-5.96
    mitad de los dados = ccn-5.95
    disparar a un enemigo adyacente = ccn-5.76
    artillería en melee = ccn-5.134 ccn-5.135 ccn-5.138 ccn-5.141
    cuánto mueve la caballería ligera = ccn-5.48
    cuánto mueve la infantería de línea = ccn-5.46
    coraceros = ccn-5.193 ccn-5.132 ccn-2.18
    vieja guardia dados = ccn-5.127
    milicia retirada = ccn-5.183 ccn-5.174
    milicia sables | los fusileros impactan con sables = ccn-5.129 ccn-5.147
    granaderos ignoran bandera = ccn-5.192
    ignorar banderas = ccn-5.185 ccn-5.186
    apoyo de dos unidades = ccn-5.188
    líder solo apoyo = ccn-5.189
    devolver el ataque = ccn-5.153
    responder a la artillería en armas combinadas = ccn-6.55
    dos unidades atacan a la misma = ccn-5.122
    armas combinadas = ccn-6.49 ccn-1.5
    armas combinadas línea de visión = ccn-6.50 ccn-6.51
    ocupar terreno = ccn-5.213
    la artillería puede ocupar terreno = ccn-5.219 ccn-5.227
    avance de caballería = ccn-5.220
    segundo ataque de la caballería = ccn-5.230
    ataque de bonificación a otra unidad = ccn-5.234
    chequeo de líder = ccn-5.161 ccn-5.162
    cuántos sables matan a un líder = ccn-5.161 ccn-5.164 ccn-5.172
    disparar a un líder solo = ccn-5.114
    líder rodeado = ccn-5.167 ccn-5.209 ccn-5.210 ccn-5.211
    mi líder puede cambiar de unidad = ccn-5.63 ccn-5.60 ccn-5.17
    cuánto mueve un líder = ccn-5.54
    el general sale del tablero = ccn-5.201 ccn-5.165
    retirada bloqueada = ccn-5.182 ccn-5.167 ccn-5.169
    retirarse a través de amigos = ccn-5.179
    retirarse por el bosque = ccn-5.177
    línea de visión = ccn-5.89 ccn-5.90
    las tropas amigas bloquean la visión = ccn-5.90
    disparar por encima desde colina = ccn-7.13
    disparar de colina a colina = ccn-7.15
    atacar cuesta arriba = ccn-7.11
    atacar a una unidad en el bosque = ccn-7.6
    dados contra pueblo = ccn-7.27
    molino = ccn-7.24 ccn-7.26 ccn-7.27
    combatir al entrar en bosque = ccn-7.4 ccn-7.5
    trincheras = ccn-7.34 ccn-7.35 ccn-7.37
    cruzar el río = ccn-7.41 ccn-7.44 ccn-7.50
    vado = ccn-7.44 ccn-7.46 ccn-7.47
    puente = ccn-7.50 ccn-7.52
    cuántas órdenes da mi mano = ccn-5.20 ccn-8.4 ccn-8.7
    secuencia del turno = ccn-5.3
    no tengo unidades para la carta = ccn-5.11
    se acaba el mazo = ccn-5.243
    cuántas banderas para ganar = ccn-4.1
    atravesar unidades amigas = ccn-5.36 ccn-5.55
    carga con bayoneta = ccn-8.29
    carga de caballería = ccn-8.36 ccn-8.37
    primer ataque = ccn-8.53
    contraataque = ccn-8.41
    frío acero = ccn-8.60 ccn-8.61
    marcha forzada = ccn-8.56 ccn-8.57
    bombardeo = ccn-8.33 ccn-8.34
    gran maniobra = ccn-8.69
    liderazgo = ccn-8.65 ccn-8.66
    reagrupamiento = ccn-8.73
    disparar y mantenerse = ccn-8.47 ccn-8.48
  `,
  'term, en': `
    can I move and fire artillery = ccn-5.50 ccn-5.51 ccn-5.101 ccn-5.103
    retire and reform = ccn-6.1 ccn-5.123
    retire and reform hits = ccn-6.5
    can cavalry evade first strike = ccn-6.11
    cavalry evade from cavalry = ccn-6.1
    form square = ccn-6.15 ccn-5.124
    square in town = ccn-7.25 ccn-6.17
    square on a hill = ccn-7.10 ccn-6.17
    random card for square = ccn-6.22
    when can I leave square = ccn-6.44 ccn-6.45 ccn-6.46
    how many dice does a square roll = ccn-6.14
    square forced to retreat = ccn-6.38
    bounce flag = ccn-6.30
    cavalry attacking a square = ccn-6.32 ccn-6.25
    artillery against square = ccn-6.36 ccn-6.33 ccn-6.35
    combined arms = ccn-6.49 ccn-1.5
    combined arms sabers = ccn-6.54
    combined arms range = ccn-6.50
    two units attack same target = ccn-5.122
    battle back = ccn-5.153
    battle back against fire = ccn-5.78
    battle back after retreating = ccn-5.155
    take ground = ccn-5.213
    can a square take ground = ccn-5.218
    cavalry breakthrough = ccn-5.220
    bonus melee after breakthrough = ccn-5.230 ccn-5.232
    pursuit into forest = ccn-5.224 ccn-5.235
    range of horse artillery = ccn-5.87 ccn-5.102
    can cavalry shoot = ccn-5.74
    range of rifles = ccn-5.85
    infantry fire after moving = ccn-5.95
    round up or down = ccn-5.95 ccn-5.96
    light infantry move 2 and fire = ccn-5.97 ccn-5.47
    fire at adjacent enemy = ccn-5.76 ccn-5.77
    artillery melee dice = ccn-5.135 ccn-5.136 ccn-5.138 ccn-5.141
    guard artillery extra die = ccn-5.137
    heavy cavalry movement = ccn-5.49
    cuirassiers ignore flag = ccn-5.193
    old guard bonus dice = ccn-5.127
    do sabers hit at range = ccn-5.110
    do sabres hit = ccn-5.146 ccn-5.145 ccn-5.110
    militia retreat = ccn-5.183 ccn-5.174
    ignore flags = ccn-5.185 ccn-5.186
    support from two units = ccn-5.188
    retreat blocked = ccn-5.182 ccn-5.167 ccn-5.169
    retreat direction = ccn-5.176
    leader casualty = ccn-5.160 ccn-5.161 ccn-5.162 ccn-5.164
    lone leader attacked = ccn-5.172 ccn-5.200
    leader escape = ccn-5.209 ccn-5.210
    detach a leader = ccn-5.17 ccn-5.60
    leader joins unit can it move = ccn-5.65 ccn-5.63
    leader move distance = ccn-5.54
    leader exits map = ccn-5.201 ccn-5.165 ccn-5.168
    line of sight = ccn-5.89 ccn-5.90
    line of sight hexside = ccn-5.92
    do leaders block line of sight = ccn-5.90
    artillery fire over friendly units = ccn-7.13
    do hills block los = ccn-7.16 ccn-5.90
    can I see through woods = ccn-7.8
    hill to hill = ccn-7.15 ccn-7.20
    attack uphill = ccn-7.11
    forest dice = ccn-7.6 ccn-7.7
    attacking a town = ccn-7.27
    village = ccn-7.24 ccn-7.25 ccn-7.26 ccn-7.27
    fieldworks flag = ccn-7.37 ccn-5.191
    fordable river dice = ccn-7.47 ccn-7.48
    bridge = ccn-7.50 ccn-7.52
    artillery in sand quarry = ccn-7.55
    command value = ccn-5.20
    how many cards in hand = ccn-3.6 ccn-5.20
    dotted line hex = ccn-2.6 ccn-5.22
    leftover orders = ccn-5.23 ccn-5.24
    how many flags to win = ccn-4.1
    victory banners needed = ccn-4.1 ccn-4.4
    move through friends = ccn-5.36 ccn-5.55
    bayonet charge = ccn-8.29
    can I fire with bayonet charge = ccn-8.30
    cavalry charge dice = ccn-8.37
    first strike = ccn-8.53
    when to play first strike = ccn-5.121 ccn-8.53
    counter attack flanks = ccn-8.42
    rally full strength = ccn-8.74
    short supply on a square = ccn-8.80
    grande manoeuvre = ccn-8.69
    scout draw two cards = ccn-8.8 ccn-8.9 ccn-8.10
  `,
  'other language, en': `
    cuadro = ccn-6.13 ccn-6.15 ccn-1.8
    suministro bajo = ccn-8.76
    ímpetu = ccn-8.43
    asalto = ccn-8.17 ccn-8.18 ccn-8.19 ccn-5.19
  `,
  'other language, es': `
    cold steel = ccn-8.60 ccn-8.61
    fire and hold = ccn-8.47
    recon in force = ccn-8.23
    breakthrough = ccn-5.220
  `,
  'typo, es': `
    retriada y reforma = ccn-6.1 ccn-5.123
    caballeria lijera = ccn-5.48
    fortificasion = ccn-7.32 ccn-7.34 ccn-7.35
    armas convinadas = ccn-6.49 ccn-1.5
    bosqeu = ccn-7.2 ccn-7.4 ccn-7.6 ccn-7.8
    granaderso = ccn-2.16 ccn-5.46 ccn-5.128 ccn-5.192
  `,
  'typo, en': `
    retire and refrom = ccn-6.1 ccn-5.123
    cuirasiers = ccn-5.193 ccn-5.132 ccn-2.18
    cavlary breakthru = ccn-5.220
    bayonette charge = ccn-8.29
    feildworks = ccn-7.32 ccn-7.34 ccn-7.35 ccn-7.37
    grenediers = ccn-2.16 ccn-5.46 ccn-5.128 ccn-5.192
  `,
  'no accents, es': `
    lider vinculado = ccn-5.15 ccn-5.59 ccn-5.187
    elan = ccn-8.43 ccn-8.45
    rio vadeable = ccn-7.44 ccn-7.46 ccn-7.47 ccn-7.48
    artilleria de a pie = ccn-5.50 ccn-5.86 ccn-5.100
  `,
  'abbreviation, es': `
    RyR = ccn-6.1
    LdV = ccn-5.89
    BV = ccn-4.2
  `,
  'abbreviation, en': `
    BB = ccn-5.153
    HA = ccn-5.51
    RL = ccn-5.85
    LGM = ccn-8.69
  `,
  'tool, es': `
    jugar una partida | tablero = ccn/board/
    hoja de nación = ccn/army/
    diferencias = ccn/differences/
    calculadora combate a distancia = ccn/calc/ranged-combat/
    probabilidad cuerpo a cuerpo = ccn/calc/melee-outcome/
  `,
  'tool, en': `
    board = ccn/board/
    nation sheet = ccn/army/
    differences from ancients = ccn/differences/
    melee odds = ccn/calc/melee-outcome/
    lesson artillery = ccn/learn/6-artillery/
  `,
});
