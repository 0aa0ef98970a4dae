import { useCallback, useEffect, useMemo, useState } from 'react';
import { api } from '../../../api/browser.ts';
import type { BookingKey } from '../../../booking/booking-key.ts';
import { keepKey, keyOf } from '../../../booking/key-storage.ts';
import { useLoadedBooking } from '../../../booking/use-loaded-booking.ts';
import { useLinkKey } from '../../../shell/link-key.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import {
  type CustomerBooking,
  type Done,
  type LastAction,
  ManagedProvider,
  type ManagedVehicle,
  type ManagePage,
} from '../managed.ts';
import { BookingScreen } from './booking-screen.tsx';
import { BookingUnreachable, NotOpened } from './not-opened.tsx';
import { type OpeningKey, useKeep } from './use-keep.ts';

type Props = {
  bookingId: string;
  page: ManagePage;
  /** The booking loaded by the server for a signed-in customer. */
  given: CustomerBooking | null;
};

/** Loads the booking, or says why it cannot be opened. */
export const ManagedBooking = ({ bookingId, page, given }: Props) => {
  const fresh = useBookingKey(bookingId);
  const key = fresh ?? (given && { bookingId, accessToken: '' });
  const loaded = useLoadedBooking(fresh ?? null);
  const booking = loaded.booking ?? given;
  if (booking && key)
    return <Opened key={booking.bookingId} read={booking} bookingKey={key} page={page} reload={loaded.retry} />;
  if (fresh === null || loaded.isGone) return <NotOpened reason="noKey" />;
  return loaded.isWaiting ? <ManageWaiting /> : <BookingUnreachable retry={loaded.retry} />;
};

/** The booking after an action or another change. `of` is the loaded booking it is based on. */
type After = { of: CustomerBooking; booking: CustomerBooking; action: LastAction | null };

/** Ignores a fetched booking that is older than the result of an action. */
const renewed = (read: CustomerBooking, before: After | null, fresh: CustomerBooking): After | null => {
  const present = before?.of === read ? before : null;
  if (fresh.version < (present?.booking ?? read).version) return before;
  return { of: read, booking: fresh, action: present?.action ?? null };
};

type OpenedProps = { read: CustomerBooking; bookingKey: OpeningKey; page: ManagePage; reload: () => void };

/** The current booking: the one loaded with the page, or the result of the last action. */
const Opened = ({ read, bookingKey, page, reload }: OpenedProps) => {
  const [after, setAfter] = useState<After | null>(null);
  const present = after?.of === read ? after : null;
  const booking = present?.booking ?? read;
  const vehicle = useVehicle(booking.vehicleId);
  useEffect(() => keepOpened(bookingKey, booking), [bookingKey, booking]);
  const replace = useCallback(
    (changed: CustomerBooking, what: Done) =>
      setAfter({ of: read, booking: changed, action: what && { what, version: changed.version } }),
    [read],
  );
  useKeep(booking, bookingKey, replace);
  const renew = useCallback((fresh: CustomerBooking) => setAfter((before) => renewed(read, before, fresh)), [read]);
  return (
    <ManagedProvider value={{ booking, bookingKey, vehicle, page, replace, renew, reload }}>
      <BookingScreen lastAction={present?.action ?? null} />
    </ManagedProvider>
  );
};

/** A placeholder for the page while the booking is loading. */
const ManageWaiting = () => (
  <>
    <noscript>
      <NotOpened reason="noScripts" />
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

/** This browser's key: of the link that was followed, else the stored one. Undefined until scripts have run. */
const useBookingKey = (bookingId: string): OpeningKey | null | undefined => {
  const accessToken = useLinkKey();
  return useMemo((): OpeningKey | null | undefined => {
    if (accessToken === null) return undefined;
    return accessToken ? { bookingId, accessToken, isFromLink: true } : keyOf(bookingId);
  }, [bookingId, accessToken]);
};

/** Stores the key of a booking once it has opened. The end of its hold assumes that this device's clock is right. */
const keepOpened = (
  { bookingId, accessToken }: BookingKey,
  { vehicleId, holdUntil }: { vehicleId: string; holdUntil: string | null },
): void => {
  if (accessToken) keepKey({ bookingId, accessToken, vehicleId, holdEndsAt: holdUntil ? Date.parse(holdUntil) : 0 });
};

/** The booking's vehicle, for its picture; null until it has loaded, or if it is no longer listed. */
const useVehicle = (id: string): ManagedVehicle | null => {
  const { last } = useLatest(id, (signal) => api.call('GET /vehicles/:id', { params: { id }, signal }));
  return last?.success ? last.data : null;
};
