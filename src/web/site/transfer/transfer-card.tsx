import { useEffect, useEffectEvent } from 'react';
import type { TransferShape } from '#contract/transfer.ts';
import { isAccountKnown } from '#kernel/is-account-known.ts';
import { transferRows } from '#words/transfer-rows.ts';
import { api } from '../../api/browser.ts';
import { type BookingKey, tokenOf } from '../../booking/booking-key.ts';
import { useWords } from '../../languages/use-words.ts';
import { useLatest } from '../../shell/use-latest.ts';
import { useMailContext } from '../../shell/use-site.ts';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useBaht } from '../../ui/money.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Slips } from './slips.tsx';

type TransferProps = {
  booking: {
    bookingId: string;
    bookingNumber: string;
    transfer: TransferShape | null;
    customerInfo: { email: string };
  };
  /** Null, or with an empty token: the session gives access. */
  bookingKey: BookingKey | null;
  /** Reads the booking again: it may be paid meanwhile, in another tab or at the desk. */
  reload?: (() => void) | undefined;
};

/**
 * How to send what is owed by bank transfer: the account, PromptPay and its QR code, or that staff will tell. Renders
 * nothing where nothing is to be sent so.
 */
export const TransferCard = ({ booking, bookingKey, reload }: TransferProps) => {
  const t = useWords('transfer');
  const noMail = useMailContext();
  const { transfer, bookingNumber, customerInfo } = booking;
  useOnReturn(reload);
  if (!transfer) return null;
  const isKnown = isAccountKnown(transfer);
  return (
    <Card aria-labelledby="transfer">
      <h2 id="transfer" className="mb-2 text-[1.1875rem]">
        {t('heading')}
      </h2>
      <p className="text-sm text-muted">{isKnown ? t('text') : t('follows', { ...customerInfo, ...noMail })}</p>
      {isKnown && (
        <div className="mt-4 flex flex-wrap items-start gap-x-8 gap-y-5">
          <dl className="grid min-w-60 flex-1 gap-2.5">
            {transferRows(transfer, bookingNumber).map(({ name, value }) => (
              <div key={name} className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line pb-2">
                <dt className="text-sm text-muted">{t(`rows.${name}`)}</dt>
                <dd className="flex min-w-0 items-center gap-1 font-semibold wrap-anywhere figures">
                  {value}
                  <span className="no-print size-9 shrink-0">
                    {copied[name] && (
                      <CopyButton text={copied[name](value)} label={t('copy', { label: t(`rows.${name}`) })} isShort />
                    )}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
          {transfer.promptPay && <PromptPay booking={booking} amount={transfer.amount} bookingKey={bookingKey} />}
        </div>
      )}
      <Slips bookingId={booking.bookingId} bookingKey={bookingKey} />
    </Card>
  );
};

/** Calls `act` when the tab is shown again. */
const useOnReturn = (act: (() => void) | undefined) => {
  const back = useEffectEvent(() => document.visibilityState === 'visible' && act?.());
  useEffect(() => {
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, []);
};

const bare = (text: string) => text.replaceAll(/[^\d.]/g, '');

/** What a banking app takes: of numbers the digits, of the amount no currency. */
const copied: Partial<Record<ReturnType<typeof transferRows>[number]['name'], (text: string) => string>> = {
  amount: bare,
  number: bare,
  promptPay: bare,
  reference: (text) => text,
};

type PromptPayProps = Pick<TransferProps, 'bookingKey'> & { booking: TransferProps['booking']; amount: number };

const PromptPay = ({ booking: { bookingId: id }, amount, bookingKey }: PromptPayProps) => {
  const t = useWords('transfer');
  const baht = useBaht();
  const { last } = useLatest(`${id} ${amount}`, (signal) =>
    api.call('GET /bookings/:id/promptpay', { params: { id }, headers: tokenOf(bookingKey), signal }),
  );
  if (last && !last.success) return <p className="max-w-56 text-sm text-muted">{t('noPicture')}</p>;
  return (
    <figure className="mx-auto w-56">
      {last ? (
        <img
          src={last.data.picture}
          alt={t('picture', { amount: baht(last.data.amount) })}
          width={224}
          height={224}
          className="size-56 rounded-md border border-line bg-white"
        />
      ) : (
        <Skeleton className="size-56 rounded-md [@media(scripting:none)]:hidden" />
      )}
      <figcaption className="mt-2 [@media(scripting:none)]:hidden text-sm text-muted">{t('scan')}</figcaption>
    </figure>
  );
};
