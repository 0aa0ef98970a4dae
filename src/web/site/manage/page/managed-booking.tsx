import { useCallback, useEffect, useState } from 'react';
import { api } from '../../../api/browser.ts';
import { isMissing } from '../../../api/failure.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import type { BookingKey } from '../../book/draft/draft.ts';
import { tokenOf } from '../../book/requests.ts';
import { type Booking, type Deed, type Done, ManagedProvider } from '../managed.ts';
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

/** The booking after something was done with the one that was read, or became of it. */
type After = { of: Booking; booking: Booking; deed: Deed | null };

/** What was done meanwhile is newer, and stays. */
const renewed = (read: Booking, before: After | null, found: Booking): After | null => {
  const present = before?.of === read ? before : null;
  if (found.version < (present?.booking ?? read).version) return before;
  return { of: read, booking: found, deed: present?.deed ?? null };
};

type OpenedProps = { read: Booking; bookingKey: BookingKey; page: ManagePage; reload: () => void };

/** The booking as the last answer had it: the page's own, or that of what was done here. */
const Opened = ({ read, bookingKey, page, reload }: OpenedProps) => {
  const [after, setAfter] = useState<After | null>(null);
  const present = after?.of === read ? after : null;
  const booking = present?.booking ?? read;
  const vehicle = useVehicle(booking.vehicleId);
  useEffect(() => keepOpened(bookingKey, booking), [bookingKey, booking]);
  const replace = useCallback(
    (changed: Booking, what: Done) =>
      setAfter({ of: read, booking: changed, deed: what && { what, version: changed.version } }),
    [read],
  );
  const renew = useCallback((found: Booking) => setAfter((before) => renewed(read, before, found)), [read]);
  return (
    <ManagedProvider value={{ booking, bookingKey, vehicle, page, replace, renew, reload }}>
      <BookingScreen deed={present?.deed ?? null} />
    </ManagedProvider>
  );
};
