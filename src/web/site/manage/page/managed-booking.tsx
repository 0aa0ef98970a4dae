import { useCallback, useEffect, useState } from 'react';
import { api } from '../../../api/browser.ts';
import { isMissing } from '../../../api/failure.ts';
import type { BookingKey } from '../../book/draft/draft.ts';
import { tokenOf } from '../../book/requests.ts';
import { useLatest } from '../../use-latest.ts';
import { type Booking, type Done, ManagedProvider } from '../managed.ts';
import { BookingScreen } from './booking-screen.tsx';
import { ManageWaiting } from './manage-waiting.tsx';
import { NotOpened, Unreachable } from './not-opened.tsx';
import type { ManagePage } from './read-manage-page.ts';
import { keepOpened, useBookingKey } from './use-booking-key.ts';
import { useVehicle } from './use-vehicle.ts';

type Props = {
  bookingId: string;
  page: ManagePage /** What came with the page for a signed-in customer. */;
  given: Booking | null;
};

/** Opens the booking, or says why it cannot. */
export const ManagedBooking = ({ bookingId, page, given }: Props) => {
  const found = useBookingKey(bookingId);
  const key = found ?? (given && { bookingId, accessToken: '' });
  const { last, isWaiting, retry } = useLatest(
    found ? `${bookingId} ${found.accessToken}` : null,
    async (signal) =>
      found && api.call('GET /bookings/:id', { params: { id: bookingId }, headers: tokenOf(found), signal }),
  );
  const booking = last?.success ? last.data : given;
  if (booking && key)
    return <Opened key={booking.bookingId} read={booking} bookingKey={key} page={page} reload={retry} />;
  if (found === null) return <NotOpened because="locked" />;
  if (!last || isWaiting) return <ManageWaiting />;
  return !last.success && isMissing(last) ? <NotOpened because="locked" /> : <Unreachable retry={retry} />;
};

type OpenedProps = { read: Booking; bookingKey: BookingKey; page: ManagePage; reload: () => void };

/** The booking as the last answer had it: the page's own, or that of what was done here. */
const Opened = ({ read, bookingKey, page, reload }: OpenedProps) => {
  const [after, setAfter] = useState<{ of: Booking; booking: Booking; done: Done } | null>(null);
  const isAfter = after?.of === read;
  const booking = isAfter ? after.booking : read;
  const vehicle = useVehicle(booking.vehicleId);
  useEffect(() => keepOpened(bookingKey, booking), [bookingKey, booking]);
  const replace = useCallback((changed: Booking, done: Done) => setAfter({ of: read, booking: changed, done }), [read]);
  return (
    <ManagedProvider value={{ booking, bookingKey, vehicle, page, replace, reload }}>
      <BookingScreen done={isAfter ? after.done : null} />
    </ManagedProvider>
  );
};
