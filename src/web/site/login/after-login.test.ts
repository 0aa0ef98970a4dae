import { expect, test } from 'vitest';
import { afterLogin } from './after-login.ts';

test.each([
  ['', '/'],
  ['returnTo=/booking%3Fvehicle%3D1', '/booking?vehicle=1'],
  ['returnTo=/login', '/'],
  ['returnTo=/login%3FreturnTo%3D/x', '/'],
  ['returnTo=https://elsewhere.example/', '/'],
  ['returnTo=//elsewhere.example', '/'],
])('after %s it goes on to %s', (query, path) => expect(afterLogin(new URLSearchParams(query))).toBe(path));
