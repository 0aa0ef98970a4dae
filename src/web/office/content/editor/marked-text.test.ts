import { expect, test } from 'vitest';
import { type Edit, type Mark, marked, named } from './marked-text.ts';

const examples = { text: 'text', link: 'link', heading: 'Heading', item: 'item' };

/** Parses a text in which `<` and `>` mark the ends of the selection. */
const selected = (text: string) => ({
  text: text.replaceAll(/[<>]/g, ''),
  from: text.indexOf('<'),
  until: text.indexOf('>') - 1,
});
const after = ({ text }: { text: string }, { from, until, insert, select: [start, end] }: Edit) => {
  const next = text.slice(0, from) + insert + text.slice(until);
  return `${next.slice(0, start)}<${next.slice(start, end)}>${next.slice(end)}`;
};

test.each<[Mark, string, string]>([
  ['bold', 'a <b> c', 'a **<b>** c'],
  ['bold', 'a **<b>** c', 'a <b> c'],
  ['bold', 'a <>', 'a **<text>**'],
  ['italic', 'a <b> c', 'a *<b>* c'],
  ['italic', '**<b>**', '***<b>***'],
  ['link', 'a <b> c', 'a [b](</>) c'],
  ['link', '<>', '[link](</>)'],
  ['heading', 'a\nb <c>\nd', 'a\n## <b c>\nd'],
  ['heading', '## <b>', '<b>'],
  ['subheading', '## <b>', '### <b>'],
  ['heading', '<>', '## <Heading>'],
  ['list', '<a\nb>\nc', '- <a\n- b>\nc'],
  ['list', '- <a\n- b>', '<a\nb>'],
])('%s makes of %j %j', (mark, text, expected) => {
  const selection = selected(text);
  expect(after(selection, marked(mark, selection, examples))).toBe(expected);
});

test.each([
  ['Within <> hours', false, 'Within {{siteName}}<> hours'],
  ['Above<>below', true, 'Above\n\n{{siteName}}<>\n\nbelow'],
  ['Above\n\n<>', true, 'Above\n\n{{siteName}}<>'],
])('a name goes into %j', (text, isBlock, expected) => {
  const selection = selected(text);
  expect(after(selection, named(selection, 'siteName', isBlock))).toBe(expected);
});
