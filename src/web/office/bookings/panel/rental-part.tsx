import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { drawingAddress } from '#kernel/drawing-address.ts';
import { nationalityIn } from '#words/nationality.ts';
import { promisedName } from '#words/or-similar.ts';
import type { Failure } from '../../../api/failure.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useNow } from '../../../shell/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { formatDay, formatDayTime } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { VehicleImage } from '../../../ui/picture/vehicle-picture.tsx';
import { RentalTimeline } from '../../../ui/rental-timeline.tsx';
import { useLateWords } from '../../late-by.ts';
import { PanelPart } from '../../panel/side-panel.tsx';
import { DoNotRent } from '../../people/do-not-rent.tsx';
import type { Booking } from '../booking.ts';
import { useBookingMutations } from '../use-booking-mutations.ts';
import { usePlaces } from '../use-places.ts';

type Props = { booking: Booking; onRefused: (failure: Failure) => void };

/** The vehicle, and the time and place of pick-up and return. */
export const RentalPart = ({ booking, onRefused }: Props) => {
  const t = useWords('bookings');
  const outside = useWords('bookings', 'panel');
  const language = useLanguage();
  const { from, to } = usePlaces(booking);
  const { vehicle, outsideOpeningHours, holdUntil, keptUntil } = booking;
  const moment = (at: string) => formatDayTime(at, language, { year: true });
  const placed = (place: string, isOutside: boolean) => (isOutside ? `${place}, ${outside('outside')}` : place);
  const drawing = drawingAddress(vehicle);
  return (
    <>
      <PanelPart>
        <div className="flex items-center justify-between gap-3 text-xs">
          <p>
            <a href={`/admin/vehicles/${booking.vehicleId}`} className="block text-sm font-semibold hover:underline">
              {booking.vehicleName}
            </a>
            <span className="text-muted">
              {[booking.vehicleLicensePlate, t('days', { count: booking.days })].filter(Boolean).join(', ')}
            </span>
          </p>
          <VehicleImage
            src={{ src: vehicle.images[0] ?? drawing, photo: null, drawing }}
            alt=""
            className="w-32 shrink-0"
          />
        </div>
        {booking.promised && <Tentative booking={booking} promised={booking.promised} onRefused={onRefused} />}
      </PanelPart>
      <PanelPart>
        <RentalTimeline
          start={{ when: moment(booking.pickupDate), where: placed(from, outsideOpeningHours.pickUp) }}
          end={{ when: moment(booking.returnDate), where: placed(to, outsideOpeningHours.dropOff) }}
        />
        {booking.isLate && <LateSince returnDate={booking.returnDate} />}
        {booking.status === 'pending' && holdUntil && (
          <p className="mt-2 text-xs text-muted">{t('heldUntil', { when: moment(holdUntil) })}</p>
        )}
        {booking.status === 'pending' && keptUntil && (
          <Kept booking={booking} until={moment(keptUntil)} onRefused={onRefused} />
        )}
        {booking.needsApproval && <p className="mt-2 text-xs font-medium text-pending">{t('toApprove')}</p>}
      </PanelPart>
    </>
  );
};

/** How late the vehicle is by now. */
const LateSince = ({ returnDate }: { returnDate: string }) => {
  const t = useWords('bookings', 'panel');
  const late = useLateWords();
  return <p className="mt-2 text-sm font-semibold text-danger">{t('lateBy', { time: late(returnDate, useNow()) })}</p>;
};

type TentativeProps = Props & { promised: NonNullable<Booking['promised']> };

/** What the customer was promised, and the press that lets them keep the vehicle they have now. */
const Tentative = ({ booking, promised, onRefused }: TentativeProps) => {
  const t = useWords('bookings');
  const language = useLanguage();
  const { lockVehicle, isLocking } = useBookingMutations(onRefused);
  const promise = promisedName(promised.vehicleName, true, language);
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
      <p className="min-w-40 flex-1 text-xs text-muted">
        {t('tentative', { promise, when: formatDayTime(promised.lockedFrom, language) })}
      </p>
      <Button size="sm" busy={isLocking && t('do.locking')} onClick={() => lockVehicle(booking)}>
        {t('do.lockVehicle')}
      </Button>
    </div>
  );
};

/** Until when the vehicle is kept for a customer whose e-mail is not proven, and the press that keeps it longer. */
const Kept = ({ booking, until, onRefused }: Props & { until: string }) => {
  const t = useWords('bookings');
  const { keep, isKeeping } = useBookingMutations(onRefused);
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
      <p className="min-w-40 flex-1 text-xs text-muted">{t('keptUntil', { when: until })}</p>
      <Button size="sm" busy={isKeeping && t('do.keeping')} onClick={() => keep(booking)}>
        {t('do.keep')}
      </Button>
    </div>
  );
};

const contactLink = 'grid size-8 place-items-center rounded-md border border-line-strong quick hover:bg-hover';

/** The customer, their contact details, and their notes. */
export const CustomerPart = ({ booking }: { booking: Booking }) => {
  const language = useLanguage();
  const t = useWords('bookings', 'panel');
  const baht = useBaht();
  const { customer, customerName: name, customerId, customerEmail, customerPhone } = booking;
  const { flightNumber, arrivalNote, notes } = booking;
  const licence = useLicence(booking);
  return (
    <PanelPart title={t('customer')}>
      {customer.doNotRentReason && (
        <div className="mb-3">
          <DoNotRent customer={customer} />
        </div>
      )}
      <div className="mb-2.5 flex items-center gap-2.5 text-xs">
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-on-accent-soft"
        >
          {`${booking.firstName.charAt(0)}${booking.lastName.charAt(0)}`.toUpperCase()}
        </span>
        <p className="min-w-0 flex-1">
          <Link to={`/admin/customers/${customerId}`} className="block text-sm font-semibold hover:underline">
            {name}
          </Link>
          <span className="text-muted">
            {t('bookings', { count: customer.bookings, amount: baht(customer.spent) })}
          </span>
        </p>
        <a
          href={`tel:${customerPhone.replaceAll(/[^+\d]/g, '')}`}
          aria-label={t('call', { name })}
          className={contactLink}
        >
          <Icon name="phone" size="sm" />
        </a>
        {customerEmail !== '' && (
          <a href={`mailto:${customerEmail}`} aria-label={t('write', { name })} className={contactLink}>
            <Icon name="mail" size="sm" />
          </a>
        )}
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5 text-xs">
        <Fact name={t('email')}>{customerEmail || t('noEmail')}</Fact>
        <Fact name={t('phone')}>{customerPhone}</Fact>
        {licence && <Fact name={t('licence')}>{licence}</Fact>}
        {customer.nationality && <Fact name={t('nationality')}>{nationalityIn(customer.nationality, language)}</Fact>}
        {flightNumber && <Fact name={t('flight')}>{flightNumber}</Fact>}
        {arrivalNote && <Fact name={t('arrival')}>{arrivalNote}</Fact>}
        {notes && <Fact name={t('note')}>{notes}</Fact>}
        {customer.notes && <Fact name={t('customerNote')}>{customer.notes}</Fact>}
      </dl>
    </PanelPart>
  );
};

const useLicence = ({ licenseNumber: number, customer: { licenseExpiryDate: until } }: Booking): string => {
  const t = useWords('bookings', 'panel');
  const language = useLanguage();
  if (!until) return number;
  return t('licenceUntil', { number, date: formatDay(until, language, { weekday: false, year: true }) });
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
  </>
);
