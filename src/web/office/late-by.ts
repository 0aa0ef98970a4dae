import { useWords } from '../languages/use-words.ts';

/** How late a return is, a started minute counting: in whole days, in whole hours, and the minutes beyond the hours. */
type LateBy = Readonly<{ days: number; hours: number; minutes: number }>;

export const lateBy = (due: string, nowMs: number): LateBy => {
  const minutes = Math.max(0, Math.ceil((nowMs - Date.parse(due)) / 60_000));
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60), minutes: minutes % 60 };
};

/** How late a return is, in its largest whole unit: “3 h”. */
export const useLateWords = (): ((due: string, nowMs: number) => string) => {
  const t = useWords('office', 'lateBy');
  return (due, nowMs) => {
    const late = lateBy(due, nowMs);
    if (late.days > 0) return t('days', { count: late.days });
    return late.hours > 0 ? t('hours', late) : t('minutes', late);
  };
};
