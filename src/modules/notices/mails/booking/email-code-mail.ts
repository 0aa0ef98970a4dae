import type { Language } from '#contract/fields.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import { writeShortLetter } from '../letter/short-letter.ts';
import { wordsOf } from '../letter/wording.ts';

/** The code by which a visitor shows that they read their mail, while they book. */
export const emailCodeMail = ({ siteName, code }: { siteName: string; code: string }, language: Language) => {
  const { emailCode: words } = wordsOf(language);
  const put = (text: string) => fillPlaceholders(text, { siteName, code: `${code.slice(0, 4)}-${code.slice(4)}` });
  return writeShortLetter(
    {
      siteName,
      subject: put(words.subject),
      heading: put(words.heading),
      paragraphs: [put(words.text), put(words.notYou)],
      button: null,
      footer: [put(words.why)],
    },
    language,
  );
};
