import { useTranslation } from 'react-i18next';
import { countText } from '#kernel/paging.ts';
import { ColumnsMenu } from '../list/columns-menu.tsx';
import { FilterSelect } from '../list/filter-select.tsx';
import { ListLooks, ListToolbar } from '../list/list-toolbar.tsx';
import { type MailSearch, mailColumns, mailList, mailStatuses, outboxPath } from './outbox-address.ts';

type Props = { search: MailSearch /** Null where the list could not be read. */; total: number | null };

/** Search and status of the mails. */
export const OutboxToolbar = ({ search, total }: Props) => {
  const { t } = useTranslation('outbox');
  const statuses = mailStatuses.map((one) => [one, t(`status.${one}`)] as const);
  return (
    <ListToolbar
      list={mailList}
      search={search}
      words={t('find', { returnObjects: true })}
      asks={['status']}
      labelOf={(_, value) => statuses.find(([one]) => one === value)?.[1] ?? `“${value}”`}
      found={total === null ? null : t('find.found', { count: total, total: countText(total) })}
      end={
        <ListLooks>
          <ColumnsMenu
            named={mailColumns.map((key) => [key, t(`column.${key}`)])}
            chosen={search.columns}
            pathOf={(columns) => outboxPath({ ...search, columns })}
          />
        </ListLooks>
      }
    >
      <FilterSelect
        name="status"
        label={t('find.status')}
        chosen={search.status}
        named={statuses}
        className="flex-[0_1_170px]"
      />
    </ListToolbar>
  );
};
