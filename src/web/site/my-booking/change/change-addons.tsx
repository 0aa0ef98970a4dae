import { useState } from 'react';
import type { AddonShape } from '#contract/extras.ts';
import { ADDON_UNITS_AT_MOST } from '#kernel/addon-limits.ts';
import { api } from '../../../api/browser.ts';
import { nameIn } from '../../../languages/name-in.ts';
import { textIn } from '../../../languages/text-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { QuantityStepper } from '../../../ui/form/quantity-stepper.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type Managed, useManaged } from '../managed.ts';
import { ChangePanel } from './change-panel.tsx';
import { addonChange, quantitiesOf } from './change-request.ts';
import { useChange } from './use-change.ts';

type Props = { onClose: () => void; onDone: Managed['replace'] };

/** The quantities of a booking's add-ons, with the new price before the change is made. */
export const ChangeAddons = ({ onClose, onDone }: Props) => {
  const t = useWords('myBooking', 'change');
  const { booking } = useManaged();
  const booked = quantitiesOf(booking);
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>(booked);
  const request = addonChange(booked, chosen);
  const change = useChange(request);
  const { addons, failure, retry } = useOffered();
  return (
    <ChangePanel
      id="addons"
      title={t('addonsTitle')}
      change={change}
      isChosen={request !== null}
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

/** The add-ons offered with the vehicle, with the stock available over the booking's period. */
const useOffered = () => {
  const { vehicleId, pickupDate, returnDate } = useManaged().booking;
  const query = { startDate: pickupDate, endDate: returnDate, vehicleId };
  const { answer, last, retry } = useLatest(JSON.stringify(query), (signal) =>
    api.call('GET /addons/available', { query, signal }),
  );
  return { addons: last?.success ? last.data : null, failure: answer && !answer.success ? answer : null, retry };
};

type AddonLineProps = {
  addon: AddonShape;
  /** The quantity already booked, which the available stock does not include. */
  own: number;
  quantity: number;
  onChange: (quantity: number) => void;
};

const AddonLine = ({ addon, own, quantity, onChange }: AddonLineProps) => {
  const t = useWords('myBooking', 'change');
  const language = useLanguage();
  const name = nameIn(addon, language);
  const most = maxQuantity(addon, own);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3 last:border-0">
      <div className="min-w-40 flex-1">
        <h3 className="text-base tracking-normal">{name}</h3>
        <p className="text-sm leading-snug text-muted">
          {textIn({ en: addon.shortDescription, th: addon.shortDescriptionInThai }, language)}
        </p>
        <Rate addon={addon} />
        {most > 0 && quantity >= most && <p className="text-xs text-muted">{t('onlySome', { count: most })}</p>}
      </div>
      {most > 0 ? (
        <QuantityStepper what={name} value={quantity} max={most} onChange={onChange} />
      ) : (
        <p className="text-xs text-subtle">{t('noneLeft')}</p>
      )}
    </li>
  );
};

/** The fixed price, otherwise the rate with the shortest unit. */
const Rate = ({ addon }: Pick<AddonLineProps, 'addon'>) => {
  const t = useWords('myBooking', 'change.rate');
  const baht = useBaht();
  const { useFixedPricing, fixedPrice, dailyPrice, weeklyPrice, monthlyPrice } = addon;
  const rateText = (per: 'once' | 'day' | 'week' | 'month', price: number) =>
    price === 0 ? t('included') : t(per, { price: baht(price) });
  const text = useFixedPricing
    ? rateText('once', fixedPrice ?? 0)
    : dailyPrice !== null
      ? rateText('day', dailyPrice)
      : weeklyPrice !== null
        ? rateText('week', weeklyPrice)
        : rateText('month', monthlyPrice ?? 0);
  return <p className="text-sm figures">{text}</p>;
};

/** How many of an add-on a booking may have: the available stock plus the quantity already booked. */
export const maxQuantity = (
  { maxQuantity, availableStock, currentStock }: Pick<AddonShape, 'maxQuantity' | 'availableStock' | 'currentStock'>,
  own: number,
): number =>
  maxQuantity === null ? ADDON_UNITS_AT_MOST : Math.min(ADDON_UNITS_AT_MOST, (availableStock ?? currentStock) + own);
