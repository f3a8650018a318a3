/** Unit cards of one's own. */
export default `
wab/unit-cards
  units.0.models=4
  units.0.models=4 units.0.width=9
  units.0.unitTroops=character units.0.models=2
  units.0.unitTroops=elephants units.0.models=1 units.0.standard
  units.0.barding=full-metal
  units.0.save=2
  units.0.formation=cataphracts
  units.0.ferocious
  units.0.finestHorses
  units.0.unitTroops=cavalry units.0.models=8 units.0.formation=phalanx
`;
