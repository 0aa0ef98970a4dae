import type { ReactNode } from 'react';
import type { BookingKey } from '../../../booking/booking-key.ts';
import { isLive, stageOf } from '../../../booking/stage.ts';
import { textIn } from '../../../languages/text-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { HoldEnd } from '../../transfer/hold-end.tsx';
import { TransferCard } from '../../transfer/transfer-card.tsx';
import { ContactLink, Help } from '../help.tsx';
import type { CustomerBooking, ManagedVehicle, ManagePage } from '../managed.ts';
import { MoneyCard } from '../money-card.tsx';
import { RefundScale } from '../refund-scale.tsx';
import { BookedCard, BookingHead } from './booking-head.tsx';
import { RentalPlaces } from './places.tsx';

type Props = {
  booking: CustomerBooking;
  page: ManagePage;
  vehicle: ManagedVehicle | null;
  bookingKey?: BookingKey | null;
  /** At the top: the result of the last action, or important information. */
  notice?: ReactNode;
  /** Below the rental: the actions. */
  actions?: ReactNode;
  /** Opens the add-ons, where there are none. */
  addAddons?: ReactNode;
  /** Below what is included: how the customer arrives. */
  arrival?: ReactNode;
  /** Below the price: the link to pay the amount due. */
  pay?: ReactNode;
  /** Reads the booking again. */
  reload?: () => void;
};

/** The whole booking; read-only without actions. */
export const BookingSections = ({
  booking,
  page,
  vehicle,
  bookingKey = null,
  notice,
  actions,
  addAddons,
  arrival,
  pay,
  reload,
}: Props) => (
  <div className="page-width pt-7 md:pt-12">
    <BookingHead booking={booking} />
    <div className="mt-5 grid gap-3 empty:hidden">
      {notice}
      <HoldEnd booking={booking} />
    </div>
    <div className="mt-6 grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_384px]">
      <div className="grid min-w-0 gap-4 md:gap-6">
        <BookedCard booking={booking} vehicle={vehicle}>
          {actions}
        </BookedCard>
        <TransferCard booking={booking} bookingKey={bookingKey} reload={reload} />
        <Included booking={booking} addAddons={addAddons} />
        {arrival}
        {isLive(stageOf(booking)) && <RentalPlaces booking={booking} locations={page.locations} />}
      </div>
      <div className="grid min-w-0 gap-4 md:gap-6">
        <MoneyCard booking={booking}>{pay}</MoneyCard>
        <Policy booking={booking} />
      </div>
    </div>
  </div>
);

/** The refund deadlines of a cancellation, and contact details. */
const Policy = ({ booking }: { booking: CustomerBooking }) => {
  const t = useWords('myBooking', 'policy');
  const language = useLanguage();
  const isAhead = ['paid', 'confirmed'].includes(stageOf(booking));
  return (
    <Card aria-labelledby="policy">
      <h2 id="policy" className="mb-3.5 text-[1.1875rem]">
        {t(isAhead ? 'heading' : 'help')}
      </h2>
      {isAhead && (
        <div className="mb-4 grid gap-3">
          <RefundScale booking={booking} />
          <p className="text-sm text-muted">{t('refundTime', { time: booking.refundTime[language] })}</p>
        </div>
      )}
      <Help title={t('call')} />
    </Card>
  );
};

/** The cover and add-ons, named as in the booking's price. */
const Included = ({ booking, addAddons }: Pick<Props, 'booking' | 'addAddons'>) => {
  const t = useWords('myBooking', 'included');
  const language = useLanguage();
  const { lines } = booking.quote;
  const nameOf = ({ name }: (typeof lines)[number]) => (name ? textIn(name, language) : '');
  const cover = lines.find(({ kind }) => kind === 'insurance' || kind === 'insurance-at-pickup');
  const addons = lines.filter(({ kind }) => kind === 'addon');
  return (
    <Card aria-labelledby="included">
      <h2 id="included" className="mb-3.5 text-[1.1875rem]">
        {t('heading')}
      </h2>
      <ul className="grid gap-2.5">
        <li className="flex gap-3">
          <Icon name={cover ? 'shield' : 'minus'} className={`mt-0.5 ${cover ? 'text-link' : 'text-subtle'}`} />
          {cover ? (
            <span>
              {nameOf(cover)}
              {cover.due === 'pickup' && <span className="text-muted">, {t('paidAtPickUp')}</span>}
            </span>
          ) : (
            <span className="text-muted">
              {t('noCover')}
              {isLive(stageOf(booking)) && (
                <>
                  {'. '}
                  {t('askForCover')} <ContactLink />
                </>
              )}
            </span>
          )}
        </li>
        {addons.map((line) => (
          <li key={nameOf(line)} className="flex gap-3">
            <Icon name="check" className="mt-0.5 text-link" />
            <span>
              {nameOf(line)}
              {line.quantity > 1 && <span className="text-muted figures"> × {line.quantity}</span>}
            </span>
          </li>
        ))}
        {addons.length === 0 && (
          <li className="flex gap-3 text-muted">
            <Icon name="minus" className="mt-0.5 text-subtle" />
            <span>
              {t('noAddons')} {addAddons}
            </span>
          </li>
        )}
      </ul>
    </Card>
  );
};
