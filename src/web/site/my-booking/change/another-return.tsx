import { type ReactNode, useState } from 'react';
import { api } from '../../../api/browser.ts';
import { tokenOf } from '../../../booking/booking-key.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { StartedDayNote } from '../../../quote/started-day-note.tsx';
import { rentalOf } from '../../../rental/rental.ts';
import { clockAt } from '../../../rental/search-fields.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { useNow } from '../../../shell/use-now.ts';
import { formatDayTime, today } from '../../../ui/dates.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { TimeSelect } from '../../../ui/form/time-select.tsx';
import { type Managed, useManaged } from '../managed.ts';
import { ChangePanel } from './change-panel.tsx';
import { dateChange } from './change-request.ts';
import { useChange } from './use-change.ts';

type Props = { onClose: () => void; onDone: Managed['replace'] };

/** Brings the vehicle back later than agreed while it is out: a new return, with the new price before it is agreed. */
export const KeepLonger = (props: Props) => {
  const t = useWords('myBooking', 'change');
  const language = useLanguage();
  const { booking, bookingKey } = useManaged();
  const { bookingId: id, version } = booking;
  const { last } = useLatest(`${id} ${version}`, (signal) =>
    api.call('GET /bookings/:id/extension', { params: { id }, headers: tokenOf(bookingKey), signal }),
  );
  const until = last?.success ? last.data.until : undefined;
  return (
    <AnotherReturn
      {...props}
      panel="dates"
      title={t('extendTitle')}
      isPossible={(chosen, booked) => chosen > booked}
      min={rentalOf(booking).returnDate}
      max={until?.slice(0, 10)}
    >
      <p role="status" className="mt-4 text-sm font-medium">
        {until && t('extendUntil', { when: formatDayTime(until, language) })}
        {until === null && t('extendNot')}
      </p>
      <p className="mt-2 text-sm text-muted">{t('extendNote')}</p>
    </AnotherReturn>
  );
};

/** Brings the vehicle back earlier than agreed while it is out, with what goes back before it is agreed. */
export const BringEarlier = (props: Props) => {
  const t = useWords('myBooking', 'change');
  const { booking, page } = useManaged();
  const now = useNow();
  return (
    <AnotherReturn
      {...props}
      panel="earlier"
      title={t('earlierTitle')}
      isPossible={(chosen, booked) => chosen < booked && chosen > clockAt(now)}
      min={today(now)}
      max={rentalOf(booking).returnDate}
    >
      <p className="mt-4 text-sm text-muted">{t('earlierNote', { percent: page.rules?.earlyReturnPercent ?? 0 })}</p>
    </AnotherReturn>
  );
};

type AnotherReturnProps = Props & {
  /** The panel's id. */
  panel: string;
  title: string;
  /** Whether the chosen moment is another return than the booked one; both as `2026-12-05T10:00`. */
  isPossible: (chosen: string, booked: string) => boolean;
  min: string;
  max: string | undefined;
  children: ReactNode;
};

const AnotherReturn = ({ panel, title, isPossible, min, max, onClose, onDone, children }: AnotherReturnProps) => {
  const t = useWords('myBooking', 'change');
  const { booking } = useManaged();
  const booked = rentalOf(booking);
  const [chosen, setChosen] = useState(booked);
  const moment = ({ returnDate, returnTime }: typeof booked) => `${returnDate}T${returnTime}`;
  const request = isPossible(moment(chosen), moment(booked)) ? dateChange(booked, chosen) : null;
  const change = useChange(request);
  return (
    <ChangePanel id={panel} title={title} change={change} isChosen={request !== null} onClose={onClose} onDone={onDone}>
      <div className="grid gap-3 sm:grid-cols-2">
        <DateField
          id="another-return-date"
          label={t('returnDate')}
          value={chosen.returnDate}
          min={min}
          max={max}
          onChange={({ currentTarget }) => setChosen({ ...chosen, returnDate: currentTarget.value })}
        />
        <TimeSelect
          id="another-return-time"
          label={t('returnTime')}
          value={chosen.returnTime}
          onChange={({ currentTarget }) => setChosen({ ...chosen, returnTime: currentTarget.value })}
        />
      </div>
      <StartedDayNote rental={chosen} />
      {children}
    </ChangePanel>
  );
};
