import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Icon } from '../../ui/icons.tsx';
import { late, pickUps, returns, unpaid } from './demo-day.ts';
import { Figures } from './figures.tsx';
import { JobList } from './job-list.tsx';
import { RecentBookings } from './recent-bookings.tsx';
import { RevenueChart } from './revenue-chart.tsx';
import { StatusShares } from './status-shares.tsx';
import { SystemStatus } from './system-status.tsx';
import './demo.css';

export const handle: Handle = { words: ['demo'] };

/** `/demo`: what the back office looks like, for everybody, with invented figures that say so (document 2, section 2). */
const Demo = () => {
  const { t } = useTranslation('demo');
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <p className="bg-warning-soft px-4 py-2.5 text-center text-sm font-medium text-warning">
        <Icon name="info" size="sm" className="mr-2 inline align-[-3px]" />
        {t('banner')}. <Link to="/login">{t('signIn')}</Link>
      </p>
      <div className="page-width grid gap-4 pt-6 text-sm">
        <div>
          <h1 className="text-2xl tracking-tight">{t('heading')}</h1>
          <p className="mt-1 max-w-[75ch] text-muted">{t('lead')}</p>
        </div>
        <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
          <JobList heading={t('pickUps')} icon="key" jobs={pickUps} />
          <JobList heading={t('returns')} icon="repeat" jobs={returns} />
          <div className="grid gap-4 md:max-xl:col-span-2 md:max-xl:grid-cols-2">
            <JobList heading={t('late')} icon="clock" jobs={late} />
            <JobList heading={t('unpaid')} icon="wallet" jobs={unpaid} />
          </div>
        </div>
        <Figures />
        <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
          <RevenueChart />
          <SystemStatus />
          <RecentBookings />
          <StatusShares />
        </div>
      </div>
    </>
  );
};
export default Demo;
