import { useTranslation } from 'react-i18next';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something runs, in its two largest units: `3 d 4 h`, `12 min 5 s`. */
export const useUptime = (): ((seconds: number) => string) => {
  const { t } = useTranslation('system', { keyPrefix: 'uptime' });
  return (seconds) => {
    const whole = Math.floor(seconds);
    if (whole >= DAY) return t('days', { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) });
    if (whole >= HOUR)
      return t('hours', { hours: Math.floor(whole / HOUR), minutes: Math.floor((whole % HOUR) / MINUTE) });
    return t('minutes', { minutes: Math.floor(whole / MINUTE), seconds: whole % MINUTE });
  };
};
