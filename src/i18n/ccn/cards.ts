import { said } from '../labelled.ts';

/** The cards have English names in either language. */
export const CARDS = said(`
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
  force-march: Force March
  cold-steel: Give Them the Cold Steel
  leadership: Leadership
  grande-manoeuvre: La Grande Manoeuvre
  short-supply: Short Supply
`);
