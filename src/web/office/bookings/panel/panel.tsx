import { data, type ShouldRevalidateFunction, useSearchParams } from 'react-router';
import { isId } from '#kernel/is-id.ts';
import { apiContext } from '../../../api/contexts.ts';
import { isMissing } from '../../../api/failure.ts';
import { useWords } from '../../../languages/use-words.ts';
import type { Handle } from '../../../shell/handle.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { ListFailed } from '../../list/list-failed.tsx';
import { SidePanel } from '../../panel/side-panel.tsx';
import { useBeside } from '../beside.ts';
import { purposeIn } from '../booking.ts';
import type { Route } from './+types/panel';
import { BookingPanel } from './booking-panel.tsx';

export const handle: Handle = {
  words: [
    'bookings',
    'payments',
    'invoices',
    'quote',
    'audit',
    'newBooking',
    'claims',
    'signing',
    'photos',
    'damage',
    'drivers',
  ],
};

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  if (!isId(params.id)) throw data(null, { status: 404 });
  const { call } = context.get(apiContext);
  const [booking, ledger, documents, deposits, claims, damage] = await Promise.all([
    call('GET /admin/bookings/:id', { params }),
    call('GET /payments/bookings/:bookingId', { params: { bookingId: params.id } }),
    call('GET /admin/bookings/:id/documents', { params }),
    call('GET /bookings/:id/security-deposits', { params }),
    call('GET /bookings/:id/claims', { params }),
    call('GET /bookings/:id/damage', { params }),
  ]);
  if (!booking.success && isMissing(booking)) throw data(null, { status: 404 });
  return {
    booking,
    ledger: ledger.success ? ledger.data : null,
    documents: documents.success ? documents.data : null,
    deposits: deposits.success ? deposits.data : null,
    claims: claims.success ? claims.data : null,
    damage: damage.success ? damage.data : null,
  };
};

/** Opening a dialog on a booking does not reload the booking. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;

/** `/admin/bookings/:id`: one booking beside the list; over the calendar or Today at `bookings/:id` below their addresses. */
const Panel = ({ loaderData: { booking, ledger, documents, deposits, claims, damage } }: Route.ComponentProps) => {
  const t = useWords('bookings');
  const { pathOf } = useBeside();
  const [query] = useSearchParams();
  if (!booking.success)
    return (
      <SidePanel title={t('missing')} label={t('missing')} closePath={pathOf()}>
        <ListFailed title={t('missing')} failure={booking} />
      </SidePanel>
    );
  const { id, bookingNumber } = booking.data;
  const purpose = purposeIn(query);
  return (
    <>
      <PageHead title={bookingNumber} isIndexed={false} />
      <BookingPanel
        key={`${id} ${purpose}`}
        booking={booking.data}
        ledger={ledger}
        documents={documents}
        deposits={deposits}
        claims={claims}
        damage={damage}
        openedFor={purpose}
      />
    </>
  );
};
export default Panel;
