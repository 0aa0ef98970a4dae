import { expect, test } from 'vitest';
import { speechOf } from './words.ts';

const texts = {
  title: 'Car rental',
  from: 'from {{price}} a day',
  from_season: 'from {{price}} a day before the season',
  days_one: '{{count}} day of {{name}}',
  days_other: '{{count}} days of {{name}}',
  left_one: 'one left',
  left_other: '{{count}} left',
  left_noMail_one: 'one left, please call',
  left_noMail_other: '{{count}} left, please call',
  held: { text: 'Held', 'until.noon': 'Held until noon', longer: { text: 'Held longer' } },
};
const t = speechOf(texts, 'en');

test.each([
  ['title', {}, 'Car rental'],
  ['held.longer.text', {}, 'Held longer'],
  ['held.until.noon', {}, 'Held until noon'],
  ['from', { price: '฿900' }, 'from ฿900 a day'],
  ['from', { price: 0 }, 'from 0 a day'],
  ['from', { price: '{{name}} <b> $& ', name: 'no' }, 'from {{name}} <b> $&  a day'],
  ['from', {}, 'from {{price}} a day'],
])('%s with %j is “%s”', (key, values, text) => expect(t(key, values)).toBe(text));

test.each([
  ['days', 0, 'Two', '0 days of Two'],
  ['days', 1, 'Two', '1 day of Two'],
  ['days', 2, 'Two', '2 days of Two'],
  ['left', 1, '', 'one left'],
  ['left', 5, '', '5 left'],
])('a number chooses the form: %s, %d', (key, count, name, text) => expect(t(key, { count, name })).toBe(text));

test('Thai has one form for all numbers', () => {
  const inThai = speechOf({ days_one: 'never', days_other: '{{count}} วัน' }, 'th');
  expect([0, 1, 2].map((count) => inThai('days', { count }))).toEqual(['0 วัน', '1 วัน', '2 วัน']);
});

test.each([
  ['from', { context: 'season', price: 1 }, 'from 1 a day before the season'],
  ['from', { context: '', price: 1 }, 'from 1 a day'],
  ['from', { context: undefined, price: 1 }, 'from 1 a day'],
  ['from', { context: 'noMail', price: 1 }, 'from 1 a day'],
  ['left', { context: 'noMail', count: 1 }, 'one left, please call'],
  ['left', { context: 'noMail', count: 3 }, '3 left, please call'],
  ['left', { context: 'season', count: 3 }, '3 left'],
])('a context chooses its form, where there is one: %s with %j', (key, values, text) =>
  expect(t(key, values)).toBe(text),
);

test('a group is spoken by the keys inside it', () => {
  expect(speechOf(texts, 'en', 'held')('longer.text')).toBe('Held longer');
  expect(speechOf(texts, 'en', 'held.longer')('text')).toBe('Held longer');
});

test('a key without a text is given back whole, or not found', () => {
  expect([t('held'), t('nothing.here'), t('days')]).toEqual(['held', 'nothing.here', 'days']);
  expect(speechOf(texts, 'en', 'held')('nothing', { count: 1 })).toBe('held.nothing');
  expect(speechOf(texts, 'en', 'no.group')('text')).toBe('no.group.text');
  expect([t.find('nothing'), t.find('held'), t.find('from', { price: 1 })]).toEqual([null, null, 'from 1 a day']);
});

test('the texts of a group come as they stand', () => {
  expect(t.group('held.longer')).toEqual({ text: 'Held longer' });
  expect(speechOf(texts, 'en', 'held').group('longer')).toEqual({ text: 'Held longer' });
});
