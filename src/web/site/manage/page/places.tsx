import { useTranslation } from 'react-i18next';
import { directionsAddress, telephone } from '#kernel/link-addresses.ts';
import { buttonClass } from '../../../ui/button-look.ts';
import { Card } from '../../../ui/card.tsx';
import { useLanguage } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons.tsx';
import { addressIn } from '../../frame/address-in.ts';
import { nameIn } from '../../vehicles/card/name-in.ts';
import type { Booking } from '../managed.ts';
import type { ManagePage } from './read-manage-page.ts';

type Locations = ManagePage['locations'];

/** Where the key changes hands, how to get there, when somebody is there, whom to call. */
export const Places = ({ booking, locations }: { booking: Booking; locations: Locations }) => {
  const { t } = useTranslation('manage', { keyPrefix: 'places' });
  const { pickupLocation, dropoffLocation, outsideOpeningHours } = booking;
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
          isOutside={outsideOpeningHours.pickUp || (isSame && outsideOpeningHours.dropOff)}
        />
      )}
      {!isSame && to && <Place place={to} title={t('dropOff')} isOutside={outsideOpeningHours.dropOff} />}
    </Card>
  );
};

type PlaceProps = { place: Locations[number]; title: string; isOutside: boolean };

const Place = ({ place, title, isOutside }: PlaceProps) => {
  const { t } = useTranslation('manage', { keyPrefix: 'places' });
  const language = useLanguage();
  const { latitude, longitude, contactPhone, hoursToday } = place;
  const isOnMap = latitude !== null && longitude !== null;
  return (
    <div className="min-w-0">
      <h2 className="mb-2 text-[1.1875rem]">{title}</h2>
      <p className="font-semibold">{nameIn(place, language)}</p>
      <p className="text-sm text-muted">
        {addressIn(place, language)}
        <span className="block">{t('openToday', { hours: hoursToday })}</span>
      </p>
      {isOutside && (
        <p className="mt-1.5 flex gap-2 text-sm">
          <Icon name="clock" size="sm" className="mt-1 text-warning" />
          {t('outside')}
        </p>
      )}
      <div className="no-print mt-3.5 flex flex-wrap gap-2">
        {isOnMap && (
          <a
            href={directionsAddress({ latitude, longitude })}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('outline', 'sm')}
          >
            <Icon name="map" size="sm" />
            {t('directions')}
          </a>
        )}
        {contactPhone && (
          <a href={telephone(contactPhone)} className={`${buttonClass('outline', 'sm')} figures`}>
            <Icon name="phone" size="sm" />
            {contactPhone}
          </a>
        )}
      </div>
    </div>
  );
};
