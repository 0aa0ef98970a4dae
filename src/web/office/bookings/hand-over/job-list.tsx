import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { timeOf } from '../../../ui/dates.ts';
import type { BookingRow } from '../booking.ts';
import { type HandOverKind, handOverPath } from '../booking-paths.ts';
import { usePlaces } from '../use-places.ts';
import type { Jobs } from './read-hand-over.ts';

/** Today's pick-ups and returns in their order, each the way to its hand-over. */
export const JobList = ({ jobs, openId }: { jobs: Jobs; openId: string }) => {
  const { t } = useTranslation('bookings');
  return (
    <nav aria-label={t('handOver.today')} className="border-r border-line bg-surface pb-4 max-md:hidden">
      <Part title={t('views.pick-ups-today')} none={t('handOver.noPickUps')} kind="pick-up" {...{ jobs, openId }} />
      <Part title={t('views.returns-today')} none={t('handOver.noReturns')} kind="return" {...{ jobs, openId }} />
    </nav>
  );
};

type PartProps = { title: string; none: string; kind: HandOverKind; jobs: Jobs; openId: string };

const Part = ({ title, none, kind, jobs, openId }: PartProps) => {
  const { t } = useTranslation('bookings', { keyPrefix: 'handOver' });
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
