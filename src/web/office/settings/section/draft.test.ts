import { expect, test } from 'vitest';
import { changeOf, differing, draftOf, unreadable } from './draft.ts';

const general = { siteName: 'Saphan', mapLatitude: null, mapLongitude: 100.5, socialMedia: { line: '@saphan' } };
const paths = ['siteName', 'mapLatitude', 'mapLongitude', 'socialMedia.line'];

test('a section shows numbers as texts, and a missing one as nothing', () => {
  expect(draftOf(general, paths)).toEqual({
    ...{ siteName: 'Saphan', mapLatitude: '', mapLongitude: '100.5', 'socialMedia.line': '@saphan' },
  });
});

test('a secret that is not set stays apart from an empty text', () => {
  expect(draftOf({ smtpPassword: null, smtpUser: '' }, ['smtpPassword', 'smtpUser'])).toEqual({
    ...{ smtpPassword: null, smtpUser: '' },
  });
});

test('only what differs is sent, in the shape of its group', () => {
  const saved = draftOf(general, paths);
  const draft = { ...saved, mapLongitude: '', mapLatitude: '13.75', 'socialMedia.line': '' };
  expect(changeOf(draft, differing(saved, draft))).toEqual({
    ...{ mapLatitude: 13.75, mapLongitude: null, socialMedia: { line: '' } },
  });
});

test('a changed list differs by what is in it', () => {
  expect(differing({ acceptedCards: ['visa'] }, { acceptedCards: ['visa'] })).toEqual([]);
  expect(differing({ acceptedCards: ['visa'] }, { acceptedCards: ['visa', 'jcb'] })).toEqual(['acceptedCards']);
});

test.each([
  ['rate', '7', false],
  ['rate', '7.5', false],
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
