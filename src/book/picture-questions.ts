import { LANGS } from '../i18n/lang.ts';
import { loadTexts } from '../i18n/load.ts';
import type { Texts } from '../i18n/texts.ts';
import type { ByLang, HexPicture, Picture, PlanePicture } from '../library/registry.ts';
import type { HexDrawing } from './hex-pictures.ts';
import { hexQuestion } from './hex-questions.ts';
import { drawingOf } from './pictures.ts';
import { each, type PictureQuestion, speak } from './spoken-questions.ts';

/** A value of an answer: `X.dice`. */
export const valueAt = (found: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) => (value as Record<string, unknown> | undefined)?.[name],
      found,
    );

function planeQuestion(
  { quiz, name }: PlanePicture,
  found: object,
  texts: ByLang<Texts>,
): PictureQuestion | undefined {
  if (!quiz) return undefined;
  const answer = valueAt(found, quiz.of);
  const right = quiz.among.indexOf(answer as number | boolean | string);
  if (right < 0) throw new RangeError(`${name}: ${quiz.of} is ${answer}`);
  const options = quiz.among.map((value) =>
    typeof value === 'boolean'
      ? speak(value ? 'yes' : 'no')
      : each((lang) =>
          typeof value === 'string'
            ? texts[lang].say(`{${quiz.of}}`, { [quiz.of]: value })
            : texts[lang].say(quiz.tell?.[lang] ?? '{n}', { n: value }),
        ),
  );
  return { ask: { es: quiz.es, en: quiz.en }, options, right, stands: { es: '', en: '' } };
}

/** The question of a picture, whose answer is what the engine says to it as the site is built. */
export async function askedOfPicture(picture: Picture): Promise<PictureQuestion | undefined> {
  const [system = ''] = picture.clause.split('-');
  const drawing = await drawingOf(picture);
  const [es, en] = await Promise.all(LANGS.map((lang) => loadTexts(lang, system)));
  const texts = { es, en } as ByLang<Texts>;
  return 'drawn' in drawing
    ? hexQuestion({ picture: picture as HexPicture, drawing: drawing as HexDrawing, texts })
    : planeQuestion(picture as PlanePicture, drawing.found, texts);
}
