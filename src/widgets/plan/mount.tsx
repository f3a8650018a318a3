import type { Lang } from '../../i18n/lang.ts';
import type { PlanWords } from '../../i18n/plan.ts';
import { mountDesk } from '../desk/mount.ts';
import { Plan } from './Plan.tsx';
import type { PlanSystem } from './system.ts';

/** Puts the plan of a turn of a system in the place of what stands in an element. */
export const mountPlan = (system: PlanSystem) => (element: Element, lang: Lang) =>
  mountDesk<PlanWords>(element, lang, `${system.key}/turn`, (words, texts) => (
    <Plan speech={{ words, texts, system }} />
  ));
