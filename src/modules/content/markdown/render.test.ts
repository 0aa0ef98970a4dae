import { describe, expect, test } from 'vitest';
import { fillingBy, renderedIn } from '#test/builders/rendered.ts';
import { bold, item, listBlock, paragraph, tableBlock, textNode } from './blocks.ts';
import type { Filling } from './fill.ts';
import { readText } from './read-text.ts';
import { readMarkdown } from './tree.ts';

const rendered = (markdown: string, filling: Filling) => renderedIn(readText({ markdown, filling }));

const phone = '<img src=x onerror=alert(1)> **02** [x](javascript:alert(1))';
const filling = fillingBy({
  unreached: paragraph([textNode('Write to us')]),
  value: (name: string) => {
    if (name === 'contactPhone') return { text: '02 555 0140', href: 'tel:025550140' };
    if (name === 'line') return { text: 'not yet', isUnset: true };
    if (name === 'supportEmail') return { text: 'a@b.example', href: 'mailto:a@b.example' };
    return { text: name === 'siteName' ? phone : '7' };
  },
  block: (name: string) =>
    name === 'hoursTable'
      ? tableBlock([['Day'], ['Open', 'right']], [['<b>Monday</b> | x', '**8**']])
      : name === 'pickUpPoints'
        ? listBlock('places', [item([paragraph([bold('_Silom_ </li><script>')])])])
        : undefined,
});
const html = (markdown: string) => rendered(markdown, filling).html;

describe('Markdown', () => {
  test.each([
    ['**bold** and *more*', '<p><strong>bold</strong> and <em>more</em></p>'],
    ['> Call us', '<blockquote>\n<p>Call us</p>\n</blockquote>'],
    ['# Not a second title', '<h2 id="section-not-a-second-title">Not a second title</h2>'],
    ['[own](/insurance)', '<p><a href="/insurance">own</a></p>'],
    [
      '[out](https://x.example/?a=1&b=2)',
      '<p><a href="https://x.example/?a=1&#x26;b=2" rel="noopener noreferrer">out</a></p>',
    ],
    ['[mail](mailto:a@b.example)', '<p><a href="mailto:a@b.example">mail</a></p>'],
    ['[up](#deposit)', '<p><a href="#section-deposit">up</a></p>'],
    ['[x](//evil.example)', '<p><a>x</a></p>'],
    ['3. three', '<ol start="3">\n<li>three</li>\n</ol>'],
    [
      '- Phone: {{contactPhone}}\n- LINE: {{line}}',
      '<ul>\n<li>Phone: <a href="tel:025550140">02 555 0140</a></li>\n</ul>',
    ],
    ['- LINE: {{line}}\n- {{line}}', '<p>Write to us</p>'],
    ['- LINE: {{line}}, as said', '<ul>\n<li>LINE: not yet, as said</li>\n</ul>'],
    ['- [x] done', '<ul class="">\n<li> done</li>\n</ul>'],
  ])('%s', (markdown, shown) => {
    expect(html(markdown)).toBe(shown);
  });

  test('a table keeps the sides of its columns', () => {
    expect(html('| a | b |\n|---|--:|\n| 1 | 2 |')).toContain('<td>1</td>\n<td align="right">2</td>');
  });
});

describe('headings', () => {
  test('each has an id of its own, in Thai too, to which a link of the text leads', () => {
    const text = '## เงินประกัน\n\n## เงินประกัน\n\n### ใครขับรถได้บ้าง?\n\n[ดู](#เงินประกัน)';
    const shown = rendered(text, filling);
    expect(shown.sections).toEqual([
      { id: 'section-เงินประกัน', title: 'เงินประกัน' },
      { id: 'section-เงินประกัน-1', title: 'เงินประกัน' },
    ]);
    expect(shown.html).toContain('<h3 id="section-ใครขับรถได้บ้าง">');
    const [, href = ''] = /href="([^"]+)"/.exec(shown.html) ?? [];
    expect(decodeURIComponent(href)).toBe('#section-เงินประกัน');
  });

  test('none can take the name of something that the page looks for', () => {
    expect(html('## content\n\n## words')).toBe(
      '<h2 id="section-content">content</h2>\n<h2 id="section-words">words</h2>',
    );
  });
});

describe('placeholders', () => {
  test('values come in as text, whatever they hold', () => {
    const shown = html('**{{siteName}}** and `{{siteName}}`');
    expect(shown).not.toMatch(/<(img|a)/);
    expect(shown.match(/&#x3C;img src=x onerror=alert\(1\)> \*\*02\*\* \[x\]\(javascript:alert\(1\)\)/g)).toHaveLength(
      2,
    );
  });

  test('blocks come in as text too', () => {
    expect(html('{{hoursTable}}')).toContain('<td>&#x3C;b>Monday&#x3C;/b> | x</td>\n<td align="right">**8**</td>');
    expect(html('{{pickUpPoints}}')).toBe(
      '<ul class="places">\n<li>\n<p><strong>_Silom_ &#x3C;/li>&#x3C;script></strong></p>\n</li>\n</ul>',
    );
  });

  test('a value in an address cannot leave its place', () => {
    expect(html('[x](https://x.example/{{siteName}})')).toContain('href="https://x.example/%3Cimg%20src%3Dx');
    expect(html('[x]({{siteName}})')).toBe('<p><a>x</a></p>');
  });

  test('telephone and mail lead to their programs, once', () => {
    expect(html('Call {{contactPhone}}')).toBe('<p>Call <a href="tel:025550140">02 555 0140</a></p>');
    const linked = '<p><a href="tel:025550140">02 555 0140</a></p>';
    expect(html('[{{contactPhone}}](tel:{{contactPhone}})')).toBe(linked);
    expect(html('[write](mailto:{{supportEmail}})')).toBe('<p><a href="mailto:a@b.example">write</a></p>');
    expect(html('## Call {{contactPhone}}')).not.toContain('<a');
  });

  test('what nobody knows, and a block that the business has nothing for, are left out', () => {
    expect(html('a {{nonsense}} b')).toBe('<p>a  b</p>');
    expect(html('a\n\n{{coverTable}}\n\nb {{coverTable}}')).toBe('<p>a</p>\n<p>b </p>');
  });
});

test('the lead is the first paragraph, with which the text begins', () => {
  const { html: all, lead } = rendered('First **line**.\n\n## TextBlock\n\nSecond.', filling);
  expect(lead).toBe('<p>First <strong>line</strong>.</p>');
  expect(all.startsWith(lead)).toBe(true);
  expect(rendered('## TextBlock\n\nText', filling).lead).toBe('');
});

test.each(['> ', '* '])('what is nested beyond all sense by %j cannot be read', (sign) => {
  expect(readMarkdown(`${sign.repeat(3000)}deep`)).toEqual({ unreadable: 'content.too-deep' });
  expect(rendered(`${sign.repeat(10)}deep`, filling).html).not.toMatch(/^<p>/);
});

test('the parts of a page are its blocks in plain text', () => {
  expect(
    rendered('### Why?\n\nBecause *so*.\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |', filling).parts,
  ).toEqual([
    { level: 3, text: 'Why?' },
    { level: null, text: 'Because so.' },
    { level: null, text: 'one two' },
    { level: null, text: 'a b 1 2' },
  ]);
});
