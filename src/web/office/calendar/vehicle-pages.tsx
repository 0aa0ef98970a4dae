import { formatNumber } from '#kernel/format-number.ts';
import { countText } from '#kernel/paging.ts';
import { useWords } from '../../languages/use-words.ts';
import { Pager, pagePart } from '../list/pager.tsx';
import { type CalendarSearch, calendarPath } from './plan/calendar-address.ts';
import type { PackedCalendar } from './plan/calendar-payload.ts';

type Props = { search: CalendarSearch; page: PackedCalendar };

/** Which vehicles of a large fleet are shown, with links to the others; nothing where all of them are. */
export const VehiclePages = ({ search, page: { vehicles, ...page } }: Props) => {
  const t = useWords('calendar');
  const shown = { ...page, data: vehicles };
  const { rows } = pagePart(shown);
  if (page.totalPages < 2 || !rows) return null;
  const from = formatNumber(rows.from);
  const to = formatNumber(rows.to);
  return (
    <Pager
      page={shown}
      pathOf={(number) => calendarPath({ ...search, page: number })}
      text={t('part', { from, to, total: countText(page.total) })}
    />
  );
};
