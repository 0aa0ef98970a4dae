import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ListResults } from '../../list/list-results.tsx';
import { ListTable } from '../../list/list-table.tsx';
import { type PaymentSearch, paymentList, paymentsPath } from './payments-address.ts';
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
  const clear = (
    <LinkButton to={paymentsPath({ columns: search.columns })} size="sm">
      {t('find.clearFilters')}
    </LinkButton>
  );
  return (
    <ListResults
      {...{ list: paymentList, search, found }}
      failed={t('failed')}
      none={{ icon: 'wallet', title: t('none.title'), text: t('none.text') }}
      noneFound={{ title: t('none.filteredTitle'), text: t('none.filteredText'), action: clear }}
      pager={{
        keys: [
          { keys: ['J', 'K'], told: t('keys.move') },
          { keys: ['Enter'], told: t('keys.details') },
          { keys: ['C'], told: t('keys.copy') },
        ],
      }}
    >
      {(rows) => (
        <ListTable
          label={t('title')}
          columns={columns}
          rows={rows}
          pathOf={({ id }) => paymentsPath(search, id)}
          nameOf={({ bookingNumber }) => ` ${bookingNumber}`}
          openId={openId}
          highlightedId={highlightedId}
          chosen={search.columns}
          isTight
        />
      )}
    </ListResults>
  );
};
