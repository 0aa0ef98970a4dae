import type { Language } from '#contract/fields.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import { wordsOf } from '../letter/wording.ts';

/** Says that mail works, to whoever set it up. */
export const testMail = ({ siteName, language }: { siteName: string; language: Language }) => {
  const { test } = wordsOf(language);
  return { subject: fillPlaceholders(test.subject, { siteName }), text: `${test.text}\n`, html: `<p>${test.text}</p>` };
};
