import { afterAll, expect, test } from 'vitest';
import { bookingFacts } from '#test/builders/documents.ts';
import { bookingConfirmation, createTypesetter } from './index.ts';

const typesetter = createTypesetter();
afterAll(() => typesetter.stop());

const set = (through = typesetter) => bookingConfirmation(bookingFacts, through);
const isPdf = ({ content }: { content: Uint8Array }) => Buffer.from(content.slice(0, 5)).toString() === '%PDF-';

test('nothing runs before the first page, and one thread sets them all', async () => {
  expect(typesetter.thread()).toBeUndefined();
  await set();
  const first = typesetter.thread();
  await Promise.all([set(), set(), set()]);
  expect(typesetter.thread()).toBe(first);
});

test('a thread that is killed between pages comes back', async () => {
  await set();
  const killed = typesetter.thread();
  await killed?.terminate();
  expect(isPdf(await set())).toBe(true);
  expect(typesetter.thread()).not.toBe(killed);
});

test('a page whose thread is killed under it is set by the next', async () => {
  await set();
  const pages = Promise.all([set(), set(), set()]);
  await typesetter.thread()?.terminate();
  expect((await pages).every(isPdf)).toBe(true);
});

test('a page that takes too long is given up, and the next one is set', async () => {
  const hasty = createTypesetter({ limitMs: 1 });
  await expect(set(hasty)).rejects.toThrow('Not answered within 1 ms');
  expect(isPdf(await set())).toBe(true);
  await hasty.stop();
});

test('what cannot be set says why, and the thread lives on', async () => {
  await set();
  const before = typesetter.thread();
  await expect(typesetter.typeset('booking-confirmation', { reference: 'x' })).rejects.toThrow('could not be set');
  await expect(typesetter.typeset('no-such-template', {})).rejects.toThrow('could not be set');
  expect(isPdf(await set())).toBe(true);
  expect(typesetter.thread()).toBe(before);
});
