import type { ReactNode } from 'react';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { dateOf, formatDayTime, timeOf } from '../../../ui/dates.ts';
import type { System } from '../read-dashboard.ts';

const marks = {
  ok: 'bg-success-mark',
  warning: 'bg-warning-mark',
  failed: 'bg-danger-mark',
  off: 'bg-subtle',
} as const;
const GB = 1e9;

/** The status of every service the product depends on, as of a moment ago. */
export const SystemStatus = ({ system }: { system: System }) => {
  const t = useWords('dashboard', 'system');
  const { database, jobs, mail, sms, payments, storage } = system;
  const when = useWhen(system.checkedAt);
  return (
    <ul className="divide-y divide-line text-xs">
      <Line name={t('database')} state={database.state}>
        {t('answers', { ms: database.answerMs })}
      </Line>
      <Line name={t('jobs')} state={jobs.state}>
        {jobs.lastRunAt
          ? t('jobsNow', { count: jobs.waiting, time: when(jobs.lastRunAt) })
          : t('jobsNever', { count: jobs.waiting })}
      </Line>
      <Line name={t('mail')} state={mail.state}>
        {mail.state === 'off' && t('noMail', mail)}
        {mail.state !== 'off' &&
          (mail.lastSentAt ? t('mailNow', { ...mail, time: when(mail.lastSentAt) }) : t('mailNever', mail))}
      </Line>
      <Line name={t('sms')} state={sms.state}>
        {sms.state === 'off' && t(sms.hasGateway ? 'smsOff' : 'noSms')}
        {sms.state !== 'off' &&
          (sms.lastSentAt ? t('mailNow', { ...sms, time: when(sms.lastSentAt) }) : t('mailNever', sms))}
      </Line>
      <Line name={t(payments.isTest ? 'testPayments' : 'payments')} state={payments.state}>
        {payments.lastEventAt ? t('webhook', { time: when(payments.lastEventAt) }) : t('noWebhook')}
      </Line>
      <Line name={t('storage')} state={storage.state}>
        {t('free', { free: (storage.freeBytes / GB).toFixed(1), total: Math.round(storage.totalBytes / GB) })}
      </Line>
    </ul>
  );
};

type LineProps = { name: string; state: keyof typeof marks; children: ReactNode };

const Line = ({ name, state, children }: LineProps) => {
  const t = useWords('dashboard', 'system.states');
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-2.5 px-4 py-2">
      <span aria-hidden="true" className={`size-1.75 shrink-0 rounded-full ${marks[state]}`} />
      <span>{name}</span>
      <span className={state === 'ok' ? 'sr-only' : 'text-2xs font-medium'}>{t(state)}</span>
      <span className="ml-auto text-right text-muted figures">{children}</span>
    </li>
  );
};

/** Only the time if it is the same day; otherwise date and time. */
const useWhen = (now: string) => {
  const language = useLanguage();
  return (moment: string) =>
    dateOf(moment) === dateOf(now) ? timeOf(moment) : formatDayTime(moment, language, { weekday: false });
};
