import type { CalendarBooking } from './calendar-payload.ts';

/** How a booking's bar looks where it stands: each status has a colour, and another edge for those who see none. */
export const barLooks: Record<CalendarBooking['stage'], string> = {
  pending: 'border border-dashed border-pending-mark bg-pending-soft text-pending',
  confirmed: 'border-l-4 border-confirmed-mark bg-confirmed-soft text-confirmed',
  'picked-up': 'border-l-4 border-accent bg-brand text-on-brand',
  completed: 'border-l-4 border-completed-mark bg-completed-soft text-completed',
  cancelled: 'border border-cancelled-mark bg-cancelled-soft text-cancelled',
};

/** What takes a vehicle, but neither begins nor ends at the place that is looked at. */
export const elsewhereLook = 'border border-line-strong bg-sunken text-muted';

export const lookOf = ({ stage, isAtLocation }: Pick<CalendarBooking, 'stage' | 'isAtLocation'>): string =>
  `${isAtLocation ? barLooks[stage] : elsewhereLook} ${stage === 'cancelled' ? 'line-through' : ''}`;

/** In the order of a rental. */
export const stages = Object.keys(barLooks) as CalendarBooking['stage'][];
