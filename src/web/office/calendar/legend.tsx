import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../languages/use-words.ts';
import { useDisclosure } from '../../shell/use-disclosure.ts';
import { buttonClass } from '../../ui/button-look.ts';
import { Icon } from '../../ui/icons.tsx';
import { barLooks, elsewhereLook, leavingLook, tentativeLook } from './grid/booking-mark.tsx';
import { type CalendarSearch, calendarPath } from './plan/calendar-address.ts';
import { stages } from './plan/calendar-payload.ts';

type Props = { search: CalendarSearch; turnoverHours: number | null };

const line = 'flex min-h-9 items-center gap-2.5 rounded-md px-2';

/** What the colours and marks mean, behind a question mark. A stage is a link that lets its bookings stand out; those cancelled are shown on request. */
export const Legend = ({ search, turnoverHours }: Props) => {
  const t = useWords('calendar');
  const disclosure = useDisclosure();
  return (
    <details {...disclosure} className="bar:relative">
      <summary
        aria-label={t('legend.label')}
        title={t('legend.label')}
        className={`${buttonClass('outline', 'sm')} w-9`}
      >
        ?
      </summary>
      <div className="absolute inset-x-4 top-full z-30 mt-1.5 rounded-lg border border-line bg-raised p-1.5 text-xs text-ink shadow-lg bar:right-0 bar:left-auto bar:w-68">
        <ul aria-label={t('legend.label')}>
          {stages.map((stage) => (
            <li key={stage}>
              <Link
                to={calendarPath({ ...search, stage: search.stage === stage ? '' : stage })}
                preventScrollReset
                aria-current={search.stage === stage ? 'true' : undefined}
                className={`${line} quick hover:bg-hover aria-[current]:bg-brand-soft aria-[current]:font-semibold`}
              >
                <Swatch look={barLooks[stage]} />
                {t(`stage.${stage}`)}
              </Link>
            </li>
          ))}
          {search.location !== '' && <Sign look={elsewhereLook}>{t('legend.elsewhere')}</Sign>}
          <Sign look="calendar-turnover">{t('legend.turnover')}</Sign>
          <Sign look="calendar-maintenance">{t('legend.maintenance')}</Sign>
          <li className={`${line} text-danger`}>
            <Icon name="alert" size="xs" className="w-4" />
            {t('legend.conflict')}
          </li>
          <li className={line}>
            <span aria-hidden="true" className="grid w-4 shrink-0 gap-0.5">
              <span className="h-1 w-2.5 rounded-xs bg-confirmed-mark" />
              <span className="ml-1.5 h-1 w-2.5 rounded-xs bg-confirmed-mark" />
            </span>
            {t('legend.lanes')}
          </li>
          <li className={line}>
            <Swatch look={`${barLooks.confirmed} ${tentativeLook}`} />
            {t('legend.tentative')}
            <Icon name="repeat" size="xs" className="ml-auto" />
          </li>
          <Sign look={barLooks.confirmed}>{t('legend.locked')}</Sign>
          <Sign look={leavingLook}>{t('legend.leaving')}</Sign>
          <Sign look="border-2 border-dashed border-brand bg-brand-softer">{t('legend.coming')}</Sign>
        </ul>
        <Link
          to={calendarPath({ ...search, cancelled: !search.cancelled })}
          preventScrollReset
          className={`${line} border-t border-line font-medium text-link`}
        >
          {t(search.cancelled ? 'filter.withoutCancelled' : 'filter.cancelled')}
        </Link>
        {turnoverHours !== null && (
          <p className="border-t border-line px-2 py-2 text-muted">{t('turnover', { count: turnoverHours })}</p>
        )}
      </div>
    </details>
  );
};

const Sign = ({ look, children }: { look: string; children: ReactNode }) => (
  <li className={line}>
    <Swatch look={look} />
    {children}
  </li>
);

const Swatch = ({ look }: { look: string }) => (
  <span aria-hidden="true" className={`h-2.5 w-4 shrink-0 rounded-xs ${look}`} />
);
