import { describe, expect, test } from 'vitest';
import { refused, unanswered } from '../../../api/failure.ts';
import { newBookingDraft } from '../state/draft.ts';
import { attemptFor, readAnswer } from './create-booking.ts';

const draft = { ...newBookingDraft('altis'), promoCode: 'HELLO' };
const seen = { totalAmount: 10_647, promo: null, hasDeposit: true, language: 'en' } as const;
const refusal = (status: number, error: string, details = {}) =>
  refused({ status, headers: new Headers(), body: { success: false, message: 'No', error, details } });

describe('an attempt', () => {
  test('is used again for the same choices and the same total', () => {
    const first = attemptFor(draft, seen, () => 'one');
    expect(attemptFor({ ...draft, attempt: first }, seen, () => 'two').key).toBe('one');
  });
  test('is another one when the choices or the total changed', () => {
    const attempt = attemptFor(draft, seen, () => 'one');
    expect(attemptFor({ ...draft, attempt, promoCode: '' }, seen, () => 'two').key).toBe('two');
    expect(attemptFor({ ...draft, attempt }, { ...seen, totalAmount: 9 }, () => 'two').key).toBe('two');
  });
});

describe('the answer', () => {
  test('of a booking brings what opens it, and the end of its hold on this clock', () => {
    const times = { holdUntil: '2026-12-01T10:30:00+07:00', createdAt: '2026-12-01T10:00:00+07:00' };
    const body = { success: true, bookingId: 'b1', data: { accessToken: 'secret', ...times } };
    expect(readAnswer(body as Parameters<typeof readAnswer>[0], draft, 0)).toMatchObject({
      outcome: 'created',
      booking: { bookingId: 'b1', accessToken: 'secret', holdEndsAt: 1_800_000 },
    });
  });
  test('that the price changed brings the true quote', () => {
    const quote = { lines: [], total: 10_914 };
    expect(readAnswer(refusal(409, 'booking.price-changed', { quote }), draft, 0)).toEqual({
      outcome: 'price-changed',
      quote,
    });
  });
  test.each(['booking.vehicle-taken', 'booking.vehicle-not-offered'])('%s means that it cannot be had', (error) => {
    expect(readAnswer(refusal(409, error), draft, 0)).toEqual({ outcome: 'taken' });
  });
  test.each([
    ['no answer', unanswered(new TypeError('fetch failed'))],
    ['a gateway', refusal(502, 'server.failed')],
  ])('of %s leaves open whether it was created', (_, failure) =>
    expect(readAnswer(failure, draft, 0)).toEqual({ outcome: 'unanswered' }),
  );
  test('of any other refusal keeps its sentence', () => {
    expect(readAnswer(refusal(422, 'form.invalid'), draft, 0)).toMatchObject({
      outcome: 'refused',
      failure: { message: 'No' },
    });
  });
});
