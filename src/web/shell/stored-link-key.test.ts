import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from '#test/builders/browser-storage.ts';
import { forgetVisitor } from '../booking/key-storage.ts';
import { forgetLinkKey, storedLinkKey, storeLinkKey } from './stored-link-key.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', browserStorage()));
afterEach(() => vi.unstubAllGlobals());

test('the tab keeps the key of the page that a link opened last, until it is forgotten', () => {
  storeLinkKey('/review/1', 'first');
  expect([storedLinkKey('/review/1'), storedLinkKey('/review/2')]).toEqual(['first', '']);
  storeLinkKey('/review/2', 'second');
  expect([storedLinkKey('/review/1'), storedLinkKey('/review/2')]).toEqual(['', 'second']);
  forgetLinkKey();
  expect(storedLinkKey('/review/2')).toBe('');
});

test('whoever signs out leaves no key for the next person at the browser', () => {
  storeLinkKey('/verify-email', 'mine');
  forgetVisitor();
  expect(storedLinkKey('/verify-email')).toBe('');
});
