import { maybe, words, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { choice } from '../../core/schema/choices.ts';
import { requiredHex } from '../../hexes/fields.ts';
import { SECTIONS, SIDES, sections as sectionsOf } from '../../hexes/hex.ts';

export const sections = defineQuery({
  id: 'cca/sections',
  fields: {
    hex: requiredHex(),
    homeEdge: choice(SIDES, 'bottom'),
    wantedSection: choice(['none', ...SECTIONS], 'none'),
  },
  answer: { hexSections: words(SECTIONS), onDottedLine: yes(), inSection: maybe(yes()) },
  sample: { hex: 'E5', wantedSection: 'centre' },
  run({ hex, homeEdge, wantedSection: section }, trace) {
    const found = sectionsOf(hex, homeEdge);
    const cut = found.length > 1;
    trace.step('cca-3.4', { edge: homeEdge });
    trace.step('cca-2.4/hex', { sections: found });
    if (cut) {
      trace.step('cca-2.5', { sections: found });
      trace.step('cca-7.3/either', { sections: found });
    }
    const asked = section === 'none' ? null : found.includes(section);
    return {
      answer: { hexSections: found, onDottedLine: cut, inSection: asked },
      summary: {
        say: `sections/${asked === null ? 'of' : asked ? 'in' : 'out'}`,
        with: { hex, sections: found, section, edge: homeEdge },
      },
    };
  },
});
