import { useTranslation } from 'react-i18next';
import type { Contact } from './default-contact.ts';
import { useWeekdayName } from './use-weekday-name.ts';

type OfficeNow = NonNullable<Contact['officeNow']>;

/** Whether somebody is there now. Says nothing where the hours cannot be read. */
export const OpenNow = ({ officeNow }: { officeNow: OfficeNow }) => {
  const { isOpen } = officeNow;
  const text = useOpenText(officeNow);
  if (isOpen === null) return null;
  return (
    <p
      className={`inline-flex items-center gap-2 text-sm font-medium ${isOpen ? 'text-success' : 'text-muted'} before:size-2 before:rounded-full ${isOpen ? 'before:bg-success-mark' : 'before:bg-line-control'}`}
    >
      {text}
    </p>
  );
};

const useOpenText = ({ isOpen, until, opensNext }: OfficeNow): string => {
  const { t } = useTranslation('contact', { keyPrefix: 'open' });
  const nameOf = useWeekdayName();
  if (isOpen) return until ? t('until', { time: inShort(until) }) : t('always');
  if (!opensNext) return t('closed');
  const { weekday, isToday, at } = opensNext;
  return isToday ? t('opensToday', { time: inShort(at) }) : t('opensOn', { day: nameOf(weekday), time: inShort(at) });
};

/** `08:30` as `8:30`, as the hours beside it are written. */
const inShort = (time: string) => time.replace(/^0(?=\d)/, '');
