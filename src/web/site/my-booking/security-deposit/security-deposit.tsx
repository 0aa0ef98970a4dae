import { lazy, type ReactNode, Suspense, useState } from 'react';
import { toInstant } from '#kernel/bangkok-time.ts';
import { api } from '../../../api/browser.ts';
import { tokenOf } from '../../../booking/booking-key.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { useNow } from '../../../shell/use-now.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { useBaht } from '../../../ui/money.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { useManaged } from '../managed.ts';
import { useArrival } from '../use-arrival.ts';
import { agreedState } from './deposit-state.ts';
import { HoldUnderWay } from './hold-under-way.tsx';
import { OneDeposit } from './one-deposit.tsx';
import { useCardHold } from './use-card-hold.ts';

const HoldCard = lazy(async () => ({ default: (await import('./hold-card.tsx')).HoldCard }));

/** The security deposit: asked for, held or left, what comes off it, and how to have it held on a card. */
export const SecurityDeposit = () => {
  const t = useWords('myBooking', 'securityDeposit');
  const baht = useBaht();
  const { booking, bookingKey } = useManaged();
  const { bookingId: id, version, quote } = booking;
  const headers = tokenOf(bookingKey);
  const { last, retry } = useLatest(quote.securityDeposit > 0 ? `${id} ${version}` : null, (signal) =>
    api.call('GET /bookings/:id/security-deposits', { params: { id }, headers, signal }),
  );
  const [isOpen, setOpen] = useState(false);
  const arrive = useArrival('security-deposit');
  const heldFrom = last?.success ? last.data.heldFrom : null;
  const { hold, take } = useCardHold({ id, headers, isOffered: heldFrom !== null }, retry);
  if (last && !last.success) return <RetryAlert tone="warning" title={t('notRead')} retry={retry} />;
  if (!last) return null;
  const { left, agreedAmount, waitingAmount } = last.data;
  const agreed = agreedState(booking, last.data);
  if (left.length === 0 && !agreed) return null;
  return (
    <Card aria-labelledby="security-deposit">
      <h2 ref={arrive} tabIndex={-1} id="security-deposit" className="mb-2 scroll-mt-24 text-[1.1875rem]">
        {t('heading')}
      </h2>
      <div className="grid gap-4 text-sm leading-body">
        {left.map((deposit) => (
          <OneDeposit key={deposit.id} deposit={deposit} waitingAmount={waitingAmount} />
        ))}
        {agreed === 'not-taken' && <p className="text-muted">{t('notTaken')}</p>}
        {agreed === 'asked' && (
          <div className="grid gap-2">
            <p>
              <Badge tone="pending">{t('asked')}</Badge>
            </p>
            <p>{t('askedText', { amount: baht(agreedAmount) })}</p>
            {hold && <HoldUnderWay hold={hold} />}
            {!heldFrom && <p className="text-muted">{t('atDesk')}</p>}
            {heldFrom && hold?.status !== 'pending' && (
              <Offer heldFrom={heldFrom}>
                <Button className="no-print justify-self-start" onClick={() => setOpen(true)}>
                  {t('hold', { amount: baht(agreedAmount) })}
                </Button>
              </Offer>
            )}
          </div>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <HoldCard amount={agreedAmount} onClose={() => setOpen(false)} onDone={take} />
        </Suspense>
      )}
    </Card>
  );
};

/** From when on it can be held on a card, and then the button. */
const Offer = ({ heldFrom, children }: { heldFrom: string; children: ReactNode }) => {
  const t = useWords('myBooking', 'securityDeposit');
  const language = useLanguage();
  const now = useNow();
  const isNow = toInstant(heldFrom).epochMilliseconds <= now;
  return isNow ? (
    <>
      <p className="text-muted">{t('offer')}</p>
      {children}
    </>
  ) : (
    <p className="text-muted">{t('offerFrom', { when: formatDayTime(heldFrom, language) })}</p>
  );
};
