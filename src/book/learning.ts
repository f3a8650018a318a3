import { learned } from '../widgets/learn/score.ts';

/** The door to the lessons leads to the first one that is not learned yet, and says which it is. */
export function goOnLearning() {
  const door = document.querySelector<HTMLAnchorElement>('[data-lessons]');
  const told = door?.querySelector('span');
  if (!door || !told) return;
  const [, system = ''] = /([^/]+)\/[^/]+\/$/.exec(door.pathname) ?? [];
  const done = learned(system);
  if (done.length === 0) return;
  const { slugs, goOn, allLearned }: Record<'goOn' | 'allLearned', string> & { slugs: string[] } =
    JSON.parse(door.dataset.lessons ?? '');
  const next = slugs.findIndex((_, i) => !done.includes(i + 1));
  const say = next < 0 ? allLearned : goOn;
  told.textContent = say.replace('{n}', String(next + 1)).replace('{all}', String(slugs.length));
  if (next >= 0) door.href += `${slugs[next]}/`;
}
