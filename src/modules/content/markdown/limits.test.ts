import { describe, expect, test } from 'vitest';
import { item, listBlock, paragraph, textNode } from './blocks.ts';
import { render } from './render.ts';

const place = item([paragraph([textNode('Suvarnabhumi Airport, '.repeat(200))])]);
const filling = {
  value: () => ({ text: 'Sathorn Road '.repeat(30), href: 'https://saphan.example/' }),
  block: () => listBlock('places', [place, place]),
  unreached: paragraph([]),
};
const longest = 100_000;
const filledWith = (part: string) => part.repeat(Math.floor(longest / part.length));

test('a block comes three times, in whatever it stands; then its name is told and nothing comes', () => {
  const { html, leftOut } = render('{{pickUpPoints}}\n\n'.repeat(5_500), filling);
  expect(html.match(/class="places"/g)).toHaveLength(3);
  expect(html.length).toBeLessThan(30_000);
  expect(leftOut).toEqual(['pickUpPoints']);
  const nested = render('> {{pickUpPoints}}\n\n- {{pickUpPoints}}\n\n{{hoursTable}}\n\n'.repeat(1_000), filling);
  expect(nested.html.match(/class="places"/g)).toHaveLength(6);
  expect(nested.leftOut).toEqual(['pickUpPoints', 'hoursTable']);
  expect(render('{{pickUpPoints}}\n\n'.repeat(3), filling)).toMatchObject({ leftOut: [], isCut: false });
});

describe('no text of 100,000 letters becomes more than a page can be', () => {
  test.each([
    ['values', filledWith('{{address}} ')],
    ['values in code', filledWith('`{{address}}` ')],
    ['values in addresses', filledWith('[a](/x?{{address}}) ')],
    ['one address for many links', `[a]: /${'x'.repeat(50_000)}\n\n${'[a]\n\n'.repeat(9_000)}`],
    ['one address with a value in it', `[a]: /${'{{address}}'.repeat(1_000)}\n\n${'[a]\n\n'.repeat(9_000)}`],
    ['a long title for many links', `[a]: /x "${'x'.repeat(50_000)}"\n\n${'[a]\n\n'.repeat(9_000)}`],
    ['an address as long as one may be', `[a]: /${'x'.repeat(1_900)}\n\n${'[a]\n\n'.repeat(19_000)}`],
    ['footnotes', `[^a]: ${'x'.repeat(50_000)}\n\n${'[^a] '.repeat(9_000)}`],
  ])('%s', (_what, markdown) => expect(render(markdown, filling).html.length).toBeLessThan(1_500_000));
});

test('a page that is too long ends before it becomes that, and says so', () => {
  const whole = `[a]: /${'x'.repeat(1_900)}\n\n${'[a]\n\n'.repeat(100)}`;
  expect(render(whole, filling).isCut).toBe(false);
  const { html, isCut, parts } = render(`First.\n\n${whole}${'[a]\n\n'.repeat(900)}Last.`, filling);
  expect([isCut, parts[0]?.text, html.includes('Last.')]).toEqual([true, 'First.', false]);
});
