import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../../../ui/dialog/modal.tsx';
import { Icon } from '../../../../ui/icons.tsx';
import { Money } from '../../../../ui/money.tsx';
import { RentalTimeline } from '../../../../ui/rental-timeline.tsx';
import { useBooking } from '../../booking-context.ts';
import { leftToPay } from '../../payment/amount/amount-due.ts';
import { type StepAction, StepButton } from '../step-button.tsx';
import { useRentalWords } from '../use-rental-words.ts';
import { Promises } from './promises.tsx';
import { SummaryPrice } from './summary-price.tsx';
import { useShownQuote } from './use-shown-quote.ts';

type Props = { action: StepAction | null /** Instead of what the total is for. */; note?: ReactNode };

/** Total and action at the foot of a phone; the total opens into its lines. */
export const BottomBar = ({ action, note }: Props) => {
  const { t } = useTranslation('booking');
  const [isOpen, setOpen] = useState(false);
  const { quote } = useShownQuote();
  const { start, end } = useRentalWords();
  const booking = useBooking();
  const left = booking && leftToPay(booking);
  return (
    <div className="no-print fixed inset-x-0 bottom-0 z-10 border-t border-line bg-raised shadow-lg lg:hidden">
      <div className="page-width flex items-center justify-between gap-3.5 pt-2.5 pb-3.5">
        {quote ? (
          <button type="button" onClick={() => setOpen(true)} className="min-w-0 text-left">
            <Money
              baht={left ?? quote.total}
              className="block text-2xl leading-tight font-semibold tracking-tight max-[359px]:text-xl"
            />
            <span className="block min-h-6 text-xs leading-6 text-link">
              {note ?? (left === null ? t('summary.withTax', { count: quote.days }) : t('rest.left'))}
              <Icon name="up" size="sm" className="ml-1 inline-block align-[-3px]" />
              <span className="sr-only">{t('summary.open')}</span>
            </span>
          </button>
        ) : (
          <p className="text-sm text-muted">{t('summary.chooseDates')}</p>
        )}
        {action && <StepButton action={action} size="md" />}
      </div>
      <Modal open={isOpen} onClose={() => setOpen(false)} title={t('summary.heading')}>
        <RentalTimeline start={start} end={end} />
        <SummaryPrice />
        <Promises hasPhone className="mt-4" />
      </Modal>
    </div>
  );
};
