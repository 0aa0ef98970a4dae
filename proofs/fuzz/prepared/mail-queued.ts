import { queueMail } from '#modules/notices/index.ts';
import type { Office } from './office.ts';

/** Queues an e-mail to a recipient of this name in the outbox. */
export const mailQueued = (office: Office, { name, bookingId }: { name: string; bookingId: string | null }) =>
  office.step((ctx) =>
    queueMail(ctx, {
      occasion: `fuzz ${name}`,
      kind: 'booking-confirmed',
      bookingId,
      language: 'en',
      attachments: [],
      to: { name, address: 'reader@example.com' },
      content: { subject: 'Your booking', html: '<p>Confirmed</p>', plain: 'Confirmed' },
    }),
  );
