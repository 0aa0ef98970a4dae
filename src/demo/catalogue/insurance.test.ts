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
