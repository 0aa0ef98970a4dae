import { apiContext } from '../../api/contexts.ts';
import { useReload } from '../../connection/use-reload.ts';
import { isPhoto, useNews, useUnsent } from '../../device/unsent.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Badge } from '../../ui/badge.tsx';
import { timeOf } from '../../ui/dates.ts';
import { type BookingRow, type HandOverKind, handOverPath } from '../bookings/booking.ts';
import { CopiedAt } from '../bookings/hand-over/copied-at.tsx';
import { isDone, JobLists } from '../bookings/hand-over/jobs.tsx';
import { readJobs } from '../bookings/hand-over/read-hand-over.ts';
import { ScreenHead } from '../frame/screen-head.tsx';
import { officeUserContext } from '../guard.ts';
import { useAutoRefresh } from '../live/use-auto-refresh.ts';
import type { Route } from './+types/hand-overs';
import { UnsentList } from './unsent-list.tsx';
import { pathsOf, useOfflineJobs } from './use-offline-jobs.ts';

export const handle: Handle = { words: ['bookings'] };

/** What a phone needs to put the screen among its apps. */
export const links: Route.LinksFunction = () => [{ rel: 'manifest', href: '/hand-overs.webmanifest' }];

export const loader = async ({ context }: Route.LoaderArgs) => ({
  jobs: await readJobs(context.get(apiContext)),
  staffId: context.get(officeUserContext).id,
});

/** `/admin/hand-overs`: today's hand-overs, kept on this device so that they go on without a connection. */
const HandOvers = ({ loaderData: { jobs, staffId } }: Route.ComponentProps) => {
  const t = useWords('bookings', 'handOvers');
  useAutoRefresh(60_000);
  const reload = useReload();
  useNews(({ sent }) => {
    if (sent && !isPhoto(sent)) void reload();
  });
  const kept = useOfflineJobs(jobs, staffId);
  const paths = pathsOf(jobs);
  const keptCount = paths.filter((path) => kept.has(path)).length;
  const unsent = useUnsent(staffId) ?? [];
  const endOf = (booking: BookingRow, kind: HandOverKind) => {
    const isUnsent = unsent.some(({ facts }) => facts.bookingId === booking.id && facts.kind === kind);
    if (isUnsent) return <Badge tone="pending">{t('unsent')}</Badge>;
    if (isDone(booking, kind)) return <Badge tone="success">{t('done')}</Badge>;
    const at = kept.get(handOverPath(booking.id, kind));
    return (
      <span className="text-2xs font-regular text-muted figures">
        {at && t('keptAt', { time: timeOf(new Date(at).toISOString()) })}
      </span>
    );
  };
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <ScreenHead title={t('title')} text={t('text')} />
      {keptCount > 0 && (
        <p className="px-4 pt-4 text-xs text-muted md:px-6">
          {t('keptCount', { count: keptCount, all: paths.length })}
        </p>
      )}
      <CopiedAt data={jobs} className="mx-4 mt-4 md:mx-6" />
      <UnsentList unsent={unsent} staffId={staffId} />
      <div className="mx-4 mt-4 mb-6 grid rounded-lg border border-line bg-surface md:mx-6 lg:grid-cols-2">
        <JobLists jobs={jobs} endOf={endOf} />
      </div>
    </>
  );
};
export default HandOvers;
