import type { DataOf, Outcome } from '../../api/routes.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { formatDayTime } from '../../ui/dates.ts';
import { ListResults } from '../list/list-results.tsx';
import { type Column, ListTable } from '../list/list-table.tsx';
import { isRemoved, MailBadge } from './mail-badge.tsx';
import { type MailSearch, mailList, outboxPath } from './outbox-address.ts';

type Props = { search: MailSearch; outcome: Outcome<'GET /notices/outbox'>; openId: string | undefined };
type Mail = DataOf<'GET /notices/outbox'>[number];

/** The e-mails, newest first. */
export const MailList = ({ search, outcome, openId }: Props) => {
  const t = useWords('outbox');
  const columns = useColumns();
  return (
    <ListResults
      list={mailList}
      search={search}
      outcome={outcome}
      failed={t('failed')}
      none={{ icon: 'mail', ...t.group('none') }}
      empty={t.group('noneFound')}
    >
      {(rows) => (
        <ListTable
          label={t('title')}
          columns={columns}
          rows={rows}
          pathOf={({ id }) => outboxPath(search, id)}
          nameOf={(mail) => (isRemoved(mail) ? t('removed') : `${mail.subject}, ${mail.to.address}`)}
          openId={openId}
          chosen={search.columns}
        />
      )}
    </ListResults>
  );
};

const useColumns = (): Column<Mail>[] => {
  const t = useWords('outbox');
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
