import { useEffect } from 'react';
import { data, type ShouldRevalidateFunction, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { apiContext } from '../../api/contexts.ts';
import { findPath } from '../../booking/booking-paths.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useSite } from '../../shell/use-site.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { noStoreHeaders } from '../private-headers.ts';
import type { Route } from './+types/booking';
import { BookingWizard } from './booking-wizard.tsx';
import { StepUnavailable, StepUnreachable } from './frame/dead-end.tsx';
import { ResumeFromLink } from './load-booking.tsx';
import { readBookingPage } from './read-booking-page.ts';
import { isDone } from './state/draft.ts';
import { loadDraft } from './state/draft-storage.ts';
import { flow, stepFor, stepQuery } from './state/flow.ts';

export const handle: Handle = {
  words: ['booking', 'covers', 'payment', 'quote', 'vehicles', 'search', 'problems'],
  header: 'none',
  footer: 'none',
};

export const headers = noStoreHeaders;

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const vehicleId = new URL(request.url).searchParams.get('vehicle');
  const bookingPage = await readBookingPage(context.get(apiContext), vehicleId);
  return data(bookingPage, { status: bookingPage.page ? 200 : bookingPage.status });
};

/** Revalidates only for another vehicle: dates and step are also in the address but do not affect the loader's data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.href === nextUrl.href
    ? defaultShouldRevalidate
    : currentUrl.searchParams.get('vehicle') !== nextUrl.searchParams.get('vehicle');

/** `/booking?vehicle={id}`: the wizard. */
const Book = ({ loaderData: { page, ...bookingPage } }: Route.ComponentProps) => {
  const t = useWords('booking');
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
        <VehicleMissing isMissing={!('status' in bookingPage) || bookingPage.status === 404} />
      )}
    </>
  );
};
export default Book;

const WithoutScripts = () => {
  const t = useWords('booking');
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

/** No vehicle, or loading it failed. `/booking` without a vehicle continues with this tab's draft. */
const VehicleMissing = ({ isMissing }: { isMissing: boolean }) => {
  const t = useWords('booking', 'missing');
  const { revalidate } = useRevalidator();
  const isNamed = useSearchParams()[0].has('vehicle');
  useGoOnWithDraft(isNamed);
  if (!isMissing) return <StepUnreachable step={1} retry={revalidate} />;
  return (
    <StepUnavailable
      step={1}
      icon="car"
      title={t(isNamed ? 'title' : 'noneTitle')}
      text={t(isNamed ? 'text' : 'noneText')}
    >
      <LinkButton to="/vehicles" look="accent">
        {t('browse')}
      </LinkButton>
      <LinkButton to={findPath}>{t('find')}</LinkButton>
    </StepUnavailable>
  );
};

const useGoOnWithDraft = (isNamed: boolean) => {
  const navigate = useNavigate();
  useEffect(() => {
    const draft = isNamed ? null : loadDraft();
    if (draft && !isDone(draft.booking))
      navigate(`?${stepQuery(draft, stepFor(flow.length, draft))}`, { replace: true });
  }, [isNamed, navigate]);
};
