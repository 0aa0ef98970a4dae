import type { ReactNode } from 'react';
import { useWords } from '../../languages/use-words.ts';
import { Icon } from '../../ui/icons.tsx';
import { barLooks, elsewhereLook, stages } from './grid/booking-mark.tsx';

/** What the colours and marks mean. */
export const Legend = ({ hasPlace }: { hasPlace: boolean }) => {
  const t = useWords('calendar');
  return (
    <ul
      aria-label={t('legend.label')}
      className="flex min-w-0 flex-[1_1_420px] flex-wrap items-center gap-x-3.5 gap-y-1 text-2xs text-muted"
    >
      {stages.map((stage) => (
        <Sign key={stage} look={barLooks[stage]}>
          {t(`stage.${stage}`)}
        </Sign>
      ))}
      {hasPlace && <Sign look={elsewhereLook}>{t('legend.elsewhere')}</Sign>}
      <Sign look="calendar-turnover">{t('legend.turnover')}</Sign>
      <Sign look="calendar-maintenance">{t('legend.maintenance')}</Sign>
      <li className="flex items-center gap-1.5 text-danger">
        <Icon name="alert" size="xs" />
        {t('legend.conflict')}
      </li>
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className="grid w-4 gap-0.5">
          <span className="h-1 w-2.5 rounded-xs bg-confirmed-mark" />
          <span className="ml-1.5 h-1 w-2.5 rounded-xs bg-confirmed-mark" />
        </span>
        {t('legend.lanes')}
      </li>
    </ul>
  );
};

const Sign = ({ look, children }: { look: string; children: ReactNode }) => (
  <li className="flex items-center gap-1.5">
    <span aria-hidden="true" className={`h-2.5 w-4 rounded-xs ${look}`} />
    {children}
  </li>
);
