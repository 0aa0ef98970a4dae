import { parseOptions } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, isPassword, nobodysHash } from './hash-password.ts';

test('a password is known again, another is not', async () => {
  const stored = await hashPassword('ข้าวมันไก่ 2 จาน');
  expect(await isPassword(stored, 'ข้าวมันไก่ 2 จาน')).toBe(true);
  expect(await isPassword(stored, 'ข้าวมันไก่ 3 จาน')).toBe(false);
});

test('a password typed with composed or decomposed letters is the same', async () => {
  expect(await isPassword(await hashPassword('caf\u00e9-strasse'), 'cafe\u0301-strasse')).toBe(true);
});

test('where there is no account, no password is right', async () => {
  expect(await isPassword(undefined, 'anything')).toBe(false);
  expect(await isPassword(null, '')).toBe(false);
});

test('what is no hash of ours is nobody’s password, and no fault: a reset by mail mends it', async () => {
  expect(await isPassword('unknown', 'unknown')).toBe(false);
});

test('where there is no account, saying so takes as long', async () => {
  const stored = await hashPassword('anything');
  const fastest = async (hash: string | undefined) => {
    const times: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      const begin = performance.now();
      await isPassword(hash, 'something else');
      times.push(performance.now() - begin);
    }
    return Math.min(...times);
  };
  expect(await fastest(undefined)).toBeGreaterThan((await fastest(stored)) / 4);
});

test('a hash costs at least 19 MiB and two passes, and as much where there is no account', async () => {
  const { memoryCost, timeCost, algorithm } = parseOptions(await hashPassword('anything'));
  expect(memoryCost).toBeGreaterThanOrEqual(19 * 1024);
  expect(timeCost).toBeGreaterThanOrEqual(2);
  expect(parseOptions(nobodysHash)).toMatchObject({ memoryCost, timeCost, algorithm });
  expect(nobodysHash).toMatch(/^\$argon2id\$/);
});
