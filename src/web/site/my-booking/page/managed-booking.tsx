import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { api } from '../../../api/browser.ts';
import { isMissing } from '../../../api/failure.ts';
import { type BookingKey, tokenOf } from '../../../booking/booking-key.ts';
import { keepKey, keyOf } from '../../../booking/key-storage.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { tokenIn } from '../../reviews/page/link-token.ts';
import { type Booking, type Deed, type Done, ManagedProvider, type ManagePage, type Vehicle } from '../managed.ts';
import { BookingScreen } from './booking-screen.tsx';
import { NotOpened, Unreachable } from './not-opened.tsx';

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

/** The page in its shape, while the booking is on its way. */
const ManageWaiting = () => (
  <>
    <noscript>
      <NotOpened because="noScripts" />
    </noscript>
    <div
      aria-busy="true"
      className="page-width grid gap-6 pt-7 md:pt-12 lg:grid-cols-[minmax(0,1fr)_384px] [@media(scripting:none)]:hidden"
    >
      <div className="grid content-start gap-3 lg:col-span-2">
        <Skeleton className="h-10 w-96 max-w-full" />
        <Skeleton className="h-6 w-64 max-w-full" />
      </div>
      <Skeleton className="h-120 w-full rounded-panel" />
      <Skeleton className="h-100 w-full rounded-panel" />
    </div>
  </>
);

/**
 * How this browser opens the booking: by the link that led here, else by what it keeps. Undefined before scripts have
 * looked, null when it does not know. The address shows the secret no more.
 */
const useBookingKey = (bookingId: string): BookingKey | null | undefined => {
  const { hash } = useLocation();
  const [key, setKey] = useState<BookingKey | null>();
  useEffect(() => {
    const accessToken = tokenIn(hash);
    if (!accessToken) {
      setKey((before) => before ?? keyOf(bookingId));
      return;
    }
    setKey({ bookingId, accessToken });
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  }, [bookingId, hash]);
  return key;
};

/** Remembers the key of a booking that it has opened. Its hold is counted as if this device's clock were right. */
const keepOpened = (
  { bookingId, accessToken }: BookingKey,
  { vehicleId, holdUntil }: { vehicleId: string; holdUntil: string | null },
): void => {
  if (accessToken) keepKey({ bookingId, accessToken, vehicleId, holdEndsAt: holdUntil ? Date.parse(holdUntil) : 0 });
};

/** The vehicle of a booking, for its picture; null until it came, and when it is in no list any more. */
const useVehicle = (id: string): Vehicle | null => {
  const { last } = useLatest(id, (signal) => api.call('GET /vehicles/:id', { params: { id }, signal }));
  return last?.success ? last.data : null;
};
