/** What a chat bot answers to "!ius cca-11.15", out of the static files of the site alone. */
const ASKED = /!ius\s+([a-z][a-z0-9]*)-([0-9a-z]+\.\d+)/i;

export async function answer(message, { site, lang = 'en', get = fetch }) {
  const [, system, number] = ASKED.exec(message.toLowerCase()) ?? [];
  if (!system) return undefined;
  const fetched = async (file) => {
    const response = await get(`${site}/api/v1/${system}/${file}.json`);
    return response.ok ? response.json() : [];
  };
  const id = `${system}-${number}`;
  const clause = (await fetched('clauses')).find((one) => one.id.toLowerCase() === id);
  if (!clause) return `There is no clause ${id}.`;
  const unclear = (await fetched('readings')).filter(
    ({ id, confidence }) => clause.readings.includes(id) && confidence !== 'high',
  );
  const readings = unclear.map(({ id, adopted, readings }) => {
    const { text } = readings.find(({ key }) => key === adopted);
    return `Not certain (${id}), read as: ${text[lang]}`;
  });
  const lines = [`${clause.id} ${clause.title[lang]}`, clause.text[lang], ...readings];
  return [...lines, `${site}/c/${clause.id}/`].join('\n\n');
}
