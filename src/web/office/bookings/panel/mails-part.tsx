import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../languages/use-language.ts';
import { formatDayTime } from '../../../ui/dates.ts';
import { PanelPart } from '../../panel/side-panel.tsx';
import type { Booking } from '../booking.ts';

/** What was written to the customer about the booking, and whether it went out. */
export const MailsPart = ({ mails }: Pick<Booking, 'mails'>) => {
  const { t } = useTranslation('bookings');
  const language = useLanguage();
  const statusOf = (status: string) =>
    status === 'sent' || status === 'failed' || status === 'waiting' ? t(`mailStatus.${status}`) : status;
  return (
    <PanelPart title={t('panel.mails')}>
      {mails.length === 0 && <p className="text-xs text-muted">{t('panel.noMails')}</p>}
      <ul className="grid gap-2 text-xs">
        {mails.map(({ id, subject, to, status, at }) => (
          <li key={id} className="flex justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              {subject}
              <span className="block text-muted">
                {to}, <span className={status === 'failed' ? 'text-danger' : ''}>{statusOf(status)}</span>
              </span>
            </span>
            <time dateTime={at} className="shrink-0 text-2xs text-subtle figures">
              {formatDayTime(at, language, { weekday: false })}
            </time>
          </li>
        ))}
      </ul>
    </PanelPart>
  );
};
