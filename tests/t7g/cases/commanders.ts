import { casesIn } from '../../ties/case-rows.ts';

/** Command Actions and Traits. */
export const COMMANDERS = casesIn(`
t7g/command-action
  225 Level 3, 5 or more: action=inspirar level=3 => againChance=7/27
  227 Level 4, sixes: action=avizor level=4 => worksChance=671/1296
  229 Level 0: action=correr level=0 => worksChance='0'
  233 a Troop at 6 inches: action=inspirar level=2 targetDistance=6 => allowed
  235 a Troop at 8.5 inches, with Presencia: action=inspirar level=2 targetDistance=8.5 presence => allowed
  243 Tutor of Level 3 rolls 5, 3, 1: action=tutor level=3 dice=[5,3,1] => longer=2 exhaustedAfter
  245 Héroe of Level 3 rolls 6, 5, 2: action=heroe level=3 dice=[6,5,2] => unitWear=0 exhaustedAfter
  247 Frío of Level 3: action=frio level=3 => worksChance=91/216
  257 Correr with Brío succeeds: action=correr level=2 brio dice=[5,1] => moves=18
  399 Inspirar on a battery: action=inspirar level=2 targetKind=artillery => allowed=false
  411 Audaz at 8 inches: action=audaz level=2 targetDistance=8 => allowed=false
  413 Inteligente with 2 successes: action=inteligente level=3 dice=[5,6,1] => exhaustedAfter=false
  431 Compañero of Level 4: action=companero level=4 => worksChance=671/1296
  433 Cómplice on a Commander at 5 inches: action=complice level=3 targetDistance=5 dice=[5,1,1] => allowed moves=9
  439 Enigmático of Level 3: action=enigmatico level=3 targetDistance=4 => worksChance=19/27
  447 Intrigante of Level 2: action=intrigante level=2 => worksChance=11/36
  249 Honorable on a unit with its only Wear: action=honorable level=3 targetWear=1 => allowed=false
  251 Oficioso from a Formation to a Company: action=oficioso level=3 targetKind=formation secondKind=company betweenTargets=4 => allowed=false
  263 Innovador on a unit that acts next: action=innovador level=3 dice=[5,1,1] => allowed cardBecomes=may-be-fire
  265 Cartógrafo of Level 2 removes an element: action=cartografo level=2 terrainOption=remove => allowed=false
  337 Audaz on a unit that has not acted: action=audaz level=3 targetActed=no dice=[5,1,1] => allowed cardBecomes=chosen
  429 Bravo joins a unit with 3 Wear: action=bravo level=3 targetWear=3 => unitGains=[elite,impetuosos]
  437 a Light Company near Dispuesto: action=dispuesto level=3 targetKind=company => unitGains=[evasion]
  443 a unit moved by Implacable: action=implacable level=3 dice=[5,1,1] => activation=extra
  445 Intrépido on a unit with ¡Fuego!: action=intrepido level=3 dice=[5,1,1] => cardBecomes=lost
  449 Meticuloso succeeds: action=meticuloso level=3 dice=[5,1,1] => activation=last
  451 Paciente succeeds: action=paciente level=3 dice=[5,1,1] => activation=none
  455 Preparado on a battery that has acted: action=preparado level=3 targetKind=artillery targetActed=yes dice=[5,1,1] => unitGains=[limbered]
  461 Tenaz on a Light unit: action=tenaz level=3 dice=[5,1,1] => unitGains=[no-target] effectLasts=turn
t7g/virtue
  419 Voluntad in a flanked unit with Courage 4: virtue=voluntad unitValue=4 decreases=1 usedFor=combat => value=3
  435 Despiadado on a unit with Destreza inside: virtue=destreza despiadado => benefits=false
t7g/commander-move
  83 his straight way is blocked by a lake: moved=5 crossesImpassable => allowed=false
  231 he joined the unit this turn: moved=4 insideUnit joinedThisTurn exhausted => allowed=false
  407 he moves into contact with a Troop and joins it: moved=5 joins => joined exhaustedAfter
t7g/commander-casualty
  239 an enemy unit moves over a Commander of Level 2: cause=enemy-touches-him level=2 => readyChance=1/9
  241 without Afortunado, his unit is destroyed by shooting: cause=his-unit-destroyed level=3 => lost
  409 the last Troops of his command are destroyed: cause=troops-gone level=2 => lost
`);
