import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EmptyList } from '../../list/empty-list.tsx';
import { ListFailed } from '../../list/list-failed.tsx';
import { ListTable } from '../../list/list-table.tsx';
import { Pager } from '../../list/pager.tsx';
import { isNarrowed, type PaymentSearch, paymentsPath } from './payments-address.ts';
import type { FoundPayments } from './read-payments.ts';
import { usePaymentColumns } from './use-payment-columns.tsx';

type Props = {
  search: PaymentSearch;
  found: FoundPayments;
  openId: string | undefined;
  highlightedId: string | undefined;
};

/** The payments that fit with the ways to the other pages, or why there is nothing. */
export const FoundPaymentsList = ({ search, found, openId, highlightedId }: Props) => {
  const { t } = useTranslation('payments');
  const columns = usePaymentColumns(search, openId !== undefined);
  if (!found.success) return <ListFailed title={t('failed')} failure={found} />;
  if (found.data.length === 0) return <Nothing search={search} />;
  return (
    <>
      <ListTable
        label={t('title')}
        columns={columns}
        rows={found.data}
        idOf={({ id }) => id}
        pathOf={({ id }) => paymentsPath(search, id)}
        nameOf={({ bookingNumber }) => ` ${bookingNumber}`}
        openId={openId}
        highlightedId={highlightedId}
        chosen={search.columns}
        isTight
      />
      <Pager
        found={found}
        pathOf={(page) => paymentsPath({ ...search, around: '', page })}
        keys={[
          { keys: ['J', 'K'], told: t('keys.move') },
          { keys: ['Enter'], told: t('keys.details') },
          { keys: ['C'], told: t('keys.copy') },
        ]}
      />
    </>
  );
};

const Nothing = ({ search }: { search: PaymentSearch }) => {
  const { t } = useTranslation('payments');
  if (!isNarrowed(search)) return <EmptyList icon="wallet" title={t('none.title')} text={t('none.text')} />;
  const clear = (
    <LinkButton to={paymentsPath({ columns: search.columns })} size="sm">
      {t('find.clearFilters')}
    </LinkButton>
  );
  return <EmptyList icon="search" title={t('none.filteredTitle')} text={t('none.filteredText')} action={clear} />;
};
