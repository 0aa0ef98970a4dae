import { useTranslation } from 'react-i18next';
import type { DataOf, Outcome } from '../../api/routes.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { formatDayTime } from '../../ui/dates.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyList } from '../list/empty-list.tsx';
import { ListFailed } from '../list/list-failed.tsx';
import { filtersOn } from '../list/list-search.ts';
import { type Column, ListTable } from '../list/list-table.tsx';
import { Pager } from '../list/pager.tsx';
import { isRemoved } from './is-removed.ts';
import { MailBadge } from './mail-badge.tsx';
import { type MailSearch, mailList, outboxPath } from './outbox-address.ts';

type Props = { search: MailSearch; found: Outcome<'GET /notices/outbox'>; openId: string | undefined };
type Mail = DataOf<'GET /notices/outbox'>[number];

/** The mails, newest first. */
export const FoundMails = ({ search, found, openId }: Props) => {
  const { t } = useTranslation('outbox');
  const columns = useColumns();
  if (!found.success) return <ListFailed title={t('failed')} failure={found} />;
  if (found.data.length === 0) return <Nothing isFiltered={filtersOn(mailList, search).length > 0} />;
  return (
    <>
      <ListTable
        label={t('title')}
        columns={columns}
        rows={found.data}
        idOf={({ id }) => id}
        pathOf={({ id }) => outboxPath(search, id)}
        nameOf={(mail) => (isRemoved(mail) ? t('removed') : `${mail.subject}, ${mail.to.address}`)}
        openId={openId}
        chosen={search.columns}
      />
      <Pager found={found} pathOf={(page) => outboxPath({ ...search, page })} />
    </>
  );
};

const useColumns = (): Column<Mail>[] => {
  const { t } = useTranslation('outbox');
  const language = useLanguage();
  return [
    {
      key: 'subject',
      head: t('column.subject'),
      cell: (mail) =>
        isRemoved(mail) ? (
          <span className="text-muted">{t('removed')}</span>
        ) : (
          <span className="font-semibold wrap-anywhere">
            {mail.channel === 'sms' && <span className="font-regular text-muted">{t('column.sms')} </span>}
            {mail.subject}
          </span>
        ),
    },
    {
      key: 'to',
      head: t('column.to'),
      className: 'max-tablet:hidden',
      cell: ({ to }) => <span className="wrap-anywhere">{to.address || '–'}</span>,
    },
    { key: 'status', head: t('column.status'), cell: ({ status }) => <MailBadge status={status} /> },
    {
      key: 'written',
      head: t('column.written'),
      className: 'text-right whitespace-nowrap figures max-md:hidden',
      cell: ({ createdAt }) => formatDayTime(createdAt, language, { weekday: false, year: true }),
    },
  ];
};

const Nothing = ({ isFiltered }: { isFiltered: boolean }) => {
  const { t } = useTranslation(['outbox', 'office']);
  if (!isFiltered) return <EmptyList icon="mail" title={t('none.title')} text={t('none.text')} />;
  const clear = (
    <LinkButton to={mailList.path} size="sm">
      {t('office:list.clear')}
    </LinkButton>
  );
  return <EmptyList icon="search" title={t('noneFound.title')} text={t('noneFound.text')} action={clear} />;
};
