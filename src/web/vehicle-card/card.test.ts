import { expect, test } from 'vitest';
import { nameIn } from '../languages/name-in.ts';
import { sizesOf } from '../ui/picture/picture.ts';
import { pictureOf } from './picture-of.ts';
import { longerRates, savingPercent } from './saving.ts';

test.each([
  [1390, 8340, 7, 14],
  [1000, 7000, 7, 0],
  [1000, 7500, 7, 0],
  [1000, 20_000, 30, 33],
  [0, 0, 7, 0],
])('a daily rate of %d and %d for %d days save %d percent', (daily, longer, days, percent) =>
  expect(savingPercent(daily, longer, days)).toBe(percent),
);

test('only rates that are set are shown', () => {
  expect(longerRates({ dailyRate: 1000, weeklyRate: 6300, monthlyRate: null })).toEqual([
    { name: 'weekly', rate: 6300, percent: 10 },
  ]);
  expect(longerRates({ dailyRate: 1000, weeklyRate: 0, monthlyRate: null })).toEqual([]);
});

const photo = { url: '/pictures/a', width: 960, height: 640, widths: [320, 640, 960], placeholder: null };
const shown = (images: string[], color = '#31493f') => pictureOf({ images, photos: [photo], bodyType: 'suv', color });

test('a photograph comes before the drawing, which stands in for it', () => {
  const drawing = '/drawings/suv.svg?paint=31493f';
  expect(shown([photo.url])).toEqual({ src: photo.url, photo, drawing });
  expect(shown(['https://elsewhere.example/a.jpg'])).toMatchObject({ photo: null, drawing });
  expect(shown([photo.url, '/drawings/van.svg'])).toMatchObject({ photo, drawing: '/drawings/van.svg' });
});

test('without pictures the body is drawn, in the colour where one is said', () => {
  expect(shown([], '#F1EFE9').src).toBe('/drawings/suv.svg?paint=f1efe9');
  expect(shown([], 'Black').src).toBe('/drawings/suv.svg?paint=black');
  expect(shown([], '')).toEqual({ src: '/drawings/suv.svg', photo: null, drawing: '/drawings/suv.svg' });
  expect(shown(['/drawings/van.svg'])).toEqual({ src: '/drawings/van.svg', photo: null, drawing: '/drawings/van.svg' });
});

test('the browser is told every size of a photograph', () => {
  expect(sizesOf(photo, 'avif')).toBe(
    '/pictures/a/320.avif 320w, /pictures/a/640.avif 640w, /pictures/a/960.avif 960w',
  );
});

test('a name is in Thai where there is one', () => {
  expect(nameIn({ name: 'Van', nameInThai: 'รถตู้' }, 'th')).toBe('รถตู้');
  expect(nameIn({ name: 'Van', nameInThai: null }, 'th')).toBe('Van');
  expect(nameIn({ name: 'Van', nameInThai: 'รถตู้' }, 'en')).toBe('Van');
});
