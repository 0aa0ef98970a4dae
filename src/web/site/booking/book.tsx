import { useTranslation } from 'react-i18next';
import { data, type ShouldRevalidateFunction } from 'react-router';
import { apiContext } from '../../api/contexts.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useSite } from '../../shell/use-site.ts';
import { Alert } from '../../ui/alert.tsx';
import type { Route } from './+types/book';
import { BookingWizard } from './booking-wizard.tsx';
import { VehicleMissing } from './frame/unavailable/vehicle-missing.tsx';
import { readBookingPage } from './read-booking-page.ts';
import { ResumeFromLink } from './resume-from-link.tsx';

export const handle: Handle = {
  words: ['booking', 'payment', 'quote', 'vehicles', 'search', 'problems'],
  header: 'none',
  footer: 'none',
};

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const vehicleId = new URL(request.url).searchParams.get('vehicle');
  const found = await readBookingPage(context.get(apiContext), vehicleId);
  return data(found, { status: found.page ? 200 : found.status });
};

/** Dates and step are in the address too, and change nothing that the server gave. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.href === nextUrl.href
    ? defaultShouldRevalidate
    : currentUrl.searchParams.get('vehicle') !== nextUrl.searchParams.get('vehicle');

/** `/booking?vehicle={id}`: the wizard (document 1, section 2). */
const Book = ({ loaderData: { page, ...found } }: Route.ComponentProps) => {
  const { t } = useTranslation('booking');
  return (
    <>
      <PageHead
        title={page ? `${t('title')}: ${page.vehicle.brand} ${page.vehicle.model}` : t('title')}
        isIndexed={false}
      />
      <WithoutScripts />
      {page ? (
        <ResumeFromLink key={page.vehicle.id}>
          {(opened) => <BookingWizard page={page} opened={opened} />}
        </ResumeFromLink>
      ) : (
        <VehicleMissing isMissing={!('status' in found) || found.status === 404} />
      )}
    </>
  );
};
export default Book;

const WithoutScripts = () => {
  const { t } = useTranslation('booking');
  const { phone } = useSite();
  return (
    <noscript>
      <div className="page-width pt-6">
        <Alert tone="warning" title={t('noScripts.title')}>
          {phone ? t('noScripts.call', { phone }) : null}
        </Alert>
      </div>
    </noscript>
  );
};
