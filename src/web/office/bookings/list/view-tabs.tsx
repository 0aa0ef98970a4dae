import { useWords } from '../../../languages/use-words.ts';
import { ListTabs } from '../../list/list-tabs.tsx';
import { type BookingSearch, otherPath, statuses, views } from './bookings-address.ts';
import type { BookingStats } from './read-bookings.ts';

const marks = {
  pending: 'bg-pending-mark',
  confirmed: 'bg-confirmed-mark',
  completed: 'bg-completed-mark',
  cancelled: 'bg-cancelled-mark',
} as const;

type Props = { stats: BookingStats | null; search: BookingSearch };

/** All bookings, those of each view of the day and of each status, with their numbers. Rare views show once they have any. */
export const ViewTabs = ({ stats, search }: Props) => {
  const t = useWords('bookings');
  const isRare = (view: string) => view === 'to-approve' || view === 'unproven';
  const shown = views.filter((view) => !isRare(view) || view === search.view || (stats?.views[view] ?? 0) > 0);
  const ofDay = shown.map((view) => ({
    to: otherPath(search, { view, status: '' }),
    name: t(`views.${view}`),
    count: stats?.views[view],
    isOpen: search.view === view,
  }));
  const ofStatus = statuses.map((status) => ({
    to: otherPath(search, { view: '', status }),
    name: t(`status.${status}`),
    count: stats?.[status],
    isOpen: search.view === '' && search.status === status,
    mark: marks[status],
  }));
  const total = {
    to: otherPath(search, { view: '', status: '' }),
    name: t('summary.total'),
    count: stats?.total,
    isOpen: search.view === '' && search.status === '',
  };
  return (
    <ListTabs
      label={t('views.label')}
      groups={[
        { name: t('views.day'), tabs: [total, ...ofDay] },
        { name: t('summary.label'), tabs: ofStatus },
      ]}
    />
  );
};
