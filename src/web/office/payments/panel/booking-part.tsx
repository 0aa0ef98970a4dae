import { Link } from 'react-router';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { formatDayTime } from '../../../ui/dates.ts';
import { Money } from '../../../ui/money.tsx';
import { PaidBadge, StageBadge } from '../../bookings/badges.tsx';
import { Fact, Facts, PanelPart } from '../../panel/side-panel.tsx';
import { BookingLink } from '../booking-link.tsx';
import type { Payment } from '../payment.ts';

/** The booking that the payment is for. */
export const BookingPart = ({ payment }: { payment: Payment }) => {
  const t = useWords('payments', 'panel');
  const booking = useWords('bookings');
  const language = useLanguage();
  const moment = (at: string) => formatDayTime(at, language, { year: true });
  const { customerInfo, customerEmail, vehicleName, bookingId, bookingStage, keptAmount } = payment;
  return (
    <PanelPart title={t('booking')}>
      <div className="mb-2.5 flex flex-wrap items-start justify-between gap-2 text-xs">
        <div className="min-w-0 wrap-anywhere">
          <p className="text-sm">
            <BookingLink payment={payment} />
          </p>
          <p>
            {`${customerInfo.firstName} ${customerInfo.lastName}`.trim()}, {vehicleName}
          </p>
          <p className="text-muted">{customerEmail}</p>
        </div>
        <span className="flex flex-wrap gap-1.5">
          <StageBadge booking={{ stage: bookingStage, isLate: false }} />
          <PaidBadge booking={{ paymentStatus: payment.bookingPaymentStatus, keptAmount }} />
        </span>
      </div>
      <Facts>
        <Fact name={t('rental')}>
          {moment(payment.pickupDate)} – {moment(payment.returnDate)}
        </Fact>
        <Fact name={t('bookingTotal')}>
          <Money baht={payment.totalAmount} />
        </Fact>
        {payment.owedAmount > 0 && (
          <Fact name={t('owed')}>
            <Money baht={payment.owedAmount} className="font-semibold text-warning" />
          </Fact>
        )}
      </Facts>
      <Link
        to={`/admin/bookings/${bookingId}`}
        className="mt-2 inline-flex min-h-6 items-center text-xs font-medium text-link underline underline-offset-3"
      >
        {booking('do.details')}
      </Link>
    </PanelPart>
  );
};
