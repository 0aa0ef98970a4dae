import type { VehicleShape } from '#contract/fleet.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { bookingPath, listPath, vehiclePath } from '../../../rental/search.ts';
import { Button } from '../../../ui/button.tsx';
import type { ButtonSize } from '../../../ui/button-look.ts';
import { formatDayRange } from '../../../ui/dates.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useBaht } from '../../../ui/money.tsx';
import type { Rental } from '../use-rental.ts';

type Props = { vehicle: VehicleShape; rental: Rental; size: ButtonSize; className?: string };

/** The link to book the chosen dates; if they cannot be booked, what can be done instead. */
export const BookAction = ({ vehicle, rental, size, className }: Props) => {
  const t = useWords('vehicle', 'book');
  if (rental.nextFree) return <TakeNext {...{ vehicle, rental, size, className }} />;
  if (vehicle.status === 'maintenance' || rental.isTaken)
    return (
      <LinkButton to={listPath(rental.search)} look="brand" size={size} className={className}>
        {t('others')}
      </LinkButton>
    );
  if (rental.isWrong)
    return (
      <Button size={size} className={className} disabled>
        {t('checkDates')}
      </Button>
    );
  return (
    <LinkButton to={bookingPath(rental.search, vehicle.id)} look="accent" size={size} className={className}>
      {t('action')}
    </LinkButton>
  );
};

/** Chooses the dates on which the vehicle is next free, with their total. */
const TakeNext = ({ vehicle, rental, size, className }: Props) => {
  const t = useWords('vehicle', 'book');
  const language = useLanguage();
  const baht = useBaht();
  if (!rental.nextFree) return null;
  const { search, total } = rental.nextFree;
  const dates = formatDayRange(search.fields.pickupDate, search.fields.returnDate, language);
  return (
    <LinkButton
      to={vehiclePath(search, vehicle.id)}
      preventScrollReset
      look="accent"
      size={size}
      className={`${className} whitespace-normal!`}
      onClick={(event) => {
        event.preventDefault();
        rental.choose(search.fields);
      }}
    >
      {total === null ? t('takeDates', { dates }) : t('take', { dates, total: baht(total) })}
    </LinkButton>
  );
};
