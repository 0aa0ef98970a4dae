import { expect, test, vi } from 'vitest';
import { forgetLinkKey, storeLinkKey, storedLinkKey } from './stored-link-key.ts';

test('the tab keeps the key of the page that a link opened last, until it is forgotten', () => {
  const texts = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (place: string) => texts.get(place) ?? null,
    setItem: (place: string, text: string) => texts.set(place, text),
    removeItem: (place: string) => texts.delete(place),
  });
  storeLinkKey('/review/1', 'first');
  expect([storedLinkKey('/review/1'), storedLinkKey('/review/2')]).toEqual(['first', '']);
  storeLinkKey('/review/2', 'second');
  expect([storedLinkKey('/review/1'), storedLinkKey('/review/2')]).toEqual(['', 'second']);
  forgetLinkKey();
  expect(storedLinkKey('/review/2')).toBe('');
  vi.unstubAllGlobals();
});
