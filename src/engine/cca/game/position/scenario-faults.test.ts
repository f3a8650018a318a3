import { expect, test } from 'vitest';
import { rows } from '../../../testing/rows.ts';
import { draftOf } from '../../../testing/words.ts';
import { surveyPosition } from './position.ts';

/** What a battle of the book does not have, with the clause and the values of the sentence. */
rows(
  'a fault by its text, its name and clause, and what its sentence shows',
  `
  scenario-baecula.taken-E5 | no-camp-there | cca-19.32
  ground.camp-E5_scenario-baecula.taken-E5-E7 | no-camp-there | cca-19.32
  ground.ford-A1_scenario-ticinus-river | more-than-its-map | cca-19.11 | terrain=ford most=0 scenario=ticinus-river
  bottom.MI-A1*.LD-A3_scenario-castulo | more-leaders-than-named | cca-19.25 | scenario=castulo army=rome number=1
  scenario-zama_command-5-6 | scenario-sets-command | cca-7.6 | scenario=zama
  scenario-zama_goal-7 | scenario-sets-goal | cca-19.38 | scenario=zama number=8
  ground.lake-A1 | only-at-trasimene | cca-19.15 | terrain=lake
  bottom.WR-A1_ground.coast-A1 | impassable | cca-17.23 | terrain=coast
  bottom.WR-A1_ground.lake-A1_scenario-lake-trasimene | impassable | cca-19.15 | terrain=lake
  scenario-akragas.bottom-rome | no-such-army | | options=[carthage,syracuse]
`,
  (text, problem, clause, values) => {
    const faults = surveyPosition(`cca2_${text}`).faults;
    expect(faults.map((one) => [one.problem, one.clause, one.with])).toEqual([
      [problem, clause || undefined, values && draftOf(values)],
    ]);
  },
);

test('camps that were taken are no fault', () => {
  expect(surveyPosition('cca2_ground.camp-E5-E6_scenario-baecula.taken-E5-E6').faults).toEqual([]);
});
