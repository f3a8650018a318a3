/** Makes the lessons of a page live, where it has any. */
export async function startLesson() {
  const element = document.querySelector<HTMLElement>('[data-learn]');
  if (!element) return;
  const { mountLesson } = await import('./mount.tsx');
  await mountLesson(element);
}

/** Asks what the address of the page of practice wants asked. */
export async function startPractice() {
  const element = document.querySelector<HTMLElement>('[data-practice]');
  if (!element) return;
  const { mountPractice } = await import('./practice.tsx');
  await mountPractice(element);
}
