import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { rentalTroubles } from '../book/flow.ts';
import { AvailabilityNotice } from '../book/vehicle/availability-notice.tsx';
import { PriceBreakdown } from '../quote/price-breakdown.tsx';
import { useNow } from '../use-now.ts';
import { clockAt } from '../vehicles/search/search-fields.ts';
import { BookFields } from './book-fields.tsx';
import type { VehiclePage } from './read-vehicle-page.ts';
import type { RentalOf } from './use-rental-of.ts';

type Props = { page: VehiclePage; rental: RentalOf };

const formId = 'book';

/** Dates, total and the one action: a plain form to the booking, so that it works before scripts arrive. */
export const BookBox = ({ page, rental }: Props) => {
  const { t } = useTranslation('vehicle', { keyPrefix: 'book' });
  const { vehicle } = page;
  const { fields, change, quote, availability } = rental;
  const name = `${vehicle.brand} ${vehicle.model}`;
  const troubles = rentalTroubles(fields, clockAt(useNow())).filter(({ sentence }) => !sentence.endsWith('Required'));
  return (
    <Form
      id={formId}
      action="/booking"
      noValidate
      aria-label={t('heading', { name })}
      className="top-6 rounded-panel border border-line bg-surface shadow-md lg:sticky"
    >
      <input type="hidden" name="vehicle" value={vehicle.id} />
      <div className="border-b border-line px-6 py-5">
        <BookPrice page={page} rental={rental} />
      </div>
      <div className="grid gap-4 px-6 py-5">
        <BookFields page={page} rental={rental} troubles={troubles} />
        {vehicle.status === 'maintenance' && <Alert tone="warning" title={t('maintenance')} />}
        {troubles.length === 0 && (
          <AvailabilityNotice availability={availability} days={quote.quote?.days} rental={fields} onMove={change} />
        )}
        {quote.quote && (
          <div aria-busy={quote.isStale} className={`quick ${quote.isStale ? 'opacity-55' : ''}`}>
            <PriceBreakdown quote={quote.quote} vehicle={name} />
          </div>
        )}
        {quote.failure && <Alert tone="danger" title={quote.failure.message} />}
        <span className="max-lg:hidden">
          <BookAction page={page} rental={rental} wide />
        </span>
        <p className="text-center text-sm text-muted">{t('next')}</p>
      </div>
    </Form>
  );
};

const BookPrice = ({ page, rental: { quote } }: Props) => {
  const { t } = useTranslation('vehicle', { keyPrefix: 'book' });
  const shown = quote.quote;
  return (
    <>
      <Money
        baht={shown?.total ?? page.vehicle.rates.daily}
        className="block text-3xl leading-tight font-semibold tracking-tight"
      />
      <p className="text-sm text-muted">{shown ? t('total', { count: shown.days }) : t('from')}</p>
    </>
  );
};

const BookAction = ({ page, rental, wide = false }: Props & { wide?: boolean }) => {
  const { t } = useTranslation('vehicle', { keyPrefix: 'book' });
  const isOff = page.vehicle.status === 'maintenance' && rental.availability.state !== 'available';
  const isTaken = rental.availability.state === 'unavailable';
  return (
    <Button type="submit" form={formId} look="accent" size={wide ? 'lg' : 'md'} wide={wide} disabled={isOff || isTaken}>
      {t(isOff || isTaken ? 'unavailable' : 'action')}
    </Button>
  );
};

/** Total and action at the foot of a phone. */
export const BookBar = ({ page, rental }: Props) => (
  <div className="no-print fixed inset-x-0 bottom-0 z-10 border-t border-line bg-raised shadow-lg lg:hidden">
    <div className="page-width flex items-center justify-between gap-3.5 pt-2.5 pb-3.5">
      <BarPrice page={page} rental={rental} />
      <BookAction page={page} rental={rental} />
    </div>
  </div>
);

const BarPrice = ({ page, rental: { quote } }: Props) => {
  const { t } = useTranslation('vehicle', { keyPrefix: 'book' });
  const shown = quote.quote;
  return (
    <p className="min-w-0">
      <Money
        baht={shown?.total ?? page.vehicle.rates.daily}
        className="block text-2xl leading-tight font-semibold tracking-tight"
      />
      <span className="text-xs text-muted">{shown ? t('total', { count: shown.days }) : t('from')}</span>
    </p>
  );
};
