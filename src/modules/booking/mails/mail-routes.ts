import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { bookingMailPreview, type ResendTools, resendBookingMail } from './resend-booking-mail.ts';

/** Staff see what a booking's customer would be sent, and send it. */
export const bookingMailRoutes = ({ serve }: EndpointBinders, tools: ResendTools): void => {
  serve('GET /admin/bookings/:id/email', async (ctx, { params }) => ({
    data: await bookingMailPreview(ctx, params.id, tools),
  }));

  serve('POST /admin/bookings/:id/resend-email', async (ctx, { params, query }) => {
    await resendBookingMail(ctx, params.id, query.mailId);
    return { data: { sent: true as const } };
  });
};
