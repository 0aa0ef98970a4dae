import { createElement as h, type ReactNode } from 'react';
import { Body, Button, Container, Head, Heading, Html, Preview, render, Section, Text } from 'react-email';
import type { Letter } from './letter.ts';
import { lineHeightOf, look } from './letter-look.ts';

/** The letter as HTML that mail programs support: 600 px wide, one column, tables, inline colours, no images. */
export const letterAsHtml = (letter: Letter): Promise<string> => render(sheetOf(letter));

const sheetOf = (letter: Letter) => {
  const lineHeight = lineHeightOf(letter.language);
  const paragraph = (style: object, text: string, key?: string) =>
    h(Text, { key, style: { lineHeight, ...style } }, text);
  return h(
    Html,
    { lang: letter.language },
    h(Head, null, h('meta', { name: 'color-scheme', content: 'light' })),
    h(Preview, null, letter.paragraphs.join(' ')),
    h(
      Body,
      { style: { ...look.body, lineHeight } },
      h(
        Container,
        { style: look.sheet },
        topOf(letter),
        h(
          Section,
          { style: look.main },
          letter.paragraphs.map((text) => paragraph(look.paragraph, text, text)),
          letter.vehicle && paragraph(look.vehicle, letter.vehicle),
          letter.stops.length > 0 && stopsOf(letter, lineHeight),
          pricesOf(letter),
          letter.button &&
            h(
              Section,
              { style: look.buttonSpace },
              h(Button, { href: letter.button.url, style: look.button }, letter.button.label),
            ),
          letter.sections.map((section) => sectionOf(section, lineHeight)),
        ),
        h(
          Section,
          { style: look.footer },
          letter.footer.map((text) => paragraph(look.footerText, text, text)),
        ),
      ),
    ),
  );
};

const topOf = ({ siteName, heading, reference, language }: Letter) =>
  h(
    Section,
    { style: look.top },
    h(Text, { style: look.brand }, h('span', { style: look.brandMark }, '● '), siteName),
    h(Heading, { as: 'h1', style: { ...look.heading, lineHeight: language === 'th' ? 1.45 : 1.2 } }, heading),
    reference && h(Text, { style: look.referenceLabel }, reference.label),
    reference && h(Text, { style: look.reference }, reference.value),
  );

const stopsOf = ({ stops }: Letter, lineHeight: number) =>
  table(
    h(
      'tr',
      null,
      stops.map(({ label, text, place }) =>
        h(
          'td',
          { key: label, style: look.stop },
          h('p', { style: { ...look.small, lineHeight } }, label),
          h('p', { style: { ...look.strong, lineHeight } }, text),
          h('p', { style: { ...look.small, lineHeight } }, place),
        ),
      ),
    ),
  );

const pricesOf = ({ lines, sums }: Letter) => {
  if (lines.length + sums.length === 0) return null;
  return h(
    'div',
    { style: look.rule },
    table(
      lines.map(({ label, amount, note }, index) =>
        row(`line ${index}`, [
          [
            look.line,
            note ? [label, h('span', { key: 'note', style: { ...look.small, display: 'block' } }, note)] : label,
          ],
          [look.amount, amount],
        ]),
      ),
      sums.map(({ label, amount, isMain }) =>
        row(label, [
          [isMain ? { ...look.mainLabel, ...look.mainRow } : look.line, label],
          [isMain ? { ...look.mainAmount, ...look.mainRow } : look.amount, amount],
        ]),
      ),
    ),
  );
};

const sectionOf = (
  { heading, rows = [], points = [], links = [], text }: Letter['sections'][number],
  lineHeight: number,
) =>
  h(
    Section,
    { key: heading },
    h(Heading, { as: 'h2', style: { ...look.section, lineHeight } }, heading),
    rows.length > 0 &&
      table(
        rows.map(({ label, value }) =>
          row(label, [
            [{ ...look.rowLabel, lineHeight }, label],
            [{ ...look.rowValue, lineHeight }, value],
          ]),
        ),
      ),
    points.length > 0 &&
      table(
        points.map((point) =>
          row(point, [
            [look.mark, '✓'],
            [{ ...look.point, lineHeight }, point],
          ]),
        ),
      ),
    links.map(({ label, url }) =>
      h(Text, { key: url, style: { ...look.sectionText, lineHeight } }, h('a', { href: url, style: look.link }, label)),
    ),
    text && h(Text, { style: { ...look.sectionText, lineHeight } }, text),
  );

const row = (key: string, cells: readonly [style: object, content: ReactNode][]) =>
  h(
    'tr',
    { key },
    cells.map(([style, content], index) => h('td', { key: index, style }, content)),
  );

const table = (...rows: ReactNode[]) =>
  h(
    'table',
    { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, style: { borderCollapse: 'collapse' } },
    h('tbody', null, ...rows),
  );
