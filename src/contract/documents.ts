import { z } from 'zod';
import { endpoints, SentFile } from './endpoint.ts';
import { Id } from './fields.ts';

export const documentEndpoints = endpoints({
  'GET /bookings/:id/confirmation': {
    summary: 'The booking on paper, as PDF in its language: as it stands now. 404 as the booking itself',
    access: 'guest',
    params: z.object({ id: Id }),
    file: 'application/pdf',
    reply: SentFile,
    perMinute: 60,
  },
  'GET /bookings/:id/calendar': {
    summary: 'The rental as a calendar file (iCalendar) in its language',
    access: 'guest',
    params: z.object({ id: Id }),
    file: 'text/calendar',
    reply: SentFile,
    perMinute: 60,
  },
});
