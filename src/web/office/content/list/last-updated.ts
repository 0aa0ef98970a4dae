import type { Language } from '../../../languages/language.ts';
import { formatDayTime } from '../../../ui/dates.ts';

type Words = Readonly<{ notKnown: string; invalid: string }>;

/** When a page was changed, as the list says it (document 3, Content Management). */
export const lastUpdated = (moment: string | null, language: Language, { notKnown, invalid }: Words): string => {
  if (!moment) return notKnown;
  if (Number.isNaN(Date.parse(moment))) return invalid;
  return formatDayTime(moment, language, { weekday: false, year: true });
};
