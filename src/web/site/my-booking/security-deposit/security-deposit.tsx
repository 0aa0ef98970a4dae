import { lazy, type ReactNode, Suspense, useState } from 'react';
import { toInstant } from '#kernel/bangkok-time.ts';
import { api } from '../../../api/browser.ts';
import type { DataOf } from '../../../api/routes.ts';
import { tokenOf } from '../../../booking/booking-key.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { useNow } from '../../../shell/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { useBaht } from '../../../ui/money.tsx';
import { useManaged } from '../managed.ts';
import { HoldUnderWay } from './hold-under-way.tsx';
import { useCardHold } from './use-card-hold.ts';

const HoldCard = lazy(async () => ({ default: (await import('./hold-card.tsx')).HoldCard }));

/** The security deposit: what was left or is held and what became of it, and how to have it held on a card. */
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
  const heldFrom = last?.success ? last.data.heldFrom : null;
  const { hold, take } = useCardHold({ id, headers, isOffered: heldFrom !== null }, retry);
  if (!last?.success) return null;
  const { left, agreedAmount } = last.data;
  return (
    <div className="mt-3 grid gap-2 text-sm leading-snug empty:hidden">
      {left.length > 0 && (
        <ul className="grid gap-1">
          {left.map((deposit) => (
            <li key={deposit.id}>
              <Became deposit={deposit} />
            </li>
          ))}
        </ul>
      )}
      {hold && <HoldUnderWay hold={hold} />}
      {heldFrom && hold?.status !== 'pending' && (
        <Offer heldFrom={heldFrom}>
          <Button className="no-print justify-self-start" onClick={() => setOpen(true)}>
            {t('hold', { amount: baht(agreedAmount) })}
          </Button>
        </Offer>
      )}
      {isOpen && (
        <Suspense>
          <HoldCard amount={agreedAmount} onClose={() => setOpen(false)} onDone={take} />
        </Suspense>
      )}
    </div>
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

type Deposit = DataOf<'GET /bookings/:id/security-deposits'>['left'][number];

/** What was left or is held, and what became of it. */
const Became = ({ deposit }: { deposit: Deposit }) => {
  const t = useWords('myBooking', 'securityDeposit');
  const language = useLanguage();
  const baht = useBaht();
  const { amount, leftAt, endedAt, keptAmount, givenBackAmount, card } = deposit;
  const when = formatDayTime(endedAt ?? leftAt, language);
  const facts = { amount: baht(amount), back: baht(givenBackAmount ?? 0), kept: baht(keptAmount ?? 0), when };
  const cardName = [card?.brand, card?.lastDigits].filter(Boolean).join(' ');
  if (card?.isBeingTaken) return t('beingTaken', facts);
  if (!endedAt) return card ? t('held', { ...facts, card: cardName || t('aCard') }) : t('left', facts);
  if (card) return t(keptAmount ? 'letGoLess' : 'letGo', facts);
  return t(keptAmount ? 'backLess' : 'back', facts);
};
