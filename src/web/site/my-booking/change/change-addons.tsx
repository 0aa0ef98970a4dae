import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/browser.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type Managed, useManaged } from '../managed.ts';
import { AddonLine } from './addon-line.tsx';
import { ChangePanel } from './change-panel.tsx';
import { addonsWish, quantitiesOf } from './change-request.ts';
import { useChange } from './use-change.ts';

type Props = { onClose: () => void; onDone: Managed['replace'] };

/** How many of each add-on, with the price before it happens. */
export const ChangeAddons = ({ onClose, onDone }: Props) => {
  const { t } = useTranslation('myBooking', { keyPrefix: 'change' });
  const { booking } = useManaged();
  const booked = quantitiesOf(booking);
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>(booked);
  const wish = addonsWish(booked, chosen);
  const change = useChange(wish);
  const { addons, failure, retry } = useOffered();
  return (
    <ChangePanel
      id="addons"
      title={t('addonsTitle')}
      change={change}
      isChosen={wish !== null}
      onClose={onClose}
      onDone={onDone}
    >
      {failure && <RetryAlert tone="warning" title={t('addonsFailed')} retry={retry} />}
      {!addons && !failure && <Skeleton className="h-60 w-full" />}
      {addons?.length === 0 && <p className="text-muted">{t('addonsEmpty')}</p>}
      <ul>
        {addons?.map((addon) => (
          <AddonLine
            key={addon.id}
            addon={addon}
            own={booked[addon.id] ?? 0}
            quantity={chosen[addon.id] ?? 0}
            onChange={(quantity) => setChosen((before) => ({ ...before, [addon.id]: quantity }))}
          />
        ))}
      </ul>
    </ChangePanel>
  );
};

/** The add-ons of the website, with what is free over the booking's time. */
const useOffered = () => {
  const { pickupDate, returnDate } = useManaged().booking;
  const query = { startDate: pickupDate, endDate: returnDate };
  const { answer, last, retry } = useLatest(JSON.stringify(query), (signal) =>
    api.call('GET /addons/available', { query, signal }),
  );
  return { addons: last?.success ? last.data : null, failure: answer && !answer.success ? answer : null, retry };
};
