import argon2 from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { decoyHash, hashPassword, isPassword } from './hash-password.ts';

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

test('where there is no account, a password is compared all the same', async () => {
  using verify = vi.spyOn(argon2, 'verify');
  expect(await isPassword(undefined, 'something else')).toBe(false);
  expect(await isPassword('unknown', 'something else')).toBe(false);
  expect(verify.mock.calls).toEqual([
    [decoyHash, 'something else'],
    [decoyHash, 'something else'],
  ]);
});

test('a hash costs at least 19 MiB and two passes, and as much where there is no account', async () => {
  const { memoryCost, timeCost, algorithm } = argon2.parseOptions(await hashPassword('anything'));
  expect(memoryCost).toBeGreaterThanOrEqual(19 * 1024);
  expect(timeCost).toBeGreaterThanOrEqual(2);
  expect(argon2.parseOptions(decoyHash)).toMatchObject({ memoryCost, timeCost, algorithm });
  expect(decoyHash).toMatch(/^\$argon2id\$/);
});
