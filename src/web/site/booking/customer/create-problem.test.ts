import { expect, test } from 'vitest';
import { remediesFor } from './create-problem.tsx';

test.each([
  ['no answer', null, { again: true, edit: false }],
  ['problem of the server', { status: 500, error: 'server.failed' }, { again: true, edit: false }],
  ['too many calls', { status: 429, error: 'request.too-many' }, { again: true, edit: false }],
  [
    'a first request that did not finish',
    { status: 409, error: 'idempotency.try-again' },
    { again: true, edit: false },
  ],
  ['add-ons that are sold out', { status: 409, error: 'booking.addon-sold-out' }, { again: true, edit: true }],
  ['dates that are wrong', { status: 422, error: 'form.invalid' }, { again: false, edit: true }],
])('%s', (_, failure, remedies) => {
  expect(remediesFor(failure)).toEqual(remedies);
});
