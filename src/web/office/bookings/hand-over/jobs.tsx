import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { formatDay, timeOf } from '../../../ui/dates.ts';
import { type BookingRow, type HandOverKind, handOverPath } from '../booking.ts';
import { usePlaces } from '../use-places.ts';
import type { Jobs } from './read-hand-over.ts';

type Props = {
  jobs: Jobs;
  /** The booking that is open. */
  openId?: string;
  /** What stands at the end of a row. */
  endOf?: (booking: BookingRow, kind: HandOverKind) => ReactNode;
};

/** What is late, then today's pick-ups and returns in order, each linking to its hand-over. */
export const JobLists = (props: Props) => {
  const t = useWords('bookings');
  return (
    <>
      {props.jobs.late?.length !== 0 && (
        <Part {...props} title={t('handOver.lateTitle')} rows={props.jobs.late} none="" kind="return" isLate />
      )}
      <Part
        {...props}
        title={t('views.pick-ups-today')}
        rows={props.jobs['pick-up']}
        none={t('handOver.noPickUps')}
        kind="pick-up"
      />
      <Part
        {...props}
        title={t('views.returns-today')}
        rows={props.jobs.return}
        none={t('handOver.noReturns')}
        kind="return"
      />
    </>
  );
};

type PartProps = Omit<Props, 'jobs'> & {
  title: string;
  rows: Jobs['late'];
  none: string;
  kind: HandOverKind;
  isLate?: boolean;
};

const Part = ({ title, rows, none, kind, isLate = false, openId, endOf }: PartProps) => {
  const t = useWords('bookings', 'handOver');
  return (
    <section className={isLate ? 'lg:col-span-full' : ''}>
      <h2 className={`px-4 pt-4 pb-2 text-xs ${isLate ? 'text-danger' : ''}`}>{title}</h2>
      {!rows && <p className="px-4 text-xs text-danger">{t('listFailed')}</p>}
      {rows?.length === 0 && <p className="px-4 text-xs text-muted">{none}</p>}
      <ul>
        {rows
          ?.toSorted((a, b) => Number(isDone(a, kind)) - Number(isDone(b, kind)))
          .map((booking) => (
            <Job key={booking.id} {...{ booking, kind, isLate, endOf }} isOpen={booking.id === openId} />
          ))}
      </ul>
    </section>
  );
};

/** Whether it is over: then there is nothing to open. */
export const isDone = ({ stage }: BookingRow, kind: HandOverKind): boolean =>
  stage === 'completed' || (kind === 'pick-up' && stage === 'picked-up');

type JobProps = Pick<Props, 'endOf'> & {
  booking: BookingRow;
  kind: HandOverKind;
  isOpen: boolean;
  isLate: boolean;
};

const Job = ({ booking, kind, isOpen, isLate, endOf }: JobProps) => {
  const language = useLanguage();
  const { from, to } = usePlaces(booking);
  const { id, customerName, vehicleName, vehicleLicensePlate, pickupDate, returnDate } = booking;
  return (
    <li className="border-b border-line">
      <Link
        to={handOverPath(id, kind)}
        // A page of its own, which a device can have kept.
        reloadDocument={endOf !== undefined}
        aria-current={isOpen || undefined}
        className={`grid min-h-14 grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-x-2 px-4 py-2 text-xs quick hover:bg-hover aria-[current]:bg-brand-softer aria-[current]:shadow-[inset_3px_0_0_var(--brand)] ${isDone(booking, kind) ? 'text-muted' : 'font-semibold'}`}
      >
        <time dateTime={kind === 'pick-up' ? pickupDate : returnDate} className="figures">
          {isLate && (
            <span className="block text-2xs text-danger">{formatDay(returnDate, language, { weekday: false })}</span>
          )}
          {timeOf(kind === 'pick-up' ? pickupDate : returnDate)}
        </time>
        <span className="min-w-0">
          <span className="block truncate">{customerName}</span>
          <span className="block truncate font-regular text-muted">
            {[vehicleLicensePlate, vehicleName, kind === 'pick-up' ? from : to].filter(Boolean).join(', ')}
          </span>
        </span>
        {endOf?.(booking, kind)}
      </Link>
    </li>
  );
};
