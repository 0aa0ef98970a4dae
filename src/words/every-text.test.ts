import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** Every text of a dictionary, by its path. */
const textsOf = (value: unknown, path: string): (readonly [path: string, text: string])[] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(Object(value)).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));

test.each(['en', 'th'])('no text is empty in %s: its key would stand on the page', async (language) => {
  const files = await readdir(new URL(language, import.meta.url));
  const texts = await Promise.all(
    files.map(async (file) => textsOf({ ...(await import(`./${language}/${file}`)) }, file)),
  );
  expect(texts.flat().length).toBeGreaterThan(1000);
  expect(
    texts
      .flat()
      .filter(([, text]) => text === '')
      .map(([path]) => path),
  ).toEqual([]);
});
