import { useOutletContext } from 'react-router';
import type { ReplyOf } from '../../api/routes.ts';

/** The screen that a booking is open over: the list, the calendar or today. */
export type Beside = Readonly<{
  /** The address of that screen alone, or with a booking open over it. */
  pathOf: (id?: string) => string;
  /** The rows of the list, in which the booking has neighbours; null elsewhere, and where they could not be read. */
  reply: ReplyOf<'GET /admin/bookings'> | null;
}>;

export const useBeside = (): Beside => useOutletContext<Beside>();
