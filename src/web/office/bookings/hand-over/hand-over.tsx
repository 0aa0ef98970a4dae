import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { isId } from '#kernel/is-id.ts';
import { apiContext } from '../../../api/contexts.ts';
import { isMissing } from '../../../api/failure.ts';
import type { Handle } from '../../../shell/handle.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ListFailed } from '../../list/list-failed.tsx';
import type { Booking } from '../booking.ts';
import type { Route } from './+types/hand-over';
import { HandOverForm } from './form/hand-over-form.tsx';
import { JobList } from './job-list.tsx';
import { kindFor, readHandOver } from './read-hand-over.ts';

export const handle: Handle = { words: ['bookings', 'quote', 'audit'] };

export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  if (!isId(params.id)) throw data(null, { status: 404 });
  const read = await readHandOver(context.get(apiContext), params.id, url.searchParams.get('kind'));
  if (!read.booking.success && isMissing(read.booking)) throw data(null, { status: 404 });
  return read;
};

/** `/admin/bookings/:id/hand-over`: the vehicle goes out or comes back, step by step, on a tablet at the desk. */
const HandOver = ({ loaderData: { booking, kind, terms, jobs } }: Route.ComponentProps) => {
  const { t } = useTranslation('bookings');
  if (!booking.success) return <ListFailed title={t('missing')} failure={booking} />;
  const { bookingNumber: number, id } = booking.data;
  const title = t(kind === 'return' ? 'handOver.returnTitle' : 'handOver.pickUpTitle', { number });
  return (
    <div className="grid min-h-[calc(100dvh-var(--office-head))] md:grid-cols-[248px_minmax(0,1fr)]">
      <PageHead title={title} isIndexed={false} />
      <JobList jobs={jobs} openId={id} />
      {kind && kindFor(booking.data, kind) ? (
        <HandOverForm key={`${id} ${kind}`} booking={booking.data} kind={kind} terms={terms} />
      ) : (
        <NotPossible booking={booking.data} />
      )}
    </div>
  );
};
export default HandOver;

/** A booking that is not ready for a hand-over, or past it. */
const NotPossible = ({ booking: { id, stage, bookingNumber } }: { booking: Booking }) => {
  const { t } = useTranslation('bookings');
  return (
    <div className="grid content-start gap-4 px-4 py-5 md:px-6">
      <h1 className="text-xl">{bookingNumber}</h1>
      <Alert tone="warning" title={t('handOver.notPossible')}>
        {t('handOver.notPossibleText', { stage: t(`stage.${stage}`) })}
      </Alert>
      <p>
        <LinkButton to={`/admin/bookings/${id}`}>{t('handOver.back')}</LinkButton>
      </p>
    </div>
  );
};
