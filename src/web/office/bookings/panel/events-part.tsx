import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../languages/use-language.ts';
import { formatDayTime } from '../../../ui/dates.ts';
import { PanelPart } from '../../panel/side-panel.tsx';
import { ChangeList } from '../../timeline/change-list.tsx';
import type { Booking } from '../booking.ts';
import { useEventWords } from './use-event-words.ts';

type Event = Booking['timeline'][number];

/** What happened to the booking, the newest first. */
export const EventsPart = ({ events }: { events: readonly Event[] }) => {
  const { t } = useTranslation('bookings', { keyPrefix: 'panel' });
  return (
    <PanelPart title={t('timeline')}>
      {events.length === 0 && <p className="text-xs text-muted">{t('noEvents')}</p>}
      <ol className="text-xs">
        {events.map((event) => (
          <li
            key={`${event.at} ${event.action} ${event.about}`}
            className="relative grid grid-cols-[16px_minmax(0,1fr)_auto] gap-x-2 pb-3 not-last:before:absolute not-last:before:top-4.5 not-last:before:-bottom-1 not-last:before:left-[7.5px] not-last:before:w-px not-last:before:bg-line-strong"
          >
            <span
              aria-hidden="true"
              className={`mt-1.5 ml-1 size-2 rounded-full ${event.action.startsWith('mail.') ? 'bg-line-control' : 'bg-brand'}`}
            />
            <Happened event={event} />
          </li>
        ))}
      </ol>
    </PanelPart>
  );
};

const Happened = ({ event }: { event: Event }) => {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const { title, under, changes } = useEventWords(event);
  return (
    <>
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{title}</p>
        {under && <p className="text-muted">{under}</p>}
        {event.reason && <p className="text-muted">{t('because', { reason: event.reason })}</p>}
        {changes.length > 0 && (
          <details>
            <summary className="inline-flex min-h-6 items-center text-2xs text-link">
              {t('changes', { count: changes.length })}
            </summary>
            <ChangeList changes={changes} />
          </details>
        )}
      </div>
      <time dateTime={event.at} className="text-2xs whitespace-nowrap text-subtle figures">
        {formatDayTime(event.at, language, { weekday: false })}
      </time>
    </>
  );
};
