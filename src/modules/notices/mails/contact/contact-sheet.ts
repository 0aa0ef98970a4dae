import { createElement as h, type ReactNode } from 'react';
import { Body, Container, Head, Heading, Html, Preview, render, Section, Text } from 'react-email';
import type { Language } from '#contract/fields.ts';
import { lineHeightOf, look } from '../letter/letter-look.ts';

type Sheet = Readonly<{
  siteName: string;
  /** The preview text in a mail program's list. */
  preview: string;
  heading: string;
  main: (lineHeight: number) => ReactNode;
  footer: readonly string[];
}>;

/** The HTML of a mail that quotes a contact message or the reply to one: text without a button. */
export const contactSheet = (sheet: Sheet, language: Language): Promise<string> => {
  const lineHeight = lineHeightOf(language);
  return render(
    h(
      Html,
      { lang: language },
      h(Head, null, h('meta', { name: 'color-scheme', content: 'light' })),
      h(Preview, null, sheet.preview.slice(0, 200)),
      h(
        Body,
        { style: { ...look.body, lineHeight } },
        h(
          Container,
          { style: look.sheet },
          h(
            Section,
            { style: look.top },
            h(Text, { style: look.brand }, h('span', { style: look.brandMark }, '● '), sheet.siteName),
            h(Heading, { as: 'h1', style: { ...look.heading, lineHeight: 1.45 } }, sheet.heading),
          ),
          h(Section, { style: look.main }, sheet.main(lineHeight)),
          h(
            Section,
            { style: look.footer },
            sheet.footer.map((text) => h(Text, { key: text, style: { ...look.footerText, lineHeight } }, text)),
          ),
        ),
      ),
    ),
  );
};
