import { expect, test, vi } from 'vitest';
import { pageWords } from './page-words.ts';

const withTexts = () => {
  const fetchWords = vi.fn(async () => ({ title: 'Login' }));
  return { fetchWords, words: pageWords('en', { frame: { menu: 'Menu', nav: { about: 'About' } } }, fetchWords) };
};

test('the same words are the same function, however often they are asked for', () => {
  const { words } = withTexts();
  expect(words.speech('frame', '')('nav.about')).toBe('About');
  expect(words.speech('frame', 'nav')('about')).toBe('About');
  expect(words.speech('frame', '')).toBe(words.speech('frame', ''));
  expect(words.speech('frame', 'nav')).toBe(words.speech('frame', 'nav'));
});

test('words that did not come with the page are fetched once, and are here afterwards', async () => {
  const { words, fetchWords } = withTexts();
  expect([words.has('frame'), words.has('login')]).toEqual([true, false]);
  const loading = words.load('login');
  expect(words.load('login')).toBe(loading);
  await loading;
  // A component that waited asks again when it goes on, and React wants the promise that it waited for.
  expect(words.load('login')).toBe(loading);
  expect(words.load('frame')).toBeNull();
  expect(fetchWords).toHaveBeenCalledExactlyOnceWith('login');
  expect(words.has('login')).toBe(true);
  expect(words.speech('login', '')('title')).toBe('Login');
});

test('words that could not be fetched are fetched again', async () => {
  const { words, fetchWords } = withTexts();
  fetchWords.mockRejectedValueOnce(new Error('Offline'));
  await expect(words.load('login')).rejects.toThrow('Offline');
  await words.load('login');
  expect(words.has('login')).toBe(true);
});

test('the words of a page are written as JSON', () => {
  const { words } = withTexts();
  const json = words.asJson(['frame', 'login']);
  expect(JSON.parse(json)).toEqual({ frame: { menu: 'Menu', nav: { about: 'About' } }, login: {} });
  expect(words.asJson(['frame', 'login'])).toBe(json);
});
