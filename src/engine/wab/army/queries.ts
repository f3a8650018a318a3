import { armyList } from './army-list.ts';
import { armyShares } from './army-shares.ts';
import { carroballista } from './carroballista.ts';
import { listUnit } from './list-unit.ts';
import { romanStandard } from './roman-standard.ts';
import { testudo } from './testudo.ts';
import { warDogHits } from './war-dog-hits.ts';

export const queries = [
  armyList,
  listUnit,
  armyShares,
  testudo,
  romanStandard,
  carroballista,
  warDogHits,
];
