import { expect, test } from 'vitest';
import { features } from '#demo/catalogue/vehicle.ts';
import { paints } from '#kernel/paint-colours.ts';
import { vehicles as english } from './en/vehicles.ts';
import { listedWord } from './listed-word.ts';
import { vehicles as thai } from './th/vehicles.ts';

const inThai = /[\u0e00-\u0e7f]/;
const brands = ['Apple CarPlay', 'Android Auto'];

test.each([...new Set(Object.values(features).flat())])(
  'the feature “%s” has its words in both languages',
  (feature) => {
    expect(listedWord(feature, english.equipment)).toBe(feature);
    if (!brands.includes(feature)) expect(listedWord(feature, thai.equipment)).toMatch(inThai);
  },
);

test.each(Object.keys(paints))('the colour “%s” has its words in both languages', (color) => {
  expect(listedWord(color, english.color)).toBe(color.toLowerCase());
  expect(listedWord(color, thai.color)).toMatch(/^สี/);
});

test('how a listed text is written does not matter', () => {
  expect(listedWord('Wi-fi Hotspot', thai.equipment)).toBe('Wi-Fi ในรถ');
  expect(listedWord(' DARK RED ', thai.color)).toBe('สีแดงเข้ม');
});

test.each(['Roof box', 'เบาะเด็กในตัว', 'constructor', ''])('what the business typed itself stays: “%s”', (typed) =>
  expect(listedWord(typed, thai.equipment)).toBe(typed),
);
