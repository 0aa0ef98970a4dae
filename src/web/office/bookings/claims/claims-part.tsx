import { lazy, Suspense, useState } from 'react';
import { useDamageText } from '../../../damage/use-damage-text.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Photo } from '../../../photos/photo.tsx';
import { PhotoPair } from '../../../photos/photo-pair.tsx';
import { ClaimBadge } from '../../../quote/claim-badge.tsx';
import { useNow } from '../../../shell/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { Money, useBaht } from '../../../ui/money.tsx';
import { PanelPart } from '../../panel/side-panel.tsx';
import type { Booking } from '../booking.ts';
import type { Deposit } from '../security-deposit/deposits.ts';
import type { Claim } from './claims.ts';
import { DecideClaim } from './decide-claim.tsx';

/** Loaded once a claim is made. */
const MakeClaim = lazy(async () => ({ default: (await import('./make-claim.tsx')).MakeClaim }));

type Props = {
  booking: Booking;
  /** Null if they could not be loaded. */
  claims: readonly Claim[] | null;
  /** Where the panel's main action makes a claim, there is no second button for it here. */
  isMain: boolean;
  isMaking: boolean;
  /** The deposit that is with the business. */
  deposit: Deposit | undefined;
  onMake: (isMaking: boolean) => void;
};

/** What is claimed after the rental, what the customer answered, and the next act. Nothing before the return. */
export const ClaimsPart = ({ booking, claims, isMain, isMaking, deposit, onMake }: Props) => {
  const t = useWords('bookings', 'claims');
  const now = useNow();
  const [open, setOpen] = useState<Claim | null>(null);
  const isOver = booking.status === 'completed';
  if (!claims)
    return (
      isOver && (
        <PanelPart title={t('title')}>
          <p className="text-xs text-danger">{t('failed')}</p>
        </PanelPart>
      )
    );
  if (!isOver && claims.length === 0) return null;
  return (
    <PanelPart title={t('title')}>
      {claims.length === 0 && <p className="text-xs text-muted">{t('none')}</p>}
      <ul className="grid gap-3 text-xs">
        {claims.map((claim) => (
          <li key={claim.id}>
            <OneClaim claim={claim} booking={booking} onDecide={() => setOpen(claim)} />
          </li>
        ))}
      </ul>
      {isOver && !booking.isArchived && !isMain && (
        <Button size="sm" className="mt-3" onClick={() => onMake(true)}>
          {t('make')}
        </Button>
      )}
      {isMaking && (
        <Suspense>
          <MakeClaim booking={booking} claims={claims} deposit={deposit} onClose={() => onMake(false)} />
        </Suspense>
      )}
      {open && <DecideClaim claim={open} mayCharge={isDecidable(open, booking, now)} onClose={() => setOpen(null)} />}
    </PanelPart>
  );
};

/** Disputed, or unanswered in time and not charged by itself. */
const isDecidable = ({ status, answerBy, withoutAnswer }: Claim, booking: Booking, now: number): boolean =>
  booking.status === 'completed' &&
  (status === 'disputed' || (status === 'open' && withoutAnswer === 'decided' && Date.parse(answerBy) <= now));

type OneProps = { claim: Claim; booking: Booking; onDecide: () => void };

const OneClaim = ({ claim, booking, onDecide }: OneProps) => {
  const now = useNow();
  const mayDecide = isDecidable(claim, booking, now);
  const t = useWords('bookings', 'claims');
  const ofClaim = useWords('claims');
  const language = useLanguage();
  const baht = useBaht();
  const say = useDamageText();
  const { kind, amount, chargedAmount, text, status, answerBy, answerText, reason, photos, damage } = claim;
  const access = { bookingId: booking.id, headers: {} };
  const hasMail = booking.customerEmail !== '';
  const withMail = claim.withoutAnswer === 'charged' ? 'waits' : 'waitsThenDecide';
  const waits = mayDecide ? 'overdue' : hasMail ? withMail : 'waitsUntold';
  const isLess = chargedAmount !== null && chargedAmount > 0 && chargedAmount < amount;
  const isWaiting = status === 'open' || status === 'disputed';
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-medium">
          {ofClaim(`kind.${kind}`)} <Money baht={amount} />
        </span>
        <ClaimBadge status={status}>{ofClaim(`status.${status}`)}</ClaimBadge>
      </div>
      {damage && <p>{say(damage)}</p>}
      <p className="wrap-anywhere text-muted">{text}</p>
      {isLess && <p>{ofClaim('chargedLess', { charged: baht(chargedAmount), amount: baht(amount) })}</p>}
      {answerText && <p className="wrap-anywhere">{t('wrote', { text: answerText })}</p>}
      {reason && <p className="wrap-anywhere">{t('reasonIs', { text: reason })}</p>}
      {photos.length > 0 && (
        <ul className="mt-1.5 flex flex-wrap gap-1.5">
          {photos.map((photoId, index) => (
            <li key={photoId}>
              <Photo
                access={access}
                photoId={photoId}
                name={ofClaim('photo', { number: index + 1, total: photos.length })}
                className="h-14 w-20"
              />
            </li>
          ))}
        </ul>
      )}
      {damage && <PhotoPair access={access} place={say(damage)} before={damage.before} after={damage.after} />}
      {isWaiting && (
        <div className="mt-1.5 flex flex-wrap items-center justify-between gap-2">
          <span className="text-muted">
            {status === 'open' && t(waits, { when: formatDayTime(answerBy, language) })}
          </span>
          <Button size="xs" look={mayDecide ? 'brand' : 'outline'} onClick={onDecide}>
            {t(mayDecide ? 'decide' : 'withdraw')}
          </Button>
        </div>
      )}
    </>
  );
};
