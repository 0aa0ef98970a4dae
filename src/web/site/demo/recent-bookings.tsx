import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatDay } from '../../ui/dates.ts';
import { Money } from '../../ui/money.tsx';
import { textIn } from './demo-day.ts';
import { recent } from './demo-figures.ts';
import { Panel } from './panel.tsx';

/** Customer, vehicle, status, pick-up and amount of the latest bookings. */
export const RecentBookings = () => {
  const t = useWords('demo');
  const language = useLanguage();
  return (
    <Panel heading={t('recent.heading')}>
      <ul className="divide-y divide-line">
        {recent.map(({ reference, who, vehicle, status, pickUp, baht }) => (
          <li
            key={reference}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 px-4 py-2.5 sm:grid-cols-[6.5rem_1fr_8rem_6rem]"
          >
            <span className="font-semibold max-sm:col-span-2">{reference}</span>
            <span className="grid min-w-0">
              {textIn(who, language)}
              <span className="text-xs text-muted">{vehicle}</span>
            </span>
            <span className="grid justify-items-start gap-0.5 max-sm:order-last max-sm:col-span-2">
              <Badge tone={status}>{t(`status.${status}`)}</Badge>
              <span className="text-xs text-muted figures">
                {t('recent.pickUp', { date: formatDay(pickUp, language, { weekday: false }) })}
              </span>
            </span>
            <span className="text-right font-semibold">
              <Money baht={baht} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
