import { expect, test } from 'vitest';
import { rulingOn } from '../../testing/ask.ts';
import { draftOf } from '../../testing/words.ts';

type Query = Parameters<typeof rulingOn>[0];
const values = ({ with: all }: { with: object }) =>
  Object.entries(all).map(
    ([name, value]) => ` ${name}=${JSON.stringify(value).replaceAll('"', '')}`,
  );

/** What a ruling tells with values of its own: what it says, what it spares, and its sentence. */
function told(query: Query, words: string) {
  const { steps, notApplied, summary } = rulingOn(query, draftOf(words));
  return [
    ...steps.map((one) => [
      one.say,
      ...values(one),
      ...(one.effect ? [` to ${one.effect.to}`] : []),
    ]),
    ...notApplied.map((one) => [`${one.clause}~${one.because}`, ...values(one)]),
    [summary.say, ...values(summary)],
  ].flatMap(([key = '', ...rest]) =>
    /[/~]/.test(key) && rest.length > 0 ? [key.replace('onus-', '') + rest.join('')] : [],
  );
}

const ONTO_X = 'other=X attackedSide=attackedSide.front';
const ALONE = `${ONTO_X} dice=4 struck=0 cutOff=0 sections=0`;
const STRIKING = `${ONTO_X} dice=3 struck=2 cutOff=1 sections=1`;
const OF_STEADY = 'state=unitState.normal passed=unitState.normal';

test.each<[Query, string, string, string[]]>([
  // From 68 to 52: 16 cm, 24 cm less than 8 UD, 1 cm more than 3 UD.
  [
    'onus/table-shot',
    'unitName=A targetName=X',
    'A-50-70-r8_F-50-60_top_X-50-50',
    [
      '7.123/table unit=A other=X ud=3.2',
      '7.118/table mm=240 range=8',
      `7.125/near ${ONTO_X} dice=4 others=[F] mm=0 to 4`,
      `7.127/table ${ONTO_X} dice=4 others=[F] mm=0`,
      `7.145/table ${ONTO_X} dice=4 others=[F] mm=0`,
      'table-shot/obstructed unit=A other=X ud=3.2 dice=4',
    ],
  ],
  [
    'onus/table-shot',
    'unitName=A targetName=X',
    'A-50-70-r3_top_X-50-50',
    [
      '7.123/table unit=A other=X ud=3.2',
      '7.124/table mm=10 range=3 to false',
      'table-shot/no unit=A other=X ud=3.2 dice=0',
    ],
  ],
  [
    'onus/table-shot',
    'unitName=A targetName=X',
    'A-50-70-r8_top_X-70-70',
    [
      '7.123/table unit=A other=X ud=3.2',
      '7.118/table mm=240 range=8',
      '7.126/table unit=A other=X to false',
      'table-shot/no unit=A other=X ud=3.2 dice=0',
    ],
  ],
  // From the rear of A at 56 to B at 58 and to C at 77: 18 cm less than 4 UD and 1 cm more.
  [
    'onus/table-contacts',
    '',
    'A-50-54-general~4_B-50-60_C-50-79_top_X-50-50',
    [
      '7.166/table unit=A other=X dice=4',
      '4.6/table unit=B leader=A ud=3.6',
      '4.6~beyond-radius unit=C leader=A ud=0.2',
      'table-contacts/some pairs=1',
    ],
  ],
  // 2 cm apart, and 10.2 cm.
  [
    'onus/table-distance',
    'unitName=A otherName=B',
    'A-40-40-general~2_B-50-40',
    [
      '3.7/table unit=A other=B ud=0.4',
      '12.28/table unit=A other=B ud=0.4',
      '4.6/table unit=B leader=A ud=1.6',
      'table-distance/ud unit=A other=B ud=0.4',
    ],
  ],
  [
    'onus/table-distance',
    'unitName=A otherName=B',
    'A-40-40_B-40-54.2-general~2',
    [
      '3.7/table unit=A other=B ud=2.04',
      '12.28~flanks-too-far unit=A other=B ud=2.04',
      '4.6~beyond-radius unit=A leader=B ud=0.04',
      'table-distance/ud unit=A other=B ud=2.04',
    ],
  ],
  [
    'onus/table-withdraw',
    'unitName=A',
    'A-50-54-active-m5_top_X-50-50-m2',
    ['7.106/table unit=A ud=2.5', '7.112/table other=X ud=0.5', 'table-withdraw/yes unit=A ud=2.5'],
  ],
  // Its rear would be at 94 of 90.
  [
    'onus/table-withdraw',
    'unitName=A backUd=2',
    'A-50-82-active_F-50-87_top_X-50-78',
    [
      '7.106/too-far unit=A ud=2 most=1.5 to false',
      '7.107/table unit=A ud=2 others=[F] to false',
      '7.185/table unit=A ud=2 mm=40 to false',
      'table-withdraw/no unit=A ud=2',
    ],
  ],
  [
    'onus/table-move',
    'unitName=A path.0.amount=3',
    'A-50-70-active_F-50-60',
    [
      '7.67/moved to false',
      '7.193/table unit=A other=F',
      `7.32~passed-steady ${OF_STEADY}`,
      'table-move/yes unit=A used=3 ud=3 others=[]',
    ],
  ],
  [
    'onus/table-move',
    'unitName=A path.0.amount=2',
    'A-50-70-active_F-46-61_G-54-61',
    [
      '7.67/moved to false',
      '7.193/table unit=A other=F',
      '7.193/table unit=A other=G',
      '7.33/table unit=A others=[F,G] to false',
      `7.32~passed-steady ${OF_STEADY}`,
      'table-move/no unit=A used=2 ud=3 others=[]',
    ],
  ],
  [
    'onus/table-move',
    'unitName=A path.0.amount=2',
    'A-50-60-active_top_X-50-46',
    [
      '7.40/table unit=A others=[X]',
      '9.6~not-athletes movement=3 ud=4',
      'table-move/charge unit=A used=2 ud=3 others=[X]',
    ],
  ],
  // Its front is at 2.
  [
    'onus/table-move',
    'unitName=A path.0.amount=1',
    'A-50-4-active',
    ['7.185/table unit=A mm=30 to false', 'table-move/no unit=A used=1 ud=3 others=[]'],
  ],
  [
    'onus/table-charge',
    'unitName=A targetName=X',
    'A-50-60-active_top_X-50-50',
    [
      '7.40/table unit=A others=[X]',
      `7.75/table ${ALONE}`,
      `7.77/table ${ALONE} to 4`,
      '9.6~not-athletes movement=3 ud=4',
      `7.78~no-free-section-or-room ${ALONE}`,
      'table-charge/yes unit=A other=X ud=1.2 dice=4 attackedSide=attackedSide.front',
    ],
  ],
  [
    'onus/table-charge',
    'unitName=A targetName=X',
    'A-20-80-active_top_X-90-10',
    [
      '7.73/out-of-reach unit=A other=X ud=3 to false',
      '9.6~not-athletes movement=3 ud=4',
      'table-charge/no unit=A other=X',
    ],
  ],
  // 15.1 cm.
  [
    'onus/table-charge',
    'unitName=A targetName=X path.0.amount=0.1',
    'A-50-65.1-active_top_X-50-46',
    [
      '7.37/over used=3.02 ud=3 to false',
      '7.40/table unit=A others=[X]',
      '9.6~not-athletes movement=3 ud=4',
      'table-charge/no unit=A other=X',
    ],
  ],
  // 3 of its sections meet X, the fourth goes around it; it strikes 2 markers, beyond which 1 lies.
  [
    'onus/table-charge',
    'unitName=A targetName=X path.0.amount=0.1',
    'A-42-70_F-50-60_top_X-44-56-wraps~F~left~2-wraps~F~rear~1',
    [
      '7.40/table unit=A others=[X]',
      `7.75/table ${STRIKING}`,
      `7.77/table ${STRIKING} to 3`,
      `7.85/table ${STRIKING}`,
      `7.86/table ${STRIKING}`,
      `7.78/table ${STRIKING}`,
      '9.6~not-athletes movement=3 ud=4',
      'table-charge/yes unit=A other=X ud=2 dice=3 attackedSide=attackedSide.front',
    ],
  ],
])('%s %s: with what values %s is told', (query, asked, position, expected) => {
  expect(told(query, `${asked} position=onus1_bottom_${position}`)).toEqual(expected);
});
