import { useWords } from '../../languages/use-words.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { CopyPayment } from './copy-payment.tsx';
import type { PaymentRow } from './payment.ts';
import { type PaymentSearch, paymentsPath } from './payments-address.ts';

type Props = { payment: PaymentRow; search: PaymentSearch /** Shown beside an open payment. */; isBeside: boolean };

/** A payment's actions in its row, layered above the row's link. */
export const RowActions = ({ payment: { id, transactionId }, search, isBeside }: Props) => {
  const t = useWords('payments');
  return (
    <div data-copies className="relative flex w-fit items-center gap-1">
      <LinkButton
        to={paymentsPath(search, id)}
        preventScrollReset
        look="quiet"
        size="xs"
        aria-label={t('detailsOf', { id: transactionId })}
        className={isBeside ? 'max-[1900px]:hidden' : ''}
      >
        {t('details')}
      </LinkButton>
      <CopyPayment id={id} label={t('copyOf', { id: transactionId })} isShort />
    </div>
  );
};
