import { data } from 'react-router';
import { isId } from '#kernel/is-id.ts';
import { apiContext } from '../../../api/contexts.ts';
import { useWords } from '../../../languages/use-words.ts';
import type { Handle } from '../../../shell/handle.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { noStoreHeaders } from '../../private-headers.ts';
import { readManagePage } from '../managed.ts';
import type { Route } from './+types/my-booking';
import { ManagedBooking } from './managed-booking.tsx';
import { NotOpened } from './not-opened.tsx';

export const handle: Handle = {
  words: ['myBooking', 'claims', 'signing', 'photos', 'damage', 'quote', 'problems', 'transfer'],
  scripts: 'first',
};

export const headers = noStoreHeaders;

/** Loads the booking of a signed-in customer. For others the browser does, with a stored or mailed key. */
export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const client = context.get(apiContext);
  const [page, opened] = await Promise.all([
    readManagePage(client),
    isId(params.id) ? client.call('GET /bookings/:id', { params: { id: params.id } }) : null,
  ]);
  return data({ page, given: opened?.success ? opened.data : null }, { status: isId(params.id) ? 200 : 404 });
};

/**
 * Never loads again: after a change or cancellation the page shows the booking that the server returned, and the list
 * of locations stays as it was loaded.
 */
export const shouldRevalidate = () => false;

/** `/booking/manage/{bookingId}`: the whole booking, and its customer's actions. */
const Manage = ({ params, loaderData: { page, given } }: Route.ComponentProps) => {
  const t = useWords('myBooking');
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      {isId(params.id) ? (
        <ManagedBooking key={params.id} bookingId={params.id} page={page} given={given} />
      ) : (
        <NotOpened reason="noKey" />
      )}
    </>
  );
};
export default Manage;
