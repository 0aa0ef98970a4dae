import { useTranslation } from 'react-i18next';
import { isId } from '#kernel/is-id.ts';
import { apiContext } from '../../../api/contexts.ts';
import type { Handle } from '../../../shell/handle.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { readManagePage } from '../managed.ts';
import type { Route } from './+types/my-booking';
import { ManagedBooking } from './managed-booking.tsx';
import { NotOpened } from './not-opened.tsx';

export const handle: Handle = { words: ['myBooking', 'quote', 'problems'], scripts: 'first' };

/** Opens the booking of a signed-in customer. For others the browser does, with the key that it keeps or a mail brought. */
export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const client = context.get(apiContext);
  const [page, opened] = await Promise.all([
    readManagePage(client),
    isId(params.id) ? client.call('GET /bookings/:id', { params: { id: params.id } }) : null,
  ]);
  return { page, given: opened?.success ? opened.data : null };
};

/** What the page does changes the booking, which it shows as the server answered: the places stay. */
export const shouldRevalidate = () => false;

/** `/booking/manage/{bookingId}`: the whole booking, and what its customer may do with it. */
const Manage = ({ params, loaderData: { page, given } }: Route.ComponentProps) => {
  const { t } = useTranslation('myBooking');
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      {isId(params.id) ? (
        <ManagedBooking key={params.id} bookingId={params.id} page={page} given={given} />
      ) : (
        <NotOpened because="locked" />
      )}
    </>
  );
};
export default Manage;
