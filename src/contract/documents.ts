import { z } from 'zod';
import { endpoints, SentFile } from './endpoint.ts';
import { Id } from './fields.ts';

export const documentEndpoints = endpoints({
  'GET /bookings/:id/confirmation': {
    summary:
      "The booking's current confirmation as a PDF, in the booking's language. 404 as for the booking; 503 `documents.busy`",
    access: 'guest',
    params: z.object({ id: Id }),
    file: 'application/pdf',
    reply: SentFile,
    perMinute: 60,
  },
  'GET /bookings/:id/calendar': {
    summary: "The rental as an iCalendar file, in the booking's language. 404 as for the booking",
    access: 'guest',
    params: z.object({ id: Id }),
    file: 'text/calendar',
    reply: SentFile,
    perMinute: 60,
  },
});
