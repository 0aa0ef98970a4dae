import { useTranslation } from 'react-i18next';
import { MOST_COUNTED } from '#kernel/paging.ts';
import type { Outcome } from '../../api/routes.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyList } from '../list/empty-list.tsx';
import { ListFailed } from '../list/list-failed.tsx';
import { filtersOn } from '../list/list-search.ts';
import { ListTable } from '../list/list-table.tsx';
import { Pager } from '../list/pager.tsx';
import { type CustomersSearch, customersList, customersPath } from './customers-search.ts';
import { underName, useCustomerColumns } from './use-customer-columns.tsx';

type Props = { search: CustomersSearch; found: Outcome<'GET /admin/customers'>; openId: string | undefined };

/** The customers that fit, or what stands in their place. */
export const CustomersFound = ({ search, found, openId }: Props) => {
  const { t } = useTranslation('customers');
  const language = useLanguage();
  const columns = useCustomerColumns(search);
  if (!found.success) return <ListFailed title={t('failed')} failure={found} />;
  if (found.data.length === 0) return <Nobody search={search} />;
  const { page, totalPages, total } = found;
  const pages = total > MOST_COUNTED ? `${Math.max(page, totalPages)}+` : `${totalPages}`;
  return (
    <>
      <ListTable
        label={t('title')}
        columns={columns}
        rows={found.data}
        idOf={({ id }) => id}
        pathOf={({ id }) => customersPath(search, id)}
        nameOf={(row) => `${row.name} ${underName(row, language)}`}
        openId={openId}
        chosen={search.columns}
      />
      {totalPages > 1 && (
        <Pager
          found={found}
          pathOf={(next) => customersPath({ ...search, page: next })}
          text={t('page', { page, pages })}
        />
      )}
    </>
  );
};

const Nobody = ({ search }: { search: CustomersSearch }) => {
  const { t } = useTranslation(['customers', 'office']);
  const isAsked = filtersOn(customersList, search).length > 0 || search.page > 1;
  const clear = (
    <LinkButton to={customersPath({ columns: search.columns })} size="sm">
      {t('office:list.clear')}
    </LinkButton>
  );
  if (!isAsked) return <EmptyList icon="users" title={t('none')} text={t('noneText')} />;
  return <EmptyList icon="search" title={t('none')} text={t('noneFoundText')} action={clear} />;
};
