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
