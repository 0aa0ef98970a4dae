import { data, Link } from 'react-router';
import { isId } from '#kernel/is-id.ts';
import { apiContext } from '../../../api/contexts.ts';
import { isMissing } from '../../../api/failure.ts';
import { useWords } from '../../../languages/use-words.ts';
import type { Handle } from '../../../shell/handle.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { timeOf } from '../../../ui/dates.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { DeskHead } from '../../frame/desk-head.tsx';
import { officeUserContext } from '../../guard.ts';
import { ListFailed } from '../../list/list-failed.tsx';
import { type Booking, type BookingRow, type HandOverKind, handOverPath } from '../booking.ts';
import { usePlaces } from '../use-places.ts';
import type { Route } from './+types/hand-over';
import { HandOverForm } from './hand-over-form.tsx';
import { type Jobs, kindFor, readHandOver } from './read-hand-over.ts';

export const handle: Handle = {
  words: ['bookings', 'quote', 'audit', 'signing', 'photos', 'damage', 'damageLedger'],
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
  loaderData: { booking, kind, terms, deposits, knownDamage, jobs, staffId },
}: Route.ComponentProps) => {
  const t = useWords('bookings');
  if (!booking.success)
    return (
      <>
        <DeskHead title={t('missing')} />
        <ListFailed title={t('missing')} failure={booking} />
      </>
    );
  const { bookingNumber: number, id } = booking.data;
  const title = t(kind === 'return' ? 'handOver.returnTitle' : 'handOver.pickUpTitle', { number });
  return (
    <div className="grid lg:grid-cols-[248px_minmax(0,1fr)]">
      <PageHead title={title} isIndexed={false} />
      <JobList jobs={jobs} openId={id} />
      {kind && kindFor(booking.data, kind) ? (
        <HandOverForm
          key={`${id} ${kind}`}
          booking={booking.data}
          kind={kind}
          terms={terms}
          deposits={deposits}
          knownDamage={knownDamage}
          staffId={staffId}
        />
      ) : (
        <NotPossible booking={booking.data} />
      )}
    </div>
  );
};
export default HandOver;

/** Shown for a booking that is not ready for a hand-over, or already past it. */
const NotPossible = ({ booking: { id, stage, bookingNumber } }: { booking: Booking }) => {
  const t = useWords('bookings');
  return (
    <div>
      <DeskHead title={bookingNumber} />
      <div className="grid content-start gap-4 px-4 py-5 md:px-6">
        <h1 className="text-xl">{bookingNumber}</h1>
        <Alert tone="warning" title={t('handOver.notPossible')}>
          {t('handOver.notPossibleText', { stage: t(`stage.${stage}`) })}
        </Alert>
        <p>
          <LinkButton to={`/admin/bookings/${id}`}>{t('handOver.back')}</LinkButton>
        </p>
      </div>
    </div>
  );
};

/** Today's pick-ups and returns in order, each linking to its hand-over. */
const JobList = ({ jobs, openId }: { jobs: Jobs; openId: string }) => {
  const t = useWords('bookings');
  return (
    <nav
      aria-label={t('handOver.today')}
      className="sticky top-0 h-dvh overflow-y-auto border-r border-line bg-surface pb-4 max-lg:hidden"
    >
      <Part
        title={t('views.pick-ups-today')}
        none={t('handOver.noPickUps')}
        kind="pick-up"
        jobs={jobs}
        openId={openId}
      />
      <Part title={t('views.returns-today')} none={t('handOver.noReturns')} kind="return" jobs={jobs} openId={openId} />
    </nav>
  );
};

type PartProps = { title: string; none: string; kind: HandOverKind; jobs: Jobs; openId: string };

const Part = ({ title, none, kind, jobs, openId }: PartProps) => {
  const t = useWords('bookings', 'handOver');
  const rows = jobs[kind];
  return (
    <section>
      <h2 className="px-4 pt-4 pb-2 text-xs">{title}</h2>
      {!rows && <p className="px-4 text-xs text-danger">{t('listFailed')}</p>}
      {rows?.length === 0 && <p className="px-4 text-xs text-muted">{none}</p>}
      <ul>
        {rows?.map((booking) => (
          <Job key={booking.id} booking={booking} kind={kind} isOpen={booking.id === openId} />
        ))}
      </ul>
    </section>
  );
};

const Job = ({ booking, kind, isOpen }: { booking: BookingRow; kind: HandOverKind; isOpen: boolean }) => {
  const { from, to } = usePlaces(booking);
  const { id, stage, customerName, vehicleName, pickupDate, returnDate } = booking;
  const isDone = kind === 'pick-up' ? stage === 'picked-up' || stage === 'completed' : stage === 'completed';
  return (
    <li className="border-b border-line">
      <Link
        to={handOverPath(id, kind)}
        aria-current={isOpen || undefined}
        className={`grid min-h-14 grid-cols-[56px_minmax(0,1fr)] items-center px-4 py-2 text-xs quick hover:bg-hover aria-[current]:bg-brand-softer aria-[current]:shadow-[inset_3px_0_0_var(--brand)] ${isDone ? 'text-muted' : 'font-semibold'}`}
      >
        <time dateTime={kind === 'pick-up' ? pickupDate : returnDate} className="figures">
          {timeOf(kind === 'pick-up' ? pickupDate : returnDate)}
        </time>
        <span className="min-w-0">
          <span className="block truncate">{customerName}</span>
          <span className="block truncate font-regular text-muted">
            {kind === 'pick-up' ? from : to}, {vehicleName}
          </span>
        </span>
      </Link>
    </li>
  );
};
