import { useTranslation } from 'react-i18next';
import { MOST_COUNTED } from '#kernel/paging.ts';
import type { Outcome } from '../../api/routes.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { ListResults } from '../list/list-results.tsx';
import { ListTable } from '../list/list-table.tsx';
import { type CustomersSearch, customersList, customersPath } from './customers-search.ts';
import { underName, useCustomerColumns } from './use-customer-columns.tsx';

type Props = { search: CustomersSearch; found: Outcome<'GET /admin/customers'>; openId: string | undefined };

/** The customers that fit, or what stands in their place. */
export const CustomersFound = ({ search, found, openId }: Props) => {
  const { t } = useTranslation('customers');
  const language = useLanguage();
  const columns = useCustomerColumns(search);
  const { page, totalPages, total } = found.success ? found : { page: 1, totalPages: 1, total: 0 };
  const pages = total > MOST_COUNTED ? `${Math.max(page, totalPages)}+` : `${totalPages}`;
  return (
    <ListResults
      {...{ list: customersList, search, found }}
      failed={t('failed')}
      none={{ icon: 'users', title: t('none'), text: t('noneText') }}
      noneFound={{ text: t('noneFoundText') }}
      pager={{ isForMany: true, text: t('page', { page, pages }) }}
    >
      {(rows) => (
        <ListTable
          label={t('title')}
          columns={columns}
          rows={rows}
          pathOf={({ id }) => customersPath(search, id)}
          nameOf={(row) => `${row.name} ${underName(row, language)}`}
          openId={openId}
          chosen={search.columns}
        />
      )}
    </ListResults>
  );
};
