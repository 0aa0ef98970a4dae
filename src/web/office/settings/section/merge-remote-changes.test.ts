import { expect, test } from 'vitest';
import { keptOwn, mergeRemoteChanges } from './merge-remote-changes.ts';

const began = { rate: '7', name: 'VAT' };

test.each([
  ['nothing newer is saved', { rate: '8' }, { values: { ...began, rate: '5' }, version: 3 }, { rate: '8' }, []],
  [
    'another field was saved',
    { rate: '8' },
    { values: { ...began, name: 'GST' }, version: 4 },
    { rate: '8', name: 'GST' },
    [],
  ],
  ['nothing was typed', {}, { values: { ...began, rate: '10' }, version: 4 }, { rate: '10' }, []],
  ['the same was saved', { rate: '8' }, { values: { ...began, rate: '8' }, version: 4 }, { rate: '8' }, []],
  ['the field was saved too', { rate: '8' }, { values: { ...began, rate: '10' }, version: 4 }, { rate: '8' }, ['rate']],
] as const)('%s', (_, typed, saved, shown, met) => {
  const after = mergeRemoteChanges({ base: began, draft: { ...began, ...typed }, version: 3 }, saved);
  expect(after.met).toEqual(met);
  expect(after.working.draft).toEqual({ ...began, ...shown });
  expect(after.working.version).toBe(met.length > 0 ? 3 : Math.max(3, saved.version));
});

test('who keeps what was typed saves it over what another saved, and that alone', () => {
  const working = { base: began, draft: { ...began, rate: '8' }, version: 3 };
  const saved = { values: { rate: '10', name: 'GST' }, version: 4 };
  expect(keptOwn(working, saved)).toEqual({ base: saved.values, draft: { rate: '8', name: 'GST' }, version: 4 });
});
