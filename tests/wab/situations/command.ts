/** The command group. */
export default `
wab/command-group
  commandAsk=gives
  commandAsk=gives !present
  commandModel=standard-bearer commandAsk=gives
  commandModel=standard-bearer commandAsk=gives skirmishers
  commandModel=musician commandAsk=gives
  commandModel=musician commandAsk=gives skirmishers
  spared hasFought
  commandModel=standard-bearer !facesEnemy
  commandModel=musician !facesEnemy
  commandModel=musician commandAsk=leaves
  commandModel=standard-bearer commandAsk=leaves
  commandModel=musician commandAsk=a-second
wab/command-casualties
  models=20 fighting=1 commandFighting=3
  models=5 fallen=5
wab/captured-standard
  standardOf=army standardFate=holders-destroyed
  standardOf=army standardFate=killed-by-shooting
`;
