import { useEffect } from 'react';
import { data, redirect, useNavigate } from 'react-router';
import type { Client } from '../../../api/client.ts';
import { apiContext } from '../../../api/contexts.ts';
import { managePath } from '../../../booking/booking-paths.ts';
import { keepKey } from '../../../booking/key-storage.ts';
import { useWords } from '../../../languages/use-words.ts';
import type { Handle } from '../../../shell/handle.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { sendForm } from '../../forms/send-form.ts';
import { ContactLink } from '../help.tsx';
import { type ManagedVehicle, type ManagePage, readManagePage } from '../managed.ts';
import { BookingSections } from '../page/booking-page.tsx';
import type { Route } from './+types/find';
import { FindForm } from './find-form.tsx';
import { type LookedUp, lookUp, lookUpStatus, type OpenedBooking, readLookUpInput } from './look-up.ts';

export const handle: Handle = { words: ['myBooking', 'transfer', 'quote'], scripts: 'first' };

/** Fills in the reference from the address of a mailed link. */
export const loader = ({ request }: Route.LoaderArgs) => ({
  reference: new URL(request.url).searchParams.get('reference')?.slice(0, 20) ?? '',
});

export const action = async ({ request, context }: Route.ActionArgs) => {
  const client = context.get(apiContext);
  const result = await lookUp(client, readLookUpInput(await request.formData()));
  return answer('booking' in result ? { ...result, ...(await readBeside(client, result.booking)) } : result);
};

/** Loads what the page shows beside the booking when it is rendered without scripts. */
const readBeside = async (client: Client, { vehicleId: id }: OpenedBooking) => {
  const [page, vehicle] = await Promise.all([
    readManagePage(client),
    client.call('GET /vehicles/:id', { params: { id } }),
  ]);
  return { page, vehicle: vehicle.success ? vehicle.data : null };
};

type Refused = Extract<LookedUp, { problem: unknown }>;
type Match = Extract<LookedUp, { booking: unknown }> & Awaited<ReturnType<typeof readBeside>>;

const answer = (result: Refused | Match) =>
  data(result, { status: lookUpStatus(result), headers: { 'Cache-Control': 'no-store' } });

/** With scripts, stores the key and redirects to the booking. After a failed connection the form keeps its values. */
export const clientAction = async (sent: Route.ClientActionArgs) => {
  const result = await sendForm(
    sent,
    (form): Refused => ({ problem: { reason: 'unreachable' }, written: readLookUpInput(form) }),
  );
  if (!('booking' in result)) return result;
  saveKey(result.booking);
  return redirect(managePath(result.booking.bookingId));
};

/** `/booking/find`: opens a booking by its reference and e-mail address. */
const Find = ({ loaderData: { reference }, actionData }: Route.ComponentProps) => {
  const t = useWords('myBooking', 'find');
  const match = actionData && 'booking' in actionData ? actionData : null;
  const refused = actionData && 'problem' in actionData ? actionData : null;
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      {match ? (
        <BookingPage booking={match.booking} page={match.page} vehicle={match.vehicle} />
      ) : (
        <FindForm
          problem={refused?.problem ?? null}
          written={refused?.written ?? { bookingNumber: reference, email: '' }}
        />
      )}
    </>
  );
};
export default Find;

type Props = { booking: OpenedBooking; page: ManagePage; vehicle: ManagedVehicle | null };

/** The booking, read-only, after the form was sent without scripts. Scripts that load later redirect to its page. */
const BookingPage = ({ booking, page, vehicle }: Props) => {
  const t = useWords('myBooking', 'find');
  const navigate = useNavigate();
  useEffect(() => {
    saveKey(booking);
    navigate(managePath(booking.bookingId), { replace: true });
  }, [booking, navigate]);
  return (
    <BookingSections
      booking={booking}
      page={page}
      vehicle={vehicle}
      bookingKey={booking}
      notice={
        <Alert title={t('readOnly')}>
          {t('readOnlyText')} <ContactLink />
        </Alert>
      }
    />
  );
};

/** Stores the booking's key. The end of its hold assumes that this device's clock is right. */
const saveKey = ({ bookingId, accessToken, vehicleId, holdUntil }: OpenedBooking): void =>
  keepKey({ bookingId, accessToken, vehicleId, holdEndsAt: holdUntil ? Date.parse(holdUntil) : 0 });
