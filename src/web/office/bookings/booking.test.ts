import { expect, test } from 'vitest';
import { agreementOf } from './booking.ts';

const timeline = (...actions: string[]) => ({
  timeline: actions.map((action) => ({
    action,
    at: '2026-12-05T10:00:00+07:00',
    actor: null,
    changes: [],
    reason: null,
    about: null,
    amount: null,
  })),
});

test.each([
  ['is not there', timeline('booking.changed', 'booking.picked-up'), 'unsigned'],
  ['holds', timeline('booking.noted', 'booking.agreement-signed', 'booking.changed'), 'signed'],
  ['is older than a change', timeline('booking.changed', 'booking.agreement-signed'), 'outdated'],
  ['is older than a discount', timeline('booking.discounted', 'booking.agreement-signed'), 'outdated'],
  ['is older than an arrival', timeline('booking.arrival-noted', 'booking.agreement-signed'), 'outdated'],
  ['was signed again', timeline('booking.agreement-signed', 'booking.changed', 'booking.agreement-signed'), 'signed'],
])('an agreement that %s is known', (_, booking, state) => expect(agreementOf(booking)).toBe(state));
