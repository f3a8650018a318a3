import { expect, test } from 'vitest';
import { parseNation } from '../../engine/ccn/nations/notation.ts';
import { boardWords } from '../../i18n/board.ts';
import { words as ccnWords } from '../../i18n/ccn/board.ts';
import { GameTexts } from '../../i18n/game-texts.ts';
import { LANGS } from '../../i18n/lang.ts';
import { loadTexts } from '../../i18n/load.ts';
import { HEXES as CCA } from '../../systems/cca/hexes.ts';
import { HEXES as CCN } from '../../systems/ccn/hexes.ts';
import { store } from '../device.ts';

// The example of a board is a position that can be: it has no fault, both sides have units, and a game begins from it.
for (const system of [CCA, CCN])
  test(`${system.key}: its example can be asked about and played`, () => {
    const { position, faults } = system.position.survey(system.example);
    expect(faults).toEqual([]);
    expect(system.position.write(position)).toBe(system.example);
    const sides = Object.values(position.board).map(({ side }) => side);
    for (const side of ['bottom', 'top'])
      expect(sides.filter((one) => one === side).length).toBeGreaterThan(4);
    expect(system.game.legal(system.game.start(position, 7)).length).toBeGreaterThan(0);
  });

test('the battles of a book lay a position without pieces, with its own rules', async () => {
  for (const lang of LANGS) {
    const texts = await loadTexts(lang, 'cca');
    const game = new GameTexts(texts, CCA.told);
    const { all } = CCA.starts({ words: boardWords(lang), texts, system: CCA, game });
    expect(all).toHaveLength(10);
    for (const { position } of all) {
      expect(position().board).toEqual({});
      expect(CCA.position.write(position())).toContain('_scenario-');
    }
  }
});

test('an army begins with the sheet that its reader has copied', async () => {
  localStorage.clear();
  const texts = await loadTexts('en', 'ccn');
  const speech = {
    words: ccnWords('en'),
    texts,
    system: CCN,
    game: new GameTexts(texts, CCN.told),
  };
  expect(CCN.starts(speech).all).toEqual([]);
  store('sheets/ccn', { sheets: [parseNation('French*up*LN4m1i')], at: 0 });
  const [army] = CCN.starts(speech).all;
  expect(army?.name).toBe('French');
  expect(CCN.position.write(army?.position() ?? CCN.position.empty())).toContain(
    'French*up*LN4m1i',
  );
  localStorage.clear();
});
