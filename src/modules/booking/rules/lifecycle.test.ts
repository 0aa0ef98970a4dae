import { expect, test } from 'vitest';
import { type BookingAction, type BookingState, mayMove, move, stateOf } from './lifecycle.ts';

test('a pending booking is confirmed, picked up and returned', () => {
  const actions: BookingAction[] = ['confirm', 'pick-up', 'return'];
  expect(actions.reduce(move, 'pending' as BookingState)).toBe('completed');
});

test('a booking that was paid too late comes back to pending', () => {
  expect(move(move('pending', 'expire'), 'revive')).toBe('pending');
});

const states: BookingState[] = ['pending', 'confirmed', 'picked-up', 'completed', 'cancelled'];
const actions: BookingAction[] = ['confirm', 'expire', 'revive', 'pick-up', 'return', 'cancel'];
const allowed = [
  'pending confirm',
  'pending cancel',
  'pending expire',
  'confirmed pick-up',
  'confirmed return',
  'confirmed cancel',
  'picked-up return',
  'cancelled revive',
];

test.each(states.flatMap((state) => actions.map((action) => [state, action] as const)))(
  'whether a %s booking may %s is written in the table',
  (state, action) => {
    const isAllowed = allowed.includes(`${state} ${action}`);
    expect(mayMove(state, action)).toBe(isAllowed);
    if (!isAllowed)
      expect(() => move(state, action)).toThrow(
        expect.objectContaining({ status: 409, code: 'booking.cannot-move', details: { state } }),
      );
  },
);

test('a vehicle that is out can no longer be cancelled', () => {
  const out = { status: 'confirmed', pickedUpAt: Temporal.Instant.from('2026-12-01T03:00:00Z') } as const;
  expect(() => move(stateOf(out), 'cancel')).toThrow(
    'The vehicle has been picked up. Please call us to end the rental.',
  );
});
