import { data } from 'react-router';
import { isId } from '#kernel/is-id.ts';
import { apiContext } from '../../../api/contexts.ts';
import { isMissing } from '../../../api/failure.ts';
import { isPhoto, useUnsent } from '../../../device/unsent.ts';
import { useWords } from '../../../languages/use-words.ts';
import type { Handle } from '../../../shell/handle.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { DeskHead } from '../../frame/desk-head.tsx';
import { officeUserContext } from '../../guard.ts';
import { ListFailed } from '../../list/list-failed.tsx';
import type { Booking } from '../booking.ts';
import type { Route } from './+types/hand-over';
import { HandOverForm } from './hand-over-form.tsx';
import { JobLists } from './jobs.tsx';
import { kindFor, readHandOver } from './read-hand-over.ts';
import { RefusedHere } from './refused-here.tsx';

export const handle: Handle = {
  words: ['bookings', 'quote', 'audit', 'signing', 'photos', 'damage', 'damageLedger', 'drivers'],
  frame: 'desk',
};

export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  if (!isId(params.id)) throw data(null, { status: 404 });
  const read = await readHandOver(context.get(apiContext), params.id, url.searchParams.get('kind'));
  if (!read.booking.success && isMissing(read.booking)) throw data(null, { status: 404 });
  return { ...read, staffId: context.get(officeUserContext).id };
};

/** `/admin/bookings/:id/hand-over`: records a pick-up or a return step by step, on a tablet at the desk. */
const HandOver = ({
  loaderData: { booking, kind, terms, deposits, photos, knownDamage, jobs, staffId },
}: Route.ComponentProps) => {
  const t = useWords('bookings');
  const unsent = useUnsent(staffId) ?? [];
  if (!booking.success)
    return (
      <>
        <DeskHead title={t('missing')} />
        <ListFailed title={t('missing')} failure={booking} />
      </>
    );
  const { bookingNumber: number, id } = booking.data;
  // What is being recorded here is seen through by its form, also where a look finds it done.
  const isBeingRecorded = unsent.some(
    (one) => one.facts.bookingId === id && one.facts.kind === kind && !isPhoto(one) && !one.facts.refused,
  );
  const title = t(kind === 'return' ? 'handOver.returnTitle' : 'handOver.pickUpTitle', { number });
  return (
    <div className="grid lg:grid-cols-[248px_minmax(0,1fr)]">
      <PageHead title={title} isIndexed={false} />
      <nav
        aria-label={t('handOver.today')}
        className="sticky top-0 h-dvh overflow-y-auto border-r border-line bg-surface pb-4 max-lg:hidden"
      >
        <JobLists jobs={jobs} openId={id} />
      </nav>
      {kind && (kindFor(booking.data, kind) || isBeingRecorded) ? (
        <HandOverForm
          key={`${id} ${kind}`}
          booking={booking.data}
          kind={kind}
          terms={terms}
          deposits={deposits}
          photos={photos}
          knownDamage={knownDamage}
          staffId={staffId}
        />
      ) : (
        <NotPossible booking={booking.data} staffId={staffId} />
      )}
    </div>
  );
};
export default HandOver;

/** Shown for a booking that is not ready for a hand-over, or already past it. */
const NotPossible = ({ booking: { id, stage, bookingNumber }, staffId }: { booking: Booking; staffId: string }) => {
  const t = useWords('bookings');
  return (
    <div>
      <DeskHead title={bookingNumber} />
      <div className="grid content-start gap-4 px-4 py-5 md:px-6">
        <h1 className="text-xl">{bookingNumber}</h1>
        <Alert tone="warning" title={t('handOver.notPossible')}>
          {t('handOver.notPossibleText', { stage: t(`stage.${stage}`) })}
        </Alert>
        <RefusedHere bookingId={id} staffId={staffId} />
        <p>
          <LinkButton to={`/admin/bookings/${id}`}>{t('handOver.back')}</LinkButton>
        </p>
      </div>
    </div>
  );
};
