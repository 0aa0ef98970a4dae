import { isId } from '#kernel/is-id.ts';
import { apiContext } from '../../api/contexts.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { ListFailed } from '../list/list-failed.tsx';
import type { Route } from './+types/new-booking';
import { formOf, withDates } from './booking-form.ts';
import { ManualBookingForm } from './manual-booking.tsx';

export const handle: Handle = { words: ['newBooking', 'quote', 'customers'] };

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const { call } = context.get(apiContext);
  const id = url.searchParams.get('customerId');
  const [places, customer] = await Promise.all([
    call('GET /locations'),
    isId(id) ? call('GET /admin/customers/:id', { params: { id } }) : null,
  ]);
  return {
    places,
    customer: customer?.success ? customer.data : null,
    begun: withDates(url.searchParams, Date.now()).toString(),
  };
};

/** `/admin/bookings/new`: staff create a booking for a customer. */
const NewBooking = ({ loaderData: { places, customer, begun } }: Route.ComponentProps) => {
  const t = useWords('newBooking');
  const language = useLanguage();
  const params = new URLSearchParams(begun);
  if (!customer) params.delete('customerId');
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <ScreenHead title={t('title')} text={t('text')} />
      {places.success ? (
        <ManualBookingForm
          begun={formOf(params, places.data[0]?.id, language)}
          places={places.data}
          existing={customer}
        />
      ) : (
        <ListFailed title={t('failed')} failure={places} />
      )}
    </>
  );
};
export default NewBooking;
