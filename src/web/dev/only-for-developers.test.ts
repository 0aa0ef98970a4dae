import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { pageRequestContext } from '../api/contexts.ts';
import { onlyForDevelopers } from './only-for-developers.ts';

const openedWhere = (hasDeveloperPages: boolean) => {
  const context = new RouterContextProvider();
  const transport = () => Promise.reject(new Error('not asked'));
  context.set(pageRequestContext, { nonce: '', origin: '', hasDeveloperPages, transport, report: () => undefined });
  return onlyForDevelopers(context);
};

test('a page for developers is there where they are on, and nowhere else', () => {
  expect(openedWhere(true)).toBeUndefined();
  expect(() => openedWhere(false)).toThrow(expect.objectContaining({ init: { status: 404 } }));
});
