import type { ReactNode } from 'react';
import { data, Link, useOutletContext } from 'react-router';
import { isId } from '#kernel/is-id.ts';
import { apiContext } from '../../api/contexts.ts';
import { isMissing } from '../../api/failure.ts';
import type { DataOf } from '../../api/routes.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDayTime } from '../../ui/dates.ts';
import { Icon } from '../../ui/icons.tsx';
import { ListFailed } from '../list/list-failed.tsx';
import { useMutation } from '../live/use-mutation.ts';
import { PanelPart, SidePanel } from '../panel/side-panel.tsx';
import type { Route } from './+types/mail';
import { isRemoved, MailBadge } from './mail-badge.tsx';
import { type MailSearch, outboxPath } from './outbox-address.ts';

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  if (!isId(params.id)) throw data(null, { status: 404 });
  const mail = await context.get(apiContext).call('GET /notices/outbox/:id', { params });
  if (!mail.success && isMissing(mail)) throw data(null, { status: 404 });
  return mail;
};

/** `/admin/outbox/:id`: one e-mail beside the list. */
const Mail = ({ loaderData: mail }: Route.ComponentProps) => {
  const t = useWords('outbox');
  const closePath = outboxPath(useOutletContext<MailSearch>());
  if (!mail.success)
    return (
      <SidePanel title={t('title')} label={t('title')} closePath={closePath}>
        <ListFailed title={t('failed')} failure={mail} />
      </SidePanel>
    );
  return (
    <>
      <PageHead title={isRemoved(mail.data) ? t('removed') : mail.data.subject} isIndexed={false} />
      <MailPanel key={mail.data.id} mail={mail.data} closePath={closePath} />
    </>
  );
};
export default Mail;

type MailData = DataOf<'GET /notices/outbox/:id'>;

/** An e-mail's content and recipient, with a resend button. The content is shown as plain text, never as HTML. */
const MailPanel = ({ mail, closePath }: { mail: MailData; closePath: string }) => {
  const t = useWords('outbox');
  const { run, isBusy } = useMutation();
  const words =
    mail.status === 'capped'
      ? ({ do: 'send', done: 'willBeSent' } as const)
      : ({ do: 'resend', done: 'resent' } as const);
  const resend = () =>
    void run('POST /notices/outbox/:id/resend', { params: { id: mail.id } }, { done: t(words.done) });
  const isGone = isRemoved(mail);
  const title = isGone ? t('removed') : mail.subject;
  return (
    <SidePanel
      title={title}
      label={title}
      badges={<MailBadge status={mail.status} />}
      closePath={closePath}
      actions={
        !isGone && (
          <Button look="brand" size="sm" disabled={isBusy} onClick={resend}>
            <Icon name="mail" size="sm" />
            {t(isBusy ? 'resending' : words.do)}
          </Button>
        )
      }
    >
      <PanelPart>
        <Facts mail={mail} />
      </PanelPart>
      {!isGone && (
        <PanelPart title={t('says')}>
          <p className="text-xs whitespace-pre-wrap wrap-anywhere">{mail.plain}</p>
        </PanelPart>
      )}
      {mail.attachments.length > 0 && (
        <PanelPart title={t('attachments')}>
          <ul className="grid gap-1 text-xs">
            {mail.attachments.map(({ name, bytes }) => (
              <li key={name} className="flex items-center gap-2">
                <Icon name="document" size="sm" className="text-subtle" />
                <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
                <span className="text-subtle figures">{t('kilobytes', { count: Math.ceil(bytes / 1000) })}</span>
              </li>
            ))}
          </ul>
        </PanelPart>
      )}
    </SidePanel>
  );
};

const Facts = ({ mail }: { mail: MailData }) => {
  const t = useWords('outbox', 'fact');
  const language = useLanguage();
  const moment = (at: string) => formatDayTime(at, language, { year: true });
  const { to, replyTo, createdAt, sentAt, attempts, lastError, bookingId } = mail;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-xs">
      {to.address && <Fact name={t('to')}>{to.name ? `${to.name}, ${to.address}` : to.address}</Fact>}
      {replyTo && <Fact name={t('replyTo')}>{replyTo.address}</Fact>}
      <Fact name={t('written')}>{moment(createdAt)}</Fact>
      {mail.status === 'sent' && sentAt && <Fact name={t('sent')}>{moment(sentAt)}</Fact>}
      {attempts > 1 && <Fact name={t('attempts')}>{attempts}</Fact>}
      {mail.status === 'capped' && <Fact name={t('why')}>{t('tooMany', { count: mail.notSent })}</Fact>}
      {lastError && <Fact name={t('lastError')}>{lastError}</Fact>}
      {bookingId && (
        <Fact name={t('booking')}>
          <Link to={`/admin/bookings/${bookingId}`} className="font-medium text-link underline underline-offset-3">
            {t('openBooking')}
          </Link>
        </Fact>
      )}
    </dl>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="contents">
    <dt className="text-muted">{name}</dt>
    <dd className="wrap-anywhere figures">{children}</dd>
  </div>
);
