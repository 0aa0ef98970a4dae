import { useState } from 'react';
import { api } from '../../../api/browser.ts';
import { tokenOf } from '../../../booking/booking-key.ts';
import { textIn } from '../../../languages/text-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { useServerNow } from '../../../shell/use-site.ts';
import { Alert } from '../../../ui/alert.tsx';
import { AmountRow } from '../../../ui/amount-row.tsx';
import { Button } from '../../../ui/button.tsx';
import { Countdown } from '../../../ui/countdown.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons.tsx';
import { RentalTimeline } from '../../../ui/rental-timeline.tsx';
import { type CustomerBooking, useManaged } from '../managed.ts';
import { usePlaceNames } from '../page/use-place-names.ts';
import { PayLink } from '../pay-link.tsx';

type Change = NonNullable<CustomerBooking['change']>;

/** The change that waits for its payment: what is agreed, what is due and until when. Of one that ended, that it did. */
export const WaitingChange = ({ isQuiet }: { isQuiet: boolean }) => {
  const t = useWords('myBooking', 'waiting');
  const { change } = useManaged().booking;
  const { drop, isBusy, failure } = useDrop();
  if (!change) return null;
  const problem = failure && <p className="mt-2 text-danger">{failure}</p>;
  if (change.isOver)
    return (
      <Alert
        tone="info"
        title={t('overTitle')}
        action={
          <Button size="sm" onClick={drop} busy={isBusy && t('dropping')}>
            {t('close')}
          </Button>
        }
      >
        {t('overText')}
        {problem}
      </Alert>
    );
  return (
    <section aria-labelledby="waiting" className="rounded-md bg-warning-soft px-4 py-3.5 text-sm leading-snug">
      <Head change={change} />
      <Terms change={change} />
      <div className="mt-3 flex flex-wrap gap-3">
        <PayLink isQuiet={isQuiet} isInNotice />
        <Button onClick={drop} busy={isBusy && t('dropping')}>
          {t('drop')}
        </Button>
      </div>
      {problem}
    </section>
  );
};

const Head = ({ change }: { change: Change }) => {
  const t = useWords('myBooking', 'waiting');
  const { reload } = useManaged();
  const [serverNow] = useState(useServerNow());
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Icon name="clock" />
      <div className="min-w-40 flex-1">
        <h2 id="waiting" className="text-sm font-semibold tracking-normal">
          {t('title')}
        </h2>
        <p>{t('text')}</p>
      </div>
      <span className="text-lg">
        <Countdown until={change.endsAt} serverNow={serverNow} onEnd={reload} />
      </span>
    </div>
  );
};

const Terms = ({ change }: { change: Change }) => {
  const t = useWords('myBooking', 'waiting');
  const language = useLanguage();
  const { from, to } = usePlaceNames(change);
  const moment = (at: string) => formatDayTime(at, language, { year: true });
  const addons = change.quote.lines
    .filter(({ kind }) => kind === 'addon')
    .map(({ name, quantity }) => `${name ? textIn(name, language) : ''} × ${quantity}`);
  return (
    <div className="my-3 grid gap-3 border-y border-line-strong py-3">
      <RentalTimeline
        start={{ when: moment(change.pickupDate), where: from }}
        end={{ when: moment(change.returnDate), where: to }}
      />
      {addons.length > 0 && <p>{addons.join(', ')}</p>}
      <dl className="grid max-w-[52ch] gap-1.5">
        <AmountRow name={t('total', { count: change.quote.days })} baht={change.totalAmount} />
        <AmountRow name={t('due')} baht={change.dueAmount} look="font-semibold" />
      </dl>
    </div>
  );
};

const useDrop = () => {
  const { booking, bookingKey, replace } = useManaged();
  const sentenceOf = useProblemWords();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const drop = async () => {
    if (isBusy) return;
    setBusy(true);
    const answer = await api.call('DELETE /bookings/:id/change', {
      params: { id: booking.bookingId },
      headers: tokenOf(bookingKey),
    });
    setBusy(false);
    if (answer.success) replace(answer.data, null);
    else setFailure(sentenceOf(answer));
  };
  return { drop, isBusy, failure };
};
