import { expect, test } from 'vitest';
import { sameForAll } from './entry.server.tsx';

const keyOf = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  sameForAll(new Request(`https://site.example${path}`, { method, headers }));

test('home is the same for visitors who read the same language in the same theme', () => {
  const english = keyOf('/', { 'accept-language': 'en-GB,en;q=0.9', cookie: 'client=a' });
  expect(english).toBeDefined();
  expect(keyOf('/', { cookie: '__Host-language=en; client=b' })).toBe(english);
  expect(keyOf('/', { cookie: 'language=th', 'accept-language': 'en' })).not.toBe(english);
  expect(keyOf('/', { cookie: 'theme=dark', 'accept-language': 'en' })).not.toBe(english);
});

test.each([
  ['somebody signed in', '/', { cookie: 'a=1; session=x' }],
  ['somebody signed in behind TLS', '/', { cookie: '__Host-session=x' }],
  ['a search', '/?pickupDate=2026-12-01', {}],
  ['a language in the address', '/?lang=th', {}],
  ['another page', '/vehicles', {}],
])('%s is answered for itself', (_, path, headers) => {
  expect(keyOf(path, headers as Record<string, string>)).toBeUndefined();
});

test('what is posted is answered for itself', () => {
  expect(keyOf('/', {}, 'POST')).toBeUndefined();
});
