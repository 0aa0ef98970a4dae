import { useState } from 'react';
import { api } from '../../../api/browser.ts';
import { tokenOf } from '../../../booking/booking-key.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { StartedDayNote } from '../../../quote/started-day-note.tsx';
import { rentalOf } from '../../../rental/rental.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { formatDayTime } from '../../../ui/dates.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { TimeSelect } from '../../../ui/form/time-select.tsx';
import { type Managed, useManaged } from '../managed.ts';
import { ChangePanel } from './change-panel.tsx';
import { dateChange } from './change-request.ts';
import { useChange } from './use-change.ts';

type Props = { onClose: () => void; onDone: Managed['replace'] };

/** Brings the vehicle back later than agreed while it is out: a new return, with the new price before it is agreed. */
export const KeepLonger = ({ onClose, onDone }: Props) => {
  const t = useWords('myBooking', 'change');
  const language = useLanguage();
  const { booking, bookingKey } = useManaged();
  const { bookingId: id, version } = booking;
  const booked = rentalOf(booking);
  const [chosen, setChosen] = useState(booked);
  const isLater = `${chosen.returnDate}T${chosen.returnTime}` > `${booked.returnDate}T${booked.returnTime}`;
  const request = isLater ? dateChange(booked, chosen) : null;
  const change = useChange(request);
  const { last } = useLatest(`${id} ${version}`, (signal) =>
    api.call('GET /bookings/:id/extension', { params: { id }, headers: tokenOf(bookingKey), signal }),
  );
  const until = last?.success ? last.data.until : undefined;
  return (
    <ChangePanel
      id="dates"
      title={t('extendTitle')}
      change={change}
      isChosen={request !== null}
      onClose={onClose}
      onDone={onDone}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <DateField
          id="extend-return-date"
          label={t('returnDate')}
          value={chosen.returnDate}
          min={booked.returnDate}
          max={until?.slice(0, 10)}
          onChange={({ currentTarget }) => setChosen({ ...chosen, returnDate: currentTarget.value })}
        />
        <TimeSelect
          id="extend-return-time"
          label={t('returnTime')}
          value={chosen.returnTime}
          onChange={({ currentTarget }) => setChosen({ ...chosen, returnTime: currentTarget.value })}
        />
      </div>
      <StartedDayNote rental={chosen} />
      <p role="status" className="mt-4 text-sm font-medium">
        {until && t('extendUntil', { when: formatDayTime(until, language) })}
        {until === null && t('extendNot')}
      </p>
      <p className="mt-2 text-sm text-muted">{t('extendNote')}</p>
    </ChangePanel>
  );
};
