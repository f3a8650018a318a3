import { listOf } from '../search/queries.ts';

export default listOf(
  'wab',
  {
    'code, es': `
      2.15 | wab 2.15 | WAB-2.15 | wab-2.15 | wab2.15 | 2-15 | 2,15 | 2 15 | [[wab-2.15]] | #wab-2.15 = wab-2.15
      1.1 = wab-1.1; 1.60 = wab-1.60; wab 2.86 = wab-2.86; 3.75 = wab-3.75; 4-65 = wab-4.65
      wab-5,55 = wab-5.55; 6.1 = wab-6.1; 6.85 = wab-6.85; wab 7-29 = wab-7.29; 8.19 = wab-8.19
      9.80 = wab-9.80; wab9.1 = wab-9.1
    `,
    'term, es': `
      chequeo de liderazgo = wab-1.20; repetir una tirada = wab-1.5 wab-1.6; medir antes = wab-1.8 wab-4.2
      atributos de un jinete = wab-1.23 wab-1.22; unidad formada = wab-1.27 wab-1.40 wab-1.31 wab-1.43
      tamaño mínimo = wab-1.28; orden cerrado = wab-1.32 wab-1.34 wab-5.54 wab-5.55; orden abierto = wab-1.35 wab-1.32 wab-2.23
      cuñas = wab-1.38 wab-1.37; hostigadores = wab-1.43 wab-1.39; arco frontal = wab-1.48 wab-1.60
      tamaño de las peanas = wab-1.50 wab-1.51 wab-1.52; regla de 1 pulgada = wab-2.9 wab-2.52
      armadura frena = wab-2.12 wab-2.13 wab-2.10; pivotar = wab-2.16 wab-2.17 wab-2.18 wab-2.19 wab-2.20
      media vuelta = wab-2.21 wab-2.22 wab-2.23; cambiar de formación = wab-2.25 wab-2.26 wab-2.86
      reorganizarse = wab-2.27 wab-2.28 wab-2.29 wab-2.30 wab-2.31; terreno difícil = wab-2.36 wab-2.37 wab-6.17 wab-6.18
      cruzar un obstáculo = wab-2.44 wab-2.45; marcha = wab-2.46 wab-2.47 wab-2.48; marcha rápida = wab-2.56 wab-2.58 wab-2.60
      columna de marcha = wab-2.57 wab-2.61 wab-2.62; distancia de huida = wab-2.71 wab-6.21; reagruparse = wab-2.78 wab-2.77 wab-2.79 wab-2.80
      movimientos obligatorios = wab-2.5 wab-2.83 wab-2.85 wab-2.84; distancia de carga = wab-3.3
      aguantar y disparar = wab-3.9 wab-4.32; disparar y huir = wab-3.13 wab-3.14 wab-3.15; carga fallida = wab-3.22 wab-3.23
      contacto máximo = wab-3.29 wab-3.34; rutas de carga que se cruzan = wab-3.41 wab-3.43; cargar el flanco = wab-3.44 wab-3.48 wab-3.49
      cargar la retaguardia = wab-3.51 wab-3.52; enemigo revelado = wab-3.54 wab-3.56; contracarga = wab-3.58 wab-3.59 wab-3.60 wab-3.61 wab-3.8
      destrabarse = wab-3.68 wab-3.72 wab-3.70 wab-3.66; arco de disparo = wab-4.3 wab-1.60 wab-4.4; línea de visión = wab-4.7 wab-4.6 wab-1.49
      visión bosques = wab-4.10 wab-4.11; alcance de la honda = wab-4.19; disparar a un combate = wab-4.21
      disparo en masa = wab-4.28 wab-4.29 wab-4.30 wab-4.34; disparo a largo alcance = wab-4.44 wab-4.18; cobertura pesada = wab-4.49
      tabla para herir = wab-4.53; tabla de salvación = wab-4.55; modificador a la salvación = wab-4.57 wab-5.30
      bajas en unidades mixtas = wab-4.60; quién golpea primero = wab-5.8 wab-5.9 wab-5.10; luchar desde filas traseras = wab-5.14
      tabla para impactar cuerpo a cuerpo = wab-5.22; impactos automáticos = wab-5.24; fuerza máxima humanos = wab-5.28
      resultado del combate = wab-5.39 wab-5.38 wab-5.40; bono por filas = wab-5.41 wab-5.42 wab-5.43; ataque por el flanco = wab-5.47 wab-5.49
      ataque por la retaguardia = wab-5.50; momentum = wab-5.51 wab-5.52 wab-5.53; chequeo de desmoralización = wab-6.1 wab-6.2 wab-6.3
      menos de 5 miniaturas = wab-6.7 wab-6.8 wab-1.40 wab-2.80; elefante en el combate = wab-6.19; huida bloqueada = wab-6.24 wab-6.25 wab-6.26
      trabada por frente y retaguardia = wab-6.28; perseguir = wab-6.31 wab-6.32 wab-6.33; no perseguir = wab-6.34 wab-6.35
      volver a la mesa = wab-6.50 wab-6.51 wab-6.52 wab-6.53; ceder terreno = wab-6.54 wab-6.55 wab-6.56 wab-6.61; arrasar = wab-6.71 wab-6.72 wab-6.73
      ampliar el frente = wab-6.76 wab-6.77; defender un obstáculo = wab-6.80 wab-6.81; pánico por disparos = wab-4.64 wab-7.21
      pánico por carga de flanco = wab-7.14 wab-7.15; muere el general = wab-7.18 wab-7.19; amigos que huyen = wab-7.6 wab-7.9
      capturar un estandarte = wab-8.14 wab-8.15; campeón = wab-8.6 wab-8.8 wab-8.9 wab-8.7; músico = wab-8.16 wab-8.17 wab-8.18
      personaje solo = wab-9.2 wab-9.3 wab-9.4; unirse a una unidad = wab-9.10 wab-9.17; disparar a un personaje = wab-9.36 wab-9.37 wab-4.45
      desafío = wab-9.55 wab-9.56 wab-9.57; desafío rechazado = wab-9.62 wab-9.63 wab-9.64; liderazgo del general = wab-9.71 wab-9.72
      estandarte de batalla = wab-9.75 wab-9.76 wab-9.74 wab-5.45
      armas mixtas = wab-10.5 wab-10.6 wab-10.7; dos armas de mano = wab-10.9
      arma a dos manos = wab-10.12 wab-10.13 wab-10.14 wab-10.16; alabarda = wab-10.17 wab-10.18 wab-10.19
      lanza de empuje = wab-10.20 wab-10.21; lanza a caballo = wab-10.22 wab-10.23
      venablo = wab-10.24 wab-10.25 wab-10.26 wab-10.27; pilum = wab-10.29 wab-10.31 wab-10.30 wab-22.12
      picas = wab-10.33 wab-10.34 wab-10.35 wab-10.36; kontos = wab-10.38 wab-10.39 wab-10.40 wab-10.41
      jabalina alcance = wab-10.45 wab-10.43 wab-4.19; dardos = wab-10.46 wab-10.47 wab-10.48 wab-10.49
      arco largo = wab-10.59 wab-10.58; ballesta = wab-10.60 wab-10.61 wab-10.62; honda dos disparos = wab-10.68 wab-10.69
      honda con vara = wab-10.72 wab-10.73 wab-10.74; arcabuz = wab-10.63 wab-10.64 wab-10.65
      armadura de catafracto = wab-11.12 wab-11.13; coraza parcial = wab-11.14 wab-11.15; coraza completa = wab-11.16
      escudo grande = wab-11.18; pavés = wab-11.19; rodela = wab-11.20 wab-11.21 wab-11.22 wab-2.13
      barda metálica = wab-11.23 wab-11.24 wab-11.7; barda de tela = wab-11.25 wab-11.26; armadura ligera = wab-11.10
      armadura pesada = wab-11.11
      miedo = wab-12.1 wab-12.2 wab-12.3 wab-12.6; terror = wab-12.8 wab-12.9 wab-12.11 wab-12.15
      furia asesina = wab-12.16 wab-12.17 wab-12.18 wab-12.20; odio = wab-12.23 wab-12.25 wab-12.26
      tozudos = wab-12.28 wab-12.29 wab-12.30 wab-12.32; ingobernable = wab-13.4 wab-13.5 wab-13.6 wab-13.7
      partida de guerra = wab-13.8 wab-13.14 wab-13.15 wab-13.13; partida desbocada = wab-13.9 wab-13.10 wab-13.11
      emboscada = wab-13.22 wab-13.24 wab-13.25 wab-13.26; poco fiables = wab-13.1 wab-13.2 wab-13.3
      catafractos = wab-13.29 wab-13.30 wab-13.31 wab-13.33; corredores de carros = wab-13.35 wab-13.36 wab-13.37
      formación combinada = wab-13.40 wab-13.41 wab-13.42 wab-13.43
      instrucción marcial = wab-13.50 wab-13.52 wab-13.57 wab-13.58; jinetes expertos = wab-13.62
      huida fingida = wab-13.63 wab-13.64 wab-13.65 wab-13.66; carga feroz = wab-13.69 wab-13.70 wab-13.71 wab-13.72
      levas = wab-13.77 wab-13.78 wab-13.79 wab-13.80; caballería en masa = wab-13.82 wab-13.83 wab-13.84 wab-20.13
      disparo parto = wab-13.85 wab-13.86; falange = wab-13.87 wab-13.88 wab-13.89 wab-13.95
      erizo = wab-13.104 wab-13.105 wab-13.106; muro de escudos = wab-13.109 wab-13.110 wab-13.111 wab-13.112
      veteranos = wab-13.114 wab-22.22 wab-22.23; subterfugio = wab-13.118 wab-13.119 wab-13.120
      vagón de guerra = wab-14.1 wab-14.3 wab-14.6 wab-14.9; tarasnice = wab-14.14 wab-14.15
      tabor = wab-14.31 wab-14.33 wab-14.36 wab-14.38; tropas ligeras = wab-15.1 wab-1.39
      hostigadores y terreno = wab-15.6 wab-15.2; personaje entre hostigadores = wab-15.13 wab-15.29 wab-9.11
      carros con cuchillas = wab-16.2 wab-16.9 wab-16.17 wab-16.18 wab-16.29
      carros ligeros = wab-16.2 wab-16.10 wab-16.15 wab-16.16 wab-16.44; impactos de carro = wab-16.27 wab-16.28 wab-16.29
      abrir filas = wab-16.31 wab-16.32 wab-16.33 wab-16.34 wab-13.61; escuadrón de carros = wab-16.6 wab-16.21
      grupo disperso = wab-16.10 wab-16.11 wab-16.19; elefante objetivo grande = wab-17.6
      mahout = wab-17.2 wab-17.3 wab-17.18 wab-17.31; estampida = wab-17.30 wab-17.32 wab-17.34 wab-17.35 wab-17.36 wab-17.37
      elefantes africanos = wab-17.9 wab-17.33; barda del elefante = wab-17.22
      batería = wab-18.1 wab-18.2 wab-18.18; dotación de una máquina = wab-18.4 wab-18.5; máquina dañada = wab-18.14
      catapulta = wab-18.24 wab-18.25 wab-18.27 wab-18.28; dado de desviación = wab-18.29; dado de artillería = wab-18.30
      problemas de catapulta = wab-18.34 wab-18.35 wab-18.36; balista = wab-18.39 wab-18.42 wab-18.47
      cañón = wab-18.48 wab-18.50 wab-18.52; rebote del cañón = wab-18.55 wab-18.54
      cañón órgano = wab-18.62 wab-18.63 wab-18.67 wab-18.68
      problemas de artillería = wab-18.58 wab-18.59 wab-18.60 wab-18.61; punto de ruptura = wab-19.1 wab-19.5 wab-19.6
      valor de ruptura = wab-19.2 wab-19.3 wab-19.4; puntos de victoria = wab-19.10 wab-19.11 wab-19.14
      cuadrantes = wab-19.15 wab-19.16; erratas = wab-20.1 wab-1.2
      señor de la guerra bárbaro = wab-21.7 wab-21.8 wab-21.9; chamán = wab-21.13 wab-21.14; guerreros fanáticos = wab-21.20
      mastines de guerra = wab-21.28 wab-21.31 wab-21.32; montañeses = wab-21.30 wab-21.41; falx = wab-21.38 wab-10.17
      bretones = wab-21.34 wab-21.35 wab-21.36; germanos = wab-21.43 wab-21.44 wab-21.45
      dacios = wab-21.38 wab-21.39 wab-21.40; galos = wab-21.42; centurión = wab-22.7 wab-22.8; testudo = wab-22.10 wab-22.11
      legionarios = wab-22.21 wab-22.22 wab-22.24; reclutas romanos = wab-22.25; auxiliares romanos = wab-22.26 wab-22.3
      escorpión = wab-22.33 wab-22.34; dromedarios = wab-22.39 wab-22.40 wab-22.31; tribuno = wab-22.20; legado = wab-22.19
      marinos = wab-22.38 wab-22.31
    `,
    'term, en': `
      leadership test = wab-1.20; re-roll = wab-1.5 wab-1.6; measuring in advance = wab-1.8; mounted warrior profile = wab-1.23
      formed unit = wab-1.27 wab-1.31 wab-1.40; minimum size = wab-1.28; close order = wab-1.32 wab-1.34 wab-5.54
      open order = wab-1.35 wab-1.32 wab-2.23; wedge = wab-1.38 wab-1.37; skirmishers = wab-1.43 wab-1.39; front arc = wab-1.48
      base sizes = wab-1.50 wab-1.51; 1-inch rule = wab-2.9; wheel = wab-2.16 wab-2.17 wab-2.18; about face = wab-2.21 wab-2.22 wab-2.23
      change formation = wab-2.25 wab-2.26; reform = wab-2.27 wab-2.28 wab-2.29 wab-2.31; difficult terrain = wab-2.36 wab-2.37
      crossing an obstacle = wab-2.44; march = wab-2.46 wab-2.47 wab-2.48; quick march = wab-2.56 wab-2.58 wab-2.60
      column of march = wab-2.57 wab-2.61; flight distance = wab-2.71 wab-6.21; rally = wab-2.78 wab-2.77 wab-2.4
      compulsory moves = wab-2.83 wab-2.5 wab-2.85; charge distance = wab-3.3; stand and shoot = wab-3.9; shoot and flee = wab-3.13 wab-3.14 wab-3.15
      failed charge = wab-3.22 wab-3.23; maximum contact = wab-3.29 wab-3.34; crossing charge paths = wab-3.41
      charging the flank = wab-3.44 wab-3.48; charging the rear = wab-3.51; revealed enemy = wab-3.54 wab-3.56
      countercharge = wab-3.58 wab-3.59 wab-3.60 wab-3.61; disengaging = wab-3.68 wab-3.72 wab-3.70 wab-3.67; arc of fire = wab-4.3 wab-1.60
      line of sight = wab-4.7 wab-1.49; range of a sling = wab-4.19; shooting into a combat = wab-4.21; massed shooting = wab-4.28 wab-4.29 wab-4.30
      long range = wab-4.44 wab-4.18; heavy cover = wab-4.49; wound table = wab-4.53; armour save table = wab-4.55
      save modifier = wab-4.57 wab-5.30; who strikes first = wab-5.8 wab-5.9 wab-5.10; to-hit table close combat = wab-5.22
      combat result = wab-5.39 wab-5.38; rank bonus = wab-5.41 wab-5.42 wab-5.43; flank attack = wab-5.47 wab-5.49; rear attack = wab-5.50
      momentum = wab-5.51 wab-5.52 wab-5.53; break test = wab-6.1 wab-6.2; fewer than 5 models = wab-6.7 wab-6.8 wab-1.40
      blocked flight = wab-6.24 wab-6.25 wab-6.26; pursuit = wab-6.31 wab-6.32; not to pursue = wab-6.34 wab-6.35
      returning to the table = wab-6.50 wab-6.52 wab-6.53; giving ground = wab-6.54 wab-6.56 wab-6.61; overrun = wab-6.71 wab-6.72
      defending an obstacle = wab-6.80; panic test = wab-7.1; general is killed = wab-7.18; capturing a standard = wab-8.14
      champion = wab-8.6 wab-8.8; musician = wab-8.16 wab-8.17 wab-8.18; lone character = wab-9.3 wab-9.4 wab-9.2
      joining a unit = wab-9.10 wab-9.17; challenge = wab-9.55 wab-9.56; battle standard = wab-9.75 wab-9.76 wab-9.74
      mixed weapons = wab-10.5 wab-10.6 wab-10.7; two hand weapons = wab-10.9
      two-handed weapon = wab-10.12 wab-10.13 wab-10.14 wab-10.16; halberd = wab-10.17 wab-10.18 wab-10.19
      thrusting spear = wab-10.20 wab-10.21; cavalry spear = wab-10.22 wab-10.23
      throwing spears = wab-10.24 wab-10.25 wab-10.26 wab-10.27; pilum = wab-10.29 wab-10.31 wab-10.30 wab-22.12
      pikes = wab-10.33 wab-10.34 wab-10.35 wab-10.36; kontos = wab-10.38 wab-10.39 wab-10.40 wab-10.41
      javelin range = wab-10.45 wab-10.43 wab-4.19; darts = wab-10.46 wab-10.47 wab-10.48 wab-10.49
      longbow = wab-10.59 wab-10.58; crossbow = wab-10.60 wab-10.61 wab-10.62; sling two shots = wab-10.68 wab-10.69
      staff sling = wab-10.72 wab-10.73 wab-10.74; handgun = wab-10.63 wab-10.64 wab-10.65
      cataphract armour = wab-11.12 wab-11.13; partial plate = wab-11.14 wab-11.15; full plate = wab-11.16
      large shield = wab-11.18; pavise = wab-11.19; buckler = wab-11.20 wab-11.21 wab-11.22 wab-2.13
      metal barding = wab-11.23 wab-11.24 wab-11.7; cloth barding = wab-11.25 wab-11.26; light armour = wab-11.10
      heavy armour = wab-11.11
      fear = wab-12.1 wab-12.2 wab-12.3 wab-12.6; terror = wab-12.8 wab-12.9 wab-12.11 wab-12.15
      frenzy = wab-12.16 wab-12.17 wab-12.18 wab-12.20; hatred = wab-12.23 wab-12.25 wab-12.26
      stubborn = wab-12.28 wab-12.29 wab-12.30 wab-12.32; ungovernable = wab-13.4 wab-13.5 wab-13.6 wab-13.7
      warband = wab-13.8 wab-13.14 wab-13.15 wab-13.13; unruly warband = wab-13.9 wab-13.10 wab-13.11
      ambush = wab-13.22 wab-13.24 wab-13.25 wab-13.26; unreliable = wab-13.1 wab-13.2 wab-13.3
      cataphracts = wab-13.29 wab-13.30 wab-13.31 wab-13.33; chariot runners = wab-13.35 wab-13.36 wab-13.37
      combined formation = wab-13.40 wab-13.41 wab-13.42 wab-13.43; drilled = wab-13.50 wab-13.52 wab-13.57 wab-13.58 wab-22.9
      expert horsemen = wab-13.62; feigned flight = wab-13.63 wab-13.64 wab-13.65 wab-13.66
      ferocious charge = wab-13.69 wab-13.70 wab-13.71 wab-13.72; levies = wab-13.77 wab-13.78 wab-13.79 wab-13.80
      massed cavalry = wab-13.82 wab-13.83 wab-13.84 wab-20.13; Parthian shot = wab-13.85 wab-13.86
      phalanx = wab-13.87 wab-13.88 wab-13.89 wab-13.95; hedgehog = wab-13.104 wab-13.105 wab-13.106
      shieldwall = wab-13.109 wab-13.110 wab-13.111 wab-13.112; veterans = wab-13.114 wab-22.22 wab-22.23
      subterfuge = wab-13.118 wab-13.119 wab-13.120
      war wagon = wab-14.1 wab-14.3 wab-14.6 wab-14.9; tarasnice = wab-14.14 wab-14.15
      tabor = wab-14.31 wab-14.33 wab-14.36 wab-14.38; light troops = wab-15.1 wab-1.39
      skirmishers and terrain = wab-15.6 wab-15.2; character among skirmishers = wab-15.13 wab-15.29 wab-9.11
      scythed chariot = wab-16.2 wab-16.9 wab-16.17 wab-16.18 wab-16.29
      light chariots = wab-16.2 wab-16.10 wab-16.15 wab-16.16 wab-16.44; impact hits = wab-16.27 wab-16.28 wab-16.29
      opening ranks = wab-16.31 wab-16.32 wab-16.33 wab-16.34 wab-13.61; squadron = wab-16.6 wab-16.21
      dispersed group = wab-16.10 wab-16.11 wab-16.19; elephant large target = wab-17.6
      mahout = wab-17.2 wab-17.3 wab-17.18 wab-17.31; stampede = wab-17.30 wab-17.32 wab-17.34 wab-17.35 wab-17.36 wab-17.37
      African elephants = wab-17.9 wab-17.33; barded elephant save = wab-17.22
      battery of machines = wab-18.1 wab-18.2 wab-18.18; crew of a machine = wab-18.4 wab-18.5; damaged machine = wab-18.14
      catapult = wab-18.24 wab-18.25 wab-18.27 wab-18.28; scatter die = wab-18.29; artillery die = wab-18.30
      catapult misfire = wab-18.34 wab-18.35 wab-18.36; bolt thrower = wab-18.39 wab-18.42 wab-18.47
      cannon = wab-18.48 wab-18.50 wab-18.52; cannon bounce = wab-18.55 wab-18.54
      organ gun = wab-18.62 wab-18.63 wab-18.67 wab-18.68; artillery misfire = wab-18.58 wab-18.59 wab-18.60 wab-18.61
      break point = wab-19.1 wab-19.5 wab-19.6; break value = wab-19.2 wab-19.3 wab-19.4
      victory points = wab-19.10 wab-19.11 wab-19.14; table quarters = wab-19.15 wab-19.16; errata = wab-20.1 wab-1.2 wab-11.8
      Barbarian warlord = wab-21.7 wab-21.8 wab-21.9; shaman = wab-21.13 wab-21.14; fanatic warriors = wab-21.20
      war dogs = wab-21.28 wab-21.31 wab-21.32; hillmen = wab-21.30 wab-21.41; falx = wab-21.38 wab-10.17
      Britons = wab-21.34 wab-21.35 wab-21.36; Germans = wab-21.43 wab-21.44 wab-21.45
      Dacians = wab-21.38 wab-21.39 wab-21.40; Gauls = wab-21.42; centurion = wab-22.7 wab-22.8; testudo = wab-22.10 wab-22.11
      legionaries = wab-22.21 wab-22.22 wab-22.24; Roman recruits = wab-22.25; Roman auxiliaries = wab-22.26 wab-22.3
      scorpion = wab-22.33 wab-22.34; dromedaries = wab-22.39 wab-22.40 wab-22.31; tribune = wab-22.20; legate = wab-22.19
      marines = wab-22.38 wab-22.31
    `,
    'other language, en': `
      contracarga = wab-3.58 wab-3.59 wab-3.60 wab-3.61 wab-3.8; hostigadores = wab-1.43 wab-1.39; reagruparse = wab-2.78 wab-2.77 wab-2.79
      ceder terreno = wab-6.54 wab-6.55 wab-6.56; destrabarse = wab-3.68 wab-3.72 wab-3.70 wab-3.66; arrasar = wab-6.71 wab-6.72 wab-6.73
    `,
    'other language, es': `
      countercharge = wab-3.58 wab-3.59 wab-3.60 wab-3.61; skirmishers = wab-1.43 wab-1.39; rally = wab-2.78 wab-2.77 wab-2.4
      giving ground = wab-6.54 wab-6.55 wab-6.56; wheel = wab-2.16 wab-2.17 wab-2.18; overrun = wab-6.71 wab-6.72 wab-6.73
    `,
    'typo, es': `
      contracagra = wab-3.58 wab-3.59 wab-3.60; ostigadores = wab-1.43 wab-1.39; desmoralisacion = wab-6.1 wab-6.2 wab-6.3 wab-6.4 wab-6.5
      persecusion = wab-6.36 wab-6.37 wab-6.38 wab-6.41; pivotear = wab-2.16 wab-2.17 wab-2.18 wab-2.19; salvasion = wab-4.54 wab-4.55 wab-4.56 wab-5.29
    `,
    'typo, en': `
      counterchage = wab-3.58 wab-3.59 wab-3.60; skirmshers = wab-1.43 wab-1.39; momentun = wab-5.51 wab-5.52 wab-5.53
      persuit = wab-6.31 wab-6.36 wab-6.37 wab-6.38 wab-6.41; musican = wab-8.16 wab-8.17 wab-8.18; challange = wab-9.55 wab-9.56
    `,
    'no accents, es': `
      panico = wab-7.1 wab-7.2; campeon = wab-8.6 wab-8.8 wab-8.7; musico = wab-8.16 wab-8.17 wab-8.18; desafio = wab-9.55 wab-9.56 wab-9.57
      columna de marcha rapida = wab-2.56 wab-2.58 wab-2.57; linea de vision = wab-4.7 wab-4.6 wab-1.49
    `,
    'abbreviation, es': `
      HA = wab-1.12; HP = wab-1.13; BSB = wab-9.74 wab-9.75 wab-9.76
    `,
    'abbreviation, en': `
      WS = wab-1.12; BS = wab-1.13; BSB = wab-9.74 wab-9.75 wab-9.76; LOS = wab-1.49 wab-4.7
    `,
  },
  {
    'tool, es': `
      glosario = glossary/
      calculadora disparo = calc/shooting/
      calculadora golpes cuerpo a cuerpo = calc/blows/
      calculadora resultado del combate = calc/combat-result/
      calculadora chequeo de desmoralización = calc/break-test/
      calculadora chequeo de pánico = calc/panic-test/
      calculadora cuándo pasa algo en el turno, fases y pasos = calc/turn-sequence/
      calculadora maniobras = calc/manoeuvre/
      calculadora qué puede hacer quien huye = calc/fleeing/
      calculadora una unidad y sus filas = calc/unit/
      calculadora un chequeo de liderazgo = calc/leadership-test/
      calculadora arco frontal = calc/arc/
      calculadora huida y persecución = calc/flight-pursuit/
      calculadora desafíos = calc/challenge/
      calculadora unirse a una unidad = calc/join-unit/
      calculadora dejar una unidad = calc/leave-unit/
      calculadora dar a un personaje = calc/character-target/
      calculadora estandarte de batalla = calc/battle-standard/
      calculadora momentum tras un empate = calc/combat-draw/
      calculadora ronda entera de combate = calc/combat-round/
      calculadora quién golpea primero = calc/strike-order/
      calculadora cuántas miniaturas luchan = calc/fighters/
      calculadora retirar bajas en combate = calc/combat-casualties/
      calculadora pasos de la fase de combate = calc/combat-steps/
      calculadora estandartes perdidos = calc/captured-standard/
      calculadora campeón estandarte y músico = calc/command-group/
      calculadora cuántos disparan = calc/shooters/
      calculadora línea de visión = calc/line-of-sight/
      calculadora salvación por armadura = calc/armour-save/
      calculadora bajas = calc/casualties/
      calculadora perseguir a quien huye por pánico = calc/panic-pursuit/
    `,
    'tool, en': `
      glossary = glossary/
      calculator shooting = calc/shooting/
      calculator combat result = calc/combat-result/
      calculator break test = calc/break-test/
      calculator panic test = calc/panic-test/
      calculator rally = calc/rally-test/
      calculator challenges = calc/challenge/
      calculator joining a unit = calc/join-unit/
      calculator a lone character = calc/lone-character/
      calculator wounds of a character = calc/character-casualty/
      calculator whose leadership = calc/general/
      calculator momentum after a draw = calc/combat-draw/
      calculator who strikes first = calc/strike-order/
      calculator how many models fight = calc/fighters/
      calculator removing casualties in close combat = calc/combat-casualties/
      calculator momentum after a round = calc/combat-draw/
      calculator lost standards = calc/captured-standard/
      calculator casualties and the command group = calc/command-casualties/
      calculator how many shoot = calc/shooters/
      calculator line of sight = calc/line-of-sight/
      calculator armour save = calc/armour-save/
      calculator casualties = calc/casualties/
      calculator way over terrain = calc/terrain-move/
      calculator flight move = calc/flight-move/
      calculator manoeuvres in a move = calc/manoeuvre/
      calculator pursuing who panics = calc/panic-pursuit/
      calculator a unit and its ranks = calc/unit/
      calculator rider and mount = calc/rider/
      calculator measuring = calc/measuring/
      calculator what a characteristic is for = calc/characteristic/
      calculator how far a unit moves = calc/movement/
    `,
  },
);
