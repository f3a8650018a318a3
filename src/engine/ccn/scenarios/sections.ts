import { maybe, words, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { choice } from '../../core/schema/choices.ts';
import { requiredHex } from '../../hexes/fields.ts';
import { SECTIONS, SIDES, sections as sectionsOf } from '../../hexes/hex.ts';

export const sections = defineQuery({
  id: 'ccn/sections',
  fields: {
    hex: requiredHex(),
    homeEdge: choice(SIDES, 'bottom'),
    wantedSection: choice(['none', ...SECTIONS], 'none'),
  },
  answer: { hexSections: words(SECTIONS), onDashedLine: yes(), inSection: maybe(yes()) },
  sample: { hex: 'E5', wantedSection: 'centre' },
  run({ hex, homeEdge, wantedSection }, trace) {
    const found = sectionsOf(hex, homeEdge);
    const cut = found.length > 1;
    trace.step('ccn-3.2/edge', { edge: homeEdge });
    trace.step('ccn-2.5/hex', { sections: found });
    if (cut) {
      trace.step('ccn-2.6', { sections: found });
      trace.step('ccn-5.8/hex', { sections: found });
      trace.step('ccn-5.22/hex', { sections: found });
    }
    const asked = wantedSection === 'none' ? null : found.includes(wantedSection);
    return {
      answer: { hexSections: found, onDashedLine: cut, inSection: asked },
      summary: {
        say: `sections/${asked === null ? 'of' : asked ? 'in' : 'out'}`,
        with: { hex, sections: found, section: wantedSection, edge: homeEdge },
      },
    };
  },
});
