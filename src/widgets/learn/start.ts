/** Makes the lessons of a page live, where it has any. */
export async function startLesson() {
  const element = document.querySelector<HTMLElement>('[data-learn]');
  if (!element) return;
  const { mountLesson } = await import('./mount.tsx');
  await mountLesson(element);
}
