import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { formatDay, formatDayTime } from '../../ui/dates.ts';
import { Money } from '../../ui/money.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import type { ForAdmins, Today } from './read-dashboard.ts';
import { WaitingCard } from './waiting-card.tsx';

/** E-mails that could not be sent, with the mail server's error. */
export const FailedMails = ({ waiting }: { waiting: ForAdmins['mails'] }) => {
  const t = useWords('dashboard', 'mails');
  return (
    <WaitingCard icon="alert" title={t('title')} waiting={waiting}>
      {(rows) => (
        <WaitingRows
          total={waiting?.total ?? 0}
          rows={rows.map(({ id, subject, to, lastError }) => ({
            id,
            to: `/admin/outbox/${id}`,
            title: subject,
            lines: [t('to', { address: to.address }), ...(lastError ? [lastError] : [])],
          }))}
        />
      )}
    </WaitingCard>
  );
};

/** The latest changes, by anybody; signing in is none. */
export const LastChanges = ({ waiting }: { waiting: ForAdmins['changes'] }) => {
  const t = useWords('dashboard', 'changes');
  return (
    <WaitingCard
      icon="history"
      title={t('title')}
      none={t('none')}
      waiting={waiting}
      isCounted={false}
      action={
        <Link to="/admin/audit" className="inline-flex min-h-6 items-center">
          {t('all')}
        </Link>
      }
    >
      {(rows) => (
        <div className="px-4 pt-3 pb-1">
          <Timeline entries={rows} />
        </div>
      )}
    </WaitingCard>
  );
};

/** Unread messages from the contact form, newest first. */
export const NewMessages = ({ waiting }: { waiting: Today['messages'] }) => {
  const t = useWords('dashboard', 'messages');
  const language = useLanguage();
  return (
    <WaitingCard icon="mail" title={t('title')} waiting={waiting}>
      {(rows) => (
        <WaitingRows
          total={waiting?.total ?? 0}
          rows={rows.map(({ id, name, subject, createdAt }) => ({
            id,
            to: `/admin/messages/${id}`,
            title: name,
            lines: [subject, formatDayTime(createdAt, language)],
          }))}
        />
      )}
    </WaitingCard>
  );
};

/** Refunds that staff have to send by hand, the oldest first. */
export const Transfers = ({ waiting }: { waiting: Today['transfers'] }) => {
  const t = useWords('dashboard', 'transfers');
  const language = useLanguage();
  return (
    <WaitingCard
      icon="undo"
      title={t('title')}
      waiting={waiting}
      action={<Link to="/admin/payments/transfers">{t('open')}</Link>}
    >
      {(rows) => (
        <WaitingRows
          total={waiting?.total ?? 0}
          rows={rows.map(({ id, customerName, bookingNumber, createdAt, amount }) => ({
            id,
            to: '/admin/payments/transfers',
            title: customerName,
            lines: [bookingNumber, t('since', { when: formatDay(createdAt, language) })],
            end: <Money baht={amount} />,
          }))}
        />
      )}
    </WaitingCard>
  );
};

/** Claims after rentals that staff decide: disputed, or not answered in time. */
export const Claims = ({ waiting }: { waiting: Today['claims'] }) => {
  const t = useWords('dashboard', 'claims');
  const language = useLanguage();
  return (
    <WaitingCard
      icon="alert"
      title={t('title')}
      waiting={waiting}
      action={<Link to="/admin/payments/claims">{t('all')}</Link>}
    >
      {(rows) => (
        <WaitingRows
          total={waiting?.total ?? 0}
          rows={rows.map(({ id, bookingId, customerName, bookingNumber, amount, answeredAt, answerBy }) => ({
            id,
            to: `/admin/dashboard/bookings/${bookingId}`,
            title: customerName,
            lines: [
              bookingNumber,
              t(answeredAt ? 'since' : 'unanswered', { when: formatDay(answeredAt ?? answerBy, language) }),
            ],
            end: <Money baht={amount} />,
          }))}
        />
      )}
    </WaitingCard>
  );
};

/** Security deposits to settle, and holds on cards that end within a day. */
export const Deposits = ({ waiting }: { waiting: Today['deposits'] }) => {
  const t = useWords('dashboard', 'deposits');
  const language = useLanguage();
  return (
    <WaitingCard
      icon="shield"
      title={t('title')}
      waiting={waiting}
      action={<Link to="/admin/payments/deposits">{t('all')}</Link>}
    >
      {(rows) => (
        <WaitingRows
          total={waiting?.total ?? 0}
          rows={rows.map(({ id, bookingId, customerName, bookingNumber, amount, overAt, card }) => ({
            id,
            to: `/admin/dashboard/bookings/${bookingId}`,
            title: customerName,
            lines: [
              bookingNumber,
              overAt
                ? t('over', { when: formatDay(overAt, language) })
                : t('ends', { when: formatDayTime(card?.endsAt ?? '', language) }),
            ],
            end: <Money baht={amount} />,
          }))}
        />
      )}
    </WaitingCard>
  );
};

type Props = {
  total: number;
  rows: readonly { id: string; to: string; title: ReactNode; lines: readonly string[]; end?: ReactNode }[];
};

/** The first waiting items, and how many more there are. */
const WaitingRows = ({ total, rows }: Props) => {
  const t = useWords('dashboard');
  const more = total - rows.length;
  return (
    <>
      <ul className="divide-y divide-line text-xs">
        {rows.map(({ id, to, title, lines, end }) => (
          <li key={id} className="relative flex items-start gap-3 px-4 py-2.5 leading-snug hover:bg-hover">
            <div className="min-w-0 flex-1 wrap-anywhere">
              <Link to={to} className="inline-flex min-h-6 items-center font-semibold after:absolute after:inset-0">
                {title}
              </Link>
              {lines.map((line) => (
                <p key={line} className="text-muted">
                  {line}
                </p>
              ))}
            </div>
            {end && <div className="shrink-0 font-semibold figures">{end}</div>}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="border-t border-line px-4 py-2.5 text-xs text-muted">{t('more', { count: more })}</p>}
    </>
  );
};
