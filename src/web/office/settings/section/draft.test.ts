import { expect, test } from 'vitest';
import { changeOf, differing, draftOf, keepOwn, mergeRemoteChanges, unreadable } from './draft.ts';

const general = { siteName: 'Saphan', mapLatitude: null, mapLongitude: 100.5, socialMedia: { line: '@saphan' } };
const paths = ['siteName', 'mapLatitude', 'mapLongitude', 'socialMedia.line'];

test('a section shows numbers as texts, and a missing one as nothing', () => {
  expect(draftOf(general, paths)).toEqual({
    siteName: 'Saphan',
    mapLatitude: '',
    mapLongitude: '100.5',
    'socialMedia.line': '@saphan',
  });
});

test('a secret that is not set stays apart from an empty text', () => {
  expect(draftOf({ smtpPassword: null, smtpUser: '' }, ['smtpPassword', 'smtpUser'])).toEqual({
    smtpPassword: null,
    smtpUser: '',
  });
});

test('only what differs is sent, in the shape of its group', () => {
  const saved = draftOf(general, paths);
  const draft = { ...saved, mapLongitude: '', mapLatitude: '13.75', 'socialMedia.line': '' };
  expect(changeOf(draft, differing(saved, draft))).toEqual({
    mapLatitude: 13.75,
    mapLongitude: null,
    socialMedia: { line: '' },
  });
});

test('a changed list differs by what is in it', () => {
  expect(differing({ acceptedCards: ['visa'] }, { acceptedCards: ['visa'] })).toEqual([]);
  expect(differing({ acceptedCards: ['visa'] }, { acceptedCards: ['visa', 'jcb'] })).toEqual(['acceptedCards']);
});

test.each([
  ['rate', '7', false],
  ['rate', '7.5', false],
  ['minBookingHours', '1,000', false],
  ['rate', '', true],
  ['rate', 'seven', true],
  ['rate', '7,5', true],
  ['mapLatitude', '', false],
  ['mapLatitude', '-33.9', false],
  ['mapLatitude', '13.7 N', true],
  ['name', 'seven', false],
])('%s "%s" is no figure: %s', (path, text, isWrong) => {
  expect(unreadable({ [path]: text }, [path])).toEqual(isWrong ? [path] : []);
});

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
  expect(after.conflicts).toEqual(met);
  expect(after.working.draft).toEqual({ ...began, ...shown });
  expect(after.working.version).toBe(met.length > 0 ? 3 : Math.max(3, saved.version));
});

test('who keeps what was typed saves it over what another saved, and that alone', () => {
  const working = { base: began, draft: { ...began, rate: '8' }, version: 3 };
  const saved = { values: { rate: '10', name: 'GST' }, version: 4 };
  expect(keepOwn(working, saved)).toEqual({ base: saved.values, draft: { rate: '8', name: 'GST' }, version: 4 });
});
