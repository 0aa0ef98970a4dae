import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from '#test/builders/browser-storage.ts';
import { draftOf, dropDraft, keepDraft } from './hand-over-draft.ts';

const ploy = { staffId: 'ploy', bookingId: 'b1', kind: 'pick-up' } as const;

beforeEach(() => vi.stubGlobal('localStorage', browserStorage()));
afterEach(() => vi.unstubAllGlobals());

test('what was typed at a hand-over is kept until it is recorded, for whoever typed it', () => {
  const typed = { mileage: '61,204', fuel: 7, licenseChecked: true, inspected: true };
  expect(keepDraft(ploy, typed)).toBe(true);
  expect(draftOf(ploy)?.fields).toEqual(typed);
  expect(draftOf({ ...ploy, staffId: 'arthit' }), 'another clerk has not seen the licence').toBeNull();
  expect(draftOf({ ...ploy, kind: 'return' })).toBeNull();
  dropDraft(ploy);
  expect(draftOf(ploy)).toBeNull();
});

const scratch = { place: 'left', pin: { x: 120, y: 500 }, kind: '', size: 'small', note: '' } as const;

test('new damage outlives a reload, finished or not', () => {
  keepDraft(ploy, { newDamage: [scratch, { ...scratch, pin: null }] });
  expect(draftOf(ploy)?.fields.newDamage).toEqual([scratch, { ...scratch, pin: null }]);
  dropDraft(ploy);
});

test.each([{ place: 5 }, { pin: { x: 1 } }, { pin: 'left' }, { kind: null }, { size: 3 }, { note: null }])(
  'stored damage that is none, such as with %j, is no draft',
  (wrong) => {
    const fields = { newDamage: [{ ...scratch, ...wrong }] };
    localStorage.setItem('hand-overs', JSON.stringify([{ ...ploy, keptAt: Date.now(), fields }]));
    expect(draftOf(ploy)).toBeNull();
  },
);

test.each([{ fuel: 'half' }, { mileage: 61_204 }, { licenseChecked: 'yes' }, { inspected: 1 }, { price: '1' }])(
  'stored fields that are none, such as %j, are no draft',
  (fields) => {
    localStorage.setItem('hand-overs', JSON.stringify([{ ...ploy, keptAt: Date.now(), fields }]));
    expect(draftOf(ploy)).toBeNull();
  },
);
