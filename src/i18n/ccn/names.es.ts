import { called, said, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** What all subjects name: units, ground, cards, sections, faces of a die. */
export default {
  terms: {
    ...called(`
      line: la | unidad de infantería de línea | Infantería de línea
      militia: la | unidad de milicia | Milicia
      light: la | unidad de infantería ligera | Infantería ligera
      rifle: la | unidad de fusileros ligeros | Fusileros ligeros
      grenadier: la | unidad de granaderos | Granaderos
      guard-grenadier: la | unidad de granaderos de la Guardia | Granaderos de la Guardia
      old-guard: la | unidad de la Vieja Guardia | Vieja Guardia
      young-guard: la | unidad de la Joven Guardia | Joven Guardia
      guard-light: la | unidad de infantería ligera de la Guardia | Ligera de la Guardia
      light-cavalry: la | unidad de caballería ligera | Caballería ligera
      guard-light-cavalry: la | unidad de caballería ligera de la Guardia | Caballería ligera de la Guardia
      light-lancers: la | unidad de lanceros ligeros | Lanceros ligeros
      heavy-cavalry: la | unidad de caballería pesada | Caballería pesada
      cuirassiers: la | unidad de coraceros | Coraceros
      guard-heavy-cavalry: la | unidad de caballería pesada de la Guardia | Caballería pesada de la Guardia
      foot-artillery: la | unidad de artillería a pie | Artillería a pie
      guard-foot-artillery: la | unidad de artillería a pie de la Guardia | Artillería a pie de la Guardia
      horse-artillery: la | unidad de artillería montada | Artillería montada
      guard-horse-artillery: la | unidad de artillería montada de la Guardia | Artillería montada de la Guardia
      leader: el | líder solo | Líder solo
    `),
    ...worded(`
      section unitSection: left = Flanco Izquierdo | left-and-center = Flanco Izquierdo y Centro | center = Centro | center-and-right = Centro y Flanco Derecho | right = Flanco Derecho
      nation: french = Francia | british = Gran Bretaña | portuguese = Portugal | other-rounds-up = otra nación que redondea hacia arriba | other-rounds-down = otra nación que redondea hacia abajo
    `),
    ...said(`
      infantry: infantería
      cavalry: caballería
      artillery: artillería
      flag: bandera
      saber: sable
      clear: terreno despejado
      forest: bosque
      hill: colina
      rugged-hill: colina escarpada
      town: pueblo o molino
      river: río
      ford: río vadeable
      bridge: puente
      quarry: cantera de arena
      fieldworks.none: sin fortificación
      between: entre ambas unidades
      elsewhere: en otro lado del hexágono
      card.none: otra carta
      scout-left: Scout Left Flank
      scout-center: Scout Center
      scout-right: Scout Right Flank
      probe-left: Probe Left Flank
      probe-center: Probe Center
      probe-right: Probe Right Flank
      attack-left: Attack Left Flank
      attack-center: Attack Center
      attack-right: Attack Right Flank
      assault-left: Assault Left Flank
      assault-center: Assault Center
      assault-right: Assault Right Flank
      coordinated-advance: Coordinated Advance
      flank-attack: Flank Attack
      forward: Forward
      recon-in-force: Recon in Force
      bayonet-charge: Bayonet Charge
      bombard: Bombard
      cavalry-charge: Cavalry Charge
      counter-attack: Counter-Attack
      elan: Élan
      fire-and-hold: Fire and Hold
      first-strike: First Strike
      force-march: Force March
      cold-steel: Give Them the Cold Steel
      leadership: Leadership
      grande-manoeuvre: La Grande Manoeuvre
      rally: Rally
      short-supply: Short Supply
    `),
  },
} satisfies PartOfMessages;
