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

const full: Fields = { ...emptyFields(0), licenseChecked: true, mileage: '61,204', fuel: 7, inspected: true };
const booking = { pickupDate: '2026-11-20T11:30:00+07:00', owedAmount: 0, stage: 'confirmed', days: 3 } as const;

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
  expect(problemsIn(emptyFields(0), 'pick-up', null).map(({ what }) => what)).toEqual([
    'licenceRequired',
    'mileageRequired',
    'fuelRequired',
  ]);
  expect(problemsIn({ ...emptyFields(0), lateFee: '-1' }, 'return', null).map(({ what }) => what)).toEqual([
    'mileageRequired',
    'fuelRequired',
    'feeWrong',
  ]);
  expect(problemsIn(full, 'pick-up', null)).toEqual([]);
});

test.each(['99,999,999', 'many', '-5'])(
  '%s is not a mileage, which is said otherwise than of an empty field',
  (mileage) =>
    expect(problemsIn({ ...full, mileage }, 'pick-up', null).map(({ what }) => what)).toEqual(['mileageWrong']),
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
  expect(problemsIn(unfinished, 'return', null).map(({ what }) => what)).toEqual(['damageIncomplete']);
  const done = { ...full, newDamage: [scratch, { ...scratch, pin: null, note: '' }] };
  expect(problemsIn(done, 'return', null)).toEqual([]);
  expect(factsIn(done).newDamage).toEqual([
    { place: 'left', pin: { x: 120, y: 500 }, kind: 'scratch', size: 'small', note: 'Mr Keller' },
    { place: 'left', kind: 'scratch', size: 'small' },
  ]);
  expect(factsIn(full)).not.toHaveProperty('newDamage');
});

test('a vehicle comes back with no less on its meter than it went out with', () => {
  expect(problemsIn(full, 'return', 61_205).map(({ what }) => what)).toEqual(['mileageLess']);
  expect(problemsIn(full, 'return', 61_204)).toEqual([]);
});

test.each([
  ['on its day', full, 'pick-up', booking, '2026-11-20', []],
  ['a day before', full, 'pick-up', booking, '2026-11-19', ['early']],
  ['with money owed', full, 'pick-up', { ...booking, owedAmount: 5 }, '2026-11-20', ['stillOwed']],
  ['with less on the meter', { ...full, mileage: '60000' }, 'pick-up', booking, '2026-11-20', ['mileageLess']],
  ['with a digit too many', { ...full, mileage: '612040' }, 'pick-up', booking, '2026-11-20', ['mileageMuch']],
  ['back without a pick-up', full, 'return', booking, '2026-11-20', ['noPickUp']],
  ['back before its pick-up', full, 'return', booking, '2026-11-19', ['noPickUp', 'notBegun']],
  ['back as agreed', full, 'return', { ...booking, stage: 'picked-up' }, '2026-11-23', []],
] as const)('a hand-over %s asks about what is unusual', (_, fields, kind, of, day, doubts) =>
  expect(doubtsIn(fields, kind, { booking: of, lastMileage: 61_000, photos: 1, today: day })).toEqual(doubts),
);

const out = { ...booking, stage: 'picked-up' } as const;

test.each([
  ['1,070', 1070],
  ['', 0],
  ['-1', null],
  ['much', null],
])('a late fee of "%s" is %s', (lateFee, fee) => {
  expect(lateFeeIn({ lateFee })).toBe(fee);
  expect(returnFactsIn({ ...full, lateFee }).lateFee).toBe(fee ?? 0);
});

test('a return asks about more kilometres than a rental can have', () => {
  const asked = (mileage: string) =>
    doubtsIn({ ...full, mileage }, 'return', { booking: out, lastMileage: 61_000, photos: 1, today: '2026-11-23' });
  expect([asked('65500'), asked('65501')]).toEqual([[], ['mileageMuch']]);
});

test('a corrected mileage at pick-up counts, and needs a reason', () => {
  const corrected = { ...full, pickUpMileage: '60,000' };
  expect(problemsIn(corrected, 'return', 99_000).map(({ what }) => what)).toEqual(['reasonRequired']);
  const told = { ...corrected, pickUpMileageReason: ' Misread ' };
  expect(problemsIn(told, 'return', 99_000)).toEqual([]);
  expect(returnFactsIn(told)).toEqual({ lateFee: 0, pickUpMileage: { mileage: 60_000, reason: 'Misread' } });
});

test.each([
  ['2026-11-22', '14:25', '2026-11-22T14:25'],
  ['2026-11-22', '9.05', '2026-11-22T09:05'],
  ['2026-11-22', '25:00', null],
  ['', '14:25', null],
])('back on %s at %s is %s', (returnedDate, returnedTime, moment) => {
  const fields = { ...full, returnedDate, returnedTime };
  expect(returnedAtIn(fields)).toBe(moment);
  expect(problemsIn(fields, 'return', null).length).toBe(moment === null ? 1 : 0);
});

test('only what was found is sent', () =>
  expect(factsIn({ ...full, damage: ' Dent ' })).toEqual({ mileage: 61204, fuel: 7, damage: 'Dent', inspected: true }));

test('nobody has said whether there is new damage: that is asked about, and never refused', () => {
  const doubts = (fields: Partial<Fields>) =>
    doubtsIn({ ...full, inspected: false, ...fields }, 'return', {
      ...{ booking: out, lastMileage: 61_000, photos: 1, today: '2026-11-23' },
    });
  expect(doubts({ note: 'Spare key given' })).toEqual(['notInspected']);
  for (const said of [{ inspected: true }, { newDamage: [scratch] }, { damage: 'Scratch' }])
    expect(doubts(said)).toEqual([]);
  expect(problemsIn({ ...full, inspected: false }, 'return', null)).toEqual([]);
});

test('nothing new and new damage clear each other', () => {
  expect(withInspected(true)).toEqual({ inspected: true, newDamage: [] });
  expect(withInspected(false)).toEqual({ inspected: false });
  expect(withNewDamage([scratch])).toEqual({ newDamage: [scratch], inspected: false });
  expect(withNewDamage([])).toEqual({ newDamage: [] });
  expect(factsIn({ ...full, inspected: false })).not.toHaveProperty('inspected');
});

test('a hand-over without photographs asks about them', () =>
  expect(doubtsIn(full, 'pick-up', { booking, lastMileage: 0, photos: 0, today: '2026-11-20' })).toEqual(['noPhotos']));
