import { afterEach, expect, test, vi } from 'vitest';
import { storedText } from './stored-text.ts';

afterEach(() => vi.unstubAllGlobals());

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

const storage = (texts = new Map<string, string>()) => ({
  getItem: (place: string) => texts.get(place) ?? null,
  setItem: (place: string, text: string) => texts.set(place, text),
  removeItem: (place: string) => texts.delete(place),
});

test('a text is kept for the tab or for the browser, until it is forgotten', () => {
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('localStorage', storage());
  const [tab, browser] = [storedText('tab', 'draft'), storedText('browser', 'draft')];
  tab.write('of the tab');
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
  text.write('typed');
  text.remove();
  expect(text.read()).toBeNull();
});
