import { useTranslation } from 'react-i18next';
import { api } from '../../../api/browser.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { standing } from '../../documents/standing-invoice.ts';

/** Says that a credit note follows where a tax invoice of the booking stands. */
export const CreditHint = ({ bookingId: id }: { bookingId: string }) => {
  const { t } = useTranslation('payments', { keyPrefix: 'refund' });
  const { answer } = useLatest(id, (signal) =>
    api.call('GET /admin/bookings/:id/documents', { params: { id }, signal }),
  );
  const invoice = answer?.success ? standing(answer.data.issued, 'tax-invoice') : undefined;
  return <span role="status">{invoice && ` ${t('creditNote', { number: invoice.number })}`}</span>;
};
