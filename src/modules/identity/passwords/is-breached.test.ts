import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { breachedPasswords } from '../../../../scripts/breached-passwords.ts';
import { isBreached } from './is-breached.ts';

const breachedOf = async (passwords: Iterable<string>) => {
  const found: string[] = [];
  for (const one of passwords) if (await isBreached(one)) found.push(one);
  return found;
};

test('every password of the lists is known, whatever its capitals', async () => {
  const listed = await breachedPasswords();
  expect(listed.size).toBeGreaterThan(600_000);
  const some = [...listed].filter((_, at) => at % 50 === 0);
  expect(await breachedOf(some)).toEqual(some);
  expect(
    await breachedOf(some.map((one) => one.toUpperCase()).filter((one) => one.toLowerCase().length >= 8)),
  ).toHaveLength(some.length);
});

test('hardly any other password is taken for one of them', async () => {
  const drawn = Array.from({ length: 200_000 }, () => randomBytes(12).toString('base64'));
  expect((await breachedOf(drawn)).length).toBeLessThan(20);
});
