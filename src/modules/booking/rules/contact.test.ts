import { expect, test } from 'vitest';
import { contactAfter } from './contact.ts';

const before = { firstName: 'Hana', lastName: 'Keller', email: 'hana@example.com', phone: '+66 81 000 0000' };
const after = { ...before, firstName: 'Hannah', email: 'hannah@example.com' };

test('a booking takes over what was corrected, where it said the same', () => {
  expect(contactAfter({ ...before, email: 'HANA@example.com' }, { before, after })).toEqual({
    firstName: 'Hannah',
    email: 'hannah@example.com',
  });
});

test('what was entered otherwise for a booking stays', () => {
  const forMother = { ...before, firstName: 'Rosa' };
  expect(contactAfter(forMother, { before, after })).toEqual({ email: 'hannah@example.com' });
  expect(contactAfter(before, { before, after: before })).toEqual({});
});
