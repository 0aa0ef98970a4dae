import { redirect } from 'react-router';
import { managePath } from '../../../booking/booking-paths.ts';
import type { Route } from './+types/one-booking';

/** `/bookings/{bookingId}` redirects to the booking's page, which its owner may open. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(managePath(encodeURIComponent(params.id)));
