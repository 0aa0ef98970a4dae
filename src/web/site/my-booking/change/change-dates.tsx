import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rentalOf, rentalProblems } from '../../../rental/rental.ts';
import { clockAt } from '../../../rental/search-fields.ts';
import { useNow } from '../../../shell/use-now.ts';
import { type Managed, useManaged } from '../managed.ts';
import { ChangeCalendar } from './change-calendar.tsx';
import { ChangePanel } from './change-panel.tsx';
import { datesWish } from './change-request.ts';
import { DateFields } from './date-fields.tsx';
import { useChange } from './use-change.ts';

type Props = { onClose: () => void; onDone: Managed['replace'] };

/** Another where and when, with its price before it happens. */
export const ChangeDates = ({ onClose, onDone }: Props) => {
  const { t } = useTranslation('myBooking', { keyPrefix: 'change' });
  const { booking, page } = useManaged();
  const now = useNow();
  const booked = rentalOf(booking);
  const [chosen, setChosen] = useState(booked);
  const problems = rentalProblems(chosen, clockAt(now));
  const wish = problems.length > 0 ? null : datesWish(booked, chosen);
  const change = useChange(wish);
  const { rules } = page;
  if (!rules) return null;
  return (
    <ChangePanel
      id="dates"
      title={t('datesTitle')}
      change={change}
      isChosen={wish !== null}
      onClose={onClose}
      onDone={onDone}
    >
      <DateFields chosen={chosen} onChange={setChosen} problems={problems} rules={rules} now={now} />
      {rules.showCalendar && (
        <ChangeCalendar booked={booked} chosen={chosen} onChange={setChosen} rules={rules} now={now} />
      )}
      <p className="mt-4 text-sm text-muted">{t('datesNote')}</p>
    </ChangePanel>
  );
};
