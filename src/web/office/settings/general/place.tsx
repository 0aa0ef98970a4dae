import { useState } from 'react';
import type { Point } from '#kernel/link-addresses.ts';
import { useWords } from '../../../languages/use-words.ts';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { MapEmbed } from '../../../ui/map/map-embed.tsx';
import { SectionCard } from '../section/section-card.tsx';
import { useSection } from '../section/use-section.ts';

const fields = ['mapLatitude', 'mapLongitude'] as const;

/** The office's coordinates for the map on the contact page. The preview updates when a field loses the focus. */
export const Place = () => {
  const t = useWords('settings', 'general');
  const section = useSection('place', 'general', fields);
  const typed = pointOf(section.textOf('mapLatitude'), section.textOf('mapLongitude'));
  const [shown, setShown] = useState(typed);
  const field = (name: (typeof fields)[number]) => ({
    ...section.text(name),
    label: t(name),
    unit: '°',
    hasDecimals: true,
    required: false,
    onBlur: () => setShown(typed),
  });
  return (
    <SectionCard
      section={section}
      title={t('map')}
      text={t('mapText')}
      labelOf={(path) => t(path as (typeof fields)[number])}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField {...field('mapLatitude')} hint={t('mapLatitudeHint')} />
        <NumberField {...field('mapLongitude')} hint={t('mapLongitudeHint')} />
      </div>
      {shown ? (
        <MapEmbed {...shown} place={t('map')} className="h-48" />
      ) : (
        <p className="text-xs text-muted">{t('mapNone')}</p>
      )}
    </SectionCard>
  );
};

/** Parses typed coordinates; null if either is invalid. */
export const pointOf = (latitude: string, longitude: string): Point | null => {
  const point = { latitude: degrees(latitude, 90), longitude: degrees(longitude, 180) };
  return point.latitude === null || point.longitude === null ? null : (point as Point);
};

const degrees = (text: string, most: number): number | null => {
  const number = Number(text);
  return text.trim() !== '' && Math.abs(number) <= most ? number : null;
};
