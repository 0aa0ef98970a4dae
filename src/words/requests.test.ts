import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';

type Pair = Readonly<{ path: string; english: string; thai: string }>;

/** Every text of a dictionary with its translation. Thai has one plural form, which pairs with both English ones. */
const pairsOf = (english: unknown, thai: unknown, path: string): Pair[] =>
  Object.entries(Object(english)).flatMap(([key, value]): Pair[] => {
    const other = Object(thai)[key] ?? Object(thai)[key.replace(/_one$/, '_other')];
    const at = `${path}.${key}`;
    return typeof value === 'string' ? [{ path: at, english: value, thai: String(other) }] : pairsOf(value, other, at);
  });

const files = await readdir(new URL('en', import.meta.url));
const pairs = (
  await Promise.all(
    files.map(async (file) =>
      pairsOf({ ...(await import(`./en/${file}`)) }, { ...(await import(`./th/${file}`)) }, file),
    ),
  )
).flat();
const isRequest = (english: string) => /\bplease\b|(is|are) required$/i.test(english);
const lines = (wrong: readonly Pair[]) => wrong.map(({ path, thai }) => `${path}: ${thai}`);

test('Thai asks by one word', () => {
  expect(lines(pairs.filter(({ thai }) => thai.includes('โปรด')))).toEqual([]);
});

test('where English says please, or that a field is required, Thai asks', () => {
  const requests = pairs.filter(({ english }) => isRequest(english));
  expect(requests.length).toBeGreaterThan(150);
  expect(lines(requests.filter(({ thai }) => !thai.includes('กรุณา')))).toEqual([]);
});

test('what somebody may do, as a button says it, is no request', () => {
  const buttons = pairs.filter(
    ({ path, english }) => /\.(button|label|pay|view|manage|again|open|keep)$/.test(path) && !isRequest(english),
  );
  expect(buttons.length).toBeGreaterThan(30);
  expect(lines(buttons.filter(({ thai }) => thai.startsWith('กรุณา')))).toEqual([]);
});
