import { api } from '../../../api/browser.ts';
import { tokenOf } from '../../../booking/booking-key.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useLineWords } from '../../../quote/quote-words.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { AmountRow } from '../../../ui/amount-row.tsx';
import { useCurrentBooking, useWizard } from '../state/wizard-context.ts';

/** What was charged after the return, what the deposit pays of it, and what is left to pay. */
export const AfterReturn = () => {
  const t = useWords('booking', 'afterReturn');
  const { draft } = useWizard();
  const { booking } = useCurrentBooking();
  const { bookingId: id, version, quote, owedAmount, fromDeposit } = booking;
  const nameOf = useLineWords(booking.vehicleName);
  const headers = tokenOf(draft.booking);
  const { last } = useLatest(`deposit of ${id} ${version}`, (signal) =>
    api.call('GET /bookings/:id/security-deposits', { params: { id }, headers, signal }),
  );
  const left = last?.success ? last.data.left : [];
  const kept = left.reduce((before, { keptAmount }) => before + Math.round((keptAmount ?? 0) * 100), 0);
  const covered = (kept + Math.round(fromDeposit * 100)) / 100;
  const lines = quote.lines.filter(({ kind }) => kind === 'claim' || kind === 'late-fee');
  return (
    <section aria-labelledby="after-return" className="mt-5 rounded-md bg-sunken px-4 py-3.5">
      <h2 id="after-return" className="mb-2 text-md font-semibold">
        {t('heading')}
      </h2>
      <dl className="grid gap-1.5 text-sm">
        {lines.map((line) => (
          <AmountRow
            key={`${line.kind} ${nameOf(line).name} ${line.amount}`}
            name={nameOf(line).name}
            baht={line.amount}
          />
        ))}
        {covered > 0 && <AmountRow name={t('fromDeposit')} baht={-covered} look="text-muted" />}
        <AmountRow name={t('left')} baht={owedAmount} look="border-t border-line-strong pt-1.5 font-semibold" />
      </dl>
    </section>
  );
};
