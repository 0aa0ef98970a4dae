import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { hostileMarkdown } from '#test/builders/hostile-markdown.ts';
import { fillingBy } from '#test/builders/rendered.ts';
import { drawn, isSweep } from '#test/drawn.ts';
import { paragraph, textNode } from './blocks.ts';
import { render } from './render.ts';
import { createTextReader } from './text-reader.ts';

const filling = fillingBy({
  value: (name) => ({ text: name }),
  block: () => undefined,
  unreached: paragraph([textNode('Write to us')]),
});
const reader = createTextReader({ processorMs: 400 });
afterAll(() => reader.stop());

/** Reads a text: why it cannot be read, or null if it becomes the same HTML again from its tree, as the database keeps it. */
const outcomeOf = async (markdown: string) => {
  const reply = await reader.read({ markdown, filling });
  if ('unreadable' in reply) return reply.unreadable;
  expect(render(JSON.parse(JSON.stringify(reply.tree)), filling).html).toBe(reply.rendered.html);
  return null;
};
const outcomes = [null, 'content.too-hard', 'content.too-many-parts', 'content.too-deep'];

test.each(hostileMarkdown(100_000))('%s: a page or a refusal, and the next text is read', async (_what, markdown) => {
  expect(outcomes).toContain(await outcomeOf(markdown.slice(0, 100_000)));
  expect(await outcomeOf('A *text*.')).toBeNull();
});

const sign = fc.constantFrom(
  ...[
    '*',
    '_',
    '**',
    '~~',
    '`',
    '[',
    ']',
    '](',
    '](<',
    ')',
    '![',
    '[^',
    '[^a]: ',
    '[a]: ',
    '<',
    '<a ',
    '<!--',
    '&',
    '\\\\',
  ],
  ...[
    '> ',
    '- ',
    '1. ',
    '# ',
    '    ',
    '\\t',
    '\\n',
    '\\n\\n',
    '|',
    '|-',
    '\\n=\\n',
    '```',
    'a',
    ' ',
    'www.',
    'a@b.',
    '{{siteName}}',
    'ก',
  ],
);
const pattern = fc.array(sign, { minLength: 1, maxLength: 5 }).map((signs) => signs.join(''));
const written = fc
  .array(fc.tuple(pattern, fc.constantFrom(1, 60, 20_000)), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.map(([part, times]) => part.repeat(times).slice(0, 30_000)).join(''));

test(
  'whatever signs a text repeats in whatever order, it is a page or a refusal',
  { timeout: isSweep ? 900_000 : 180_000 },
  () =>
    fc.assert(
      fc.asyncProperty(written, async (markdown) => {
        expect(outcomes).toContain(await outcomeOf(markdown));
      }),
      drawn(15),
    ),
);
