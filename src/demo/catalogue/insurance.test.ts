import { expect, test } from 'vitest';
import { demoInsurancePackages } from './insurance.ts';

test('a cover is described in Thai wherever it is in English', () => {
  for (const { words } of demoInsurancePackages) {
    const { nameInThai, descriptionInThai, shortDescriptionInThai, highlightsInThai, termsInThai } = words;
    for (const text of [nameInThai, descriptionInThai, shortDescriptionInThai]) expect(text).toMatch(/[ก-๙]/);
    expect([highlightsInThai, termsInThai].map((lines) => lines?.length)).toEqual(
      [words.highlights, words.terms].map((lines) => lines?.length),
    );
  }
});

test('accident insurance and personal effects are sold alone, at the prices of the insurance page', () => {
  const alone = demoInsurancePackages.filter(({ covers }) => Object.keys(covers).length === 1);
  const rangeOf = (code: 'PAI' | 'PEC') => {
    const daily = Object.values(alone.find(({ covers }) => covers[code])?.daily ?? {});
    return [Math.min(...daily), Math.max(...daily)];
  };
  expect([rangeOf('PAI'), rangeOf('PEC')]).toEqual([
    [150, 250],
    [100, 150],
  ]);
});
