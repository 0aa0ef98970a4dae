import { redirect } from 'react-router';
import { managePath } from '../../../booking/booking-paths.ts';
import type { Route } from './+types/one-booking';

/** `/bookings/{bookingId}` is the booking's page, which opens for whoever owns it. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(managePath(encodeURIComponent(params.id)));
