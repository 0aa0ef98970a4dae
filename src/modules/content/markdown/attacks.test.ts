import { expect, test } from 'vitest';
import { everyAttack, markdownAttacks } from '#test/builders/markdown-attacks.ts';
import { fillingBy, renderedIn } from '#test/builders/rendered.ts';
import { wrongIn } from '#test/builders/wrong-in-html.ts';
import { paragraph } from './blocks.ts';
import type { Filling } from './fill.ts';
import { readText } from './read-text.ts';

const rendered = (markdown: string, filling: Filling) => renderedIn(readText({ markdown, filling }));

const filling = fillingBy({ value: () => ({ text: '' }), block: () => undefined, unreached: paragraph([]) });

test.each(markdownAttacks)('%j runs nothing, loads nothing and leads to no script', (attack) => {
  expect(wrongIn(rendered(attack, filling).html)).toEqual([]);
  expect(wrongIn(rendered(`Before.\n\n${attack}\n\nAfter.`, filling).html)).toEqual([]);
});

test('all of them in one page neither', () => expect(wrongIn(rendered(everyAttack, filling).html)).toEqual([]));

test('the reader of this test tells what is wrong', () => {
  expect(wrongIn('<p>a <strong>b</strong></p>')).toEqual([]);
  expect(wrongIn('<p onclick="x">a</p>')).toEqual(['onclick="x"']);
  expect(wrongIn('<a href="javascript:x">a</a>')).toEqual(['href="javascript:x"']);
  expect(wrongIn('<img src="x">')).toEqual(['<img src="x">', 'src="x"']);
  expect(wrongIn('<p onclick=x>')).toEqual(['<p onclick=x>']);
});
