import { describe, expect, test } from 'vitest';
import { fillingBy, renderedIn } from '#test/builders/rendered.ts';
import { item, listBlock, paragraph, textNode } from './blocks.ts';
import type { Filling } from './fill.ts';
import { readText } from './read-text.ts';
import { readMarkdown } from './tree.ts';

const rendered = (markdown: string, filling: Filling) => renderedIn(readText({ markdown, filling }));

const place = item([paragraph([textNode('Suvarnabhumi Airport, '.repeat(200))])]);
const filling = fillingBy({
  value: () => ({ text: 'Sathorn Road '.repeat(30), href: 'https://saphan.example/' }),
  block: () => listBlock('places', [place, place]),
  unreached: paragraph([]),
});

test('a block comes three times, in whatever it stands; then its name is told and nothing comes', () => {
  const { html, leftOut } = rendered('{{pickUpPoints}}\n\n'.repeat(4_900), filling);
  expect(html.match(/class="places"/g)).toHaveLength(3);
  expect(html.length).toBeLessThan(30_000);
  expect(leftOut).toEqual(['pickUpPoints']);
  const nested = rendered('> {{pickUpPoints}}\n\n- {{pickUpPoints}}\n\n{{hoursTable}}\n\n'.repeat(900), filling);
  expect(nested.html.match(/class="places"/g)).toHaveLength(6);
  expect(nested.leftOut).toEqual(['pickUpPoints', 'hoursTable']);
  expect(rendered('{{pickUpPoints}}\n\n'.repeat(3), filling)).toMatchObject({ leftOut: [], isCut: false });
});

describe('no text of as many parts as one may have becomes more than a page can be', () => {
  test.each([
    ['values', '{{address}} '.repeat(8_000)],
    ['values in code', '`{{address}}` '.repeat(4_900)],
    ['values in addresses', '[a](/x?{{address}}) '.repeat(3_300)],
    ['one address for many links', `[a]: /${'x'.repeat(50_000)}\n\n${'[a]\n\n'.repeat(3_300)}`],
    ['one address with a value in it', `[a]: /${'{{address}}'.repeat(1_000)}\n\n${'[a]\n\n'.repeat(3_300)}`],
    ['a long title for many links', `[a]: /x "${'x'.repeat(50_000)}"\n\n${'[a]\n\n'.repeat(3_300)}`],
    ['an address as long as one may be', `[a]: /${'x'.repeat(1_900)}\n\n${'[a]\n\n'.repeat(3_300)}`],
    ['footnotes', `[^a]: ${'x'.repeat(50_000)}\n\n${'[^a] '.repeat(4_900)}`],
  ])('%s', (_what, markdown) => expect(rendered(markdown, filling).html.length).toBeLessThan(1_500_000));
});

test('a page that is too long ends before it becomes that, and says so', () => {
  const whole = `[a]: /${'x'.repeat(1_900)}\n\n${'[a]\n\n'.repeat(100)}`;
  expect(rendered(whole, filling).isCut).toBe(false);
  const { html, isCut, parts } = rendered(`First.\n\n${whole}${'[a]\n\n'.repeat(900)}Last.`, filling);
  expect([isCut, parts[0]?.text, html.includes('Last.')]).toEqual([true, 'First.', false]);
});

test.each([
  ['paragraphs', 'a\n\n'.repeat(5_000), 'a\n\n'.repeat(4_900)],
  [
    'a table, whose rows have all cells in HTML',
    `|${'a|'.repeat(100)}\n|${'-|'.repeat(100)}\n${'a\n'.repeat(100)}`,
    `|${'a|'.repeat(100)}\n|${'-|'.repeat(100)}\n${'a\n'.repeat(90)}`,
  ],
])('a text has at most 10,000 parts: %s', (_what, tooMany, most) => {
  expect(readMarkdown(tooMany)).toEqual({ unreadable: 'content.too-many-parts' });
  expect(readMarkdown(most)).toHaveProperty('tree');
});
