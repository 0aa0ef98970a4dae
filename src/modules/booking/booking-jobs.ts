import { z } from 'zod';
import type { Steps } from '#platform/context.ts';
import type { Crontab, Tasks } from '#platform/jobs.ts';
import { confirmed, expired, mailBooking, received, refundedLate } from './booking-mails.ts';
import { findBooking } from './booking-store.ts';
import { expireHolds } from './expire-holds.ts';

const Payload = z.object({ bookingId: z.uuid() });

/** The jobs of bookings: the end of unpaid holds, and what customers are told. */
export const bookingTasks = ({ publicUrl }: { publicUrl: string }): Tasks => {
  const mail =
    (news: typeof received) =>
    ({ step }: Steps, payload: unknown): Promise<void> =>
      step((ctx) => mailBooking(ctx, Payload.parse(payload).bookingId, news, publicUrl));
  const mailWhile =
    (status: 'pending' | 'confirmed', news: typeof received) => async (steps: Steps, payload: unknown) => {
      const booking = await steps.step(({ tx }) => findBooking(tx, Payload.parse(payload).bookingId));
      if (booking?.status === status) await mail(news)(steps, payload);
    };
  return {
    'expire-holds': expireHolds,
    // Somebody may have been faster than the mail: nobody is told that they hold what they no longer do.
    'mail-booking-received': mailWhile('pending', received),
    'mail-booking-expired': mail(expired),
    'mail-payment-refunded-late': mail(refundedLate),
    // Paid but waiting for staff: the customer hears when they confirm.
    'mail-booking-paid': mailWhile('confirmed', confirmed),
  };
};

export const bookingCrontab: Crontab = ['* * * * * expire-holds'];
