import { expect, test } from 'vitest';
import { emptyFields, type Fields, problemsIn } from './fields.ts';
import { againstGivingBack, lacksIn, type StepFacts, stepsOf } from './steps.ts';

const facts = (facts: Partial<StepFacts> = {}): StepFacts => ({
  fields: emptyFields,
  booking: { owedAmount: 0, agreement: { state: 'signed', changed: [] } },
  deposits: { agreedAmount: 0, left: [], heldFrom: null },
  lastMileage: 0,
  lateFee: 0,
  hasLateStep: false,
  hasEarlyStep: false,
  placesLeft: 14,
  isCopy: false,
  givesBack: false,
  problems: [],
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
const nothing = { mileage: null, late: null };
const doneIn = (kind: 'pick-up' | 'return', of: Partial<StepFacts>) =>
  stepsOf(kind, facts(of)).flatMap(({ name, isDone }) => (isDone ? [name] : []));
const lacksOf = (kind: 'pick-up' | 'return', of: Partial<StepFacts>) =>
  lacksIn(kind, facts(of)).map(({ what, isBlocking }) => (isBlocking ? `${what}!` : what));

test('a pick-up goes from the papers to the vehicle, a return from the vehicle to the money', () => {
  expect(stepsOf('pick-up', facts()).map(({ name }) => name)).toEqual([
    ...['papers', 'agreement', 'money', 'meter', 'photos', 'damage'],
  ]);
  expect(stepsOf('return', facts()).map(({ name }) => name)).toEqual(['meter', 'photos', 'damage', 'money']);
});

test('a vehicle that is not late is not asked a late fee', () => {
  const names = stepsOf('return', facts({ hasLateStep: true })).map(({ name }) => name);
  expect(names).toEqual(['meter', 'photos', 'damage', 'late', 'money']);
  expect(stepsOf('pick-up', facts({ hasLateStep: true })).map(({ name }) => name)).not.toContain('late');
});

test('all that is missing is one list in the order of the steps, which says what the hand-over cannot go without', () => {
  const problems = problemsIn(emptyFields, 'pick-up', nothing);
  const booking = { owedAmount: 500, agreement: { state: 'unsigned' as const, changed: [] } };
  const deposits = { agreedAmount: 10_000, left: [], heldFrom: null };
  expect(lacksOf('pick-up', { problems, booking, deposits })).toEqual([
    ...['licenceRequired!', 'unsigned!', 'stillOwed', 'noDeposit'],
    ...['mileageRequired!', 'fuelRequired!', 'placesLeft', 'notInspected'],
  ]);
  const back = problemsIn(emptyFields, 'return', { mileage: null, late: { lateDays: 1, proposedFee: 500 } });
  expect(lacksOf('return', { problems: back, booking, deposits, hasLateStep: true })).toEqual([
    ...['mileageRequired!', 'fuelRequired!', 'placesLeft', 'notInspected', 'lateUndecided!', 'stillOwed'],
  ]);
});

test('a mileage below the last known ticks no step, is asked about at a pick-up, and said once where it blocks a return', () => {
  const fields = { ...emptyFields, mileage: '160999', fuel: 8 };
  const less = { fields, lastMileage: 161_000 };
  expect(doneIn('pick-up', less)).not.toContain('meter');
  expect(lacksOf('pick-up', less)).toContain('mileageLess');
  expect(doneIn('pick-up', { ...less, lastMileage: 160_999 })).toContain('meter');
  const problems = problemsIn(fields, 'return', { ...nothing, mileage: 161_000 });
  expect(lacksOf('return', { ...less, problems }).filter((what) => what.startsWith('mileage'))).toEqual([
    'mileageLess!',
  ]);
  const corrected = { ...fields, pickUpMileage: '160900', pickUpMileageReason: 'Misread' };
  expect(doneIn('return', { ...less, fields: corrected })).toContain('meter');
});

test.each(['unsigned', 'outdated'] as const)(
  'an agreement that is %s is needed, unless an admin says why; on an older copy of the page it is asked about',
  (state) => {
    const booking = { owedAmount: 0, agreement: { state, changed: [] } };
    const lacks = (withoutAgreement: string, isCopy = false) =>
      lacksOf('pick-up', { booking, isCopy, fields: { ...emptyFields, withoutAgreement } });
    expect(lacks('')).toContain('unsigned!');
    expect(lacks(' ')).toContain('unsigned!');
    expect(lacks('', true)).toContain('unsigned');
    expect(lacks('Signed on paper').join()).not.toContain('unsigned');
  },
);

test.each([
  [14, false],
  [11, false],
  [0, true],
])('with %i places left the photographs are done: %s', (placesLeft, isDone) => {
  expect(lacksOf('pick-up', { placesLeft }).includes('placesLeft')).toBe(!isDone);
  expect(doneIn('pick-up', { placesLeft }).includes('photos')).toBe(isDone);
});

test('a step is done exactly where nothing of it is missing', () => {
  const fields = { ...emptyFields, licenseChecked: true, mileage: '61,204', fuel: 7, inspected: true };
  const known = { fields, placesLeft: 0, problems: problemsIn(fields, 'pick-up', nothing) };
  expect(lacksOf('pick-up', known)).toEqual([]);
  expect(doneIn('pick-up', known)).toEqual(['papers', 'agreement', 'money', 'meter', 'photos', 'damage']);
});

test.each([
  ['a note alone', { note: 'Spare key given' }, false],
  ['nothing new', { inspected: true }, true],
  ['damage in words', { damage: 'Scratch' }, true],
])('damage is done once it is said of the vehicle: %s', (_, said, isDone) => {
  const of = { fields: { ...emptyFields, ...said } };
  expect(doneIn('return', of).includes('damage')).toBe(isDone);
  expect(lacksOf('return', of).includes('notInspected')).toBe(!isDone);
});

test.each([
  ['what is owed', { booking: { owedAmount: 1, agreement } }],
  ['a late fee', { lateFee: 500 }],
  ['a deposit that is with us', { deposits: { agreedAmount: 0, left: [left], heldFrom: null } }],
  ['deposits that could not be read', { deposits: null }],
])('the money is not done with %s', (_, money) => expect(doneIn('return', money)).not.toContain('money'));

test('the money of a pick-up is done once the agreed deposit is left, of a return once it goes back or none was left', () => {
  const isDone = (kind: 'pick-up' | 'return', deposits: StepFacts['deposits'], givesBack = false) =>
    doneIn(kind, { deposits, givesBack }).includes('money');
  const ended = { ...left, endedAt: '2026-12-10T10:00:00+07:00', keptAmount: 0, givenBackAmount: 10_000 };
  expect(isDone('pick-up', { agreedAmount: 10_000, left: [], heldFrom: null })).toBe(false);
  expect(isDone('pick-up', { agreedAmount: 10_000, left: [left], heldFrom: null })).toBe(true);
  expect(isDone('return', { agreedAmount: 10_000, left: [], heldFrom: null })).toBe(true);
  expect(isDone('return', { agreedAmount: 10_000, left: [ended], heldFrom: null })).toBe(true);
  expect(isDone('return', { agreedAmount: 10_000, left: [left], heldFrom: null }, true)).toBe(true);
});

const scratch = { place: 'left', pin: null, kind: 'scratch', size: 'small', note: '' } as const;
const asItWent: Fields = { ...emptyFields, fuel: 7, inspected: true };

test.each([
  ['as it went', asItWent, 0, []],
  ['with more fuel', { ...asItWent, fuel: 8 }, 0, []],
  ['with less fuel', { ...asItWent, fuel: 6 }, 0, ['fuel']],
  ['with new damage', { ...asItWent, inspected: false, newDamage: [scratch] }, 0, ['damage']],
  ['with damage in words', { ...asItWent, damage: 'Scratch' }, 0, ['damage']],
  ['while something is owed', asItWent, 0.01, ['owed']],
  ['before anybody has looked', { ...asItWent, inspected: false }, 0, ['unsaid']],
  ['before the fuel is read', { ...asItWent, fuel: null }, 0, ['unsaid']],
])('the deposit of a vehicle that came back %s goes back, or why not', (_, fields, owedAmount, against) =>
  expect(againstGivingBack({ fields, fuelAtPickUp: 7, owedAmount })).toEqual(against),
);
