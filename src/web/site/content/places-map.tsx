import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocationShape } from '#contract/fleet.ts';
import { nameIn } from '../../languages/name-in.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { MapEmbed } from '../../ui/map/map-embed.tsx';

/** The pick-up points on a map, one at a time. Those without coordinates have none. */
export const PlacesMap = ({ places }: { places: readonly LocationShape[] }) => {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const [id, setId] = useState(places[0]?.id);
  const place = places.find((one) => one.id === id);
  if (!place || place.latitude === null || place.longitude === null) return null;
  return (
    <section aria-label={t('map')} className="no-print mt-6 grid gap-3">
      <SelectField label={t('onMap')} value={place.id} onChange={(event) => setId(event.target.value)}>
        {places.map((one) => (
          <option key={one.id} value={one.id}>
            {nameIn(one, language)}
          </option>
        ))}
      </SelectField>
      <MapEmbed
        key={place.id}
        place={nameIn(place, language)}
        latitude={place.latitude}
        longitude={place.longitude}
        className="h-72"
      />
    </section>
  );
};
