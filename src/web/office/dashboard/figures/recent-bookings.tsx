import { Link } from 'react-router';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useNow } from '../../../shell/use-now.ts';
import { Badge } from '../../../ui/badge.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { Money } from '../../../ui/money.tsx';
import type { Recent } from '../read-dashboard.ts';
import { DashboardCard } from './card.tsx';

/** The newest bookings: customer, vehicle, status, pick-up and amount. */
export const RecentBookings = ({ recent }: { recent: Recent | null }) => {
  const t = useWords('dashboard');
  return (
    <DashboardCard title={t('recent.title')} data={recent} action={{ to: '/admin/bookings', word: t('recent.all') }}>
      {(rows) =>
        rows.length === 0 ? (
          <div className="px-4 py-6 text-center text-xs text-muted">
            <p className="font-semibold text-ink">{t('recent.none')}</p>
            <p>{t('recent.noneText')}</p>
          </div>
        ) : (
          <ul className="divide-y divide-line text-xs">
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
        )
      }
    </DashboardCard>
  );
};

const Row = ({ row }: { row: Recent[number] }) => {
  const t = useWords('dashboard');
  const language = useLanguage();
  const ago = useAgo();
  return (
    <li className="relative grid min-h-11.5 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 px-4 py-2 hover:bg-hover tablet:grid-cols-[92px_minmax(0,1fr)_minmax(0,1.2fr)_96px_72px_76px]">
      <Link to={`bookings/${row.id}`} preventScrollReset className="font-semibold after:absolute after:inset-0">
        {row.bookingNumber}
      </Link>
      <span className="truncate max-tablet:order-3">{row.customerName}</span>
      <span className="min-w-0 text-muted max-tablet:order-4 max-tablet:text-right">
        <span className="block truncate">{row.vehicleName}</span>
        <span className="block truncate text-2xs">{formatDayTime(row.pickupDate, language)}</span>
      </span>
      <span className="max-tablet:order-2">
        <Badge tone={row.status}>{t(`byStatus.${row.status}`)}</Badge>
      </span>
      <Money baht={row.totalAmount} className="font-semibold tablet:text-right max-tablet:order-5" />
      <span className="text-2xs text-subtle tablet:text-right max-tablet:order-6 max-tablet:text-right">
        {ago(row.createdAt)}
      </span>
    </li>
  );
};

/** How long ago a time was if it is today; otherwise the date and time. */
const useAgo = () => {
  const t = useWords('dashboard', 'recent.ago');
  const language = useLanguage();
  const now = useNow();
  return (moment: string) => {
    const minutes = Math.floor((now - Date.parse(moment)) / 60_000);
    if (minutes < 1) return t('now');
    if (minutes < 60) return t('minutes', { count: minutes });
    return minutes < 24 * 60 ? t('hours', { count: Math.floor(minutes / 60) }) : formatDayTime(moment, language);
  };
};
