import { promisedName } from '#words/or-similar.ts';
import { tokenOf } from '../../../booking/booking-key.ts';
import { managePath } from '../../../booking/booking-paths.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { PaymentBadge } from '../../../quote/payment-badge.tsx';
import { useMailContext } from '../../../shell/use-site.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { VehiclePicture } from '../../../ui/picture/vehicle-picture.tsx';
import { RentalTimeline } from '../../../ui/rental-timeline.tsx';
import { pictureOf } from '../../../vehicle-card/picture-of.ts';
import { PaperButton } from '../../papers/paper-button.tsx';
import { useBookingPapers } from '../../papers/use-booking-papers.ts';
import { useWizard, type WizardBooking } from '../state/wizard-context.ts';

/** The booked vehicle: pick-up and return, with booking and payment status. */
export const BookedVehicle = ({ booking }: { booking: WizardBooking }) => {
  const t = useWords('booking', 'done');
  const language = useLanguage();
  const { page } = useWizard();
  const { pickupDate, returnDate, status, paymentStatus } = booking;
  const isThai = language === 'th';
  const from = (isThai && booking.pickupLocationInThai) || booking.pickupLocation;
  const to = (isThai && booking.dropoffLocationInThai) || booking.dropoffLocation;
  return (
    <Card>
      <div className="grid items-center gap-7 md:grid-cols-[1.15fr_1fr]">
        <div>
          <p className="mb-4 flex flex-wrap gap-2">
            <Badge tone={status}>{t(`status.${status}`)}</Badge>
            <PaymentBadge status={paymentStatus} />
          </p>
          <RentalTimeline
            start={{ when: formatDayTime(pickupDate, language, { year: true }), where: from }}
            end={{ when: formatDayTime(returnDate, language, { year: true }), where: to }}
          />
        </div>
        <div className="text-center">
          <VehiclePicture
            src={
              booking.vehicleId === page.vehicle.id
                ? pictureOf(page.vehicle)
                : (booking.vehicleImage ?? pictureOf(page.vehicle))
            }
            alt=""
            className="rounded-lg px-3 pt-4 pb-1"
          />
          <p className="mt-2 font-semibold">{promisedName(booking.vehicleName, booking.orSimilar, language)}</p>
        </div>
      </div>
      <TakeAlong booking={booking} />
    </Card>
  );
};

/** Downloads of the booking's documents, and a link to its page. */
const TakeAlong = ({ booking }: { booking: WizardBooking }) => {
  const t = useWords('booking', 'done');
  const { booking: held } = useWizard().draft;
  const { bookingId, status } = booking;
  const noMail = useMailContext();
  const { take, isFailed } = useBookingPapers(bookingId, tokenOf(held));
  return (
    <div className="no-print mt-5 border-t border-line pt-5">
      <div className="flex flex-wrap gap-2">
        <LinkButton to={managePath(bookingId)} look="brand" size="sm">
          <Icon name="edit" size="sm" />
          {t('manage')}
        </LinkButton>
        {status === 'confirmed' && <PaperButton paper="calendar" label={t('calendar')} take={take} />}
        <PaperButton paper="confirmation" label={t('paper')} take={take} />
        <Button size="sm" onClick={() => window.print()}>
          <Icon name="print" size="sm" />
          {t('print')}
        </Button>
      </div>
      {isFailed && (
        <div className="mt-3">
          <Alert tone="danger" title={t('notLoaded')}>
            {t('notLoadedText', noMail)}
          </Alert>
        </div>
      )}
    </div>
  );
};
