import { useState } from 'react';
import { claimText } from '#kernel/claim-text.ts';
import { api } from '../../../api/browser.ts';
import type { Failure } from '../../../api/failure.ts';
import type { DataOf } from '../../../api/routes.ts';
import { tokenOf } from '../../../booking/booking-key.ts';
import { useDamageText } from '../../../damage/use-damage-text.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Photo } from '../../../photos/photo.tsx';
import { PhotoPair } from '../../../photos/photo-pair.tsx';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { ClaimBadge } from '../../../quote/claim-badge.tsx';
import { useLatest } from '../../../shell/use-latest.ts';
import { useNow } from '../../../shell/use-now.ts';
import { Alert } from '../../../ui/alert.tsx';
import { AmountRow } from '../../../ui/amount-row.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { Money, useBaht } from '../../../ui/money.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { useManaged } from '../managed.ts';
import { AcceptClaim } from './accept-claim.tsx';
import { type Paying, payingOf } from './deposit-kind.ts';

type Claim = DataOf<'GET /bookings/:id/claims'>[number];

/** What is claimed after the rental, each with its photographs and answer. Nothing where nothing is claimed. */
export const Claims = () => {
  const t = useWords('claims', 'own');
  const { booking, bookingKey, reload } = useManaged();
  const { bookingId: id, version, status } = booking;
  const headers = tokenOf(bookingKey);
  const { last, retry } = useLatest(status === 'completed' ? `${id} ${version}` : null, (signal) =>
    api.call('GET /bookings/:id/claims', { params: { id }, headers, signal }),
  );
  const { last: deposits } = useLatest(status === 'completed' ? `deposit of ${id} ${version}` : null, (signal) =>
    api.call('GET /bookings/:id/security-deposits', { params: { id }, headers, signal }),
  );
  const left = deposits?.success ? deposits.data.left : null;
  if (last && !last.success) return <RetryAlert tone="warning" title={t('failed')} retry={retry} />;
  if (!last || last.data.length === 0) return null;
  const answered = () => {
    retry();
    // What was accepted is in the price.
    reload();
  };
  return (
    <Card aria-labelledby="claims">
      <h2 id="claims" className="mb-1 text-[1.1875rem]">
        {t(last.data.some(({ settledAt }) => settledAt === null) ? 'title' : 'titleSettled')}
      </h2>
      <ul className="divide-y divide-line">
        {last.data.map((claim) => (
          <li key={claim.id} className="grid gap-2.5 py-4 first:pt-2.5 last:pb-0">
            <OneClaim
              claim={claim}
              paying={left && payingOf(claim.amount, left, booking.fromDeposit)}
              onAnswered={answered}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
};

type OneProps = {
  claim: Claim;
  /** Null while it is not known. */
  paying: Paying | null;
  onAnswered: () => void;
};

const OneClaim = ({ claim, paying, onAnswered }: OneProps) => {
  const ofClaim = useWords('claims');
  const t = useWords('claims', 'own');
  const { booking, bookingKey } = useManaged();
  const language = useLanguage();
  const say = useDamageText();
  const now = useNow();
  const { kind, amount, chargedAmount, text, photos, status, damage } = claim;
  const access = { bookingId: booking.bookingId, headers: tokenOf(bookingKey) };
  const answer = { isAnswered: claim.answeredAt !== null, isOver: Date.parse(claim.answerBy) <= now };
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="flex flex-wrap items-center gap-2 text-md font-semibold">
          {ofClaim(`kind.${kind}`)}
          <ClaimBadge status={status}>{status === 'open' ? t('waitsForYou') : ofClaim(`status.${status}`)}</ClaimBadge>
        </h3>
        <Money baht={chargedAmount ?? amount} className="font-semibold" />
      </div>
      {damage && <p className="text-sm font-medium">{say(damage)}</p>}
      <p className="text-sm leading-body wrap-anywhere">{text}</p>
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {photos.map((photoId, index) => (
            <li key={photoId}>
              <Photo
                access={access}
                photoId={photoId}
                name={ofClaim('photo', { number: index + 1, total: photos.length })}
              />
            </li>
          ))}
        </ul>
      )}
      {damage && <PhotoPair access={access} place={say(damage)} before={damage.before} after={damage.after} />}
      <p className={status === 'open' ? 'text-sm font-medium' : 'text-sm text-muted'}>
        {t(claimText(claim, answer), { when: formatDayTime(momentOf(claim), language) })}
      </p>
      {claim.answerText && (
        <p className="text-sm wrap-anywhere text-muted">{t('yourWords', { text: claim.answerText })}</p>
      )}
      {chargedAmount !== null && claim.reason && <Decision {...{ amount, chargedAmount }} reason={claim.reason} />}
      {status === 'open' && <Answer claim={claim} paying={paying} onAnswered={onAnswered} />}
    </>
  );
};

type DecisionProps = { amount: number; chargedAmount: number; reason: string };

/** What staff decided: the sum that was asked for, the sum that is charged, and why. */
const Decision = ({ amount, chargedAmount, reason }: DecisionProps) => {
  const t = useWords('claims', 'own');
  return (
    <div className="grid gap-1.5 rounded-md bg-sunken px-4 py-3.5 text-sm">
      <dl className="grid gap-1.5">
        <AmountRow name={t('askedFor')} baht={amount} look="text-muted" />
        <AmountRow name={t('decided')} baht={chargedAmount} look="font-semibold" />
      </dl>
      <p className="wrap-anywhere">{t('ourReason', { text: reason })}</p>
    </div>
  );
};

/** What its state is about: until when it is answered, when it was, or when it was settled. */
const momentOf = ({ status, answerBy, answeredAt, settledAt }: Claim): string => {
  if (status === 'open') return answerBy;
  return (status === 'disputed' ? answeredAt : settledAt) ?? answerBy;
};

/** Accepts the claim once it was asked, or disputes it with a reason. */
const Answer = ({ claim: { id: claimId, kind, amount }, paying, onAnswered }: OneProps) => {
  const kindOf = useWords('claims', 'kind');
  const t = useWords('claims', 'own');
  const baht = useBaht();
  const say = useProblemWords();
  const { booking, bookingKey } = useManaged();
  const [isAsked, setAsked] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const [busy, setBusy] = useState<'accepted' | 'disputed' | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const send = async (answer: 'accepted' | 'disputed') => {
    setBusy(answer);
    const outcome = await api.call('POST /bookings/:id/claims/:claimId/answer', {
      params: { id: booking.bookingId, claimId },
      headers: tokenOf(bookingKey),
      body: { answer, ...(answer === 'disputed' && { text: why ?? '' }) },
    });
    setBusy(null);
    setAsked(false);
    if (outcome.success || outcome.error === 'claim.already-answered') return onAnswered();
    setFailure(outcome);
  };
  const ofField = failure?.fields.text;
  return (
    <div className="grid gap-3">
      {failure && !ofField && (
        <Alert tone="danger" title={t('notSent')}>
          {say(failure)}
        </Alert>
      )}
      {why === null ? (
        <div className="flex flex-wrap gap-3">
          <Button aria-haspopup="dialog" onClick={() => setAsked(true)}>
            {t('accept', { amount: baht(amount) })}
          </Button>
          <Button onClick={() => setWhy('')}>{t('dispute')}</Button>
        </div>
      ) : (
        <>
          <TextArea
            label={t('why')}
            hint={t('whyHint')}
            rows={3}
            maxLength={500}
            autoFocus
            value={why}
            error={ofField && say(ofField)}
            onChange={({ currentTarget }) => setWhy(currentTarget.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button look="brand" busy={busy === 'disputed' && t('sending')} onClick={() => send('disputed')}>
              {t('sendDispute')}
            </Button>
            <Button onClick={() => setWhy(null)}>{t('back')}</Button>
          </div>
        </>
      )}
      {paying && <p className="text-xs text-muted">{t(`ofDeposit.${paying.kind}`)}</p>}
      {isAsked && (
        <AcceptClaim
          what={kindOf(kind)}
          amount={amount}
          paying={paying}
          isBusy={busy === 'accepted'}
          onLeave={() => setAsked(false)}
          onAccept={() => send('accepted')}
        />
      )}
    </div>
  );
};
