import { expect, test } from 'vitest';
import { transportTo } from './mail-server.ts';

const bySettings = (host: string, user = 'saphan') =>
  transportTo({ host, port: 587, user, password: 'p', isSecure: false }).requireTLS;

test.each([
  ['smtp.example.com', true],
  ['localhost.example.com', true],
  ['127.0.0.1.example.com', true],
  ['10.0.0.5', true],
  ['0.0.0.0', true],
  ['::ffff:10.0.0.5', true],
  ['localhost', false],
  ['LOCALHOST', false],
  ['127.0.0.1', false],
  ['127.8.0.1', false],
  ['::1', false],
])('a mail server at %s needs a secure connection: %s', (host, isNeeded) => {
  expect(bySettings(host)).toBe(isNeeded);
  const inAddress = host.includes(':') ? `[${host}]` : host;
  expect(transportTo(`smtp://saphan:p@${inAddress}:587`).requireTLS).toBe(isNeeded);
});

test('mails themselves are worth a secure connection, also where nobody signs in', () => {
  expect(bySettings('smtp.example.com', '')).toBe(true);
  expect(transportTo('smtp://smtp.example.com:25').requireTLS).toBe(true);
});
