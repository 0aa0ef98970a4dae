import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folders = [join(import.meta.dirname, 'en'), join(import.meta.dirname, '../kernel/problems')];
/** A quoted text of the specification. */
const quoted = 'License number is required';

test('screens write licence in one way, but for the sentence that the specification quotes', () => {
  const texts = folders.flatMap((folder) =>
    readdirSync(folder).flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/(['"`])(.*?)\1/g)]),
  );
  const sentences = texts.map(([, , text]) => text ?? '').filter((text) => text.includes(' '));
  const others = sentences.filter((text) => /\blicense\b/i.test(text));
  expect(new Set(others)).toEqual(new Set([quoted]));
});
