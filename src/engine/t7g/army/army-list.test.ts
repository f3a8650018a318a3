import { describe, expect, test } from 'vitest';
import { cases } from '../../testing/cases.ts';
import { faultsIn } from './army-list.ts';

cases(
  't7g/army-list',
  `
  // 25 + 25; 2 x 150 and 100 with 15 of its Elite rule: 415, of which 300 are 72.3 % and 115 are 27.7 %.
  what it costs, and what part of its Troops is what: commanders.0.isGeneral commanders.0.commanderLevel=3 commanders.1.commanderLevel=2
    units.0.unitPoints=150 units.0.copies=2 units.0.ledBy=2 units.1.unitPoints=100 units.1.kind=cavalry units.1.eliteRule => allowed armyCost=465 unitCards=3 commandShares=[0,72] 8.14/rule
    pointsLimit=49                                              => !allowed faults=[over-limit] unitCards=0 commandShares=[0,0]
  a rule of some units alone is a slip elsewhere: units.0.unitPoints=50
    units.0.unitRules=[heavy-cavalry]                           => refused units.0.unitRules rule-of-others 6.46
    units.0.unitRules=[caracole] units.0.kind=company           => refused units.0.unitRules rule-of-others 6.48
    units.0.unitRules=[choragiew]                               => refused units.0.unitRules rule-of-others 6.49
    units.0.unitRules=[dragoon]                                 => refused units.0.unitRules rule-of-others 6.58
    units.0.unitRules=[light,squares] units.0.kind=cavalry      => refused units.0.unitRules rule-of-others 6.8
    units.0.unitRules=[draught-horses]                          => refused units.0.unitRules rule-of-others 6.74
    units.0.unitRules=[experimental]                            => refused units.0.unitRules rule-of-others 6.81
    units.0.unitRules=[fortified-guns]                          => refused units.0.unitRules rule-of-others 6.82
    units.0.unitRules=[mortar]                                  => refused units.0.unitRules rule-of-others 6.121
    units.0.unitRules=[squares,light] units.0.kind=company      => accepted
    units.0.unitRules=[heavy-cavalry,dragoon,choragiew,caracole] units.0.kind=cavalry => accepted
    units.0.unitRules=[draught-horses,experimental,fortified-guns,mortar] units.0.kind=artillery => accepted
  a value of some units alone: units.0.unitPoints=50
    units.0.farFire=3 units.0.weapon=musket                     => refused units.0.farFire no-second-fire 6.104
    units.0.farFire=3 units.0.weapon=arquebus-musket            => accepted
    units.0.limberedSpeed=4                                     => refused units.0.limberedSpeed only-artillery 6.74
    units.0.limberedSpeed=4 units.0.kind=artillery              => accepted
    units.0.largeBase units.0.kind=company                      => refused units.0.largeBase no-large-base 1.3
    units.0.largeBase                                           => accepted
    units.0.integrated units.0.kind=artillery units.0.weapon=heavy-cannon => refused units.0.integrated only-guns-are-integrated 6.83
    units.0.integrated units.0.kind=artillery units.0.weapon=light-cannon => accepted
    units.0.integrated units.0.kind=company                     => refused units.0.integrated only-guns-are-integrated 6.83
    units.0.ledBy=1                                             => refused units.0.ledBy led-by-nobody 8.8
  a profile out of range: units.0.unitPoints=50
    units.0.speed=21                                            => refused units.0.speed out-of-range
    units.0.stamina=0                                           => refused units.0.stamina out-of-range
    units.0.courage=13                                          => refused units.0.courage out-of-range
    units.0.volleysDefence=8                                    => refused units.0.volleysDefence out-of-range
`,
);

const GENERAL = { isGeneral: true, commanderLevel: 2 };
const placed = (draft: object) => faultsIn(draft).map(({ field, step }) => `${field} ${step.say}`);

describe('each fault of a list stands at the field that somebody would change', () => {
  test.each<[string, object, string[]]>([
    ['no General', {}, ['commanders t7g-8.8/none']],
    [
      'two Generals',
      { commanders: [GENERAL, {}, GENERAL] },
      ['commanders.0.isGeneral t7g-8.8/several', 'commanders.2.isGeneral t7g-8.8/several'],
    ],
    ['nothing', { commanders: [GENERAL] }, []],
    [
      'a General of Level 1',
      { commanders: [{ isGeneral: true, commanderLevel: 1 }] },
      ['commanders.0.commanderLevel t7g-7.2/general'],
    ],
    [
      'a Commander of Level 5, above his General',
      { commanders: [GENERAL, { commanderLevel: 5 }] },
      ['commanders.1.commanderLevel t7g-7.2/commander', 'commanders.1.commanderLevel t7g-7.3'],
    ],
    [
      'more Virtues and Traits than his Level gives',
      { commanders: [{ ...GENERAL, virtues: ['fama', 'brio'], traits: ['tutor', 'raudo'] }] },
      ['commanders.0.virtues t7g-7.2/virtues', 'commanders.0.traits t7g-7.2/traits'],
    ],
    [
      'a Trait of two Commanders, one of them no General with Cartógrafo',
      {
        commanders: [
          { isGeneral: true, commanderLevel: 3, traits: ['raudo', 'tutor'] },
          { commanderLevel: 3, traits: ['tutor', 'cartografo'] },
        ],
      },
      [
        'commanders.1.traits t7g-7.61/not-general',
        'commanders.0.traits t7g-7.47',
        'commanders.1.traits t7g-7.47',
      ],
    ],
    [
      'an Elite unit that is none of the chart, and a cannon without a Formation',
      {
        commanders: [GENERAL],
        chart: 'cavalry',
        units: [
          { kind: 'cavalry', eliteUnit: true },
          { kind: 'company', eliteUnit: true },
          { kind: 'artillery', integrated: true },
        ],
      },
      ['units.2.integrated t7g-6.83/no-formation', 'units.1.eliteUnit t7g-8.15/other'],
    ],
    [
      'points over the limit, though a Speed is no number yet, and what its player says of his faction',
      {
        commanders: [GENERAL],
        pointsLimit: 100,
        factionKept: false,
        boxesKept: false,
        units: [{ unitPoints: 101, speed: 'four' }],
      },
      ['factionKept t7g-8.5', 'boxesKept t7g-8.9', 'pointsLimit t7g-8.1/over'],
    ],
  ])('%s', (_, draft, expected) => {
    expect(placed(draft)).toEqual(expected);
  });
});
