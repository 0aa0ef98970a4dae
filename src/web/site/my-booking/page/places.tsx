import { useWords } from '../../../languages/use-words.ts';
import { type AtHour, HourNotes } from '../../../quote/hour-notes.tsx';
import { PlaceLines, useHoursOfDay } from '../../../rental/place-lines.tsx';
import { Card } from '../../../ui/card.tsx';
import type { CustomerBooking, ManagePage } from '../managed.ts';

type Locations = ManagePage['locations'];

/** The pick-up and return places: directions, opening hours and phone numbers. */
export const RentalPlaces = ({ booking, locations }: { booking: CustomerBooking; locations: Locations }) => {
  const t = useWords('myBooking', 'places');
  const { pickupLocation, dropoffLocation, outside, keyBox, openingHours, pickupDate, returnDate } = booking;
  const hoursOfDay = useHoursOfDay();
  const placeOf = (name: string) => locations.find((one) => one.name === name);
  const [from, to] = [placeOf(pickupLocation), placeOf(dropoffLocation)];
  if (!from && !to) return null;
  const isSame = pickupLocation === dropoffLocation;
  return (
    <Card className={`grid gap-x-8 gap-y-6 ${isSame ? '' : 'md:grid-cols-2'}`} aria-label={t('label')}>
      {from && (
        <Place
          place={from}
          title={t(isSame ? 'both' : 'pickUp')}
          open={[
            hoursOfDay(openingHours.pickUp, pickupDate),
            ...(isSame ? [hoursOfDay(openingHours.dropOff, returnDate)] : []),
          ]}
          stops={[
            { stop: 'pickUp', outside: outside.pickUp, keyBox: keyBox.pickUp },
            ...(isSame ? [{ stop: 'dropOff' as const, outside: outside.dropOff, keyBox: keyBox.dropOff }] : []),
          ]}
        />
      )}
      {!isSame && to && (
        <Place
          place={to}
          title={t('dropOff')}
          open={[hoursOfDay(openingHours.dropOff, returnDate)]}
          stops={[{ stop: 'dropOff', outside: outside.dropOff, keyBox: keyBox.dropOff }]}
        />
      )}
    </Card>
  );
};

type PlaceProps = { place: Locations[number]; title: string; open: string[]; stops: readonly AtHour[] };

const Place = ({ place, title, open, stops }: PlaceProps) => {
  const t = useWords('myBooking', 'places');
  return (
    <div className="min-w-0">
      <h2 className="mb-2 text-[1.1875rem]">{title}</h2>
      <PlaceLines place={place} open={[...new Set(open)].join(' · ')} directions={t('directions')}>
        <HourNotes stops={stops} />
      </PlaceLines>
    </div>
  );
};
