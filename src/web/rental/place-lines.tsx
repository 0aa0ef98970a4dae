import type { ReactNode } from 'react';
import type { LocationShape } from '#contract/fleet.ts';
import { kindOfHours, withEnDashes } from '#kernel/hours-in-print.ts';
import { directionsAddress, telephone } from '#kernel/link-addresses.ts';
import { nameIn } from '../languages/name-in.ts';
import { useLanguage } from '../languages/use-language.ts';
import { useWords } from '../languages/use-words.ts';
import { buttonClass } from '../ui/button-look.ts';
import { formatDay } from '../ui/dates.ts';
import { Icon } from '../ui/icons.tsx';
import { addressIn } from './address-in.ts';

type Props = {
  place: LocationShape;
  /** Translated texts: the opening hours of the day, and "Directions". */
  open: string;
  directions: string;
  /** Further content, above the contact links. */
  children?: ReactNode;
};

/** A pick-up or return place: name, address, hours, directions and phone number. */
export const PlaceLines = ({ place, open, directions, children }: Props) => {
  const language = useLanguage();
  const { latitude, longitude, contactPhone } = place;
  const isOnMap = latitude !== null && longitude !== null;
  return (
    <>
      <p className="font-semibold">{nameIn(place, language)}</p>
      <p className="text-sm text-muted">
        {addressIn(place, language)}
        <span className="block">{open}</span>
      </p>
      {children}
      <div className="no-print mt-3.5 flex flex-wrap gap-2">
        {isOnMap && (
          <a
            href={directionsAddress({ latitude, longitude })}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('outline', 'sm')}
          >
            <Icon name="map" size="sm" />
            {directions}
          </a>
        )}
        {contactPhone && (
          <a href={telephone(contactPhone)} className={`${buttonClass('outline', 'sm')} figures`}>
            <Icon name="phone" size="sm" />
            {contactPhone}
          </a>
        )}
      </div>
    </>
  );
};

/** Returns the sentence about a place's opening hours on the day of a pick-up or return. */
export const useHoursOfDay = (): ((hours: string, date: string) => string) => {
  const t = useWords('quote', 'hours');
  const language = useLanguage();
  return (hours, date) => {
    const day = formatDay(date, language, { long: true });
    const kind = kindOfHours(hours);
    return kind === 'written' ? t('open', { day, hours: withEnDashes(hours) }) : t(kind, { day });
  };
};
