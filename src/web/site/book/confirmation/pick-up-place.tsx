import { useTranslation } from 'react-i18next';
import { directionsAddress, telephone } from '#kernel/link-addresses.ts';
import { buttonClass } from '../../../ui/button-look.ts';
import { Card } from '../../../ui/card.tsx';
import { useLanguage } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons.tsx';
import { addressIn } from '../../frame/address-in.ts';
import { nameIn } from '../../vehicles/card/name-in.ts';
import type { Booking } from '../booking-in-hand.ts';
import { useWizard } from '../wizard.ts';

/** Where the key is handed over, how to get there, whom to call. */
export const PickUpPlace = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('booking', { keyPrefix: 'done' });
  const language = useLanguage();
  const { page } = useWizard();
  const place = page.locations.find(({ name }) => name === booking.pickupLocation);
  if (!place) return null;
  const { latitude, longitude, contactPhone } = place;
  const isOnMap = latitude !== null && longitude !== null;
  return (
    <Card>
      <h2 className="mb-2 text-[1.1875rem]">{t('place')}</h2>
      <p className="font-semibold">{nameIn(place, language)}</p>
      <p className="text-sm text-muted">
        {addressIn(place, language)}
        <span className="block">{t('openToday', { hours: place.hoursToday })}</span>
      </p>
      <div className="no-print mt-3.5 flex flex-wrap gap-2">
        {isOnMap && (
          <a
            href={directionsAddress({ latitude, longitude })}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('outline', 'sm')}
          >
            <Icon name="external" size="sm" />
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
    </Card>
  );
};
