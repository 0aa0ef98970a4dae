import { expect, test } from 'vitest';
import {
  doubtsIn,
  emptyFields,
  type Fields,
  factsIn,
  lateFeeIn,
  mileageIn,
  problemsIn,
  returnedAtIn,
  returnFactsIn,
  withInspected,
  withNewDamage,
} from './fields.ts';

const full: Fields = { ...emptyFields, licenseChecked: true, mileage: '61,204', fuel: 7, inspected: true };
const pickUp = { mileage: null, late: null };
const back = (mileage: number | null) => ({ mileage, late: { lateDays: 0, proposedFee: 0 } });
const aDayLate = { lateDays: 1, proposedFee: 1337.5 };
const booking = { pickupDate: '2026-11-20T11:30:00+07:00', stage: 'confirmed', days: 3 } as const;

test.each([
  ['61204', 61204],
  ['61,204', 61204],
  ['61 204', 61204],
  ['0', 0],
  ['', null],
  ['many', null],
  ['-5', null],
  ['61204661204', null],
])('%s is %s kilometres', (text, kilometres) => expect(mileageIn(text)).toBe(kilometres));

test('everything that is missing is named in the order of the steps', () => {
  expect(problemsIn(emptyFields, 'pick-up', pickUp).map(({ what }) => what)).toEqual([
    'licenceRequired',
    'mileageRequired',
    'fuelRequired',
  ]);
  expect(problemsIn(emptyFields, 'return', { mileage: null, late: aDayLate }).map(({ what }) => what)).toEqual([
    'mileageRequired',
    'fuelRequired',
    'lateUndecided',
  ]);
  expect(problemsIn(full, 'pick-up', pickUp)).toEqual([]);
});

test.each(['99,999,999', 'many', '-5'])(
  '%s is not a mileage, which is said otherwise than of an empty field',
  (mileage) =>
    expect(problemsIn({ ...full, mileage }, 'pick-up', pickUp).map(({ what }) => what)).toEqual(['mileageWrong']),
);

const scratch = {
  place: 'left',
  pin: { x: 120, y: 500 },
  kind: 'scratch',
  size: 'small',
  note: ' Mr Keller ',
} as const;

test('new damage needs kind and size, and is sent as it is', () => {
  const unfinished = { ...full, newDamage: [scratch, { ...scratch, size: '' as const }] };
  expect(problemsIn(unfinished, 'return', back(null)).map(({ what }) => what)).toEqual(['damageIncomplete']);
  const done = { ...full, newDamage: [scratch, { ...scratch, pin: null, note: '' }] };
  expect(problemsIn(done, 'return', back(null))).toEqual([]);
  expect(factsIn(done).newDamage).toEqual([
    { place: 'left', pin: { x: 120, y: 500 }, kind: 'scratch', size: 'small', note: 'Mr Keller' },
    { place: 'left', kind: 'scratch', size: 'small' },
  ]);
  expect(factsIn(full)).not.toHaveProperty('newDamage');
});

test('a vehicle comes back with no less on its meter than it went out with', () => {
  expect(problemsIn(full, 'return', back(61_205)).map(({ what }) => what)).toEqual(['mileageLess']);
  expect(problemsIn(full, 'return', back(61_204))).toEqual([]);
});

test.each([
  ['on its day', full, 'pick-up', booking, '2026-11-20', []],
  ['a day before', full, 'pick-up', booking, '2026-11-19', ['early']],
  ['with a digit too many', { ...full, mileage: '612040' }, 'pick-up', booking, '2026-11-20', ['mileageMuch']],
  ['back without a pick-up', full, 'return', booking, '2026-11-20', ['noPickUp']],
  ['back before its pick-up', full, 'return', booking, '2026-11-19', ['noPickUp', 'notBegun']],
  ['back as agreed', full, 'return', { ...booking, stage: 'picked-up' }, '2026-11-23', []],
] as const)('a hand-over %s asks about what is unusual', (_, fields, kind, of, day, doubts) =>
  expect(doubtsIn(fields, kind, { booking: of, lastMileage: 61_000, today: day })).toEqual(doubts),
);

const out = { ...booking, stage: 'picked-up' } as const;

test.each([
  ['', '', null, ['lateUndecided']],
  ['proposed', '', 1337.5, []],
  ['proposed', 'much', 1337.5, []],
  ['other', '1,070', 1070, []],
  ['other', '', null, ['feeWrong']],
  ['other', '0', null, ['feeWrong']],
  ['other', '-1', null, ['feeWrong']],
  ['waived', '500', 0, ['waiveReason']],
])('a vehicle that is late costs what staff choose: "%s" with "%s" is %s', (lateChoice, lateFee, fee, problems) => {
  const fields = { ...full, lateChoice, lateFee };
  expect(lateFeeIn(fields, aDayLate)).toBe(fee);
  expect(problemsIn(fields, 'return', { mileage: null, late: aDayLate }).map(({ what }) => what)).toEqual(problems);
  expect(lateFeeIn(fields, { lateDays: 0, proposedFee: 0 }), 'found to have been in time').toBe(0);
});

test('a late fee that is waived goes with its reason', () => {
  const waived = { ...full, lateChoice: 'waived', lateReason: ' The flight was late ' };
  expect(problemsIn(waived, 'return', { mileage: null, late: aDayLate })).toEqual([]);
  expect(returnFactsIn(waived, aDayLate, null)).toEqual({ lateFee: 0, lateFeeReason: 'The flight was late' });
  expect(returnFactsIn({ ...waived, lateChoice: 'proposed' }, aDayLate, null)).toEqual({ lateFee: 1337.5 });
});

test.each([
  ['1,070', 1070],
  ['', 0],
  ['-1', null],
  ['much', null],
])('where nobody knows how late it is, a late fee of "%s" is %s', (lateFee, fee) =>
  expect(lateFeeIn({ lateChoice: '', lateFee }, null)).toBe(fee),
);

test('a return asks about more kilometres than a rental can have', () => {
  const asked = (mileage: string) =>
    doubtsIn({ ...full, mileage }, 'return', { booking: out, lastMileage: 61_000, today: '2026-11-23' });
  expect([asked('65500'), asked('65501')]).toEqual([[], ['mileageMuch']]);
});

test('a corrected mileage at pick-up counts, and needs a reason', () => {
  const corrected = { ...full, pickUpMileage: '60,000' };
  expect(problemsIn(corrected, 'return', back(99_000)).map(({ what }) => what)).toEqual(['reasonRequired']);
  const told = { ...corrected, pickUpMileageReason: ' Misread ' };
  expect(problemsIn(told, 'return', back(99_000))).toEqual([]);
  expect(returnFactsIn(told, null, null)).toEqual({
    lateFee: 0,
    pickUpMileage: { mileage: 60_000, reason: 'Misread' },
  });
});

test.each([
  ['2026-11-22', '14:25', '2026-11-22T14:25'],
  ['2026-11-22', '9.05', '2026-11-22T09:05'],
  ['2026-11-22', '25:00', null],
  ['', '14:25', null],
])('back on %s at %s is %s', (returnedDate, returnedTime, moment) => {
  const fields = { ...full, returnedDate, returnedTime };
  expect(returnedAtIn(fields)).toBe(moment);
  expect(problemsIn(fields, 'return', back(null)).length).toBe(moment === null ? 1 : 0);
});

test('only what was found is sent', () =>
  expect(factsIn({ ...full, damage: ' Dent ' })).toEqual({ mileage: 61204, fuel: 7, damage: 'Dent', inspected: true }));

test('nothing new and new damage clear each other', () => {
  expect(withInspected(true)).toEqual({ inspected: true, newDamage: [] });
  expect(withInspected(false)).toEqual({ inspected: false });
  expect(withNewDamage([scratch])).toEqual({ newDamage: [scratch], inspected: false });
  expect(withNewDamage([])).toEqual({ newDamage: [] });
  expect(factsIn({ ...full, inspected: false })).not.toHaveProperty('inspected');
});
