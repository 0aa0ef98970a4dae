import { expect, test } from 'vitest';
import { addonsWish, datesWish, quantitiesOf } from './change-request.ts';

const booked = {
  pickupLocation: 'Don Mueang Airport',
  dropoffLocation: 'Don Mueang Airport',
  pickupDate: '2026-12-05',
  pickupTime: '10:00',
  returnDate: '2026-12-10',
  returnTime: '10:00',
};

test('the same where and when is no change', () => expect(datesWish(booked, { ...booked })).toBeNull());

test('another return is sent with all that stays', () =>
  expect(datesWish(booked, { ...booked, returnDate: '2026-12-11', returnTime: '09:30' })).toEqual({
    kind: 'dates',
    body: {
      pickupDate: '2026-12-05T10:00',
      returnDate: '2026-12-11T09:30',
      pickupLocation: 'Don Mueang Airport',
      dropoffLocation: 'Don Mueang Airport',
    },
  }));

const seats = quantitiesOf({ selectedAddons: [{ addonId: 'seat', quantity: 1 }] });
test.each([
  ['the same number', { seat: 1 }, null],
  ['one more', { seat: 2 }, [{ addonId: 'seat', quantity: 2 }]],
  ['none any more', {}, [{ addonId: 'seat', quantity: 0 }]],
  ['none, counted down', { seat: 0 }, [{ addonId: 'seat', quantity: 0 }]],
  ['another kind beside it', { seat: 1, wifi: 1 }, [{ addonId: 'wifi', quantity: 1 }]],
  ['a kind that was looked at and left', { seat: 1, wifi: 0 }, null],
])('%s of an add-on', (_, chosen, addons) =>
  expect(addonsWish(seats, chosen)).toEqual(addons && { kind: 'addons', addons }),
);
