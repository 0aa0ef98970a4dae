import { afterEach, expect, test, vi } from 'vitest';
import { browserStorage } from '#test/builders/browser-storage.ts';
import { storedText } from './stored-text.ts';

afterEach(() => vi.unstubAllGlobals());

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test('a text is kept for the tab or for the browser, until it is forgotten', () => {
  vi.stubGlobal('sessionStorage', browserStorage());
  vi.stubGlobal('localStorage', browserStorage());
  const [tab, browser] = [storedText('tab', 'draft'), storedText('browser', 'draft')];
  expect(tab.write('of the tab')).toBe(true);
  expect([tab.read(), browser.read()]).toEqual(['of the tab', null]);
  browser.write('of the browser');
  tab.remove();
  expect([tab.read(), browser.read()]).toEqual([null, 'of the browser']);
});

test.each([
  ['that refuses each text', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ['without any storage', undefined],
])('a browser %s keeps nothing, and nobody notices', (_, stored) => {
  vi.stubGlobal('sessionStorage', stored);
  const text = storedText('tab', 'draft');
  expect(text.write('typed')).toBe(false);
  text.remove();
  expect(text.read()).toBeNull();
});
