/** Armour and saves, weapons. */
export default `
wab/armour-save
  shield=shield closeWeapon=two-handed woundBy=close-combat
  shield=shield closeWeapon=two-handed
  shield=large-shield closeWeapon=halberd woundBy=close-combat
  shield=buckler closeWeapon=halberd woundBy=close-combat
  shield=buckler closeWeapon=halberd woundBy=close-combat R289=b
  shield=buckler skirmishers
  shield=buckler woundBy=close-combat
  shield=buckler
  shield=pavise
  shield=pavise woundFrom=flank
  bodyArmour=cataphract shield=shield barding=full-metal
  bodyArmour=partial-plate shield=large-shield
  bodyArmour=partial-plate mounted shield=shield
  bodyArmour=full-plate shield=shield
  mounted bodyArmour=heavy shield=large-shield
  mounted bodyArmour=heavy shield=large-shield barding=full-cloth R281=b
  mounted barding=half-metal
  mounted barding=half-metal woundFrom=rear
  mounted barding=full-cloth woundBy=close-combat
  mounted barding=full-cloth
  mounted barding=half-cloth woundBy=close-combat
  mounted barding=half-cloth woundBy=close-combat woundFrom=flank
  bodyArmour=light woundBy=close-combat byDagger
  woundBy=close-combat byDagger
  bodyArmour=full-plate woundBy=close-combat byDagger
  byDagger
  woundBy=close-combat saveModifier=1
wab/movement
  movement=4 bodyArmour=heavy shield=buckler
  movement=8 bodyArmour=cataphract barding=full-metal R214=b
`;
