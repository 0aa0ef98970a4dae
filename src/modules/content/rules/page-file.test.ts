import { expect, test } from 'vitest';
import { readPageFile } from './page-file.ts';

test('a file has a title, a description and a text', () => {
  expect(
    readPageFile('---\ntitle: Rental terms: all\ndescription: What holds.\n---\n\nLead.\n\n---\n\n## Part\n'),
  ).toEqual({
    title: 'Rental terms: all',
    description: 'What holds.',
    content: 'Lead.\n\n---\n\n## Part',
  });
});

test('line ends of another system make no difference', () => {
  expect(readPageFile('---\r\ntitle: A\r\ndescription: B\r\n---\r\nC\r\n')).toEqual({
    title: 'A',
    description: 'B',
    content: 'C',
  });
});

test.each([
  ['no front matter', 'Lead.'],
  ['no title', '---\ndescription: B\n---\nC'],
  ['a third line', '---\ntitle: A\ndescription: B\nauthor: C\n---\nD'],
  ['no text', '---\ntitle: A\ndescription: B\n---\n'],
])('a file with %s is refused', (_, text) => {
  expect(() => readPageFile(text)).toThrow('Not a page’s file');
});
