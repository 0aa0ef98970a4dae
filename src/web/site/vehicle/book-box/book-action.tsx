import type { VehicleShape } from '#contract/fleet.ts';
import { useWords } from '../../../languages/use-words.ts';
import { bookingPath } from '../../../rental/search.ts';
import { Button } from '../../../ui/button.tsx';
import type { ButtonSize } from '../../../ui/button-look.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { Rental } from '../use-rental.ts';

type Props = { vehicle: VehicleShape; rental: Rental; size: ButtonSize; className?: string };

/** The link to book the chosen dates; if they cannot be booked, the reason instead. */
export const BookAction = ({ vehicle, rental, size, className }: Props) => {
  const t = useWords('vehicle', 'book');
  const isGone = vehicle.status === 'maintenance' || rental.isTaken;
  if (isGone || rental.isWrong)
    return (
      <Button size={size} className={className} disabled>
        {t(isGone ? 'unavailable' : 'checkDates')}
      </Button>
    );
  return (
    <LinkButton to={bookingPath(rental.search, vehicle.id)} look="accent" size={size} className={className}>
      {t('action')}
    </LinkButton>
  );
};
