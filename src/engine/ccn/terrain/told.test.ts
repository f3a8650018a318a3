import { cases } from '../../testing/cases.ts';

/** What a terrain says and spares, worked out from the clauses: entering, squares, stops, the fight, dice, sight. */
cases(
  'ccn/terrain',
  `
  infantry that enters: unit=line
    terrain=clear                    => says=[] spares=[]
    terrain=forest                   => says=[7.1,7.3,7.2,7.4,7.6,7.8] spares=[7.5~not-light-infantry]
    terrain=hill                     => says=[7.1,7.10,7.9,7.11,7.16] spares=[]
    terrain=town                     => says=[7.1,7.25,7.24,7.26,7.27,7.31] spares=[]
    terrain=ford                     => says=[7.1,7.45,7.44,7.46,7.47,7.48,7.49] spares=[7.50~no-bridge,7.41~ford]
    terrain=bridge                   => says=[7.1,7.50,7.52/terrain,7.51,7.50/stop,7.53] spares=[7.41~switched-off,7.44~switched-off]
    terrain=quarry                   => says=[7.1,7.56,7.54,7.57,7.58,7.59] spares=[7.55~not-artillery]
    terrain=river                    => says=[7.1,7.41,7.42,7.43] spares=[7.50~no-bridge]
    terrain=rugged-hill              => says=[7.1,7.21,7.22,7.23] spares=[]
    terrain=town tileRemoved         => says=[7.1/removed] spares=[]
    fieldworks=between               => says=[7.33,7.32,7.34,7.37/terrain,7.35,7.40] spares=[7.38~across-fieldworks]
    fieldworks=elsewhere             => says=[7.33,7.38/terrain,7.40] spares=[7.32~not-across-fieldworks,7.37~not-across-fieldworks]
    terrain=town fieldworks=between  => says=[7.1,7.25,7.33,7.24,7.32,7.26,7.34,7.37/terrain,7.35,7.31,7.40]
    unit=light terrain=forest        => says=[7.1,7.3,7.2,7.5,7.6,7.8] spares=[7.4~switched-off]
  others that enter:
    unit=light-cavalry terrain=forest => says=[7.1,7.2,7.4,7.6,7.7,7.8] spares=[7.3~not-infantry,7.5~not-light-infantry]
    unit=light-cavalry terrain=hill   => says=[7.1,7.9,7.11,7.12,7.16] spares=[7.10~not-infantry]
    unit=light-cavalry fieldworks=between => says=[7.32,7.34,7.35,7.39,7.40] spares=[7.33~not-infantry,7.38~across-fieldworks,7.37~is-cavalry]
    unit=foot-artillery terrain=hill  => says=[7.1,7.9,7.16] spares=[7.10~not-infantry]
    unit=foot-artillery terrain=bridge => says=[7.1,7.50,7.52/terrain,7.50/stop,7.53] spares=[7.41~switched-off,7.51~not-infantry,7.44~switched-off]
    unit=horse-artillery terrain=quarry => says=[7.1,7.55,7.59] spares=[]
    unit=heavy-cavalry terrain=quarry => says=[7.1,7.54,7.57,7.58,7.59] spares=[7.55~not-artillery,7.56~not-infantry]
    unit=leader terrain=ford          => says=[7.1,7.44,7.49] spares=[7.50~no-bridge,7.41~ford,7.45~not-infantry]
  who comes in a retreat: enters=retreat unit=line
    terrain=clear                    => says=[5.45] spares=[]
    terrain=hill                     => says=[7.1,7.10,5.45,7.9,7.11,7.16] spares=[]
    terrain=forest                   => says=[7.1,7.3,5.45,5.177/enter,5.177/fight,7.6,7.8] spares=[7.2~switched-off,7.4~switched-off]
    terrain=forest unit=light        => says=[7.1,7.3,5.45,5.177/enter,5.177/fight,7.6,7.8] spares=[7.2~switched-off,7.5~switched-off,7.4~switched-off]
    terrain=town                     => says=[7.1,7.25,5.45,5.177/enter,5.177/fight,7.27,7.31] spares=[7.24~switched-off,7.26~switched-off]
    terrain=town R75=b               => says=[7.1,7.25,5.45,5.177/enter,7.26,7.27,7.31] spares=[7.24~switched-off,5.177~reading-r75-b]
    terrain=clear fieldworks=between => says=[7.33,5.45,5.177/enter,7.34,7.37/terrain,7.35,7.40] spares=[7.32~switched-off,7.38~across-fieldworks]
`,
);
