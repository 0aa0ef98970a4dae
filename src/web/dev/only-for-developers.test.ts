import { expect, test } from 'vitest';
import { pageContextAt } from '#test/builders/page-context.ts';
import { onlyForDevelopers } from './only-for-developers.ts';

const openedWhere = (hasDeveloperPages: boolean) =>
  onlyForDevelopers(pageContextAt('http://site.example', hasDeveloperPages));

test('a page for developers is there where they are on, and nowhere else', () => {
  expect(openedWhere(true)).toBeUndefined();
  expect(() => openedWhere(false)).toThrow(expect.objectContaining({ init: { status: 404 } }));
});
