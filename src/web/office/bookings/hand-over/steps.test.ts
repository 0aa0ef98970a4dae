import { expect, test } from 'vitest';
import { emptyFields, problemsIn } from './fields.ts';
import { type StepFacts, stepsOf } from './steps.ts';

const facts = (facts: Partial<StepFacts> = {}): StepFacts => ({
  fields: emptyFields(0),
  booking: { owedAmount: 0, agreement: { state: 'signed', changed: [] } },
  deposits: { agreedAmount: 0, left: [], heldFrom: null },
  lateFee: 0,
  lateDays: 0,
  isFeeDecided: false,
  photos: 0,
  hasAllPlaces: false,
  problems: problemsIn(emptyFields(0), 'pick-up', null),
  ...facts,
});
const agreement = { state: 'signed' as const, changed: [] };
const left = {
  id: '0197f1a0-0000-7000-8000-000000000001',
  amount: 10_000,
  method: 'cash',
  reference: null,
  leftAt: '2026-12-05T10:00:00+07:00',
  endedAt: null,
  keptAmount: null,
  givenBackAmount: null,
  card: null,
};
const names = (steps: ReturnType<typeof stepsOf>, is: 'isDone' | 'isMissing') =>
  steps.filter((step) => step[is]).map(({ name }) => name);

test('a pick-up goes from the papers to the vehicle, a return from the vehicle to the money', () => {
  expect(stepsOf('pick-up', facts()).map(({ name }) => name)).toEqual([
    ...['papers', 'agreement', 'money', 'meter', 'photos', 'damage'],
  ]);
  expect(stepsOf('return', facts()).map(({ name }) => name)).toEqual(['meter', 'photos', 'damage', 'late', 'money']);
});

test('a pick-up names what is missing before it is recorded', () => {
  const steps = stepsOf('pick-up', facts());
  expect(names(steps, 'isMissing')).toEqual(['papers', 'meter', 'photos', 'damage']);
  expect(names(steps, 'isDone')).toEqual(['agreement', 'money']);
});

test('money that is owed, or a deposit that is not left, is missing at a pick-up and not at a return', () => {
  const isMissing = (kind: 'pick-up' | 'return', money: Partial<StepFacts>) =>
    names(stepsOf(kind, facts(money)), 'isMissing').includes('money');
  const agreed = { deposits: { agreedAmount: 10_000, left: [], heldFrom: null } };
  expect([isMissing('pick-up', agreed), isMissing('return', agreed)]).toEqual([true, false]);
  expect(isMissing('pick-up', { booking: { owedAmount: 1, agreement } })).toBe(true);
  expect(isMissing('pick-up', {})).toBe(false);
});

test.each(['unsigned', 'outdated'] as const)(
  'an agreement that is %s is missing, unless an admin says why',
  (state) => {
    const booking = { owedAmount: 0, agreement: { state, changed: [] } };
    const isMissing = (withoutAgreement: string) =>
      names(
        stepsOf('pick-up', facts({ booking, fields: { ...emptyFields(0), withoutAgreement } })),
        'isMissing',
      ).includes('agreement');
    expect([isMissing(''), isMissing(' '), isMissing('Signed on paper')]).toEqual([true, true, false]);
  },
);

test('with licence, mileage, fuel, a photograph and a look around nothing is missing; the photographs are done once each place has one', () => {
  const fields = { ...emptyFields(0), licenseChecked: true, mileage: '61,204', fuel: 7, inspected: true };
  const known = { fields, photos: 1, problems: problemsIn(fields, 'pick-up', null) };
  const steps = stepsOf('pick-up', facts(known));
  expect(names(steps, 'isMissing')).toEqual([]);
  expect(names(steps, 'isDone')).toEqual(['papers', 'agreement', 'money', 'meter', 'damage']);
  const photographed = stepsOf('pick-up', facts({ ...known, hasAllPlaces: true }));
  expect(names(photographed, 'isDone')).toEqual(['papers', 'agreement', 'money', 'meter', 'photos', 'damage']);
});

test.each([
  ['a note alone', { note: 'Spare key given' }, false],
  ['nothing new', { inspected: true }, true],
  ['damage in words', { damage: 'Scratch' }, true],
])('damage is done once it is said of the vehicle: %s', (_, said, isDone) => {
  const steps = stepsOf('return', facts({ fields: { ...emptyFields(0), ...said } }));
  expect(names(steps, 'isDone').includes('damage')).toBe(isDone);
  expect(names(steps, 'isMissing').includes('damage')).toBe(!isDone);
});

test.each([
  ['what is owed', { booking: { owedAmount: 1, agreement } }],
  ['a late fee', { lateFee: 500 }],
  ['a deposit that is with us', { deposits: { agreedAmount: 0, left: [left], heldFrom: null } }],
  ['deposits that could not be read', { deposits: null }],
])('the money is not done with %s', (_, money) =>
  expect(names(stepsOf('return', facts(money)), 'isDone')).not.toContain('money'),
);

test('the money of a pick-up is done once the agreed deposit is left, of a return once it went back or none was left', () => {
  const isDone = (kind: 'pick-up' | 'return', deposits: StepFacts['deposits']) =>
    names(stepsOf(kind, facts({ deposits })), 'isDone').includes('money');
  const ended = { ...left, endedAt: '2026-12-10T10:00:00+07:00', keptAmount: 0, givenBackAmount: 10_000 };
  expect(isDone('pick-up', { agreedAmount: 10_000, left: [], heldFrom: null })).toBe(false);
  expect(isDone('pick-up', { agreedAmount: 10_000, left: [left], heldFrom: null })).toBe(true);
  expect(isDone('return', { agreedAmount: 10_000, left: [], heldFrom: null })).toBe(true);
  expect(isDone('return', { agreedAmount: 10_000, left: [ended], heldFrom: null })).toBe(true);
});

test.each([
  ['in time, without a fee', {}, true],
  ['late, with what the rule suggests', { lateDays: 1, lateFee: 1070 }, false],
  ['late, with a fee that was decided', { lateDays: 1, lateFee: 500, isFeeDecided: true }, true],
  ['late, with a fee that was waived', { lateDays: 1, lateFee: 0, isFeeDecided: true }, true],
  ['found to have been in time, while a fee is still suggested', { lateDays: 0, lateFee: 1070 }, false],
  ['at a time that is not known to be late', { lateDays: null }, false],
  [
    'late, with what is no amount',
    {
      lateDays: 1,
      isFeeDecided: true,
      problems: problemsIn({ ...emptyFields(0), lateFee: '-1' }, 'return', null),
    },
    false,
  ],
])('lateness is settled or not for a vehicle that came back %s', (_, late, isDone) =>
  expect(names(stepsOf('return', facts(late)), 'isDone').includes('late')).toBe(isDone),
);
