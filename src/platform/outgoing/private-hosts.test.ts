import { expect, test } from 'vitest';
import { hostNameOf, isNamedHost, readPrivateHost } from './private-hosts.ts';

test.each([
  ['Mail.LAN.', 'mail.lan'],
  ['127.1', '127.0.0.1'],
  ['2130706433', '127.0.0.1'],
  ['0x7f000001', '127.0.0.1'],
  ['0177.0.0.1', '127.0.0.1'],
  ['①②⑦.⓪.⓪.①', '127.0.0.1'],
  ['::1', '::1'],
  ['::ffff:127.0.0.1', '::ffff:7f00:1'],
])('the host %s is %s', (text, name) => expect(hostNameOf(text)).toBe(name));

test.each(['', '.', 'mail.lan:25', 'user@mail.lan', 'mail.lan/x', 'mail.lan?x', 'mail.lan#x', 'mail lan', 'a\\b'])(
  '%j is no host',
  (text) => expect(hostNameOf(text)).toBeUndefined(),
);

test.each([
  ['mail.lan', { name: 'mail.lan' }],
  ['10.0.0.5:1025', { name: '10.0.0.5', port: 1025 }],
  ['mail.lan:80', { name: 'mail.lan', port: 80 }],
  ['[::1]:1025', { name: '::1', port: 1025 }],
  ['::1', { name: '::1' }],
  ['smtp://mail.lan', undefined],
])('the entry %s names %j', (text, host) => expect(readPrivateHost(text)).toEqual(host));

test('an entry without a port opens the ports of mail servers, one with a port that alone', () => {
  const hosts = [{ name: 'mail.lan' }, { name: '10.0.0.5', port: 1025 }];
  expect([25, 465, 587, 2525, 22, 5432].filter((port) => isNamedHost({ name: 'mail.lan', port }, hosts))).toEqual([
    25, 465, 587, 2525,
  ]);
  expect([25, 1025].filter((port) => isNamedHost({ name: '10.0.0.5', port }, hosts))).toEqual([1025]);
  expect(isNamedHost({ name: 'x.mail.lan', port: 25 }, hosts)).toBe(false);
});
