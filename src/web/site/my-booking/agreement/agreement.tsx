import { lazy, Suspense, useState } from 'react';
import { toInstant } from '#kernel/bangkok-time.ts';
import { api } from '../../../api/browser.ts';
import { downloadFrom } from '../../../api/download.ts';
import { tokenOf } from '../../../booking/booking-key.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { useNow } from '../../../shell/use-now.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { useManaged } from '../managed.ts';
import { useArrival } from '../use-arrival.ts';

const SignHere = lazy(async () => ({ default: (await import('./sign-here.tsx')).SignHere }));

/** The rental agreement: read and signed here before the pick-up, and what was signed. Nothing before the confirmation. */
export const Agreement = () => {
  const t = useWords('signing');
  const language = useLanguage();
  const now = useNow();
  const { booking, bookingKey } = useManaged();
  const { bookingId: id, version, status } = booking;
  const headers = tokenOf(bookingKey);
  const isBooked = status === 'confirmed' || status === 'completed';
  const { last, retry } = useLatest(isBooked ? `${id} ${version}` : null, (signal) =>
    api.call('GET /bookings/:id/agreements', { params: { id }, headers, signal }),
  );
  const [isOpen, setOpen] = useState(false);
  const arrive = useArrival('agreement');
  if (last && !last.success) return <RetryAlert tone="warning" title={t('failed')} retry={retry} />;
  if (!last) return null;
  const { state, signableFrom, signed } = last.data;
  const [newest] = signed;
  if (!newest && !signableFrom && !booking.isPickedUp) return null;
  // Who got the keys without a signature is asked no more; who signed, and keeps it longer, signs what changed.
  const isDue = state !== 'signed' && signableFrom !== null && (newest !== undefined || !booking.isPickedUp);
  const isNow = signableFrom !== null && toInstant(signableFrom).epochMilliseconds <= now;
  const when = (at: string) => formatDayTime(at, language);
  return (
    <Card aria-labelledby="agreement" className="no-print">
      <h2 ref={arrive} tabIndex={-1} id="agreement" className="mb-2 scroll-mt-24 text-[1.1875rem]">
        {t('heading')}
      </h2>
      {newest && state === 'signed' && (
        <p role="status" className="flex gap-3">
          <Icon name="check" className="mt-0.5 text-success" />
          {t('own.signed', { when: when(newest.signedAt) })}
        </p>
      )}
      {booking.isPickedUp && !newest && <p className="text-muted">{t('withoutSignature')}</p>}
      {isDue && !isNow && signableFrom && <p className="text-muted">{t('own.from', { when: when(signableFrom) })}</p>}
      {isDue && isNow && (
        <>
          <p>{t(state === 'outdated' ? 'own.outdated' : 'own.unsigned')}</p>
          <Button look="accent" className="mt-3" onClick={() => setOpen(true)}>
            {t('signHere')}
          </Button>
        </>
      )}
      {newest && <Original version={newest.version} />}
      {isOpen && last.data.paper && (
        <Suspense>
          <SignHere
            shown={last.data}
            paper={last.data.paper}
            onClose={() => setOpen(false)}
            onStale={retry}
            onDone={() => {
              setOpen(false);
              retry();
            }}
          />
        </Suspense>
      )}
    </Card>
  );
};

/** The customer's original of what was signed last. */
const Original = ({ version }: { version: number }) => {
  const t = useWords('signing');
  const say = useProblemWords();
  const { booking, bookingKey } = useManaged();
  const [why, setWhy] = useState<string | null>(null);
  const load = async () => {
    const address = `/api/bookings/${booking.bookingId}/agreements/${version}`;
    const failure = await downloadFrom(address, { headers: tokenOf(bookingKey) });
    setWhy(failure && say(failure));
  };
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      {why && (
        <Alert tone="danger" title={t('own.notLoaded')}>
          {why}
        </Alert>
      )}
      <Button look="outline" onClick={load}>
        <Icon name="download" size="sm" />
        {t('own.download')}
      </Button>
    </div>
  );
};
