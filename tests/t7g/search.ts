import { listOf } from '../search/queries.ts';

export default listOf('t7g', {
  'code, es': `
      2.15 | t7g 2.15 | T7G-2.15 | t7g-2.15 | t7g2.15 | 2-15 | 2,15 | 2 15 | [[t7g-2.15]] | #t7g-2.15 = t7g-2.15
      1.1 = t7g-1.1; 1.30 = t7g-1.30; t7g 2.38 = t7g-2.38; 3.20 = t7g-3.20; 4-25 = t7g-4.25
      t7g-5,39 = t7g-5.39; 6.1 = t7g-6.1; 6.12 = t7g-6.12; 6.124 = t7g-6.124; t7g 6-100 = t7g-6.100
      7.110 = t7g-7.110; 7 49 = t7g-7.49; t7g7.80 = t7g-7.80; 8.16 = t7g-8.16; 9.1 = t7g-9.1
      9.58 = t7g-9.58; t7g 9.26 = t7g-9.26
    `,
  'term, es': `
      tamaño de base = t7g-1.3; centros de la unidad = t7g-1.5 t7g-1.6
      distancia minima al enemigo = t7g-1.7; aumento y reduccion se anulan = t7g-1.17
      doble aumento = t7g-1.19 t7g-1.22; tabla de valores = t7g-1.22
      defensa contra salvas = t7g-1.23; fresca = t7g-1.27 t7g-2.23
      al límite = t7g-1.28 t7g-7.79 t7g-6.93; desordenada = t7g-1.29
      iniciativa = t7g-2.6 t7g-2.7 t7g-7.42 t7g-2.5; cartas de orden = t7g-2.13 t7g-2.14 t7g-2.4
      cambiar la carta = t7g-2.14 t7g-7.57; atención = t7g-2.15 t7g-2.16 t7g-2.32
      atacad = t7g-2.17 t7g-2.18 t7g-2.19 t7g-2.33 t7g-2.35 t7g-5.1 t7g-5.3
      corred = t7g-2.20 t7g-2.36; fuego = t7g-1.11 t7g-2.21 t7g-2.37 t7g-4.10
      resistid = t7g-2.22 t7g-2.38; quitar desgaste = t7g-2.22 t7g-6.40 t7g-7.83 t7g-6.10
      chequeo de orden = t7g-2.24 t7g-2.26 t7g-2.25 t7g-2.27 t7g-2.23; sin mando cerca = t7g-2.25
      cuándo puedo reaccionar = t7g-2.28 t7g-2.29 t7g-2.30 t7g-5.4
      contracarga = t7g-2.33 t7g-2.34 t7g-6.98; interceptar = t7g-2.35 t7g-6.41
      huir = t7g-2.36 t7g-6.59 t7g-6.67 t7g-5.24 t7g-6.46; girar más de 90 = t7g-3.4
      pasillo = t7g-3.7 t7g-4.4; solapar = t7g-3.8 t7g-3.12 t7g-3.10 t7g-3.11
      atravesar mandos = t7g-3.9; cambio de orientación = t7g-3.13 t7g-6.69 t7g-7.56 t7g-6.15
      terreno muy difícil = t7g-3.17 t7g-3.18 t7g-6.38 t7g-5.36; camino = t7g-9.12 t7g-9.13 t7g-3.20
      línea de visión = t7g-4.2 t7g-4.3 t7g-4.5; disparar por encima = t7g-4.7 t7g-6.105
      alcance del mosquete = t7g-6.118 t7g-4.17 t7g-6.119 t7g-6.104
      tabla de armas = t7g-4.17 t7g-6.124; chequeo de ruptura = t7g-4.18 t7g-4.20 t7g-4.21 t7g-5.33
      puntos de ruptura = t7g-4.19 t7g-4.21 t7g-5.34
      oculta = t7g-4.24 t7g-5.37 t7g-7.100 t7g-7.109 t7g-9.16 t7g-9.20 t7g-9.24
      cubierto = t7g-4.25 t7g-7.76 t7g-9.23 t7g-9.29 t7g-9.34 t7g-6.121
      secuencia de combate = t7g-5.2; carga con obstáculos = t7g-5.7
      flanqueo = t7g-5.8 t7g-5.9 t7g-5.10 t7g-5.11 t7g-5.21 t7g-5.30
      quién gana el combate = t7g-5.18; destrabarse = t7g-5.20 t7g-5.21 t7g-5.22 t7g-5.19
      retirada = t7g-5.24 t7g-5.25 t7g-5.26 t7g-7.73; empate = t7g-5.27 t7g-6.101 t7g-5.29
      consolidar = t7g-5.28 t7g-6.62; mala guerra = t7g-5.29 t7g-5.30 t7g-5.31 t7g-5.32 t7g-6.96
      protegido = t7g-5.39 t7g-7.85 t7g-9.28 t7g-9.34 t7g-9.41 t7g-6.114
      brigada = t7g-6.4 t7g-6.5 t7g-6.6 t7g-6.7 t7g-7.78; cuadros = t7g-6.8 t7g-6.9 t7g-5.11
      emboscada = t7g-6.12; carros de guerra = t7g-6.14
      fortaleza móvil = t7g-6.14 t7g-6.16 t7g-6.17 t7g-6.15 t7g-6.20 t7g-6.22
      frenéticos = t7g-6.36 t7g-6.37 t7g-7.55; mercenarios = t7g-6.39 t7g-7.50; numerosos = t7g-6.40
      resguardo = t7g-6.41 t7g-6.42 t7g-6.43; caballería pesada = t7g-6.46 t7g-6.47
      caracola = t7g-6.48; dragones = t7g-6.58
      evasión = t7g-6.59 t7g-6.60 t7g-6.46 t7g-7.71 t7g-6.44; impetuosos = t7g-6.61 t7g-6.62 t7g-7.60
      horda = t7g-6.65; arqueros a caballo = t7g-6.66; persecución = t7g-6.70
      vanguardia = t7g-6.71 t7g-6.72 t7g-7.62
      atalajar = t7g-6.75 t7g-6.78 t7g-6.79 t7g-6.76 t7g-6.77
      cañón integrado = t7g-6.83 t7g-6.85 t7g-6.86; alabardas = t7g-6.92
      bayoneta = t7g-6.94 t7g-6.95; lanzas pesadas = t7g-6.98; mandobles = t7g-6.99
      picas contra caballería = t7g-6.100; ballesta = t7g-6.108; granadas = t7g-6.114
      mortero = t7g-6.121; salvas suecas = t7g-6.123; coste de un mando = t7g-7.2
      distancia de mando = t7g-7.10 t7g-7.23 t7g-7.39; unirse a una unidad = t7g-7.14 t7g-7.15
      matar al general = t7g-7.7 t7g-7.19 t7g-7.20; acción de mando = t7g-7.22 t7g-7.23 t7g-7.24
      mando agotado = t7g-7.25 t7g-7.27 t7g-7.26; inspirar = t7g-7.46 t7g-7.78; abnegado = t7g-7.49
      acaudalado = t7g-7.50; cartógrafo = t7g-7.61; héroe = t7g-7.82; provocador = t7g-7.104
      tamaños de batalla = t7g-8.2; organigrama = t7g-8.6 t7g-8.7 t7g-8.5 t7g-8.10 t7g-8.9
      aliados = t7g-8.11 t7g-7.70; cuántos turnos dura = t7g-9.3
      puntos de escenario = t7g-9.7 t7g-9.8 t7g-9.9; zona de despliegue = t7g-9.53 t7g-9.55
      puntos de victoria = t7g-9.58 t7g-6.87 t7g-6.35; bosque = t7g-9.21 t7g-9.22 t7g-9.23 t7g-9.24
      entrar en un edificio = t7g-9.39 t7g-9.38 t7g-9.40; caudal del río = t7g-9.48
      vado = t7g-9.49 t7g-9.50
    `,
  'term, en': `
      base size = t7g-1.3; increase and decrease cancel = t7g-1.17; fresh unit = t7g-1.27 t7g-2.23
      weary = t7g-1.28 t7g-7.79 t7g-6.93; disordered = t7g-1.29 t7g-4.14 t7g-5.16
      initiative roll = t7g-2.6 t7g-7.42; order card = t7g-2.13 t7g-2.14 t7g-2.4
      assault = t7g-2.17 t7g-2.19 t7g-2.18 t7g-5.1 t7g-5.3 t7g-2.33; run order = t7g-2.20 t7g-2.36
      remove wear = t7g-2.22 t7g-7.83 t7g-6.40
      order check = t7g-2.24 t7g-2.26 t7g-2.25 t7g-2.27 t7g-2.23
      when may a unit react = t7g-2.28 t7g-2.29 t7g-2.30 t7g-5.4
      counter-charge = t7g-2.33 t7g-2.34 t7g-6.98; stand and shoot = t7g-2.37
      corridor between units = t7g-3.7 t7g-4.4; overlap = t7g-3.8 t7g-3.10 t7g-3.11 t7g-3.12
      line of sight = t7g-4.2 t7g-4.3 t7g-4.5; weapon ranges = t7g-4.17 t7g-6.124
      break check = t7g-4.18 t7g-4.20 t7g-4.21 t7g-5.33; wear limit = t7g-4.16 t7g-1.14
      cover = t7g-4.25 t7g-9.23 t7g-9.29 t7g-9.34 t7g-6.19; combat sequence = t7g-5.2
      flank charge = t7g-5.8 t7g-5.9 t7g-5.10 t7g-5.30 t7g-5.21
      disengage = t7g-5.20 t7g-5.21 t7g-5.22 t7g-5.19 t7g-5.27
      retreat distance = t7g-5.25 t7g-5.24 t7g-5.26; tied combat = t7g-5.27
      bad war = t7g-5.29 t7g-5.30 t7g-5.31 t7g-5.32 t7g-6.96; high ground = t7g-5.38
      brigade = t7g-6.4 t7g-6.5 t7g-6.6 t7g-6.7 t7g-7.78; squares = t7g-6.8 t7g-6.9 t7g-5.11
      ambush = t7g-6.12; war wagon = t7g-6.14; mobile fortress speed = t7g-6.17
      mercenaries = t7g-6.39 t7g-7.50; caracole = t7g-6.48
      choragiew = t7g-6.49 t7g-6.50 t7g-6.51 t7g-6.55 t7g-6.52; dragoons = t7g-6.58; evade = t7g-6.59
      impetuous = t7g-6.61 t7g-6.62 t7g-7.60; horse archers = t7g-6.66; pursuit = t7g-6.70
      vanguard = t7g-6.71 t7g-6.72 t7g-7.62
      limbered = t7g-6.75 t7g-6.76 t7g-6.77 t7g-6.79 t7g-6.78 t7g-7.102; bayonet = t7g-6.94 t7g-6.95
      pikes against cavalry = t7g-6.100; arquebus and musket = t7g-6.104; longbow = t7g-6.107
      flintlock = t7g-6.119 t7g-6.120; grenades = t7g-6.114
      command distance = t7g-7.10 t7g-7.23 t7g-7.39
      commander inside a unit = t7g-7.12 t7g-7.13 t7g-7.14
      exhausted commander = t7g-7.25 t7g-7.27 t7g-7.26; virtues = t7g-7.29 t7g-7.30 t7g-7.31
      inspire = t7g-7.46 t7g-7.78; lucky = t7g-7.51; schemer = t7g-7.64; provoker = t7g-7.104
      battle size = t7g-8.2; organisation chart = t7g-8.6 t7g-8.7 t7g-8.5 t7g-8.10 t7g-8.9
      elite unit = t7g-8.14 t7g-8.13 t7g-8.15 t7g-8.16 t7g-6.10; how long is a game = t7g-9.3 t7g-8.2
      scenario points = t7g-9.7 t7g-9.8 t7g-9.9; deployment zone = t7g-9.53 t7g-9.55
      victory points = t7g-9.58 t7g-6.87 t7g-6.35; wood = t7g-9.21 t7g-9.22 t7g-9.23 t7g-9.24
      enter a building = t7g-9.39 t7g-9.38 t7g-9.40; river flow = t7g-9.48
    `,
  'other language, en': `
      destrabarse = t7g-5.20 t7g-5.21 t7g-5.22 t7g-5.19
      mala guerra = t7g-5.29 t7g-5.30 t7g-5.31 t7g-5.32 t7g-6.96
      fortaleza móvil = t7g-6.14 t7g-6.15 t7g-6.16 t7g-6.17 t7g-6.20 t7g-6.22; abnegado = t7g-7.49
      avizor = t7g-7.59; raudo = t7g-7.105
      atacad = t7g-2.17 t7g-2.18 t7g-2.19 t7g-5.1 t7g-5.3 t7g-2.33 t7g-2.35; entrega = t7g-7.32
      desgaste = t7g-1.27 t7g-4.15 t7g-5.17 t7g-1.26 t7g-4.16
    `,
  'other language, es': `
      bad war = t7g-5.29 t7g-5.30 t7g-5.31 t7g-5.32 t7g-6.96
      counter-charge = t7g-2.33 t7g-2.34 t7g-6.98
      mobile fortress = t7g-6.14 t7g-6.15 t7g-6.16 t7g-6.17 t7g-6.20 t7g-6.22; selfless = t7g-7.49
      eagle-eyed = t7g-7.59; swift = t7g-7.105; break check = t7g-4.18 t7g-4.20 t7g-4.21 t7g-5.33
      dedication = t7g-7.32; stamina = t7g-1.14 t7g-7.36
    `,
  'typo, es': `
      destravarse = t7g-5.20 t7g-5.21 t7g-5.22 t7g-5.19; contracagra = t7g-2.33 t7g-2.34 t7g-6.98
      fortalesa movil = t7g-6.14 t7g-6.15 t7g-6.16 t7g-6.17 t7g-6.20 t7g-6.22
      mercenaros = t7g-6.39 t7g-7.50; bayonetta = t7g-6.94 t7g-6.95
      chequeo de rutura = t7g-4.18 t7g-4.20 t7g-4.21 t7g-5.33; intersepcion = t7g-2.35 t7g-6.41
      vanguarida = t7g-6.71 t7g-6.72 t7g-7.62; inpetuosos = t7g-6.61 t7g-6.62 t7g-7.60
    `,
  'typo, en': `
      disengagge = t7g-5.20 t7g-5.21 t7g-5.22 t7g-5.19 t7g-5.27; mercenarys = t7g-6.39 t7g-7.50
      bayonett = t7g-6.94 t7g-6.95; brek check = t7g-4.18 t7g-4.20 t7g-4.21 t7g-5.33
      vangard = t7g-6.71 t7g-6.72 t7g-7.62; impetous = t7g-6.61 t7g-6.62 t7g-7.60; persuit = t7g-6.70
      limbred = t7g-6.75 t7g-6.76 t7g-6.77 t7g-6.79 t7g-6.78 t7g-7.102
    `,
  'no accents, es': `
      linea de vision = t7g-4.2 t7g-4.3 t7g-4.5
      elite = t7g-6.10 t7g-6.11 t7g-8.13 t7g-8.14 t7g-8.15 t7g-8.16 t7g-7.60; heroe = t7g-7.82
      agil = t7g-7.52; frio = t7g-7.80; dragon = t7g-6.58
      evasion ante infanteria = t7g-6.60 t7g-6.46; angulo extendido = t7g-6.45 t7g-7.89
      cañon superpesado = t7g-6.111 t7g-6.112 t7g-6.113
    `,
  'abbreviation, es': `
      LdV = t7g-4.2
    `,
  'abbreviation, en': `
      LOS = t7g-4.2
    `,
  'tool, es': `
      chequeo de órdenes = t7g/calc/order-check/
      calculadora chequeo de ruptura = t7g/calc/break-check/
      calculadora disparo = t7g/calc/shot/
      calculadora acción de mando = t7g/calc/command-action/
      calculadora ejército = t7g/calc/army/
      calculadora perfil de un mando = t7g/calc/commander-profile/
      calculadora puntos de escenario = t7g/calc/scenario-points/
      calculadora terreno = t7g/calc/terrain/
      calculadora río = t7g/calc/river/
      calculadora movimiento de vanguardia = t7g/calc/vanguard/
      calculadora desplegar = t7g/calc/deployment/
    `,
  'tool, en': `
      calculator order check = t7g/calc/order-check/
      calculator initiative = t7g/calc/initiative/
      calculator modified value = t7g/calc/value/
      calculator army = t7g/calc/army/
      calculator placing an element = t7g/calc/element/
      calculator fields = t7g/calc/field/
      calculator who deploys = t7g/calc/deployment-order/
      calculator emplacing fortresses = t7g/calc/emplacement/
      calculator buildings and fortifications = t7g/calc/fortification/
    `,
});
