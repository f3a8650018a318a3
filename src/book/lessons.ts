import type { Lang } from '../i18n/lang.ts';
import { textsAbout } from '../i18n/load.ts';
import { type Clause, examplesOf, type Library, type System } from '../library/library.ts';
import { type Question, questionsOf } from '../library/questions.ts';
import type { ByLang, Lesson, Picture } from '../library/registry.ts';
import type { Shown } from '../widgets/learn/shown.ts';
import { rulingOf } from './examples.ts';
import { askedOfPicture } from './picture-questions.ts';
import { sentOf } from './questions.ts';
import { tell } from './told.ts';

/** One idea of a lesson: a clause in a friend's words, a picture, and a question on what it shows. */
export interface Screen {
  clause: Clause;
  idea?: string;
  picture?: Picture;
  /** What stands in the picture, for who does not see it. */
  stands?: string;
  /** A situation and what comes of it, where nobody is asked; where there is none, the clause speaks for itself. */
  told?: string;
  question?: Pick<Shown, 'id' | 'say' | 'ask' | 'options' | 'right' | 'why' | 'faces' | 'scene'>;
}

/** What tells the idea best is shown with its answer; what decides against it is asked first. */
const asTold = ({ kind }: Question) => Number(kind !== 'applies');

/** A situation and its outcome, as a friend would tell it. */
async function toldOf(clause: Clause, library: Library, id: string, lang: Lang) {
  const example = examplesOf(library, clause).find((one) => `${one.clause}/${one.name}` === id);
  if (!example) return '';
  const texts = await textsAbout(example.query, lang);
  const { lead, outcome } = tell(example, rulingOf(example), texts);
  return [example.say[lang], lead, outcome].filter(Boolean).join(' ');
}

/** The question on a picture: its caption, which gives the answer away, is the reason. */
async function onPicture(picture: Picture, lang: Lang): Promise<Omit<Screen, 'clause'>> {
  const asked = await askedOfPicture(picture);
  if (!asked) return { picture };
  const { ask, options, right, stands } = asked;
  return {
    picture,
    stands: stands[lang],
    question: {
      id: `${picture.clause}-${picture.name}`,
      say: '',
      ask: ask[lang],
      options: options.map((one) => one[lang]),
      right,
      why: [[picture.clause, picture.say[lang]]],
    },
  };
}

/** What can be drawn is asked first. */
const drawable = ({ scene, faces }: Shown) => Number(Boolean(scene ?? faces));

/** The ideas of a lesson, one a screen. */
export async function screensOf(
  library: Library,
  system: System,
  lesson: Lesson,
  lang: Lang,
): Promise<Screen[]> {
  const stock = await questionsOf(system);
  const ideas: Readonly<Record<string, ByLang>> = system.ideas;
  const screenOf = async (clause: Clause): Promise<Screen> => {
    const { pictures, id, restates = [] } = clause;
    const words = ideas[id]?.[lang];
    const said = { clause, ...(words && { idea: words }) };
    const own = stock
      .filter((one) => [id, ...restates].some((named) => named === one.clause))
      .sort((a, b) => asTold(a) - asTold(b));
    const [picture] = pictures;
    const shown = picture && (await onPicture(picture, lang));
    if (shown?.question) return { ...said, ...shown };
    const asked = (await sentOf(system, own, lang)).sort((a, b) => drawable(a) - drawable(b));
    const question = asked.at(-1);
    const other = own.find((one) => one.id !== question?.id);
    const told = !words && !shown && other && (await toldOf(clause, library, other.id, lang));
    return { ...said, ...shown, ...(told && { told }), ...(question && { question }) };
  };
  return Promise.all(lesson.clauses.flatMap((id) => library.clauses.get(id) ?? []).map(screenOf));
}
