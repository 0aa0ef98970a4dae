import { expect, test } from 'vitest';
import { createServer } from '../http/server.ts';
import { createLog, levelOf } from './log.ts';

/** What the log says of a request for an address. */
const logged = async (address: string): Promise<string> => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const app = await createServer({ log, db: Object.create(null), limits: false, trustProxy: false });
  app.get('/*', async () => 'a page');
  await app.inject(address);
  await app.close();
  return lines.join('');
};

test('a request is logged with its address', async () =>
  expect(await logged('/vehicles?category=suv')).toContain('"url":"/vehicles?category=suv"'));

test.each([
  '/password-reset/confirm?token=Sekret_1-x&lang=en',
  '/our-story?preview=Sekret_1-x&lang=en',
  '/verify-email.data?lang=en&token=Sekret_1-x&_routes=root',
  '/verify-email?to%6ben=Sekret_1-x&lang=en',
  '/booking/manage/1?access=Sekret_1-x&lang=en',
  '/login?returnTo=%2Fverify-email%3Ftoken%3DSekret_1-x%26lang%3Den',
])('the token in %s is not in the log', async (address) => {
  const lines = await logged(address);
  expect(lines).not.toContain('Sekret');
  expect(lines).toContain('[hidden]');
  expect(lines).toContain('lang');
});

test('requests are logged, except on a terminal; a level that was set counts everywhere', () => {
  expect(levelOf({ LOG_LEVEL: undefined }, { isTTY: false })).toBe('info');
  expect(levelOf({ LOG_LEVEL: undefined }, { isTTY: true })).toBe('warn');
  expect(levelOf({ LOG_LEVEL: 'info' }, { isTTY: true })).toBe('info');
});
