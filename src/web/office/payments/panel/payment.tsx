import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { isId } from '#kernel/is-id.ts';
import { apiContext } from '../../../api/contexts.ts';
import { isMissing } from '../../../api/failure.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { ListFailed } from '../../list/list-failed.tsx';
import { SidePanel } from '../../panel/side-panel.tsx';
import { paymentsPath } from '../list/payments-address.ts';
import { usePaymentsBeside } from '../list/payments-beside.ts';
import type { Route } from './+types/payment';
import { PaymentPanel } from './payment-panel.tsx';

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  if (!isId(params.id)) throw data(null, { status: 404 });
  const payment = await context.get(apiContext).call('GET /admin/payments/:id', { params });
  if (!payment.success && isMissing(payment)) throw data(null, { status: 404 });
  return payment;
};

/** `/admin/payments/:id`: one payment beside the list. */
const OnePayment = ({ loaderData: payment }: Route.ComponentProps) => {
  const { t } = useTranslation('payments');
  const { search } = usePaymentsBeside();
  if (!payment.success)
    return (
      <SidePanel title={t('missing')} label={t('missing')} closePath={paymentsPath(search)}>
        <ListFailed title={t('missing')} failure={payment} />
      </SidePanel>
    );
  return (
    <>
      <PageHead title={payment.data.transactionId} isIndexed={false} />
      <PaymentPanel key={payment.data.id} payment={payment.data} />
    </>
  );
};
export default OnePayment;
