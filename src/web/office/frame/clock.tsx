import { useLanguage } from '../../languages/use-language.ts';
import { useNow } from '../../shell/use-now.ts';
import { formatDayTime } from '../../ui/dates.ts';

/** Date and time in Bangkok, wherever the device is: `Fri 20 Nov 2026, 10:42`. */
export const Clock = () => {
  const now = new Date(useNow()).toISOString();
  return (
    <time dateTime={now} className="mr-2 text-xs whitespace-nowrap text-muted figures max-lg:hidden">
      {formatDayTime(now, useLanguage(), { year: true })}
    </time>
  );
};
