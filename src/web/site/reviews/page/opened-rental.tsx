import type { ReactNode } from 'react';
import { api } from '../../../api/browser.ts';
import type { DataOf } from '../../../api/routes.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useStoredLinkKey } from '../../../shell/link-key.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DeadEnd } from './dead-end.tsx';

export type Rental = DataOf<'GET /bookings/:id/review'>;

type Props = {
  bookingId: string;
  /** The rental that the server loaded for a signed-in customer. */
  given: Rental | null;
  children: (rental: Rental, token: string) => ReactNode;
};

/** Loads the rental of a mailed link, with the token in its fragment. */
export const OpenedRental = ({ bookingId, given, children }: Props) => {
  const t = useWords('reviews', 'page');
  const token = useStoredLinkKey();
  const { last, isWaiting, retry } = useLatest(given || !token ? null : bookingId, (signal) =>
    api.call('GET /bookings/:id/review', {
      params: { id: bookingId },
      headers: { 'X-Booking-Token': token ?? '' },
      signal,
    }),
  );
  if (given) return children(given, token ?? '');
  if (token === null) return <Waiting />;
  if (token === '') return <DeadEnd icon="link" title={t('missing.title')} text={t('missing.text')} />;
  if (last?.success) return children(last.data, token);
  if (!last || isWaiting) return <Waiting />;
  if (last.status === 404) return <DeadEnd icon="link" title={t('missing.title')} text={t('missing.text')} />;
  return (
    <DeadEnd icon="alert" title={t('unreachable.title')} text={t('unreachable.text')}>
      <Button look="accent" onClick={retry}>
        {t('retry')}
      </Button>
    </DeadEnd>
  );
};

const Waiting = () => {
  const t = useWords('reviews', 'page');
  return (
    <>
      <noscript>
        <DeadEnd icon="info" title={t('noScripts.title')} text={t('noScripts.text')} />
      </noscript>
      <div
        aria-busy="true"
        className="grid max-w-240 gap-x-12 gap-y-6 md:grid-cols-[300px_minmax(0,1fr)] [@media(scripting:none)]:hidden"
      >
        <Skeleton className="h-60 w-full rounded-panel" />
        <div className="grid content-start gap-5">
          <Skeleton className="h-9 w-72 max-w-full" />
          <Skeleton className="h-11 w-56" />
          <Skeleton className="h-40 w-full" />
        </div>
      </div>
    </>
  );
};
