import { listOf } from '../search/queries.ts';

export default listOf('cca', {
  'code, es': `
    11.15 | cca 11.15 | CCA-11.15 | cca-11.15 | cca11.15 | 11-15 | 11,15 | 11 15 = cca-11.15
    Cca.11.15 | cca 11-15 | CCA 11,15 | "  11.15 " | cca_11.15 | cca-11-15 | #cca-11.15 = cca-11.15
    [[cca-11.15]] | 1115 = cca-11.15; 1.1 = cca-1.1; 2.1 = cca-2.1; 8.1 = cca-8.1; 8.16 = cca-8.16
    cca 8.3 = cca-8.3; CCA8.39 = cca-8.39; 9.10 = cca-9.10; cca-9,1 = cca-9.1; 10.2 = cca-10.2
    10-29 = cca-10.29; cca 12.2 = cca-12.2; 12 21 = cca-12.21; 13.32 = cca-13.32
    CCA-13.4 = cca-13.4; cca 15-10 = cca-15.10; 16.2 = cca-16.2; cca17.4 = cca-17.4
    CCA 18,5 = cca-18.5; 18.53 = cca-18.53; cca-19.3 = cca-19.3; 19.38 = cca-19.38
    cca 16 = cca-16.1; 7 = cca-7.1
  `,
  'term, es': `
    guerreros = cca-2.20 cca-8.19 cca-8.20 cca-9.7 cca-11.13 cca-11.15
    guerreros a fuerza completa = cca-11.15 cca-12.19
    carga de guerreros = cca-11.14
    auxiliares = cca-2.18 cca-8.16 cca-8.17 cca-11.10
    infantería ligera = cca-8.15 cca-11.8 cca-11.9 cca-2.17
    dados de la infantería pesada = cca-11.17
    elefantes espadas = cca-11.32 cca-11.33
    estampida = cca-12.21 cca-12.22 cca-12.23
    carros ignoran una espada = cca-11.24
    primer golpe = cca-18.38
    tiempo doble = cca-18.35
    choque de escudos = cca-18.28
    soy espartaco = cca-18.41
    mueve-dispara-mueve = cca-18.46
    contraataque = cca-18.31
    línea de visión = cca-10.13 cca-10.14
    alcance de los arqueros = cca-10.12
    disparar después de mover = cca-10.18 cca-10.19
    devolver el combate = cca-11.54 cca-11.55 cca-11.56
    avance de ímpetu = cca-13.32
    combate de bonificación a pie = cca-13.38 cca-13.39 cca-15.9
    escape de líder = cca-13.26 cca-13.27 cca-13.30
    líder solo = cca-8.29 cca-11.38 cca-13.7 cca-15.4
    líder unido = cca-8.33 cca-8.34 cca-12.10 cca-12.15 cca-15.1
    retirada bloqueada = cca-12.13 cca-11.55
    ignorar banderas = cca-12.14
    apoyo de dos unidades = cca-12.16
    bosque bloquea la línea de visión = cca-17.13
    colina cuesta arriba = cca-17.15
    río vadeable = cca-17.27 cca-17.28 cca-17.29
    terraplén = cca-17.32 cca-17.33 cca-17.34 cca-17.35
    campamento fortificado = cca-17.38 cca-17.39 cca-17.40 cca-17.41 cca-17.42
    terreno abrupto = cca-17.1 cca-17.2 cca-17.5
    estandartes de victoria = cca-4.1 cca-4.2 cca-2.16
    una orden por unidad = cca-7.4
    órdenes sobrantes = cca-7.5
    línea de puntos = cca-2.4 cca-2.5 cca-7.3
    caras del dado = cca-2.7
    secuencia del turno = cca-5.3
    rebarajar = cca-16.2 cca-18.43
    dividir dados = cca-9.5 cca-11.59
    salir del campo de batalla = cca-8.6 cca-8.7
    chequeo de líder = cca-15.1 cca-15.2 cca-12.26
    Cannas = cca-19.18 cca-19.19 cca-19.20
    Zama victoria = cca-19.38
  `,
  'term, en': `
    full strength warriors = cca-11.15 cca-12.19
    auxilia = cca-2.18 cca-8.16 cca-8.17 cca-11.10
    heavy cavalry dice = cca-11.21
    medium cavalry evade = cca-13.8
    elephants against elephants = cca-11.27
    elephant rampage = cca-12.21 cca-12.22 cca-12.23
    chariots = cca-2.12 cca-8.27 cca-8.28 cca-11.22 cca-11.24
    war machine = cca-2.9
    battle back = cca-11.54 cca-11.55 cca-11.56
    momentum advance = cca-13.32
    bonus close combat = cca-13.37 cca-15.9
    leader escape = cca-13.26 cca-13.27 cca-13.30
    lone leader must evade = cca-13.7 cca-13.15
    attached leader = cca-8.33 cca-8.34 cca-12.10 cca-12.15 cca-15.1
    line of sight = cca-10.13 cca-10.14
    hexside line of sight = cca-10.16
    range of bows = cca-10.12
    fire after moving = cca-10.18 cca-10.19
    ignore flags = cca-12.14
    support = cca-12.16 cca-12.17 cca-12.20
    blocked retreat = cca-12.13 cca-11.55
    retreat direction = cca-12.6
    impassable terrain = cca-12.8 cca-17.23 cca-17.26
    forest = cca-17.8 cca-17.9 cca-17.11 cca-17.13
    hill to hill = cca-17.16 cca-17.17 cca-17.22
    fordable river dice = cca-17.29
    rampart = cca-17.32 cca-17.33 cca-17.34 cca-17.35
    fortified camp = cca-17.38 cca-17.39 cca-17.40 cca-17.41 cca-17.42
    victory banner = cca-4.1 cca-4.2 cca-4.3 cca-2.16
    command value = cca-7.6 cca-18.26
    passing through friendly units = cca-8.30 cca-13.21 cca-18.16 cca-18.48
    detach a leader = cca-8.35
    one unit per hex = cca-8.8
    turn sequence = cca-5.3
    first strike = cca-18.38
    clash of shields = cca-18.28
    darken the sky = cca-18.34
    order light troops = cca-18.15
    Lake Trasimene = cca-19.12 cca-19.13 cca-19.15
    losses do not reduce dice = cca-9.6
  `,
  'other language, en': `
    guerreros = cca-2.20 cca-8.19 cca-8.20 cca-9.7 cca-11.13 cca-11.15
    devolver el combate = cca-11.54 cca-11.55 cca-11.56
    estampida = cca-12.21 cca-12.22 cca-12.23
    carga montada = cca-18.49
    colina = cca-17.14 cca-17.15 cca-17.16 cca-17.17
    honderos = cca-8.15 cca-10.12 cca-11.8 cca-11.9 cca-2.17
    flanqueo = cca-18.13
  `,
  'other language, es': `
    warriors = cca-2.20 cca-8.19 cca-8.20 cca-9.7 cca-11.13 cca-11.15
    momentum advance = cca-13.32
    rampage = cca-12.21 cca-12.22 cca-12.23
    line command = cca-18.44
    heavy infantry = cca-8.21 cca-11.17
    rally = cca-18.51
    forest = cca-17.8 cca-17.9 cca-17.11 cca-17.13
    evade = cca-11.5 cca-13.1 cca-13.6 cca-13.7 cca-13.11
  `,
  'typo, es': `
    gerreros | guererros = cca-2.20 cca-8.19 cca-8.20 cca-9.7 cca-11.13 cca-11.15
    elefnates = cca-2.11 cca-8.25 cca-8.26 cca-11.25 cca-11.26 cca-11.33
    estampdia = cca-12.21 cca-12.22 cca-12.23
    bosqque = cca-17.8 cca-17.9 cca-17.11 cca-17.13
    campameto fortificado = cca-17.38 cca-17.39 cca-17.40 cca-17.41 cca-17.42
    auxliares = cca-2.18 cca-8.16 cca-8.17 cca-11.10
    caballria ligera = cca-8.22 cca-11.18 cca-11.19 cca-2.17
    primer glope = cca-18.38
    contrataque = cca-18.31
    reorganizcion = cca-18.51
    avanec de ímpetu = cca-13.32
    linea de vison = cca-10.13 cca-10.14
    retriada bloqueada = cca-12.13 cca-11.55
    terrapen = cca-17.32 cca-17.33 cca-17.34 cca-17.35
  `,
  'typo, en': `
    wariors = cca-2.20 cca-8.19 cca-8.20 cca-9.7 cca-11.13 cca-11.15
    elehpants = cca-2.11 cca-8.25 cca-8.26 cca-11.25 cca-11.26 cca-11.33
    momentun advance = cca-13.32
    forrest = cca-17.8 cca-17.9 cca-17.11 cca-17.13
    rampatr = cca-17.32 cca-17.33 cca-17.34 cca-17.35
    charoits = cca-2.12 cca-8.27 cca-8.28 cca-11.22 cca-11.24
    batle back = cca-11.54 cca-11.55 cca-11.56
    leaderr escape = cca-13.26 cca-13.27 cca-13.30
    doubel time = cca-18.35
    mounted chrage = cca-18.49
    spartcus = cca-18.41
    fortiffied camp = cca-17.38 cca-17.39 cca-17.40 cca-17.41 cca-17.42
    retreat drection = cca-12.6
    auxila = cca-2.18 cca-8.16 cca-8.17 cca-11.10
    Hanibal = cca-19.8 cca-19.12 cca-19.18 cca-19.36
  `,
  'no accents, es': `
    infanteria media = cca-8.18 cca-11.12 cca-2.19
    caballeria pesada = cca-8.24 cca-11.21 cca-13.9
    lider = cca-2.13 cca-8.29 cca-15.1 cca-8.33 cca-11.39 cca-8.32 cca-8.30
    evasion imposible = cca-13.13
    linea de vision = cca-10.13 cca-10.14
    mando en linea = cca-18.44
    rio vadeable = cca-17.27 cca-17.28 cca-17.29
    Anibal = cca-19.8 cca-19.12 cca-19.18 cca-19.36
    circulo verde = cca-2.17 cca-2.18 cca-10.21 cca-11.42
    simbolo de lider = cca-11.48 cca-10.26 cca-13.17 cca-13.29
  `,
  'abbreviation, es': `
    WR = cca-2.20 cca-8.19 cca-8.20 cca-9.7 cca-11.13 cca-11.15
    HI | IP = cca-8.21 cca-11.17
    AX = cca-2.18 cca-8.16 cca-8.17 cca-11.10
    CaC = cca-11.1 cca-11.2 cca-11.3
    LdV = cca-10.13 cca-10.14
    IL = cca-8.15 cca-11.8 cca-11.9 cca-2.17
    CL = cca-8.22 cca-11.18 cca-11.19 cca-2.17
    MDM = cca-18.46
    EL = cca-2.11 cca-8.25 cca-8.26 cca-11.25 cca-11.26 cca-11.33
  `,
  'abbreviation, en': `
    LI = cca-8.15 cca-11.8 cca-11.9 cca-2.17
    MI = cca-8.18 cca-11.12 cca-2.19
    HC = cca-8.24 cca-11.21 cca-13.9
    MC = cca-8.23 cca-11.20 cca-13.8 cca-2.19
    LOS = cca-10.13 cca-10.14
    CH = cca-2.12 cca-8.27 cca-8.28 cca-11.22 cca-11.24
    BB = cca-11.54 cca-11.55 cca-11.56
    MA = cca-13.32
    MFM = cca-18.46
    VB = cca-4.1 cca-4.2 cca-4.3 cca-2.16
  `,
  'tool, es': `
    jugar una partida | tablero = cca/board/
    hoja terreno = cca/tables/terrain/
    hoja de unidades = cca/tables/units/
    calculadora combate = cca/calc/close-combat/ cca/calc/ranged-combat/
    calculadora estampida = cca/calc/rampage/
    probabilidad evasión = cca/calc/evade/
    lección línea de visión = cca/learn/10-line-of-sight/
    Cannas batalla = cca/board/?p=cca2_bottom_top_scenario-cannae
    batallas = cca/board/?p=cca2_bottom_top_scenario-akragas
  `,
  'tool, en': `
    board | set up units = cca/board/
    terrain sheet = cca/tables/terrain/
    combat calculator = cca/calc/close-combat/ cca/calc/ranged-combat/
    elephant rampage calculator = cca/calc/rampage/
    line of sight calculator = cca/calc/line-of-sight/
    lesson leaders = cca/learn/12-leaders/
    Cannae = cca/board/?p=cca2_bottom_top_scenario-cannae
    Zama scenario = cca/board/?p=cca2_bottom_top_scenario-zama
  `,
});
