import type { ReactNode } from 'react';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { PriceBreakdown } from '../../quote/price-breakdown.tsx';
import { useNow } from '../../shell/use-now.ts';
import { useSite } from '../../shell/use-site.ts';
import { formatDayTime } from '../../ui/dates.ts';
import { Money } from '../../ui/money.tsx';
import type { Booking } from './booking.ts';
import { usePlaces } from './use-places.ts';

/** The booking as a sheet for the desk, visible only when printed. */
export const BookingPaper = ({ booking }: { booking: Booking }) => {
  const t = useWords('bookings', 'paper');
  const stage = useWords('bookings', 'stage');
  const language = useLanguage();
  const { from, to } = usePlaces(booking);
  const now = new Date(useNow()).toISOString();
  const moment = (at: string) => formatDayTime(at, language, { year: true });
  return (
    <section aria-label={t('title', { number: booking.bookingNumber })} className="office-paper">
      <p>{useSite().name}</p>
      <h1 className="mb-4 text-xl">{t('title', { number: booking.bookingNumber })}</h1>
      <dl className="grid grid-cols-[140px_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        <Fact name={t('status')}>{stage(booking.stage)}</Fact>
        <Fact name={t('customer')}>
          {booking.customerName}, {booking.customerPhone}, {booking.customerEmail}
        </Fact>
        <Fact name={t('vehicle')}>{booking.vehicleName}</Fact>
        <Fact name={t('plate')}>{booking.vehicleLicensePlate}</Fact>
        <Fact name={t('pickUp')}>
          {moment(booking.pickupDate)}, {from}
        </Fact>
        <Fact name={t('return')}>
          {moment(booking.returnDate)}, {to}
        </Fact>
        {booking.notes && <Fact name={t('note')}>{booking.notes}</Fact>}
      </dl>
      <div className="mt-5">
        <PriceBreakdown quote={booking.quote} vehicle={booking.vehicleName} dueAtPickUp={0} />
        <dl className="mt-2 grid grid-cols-[140px_minmax(0,1fr)] gap-x-4 gap-y-1.5">
          <Fact name={t('paid')}>
            <Money baht={booking.paidAmount} />
          </Fact>
          {booking.refundedAmount > 0 && (
            <Fact name={t('refunded')}>
              <Money baht={booking.refundedAmount} />
            </Fact>
          )}
          <Fact name={t('owed')}>
            <Money baht={booking.owedAmount} />
          </Fact>
        </dl>
      </div>
      <div className="mt-14 grid grid-cols-2 gap-10">
        <p className="border-t border-ink pt-1">{t('signCustomer')}</p>
        <p className="border-t border-ink pt-1">{t('signStaff')}</p>
      </div>
      <p className="mt-6 text-xs text-muted">{t('printed', { when: moment(now) })}</p>
    </section>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </>
);
