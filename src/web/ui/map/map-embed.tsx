import { useRef } from 'react';
import { directionsAddress, type Point } from '#kernel/link-addresses.ts';
import { useWords } from '../../languages/use-words.ts';
import { Icon } from '../icons.tsx';
import { Skeleton } from '../skeleton.tsx';
import { Spinner } from '../spinner.tsx';
import { mapAddress } from './map-address.ts';
import { useMap } from './use-map.ts';

type Props = Point & {
  /** The place shown, such as “Main office”: the frame's title for screen readers. */
  place: string;
  /** The size of the map, its placeholder and its fallback. */
  className?: string;
};

/**
 * An OpenStreetMap map around a point, loaded when scrolled into view. If the map is unreachable or scripts are off,
 * a link to directions replaces it.
 */
export const MapEmbed = ({ place, className = 'h-58', ...point }: Props) => {
  const t = useWords('ui');
  const box = useRef<HTMLDivElement>(null);
  const address = mapAddress(point);
  const state = useMap(box, address);
  return (
    <div ref={box} className={`relative overflow-hidden rounded-lg border border-line bg-sunken ${className}`}>
      {state === 'shown' && (
        <iframe
          src={address}
          title={t('map.title', { place })}
          loading="lazy"
          referrerPolicy="strict-origin"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          className="absolute inset-0 size-full"
        />
      )}
      {(state === 'waiting' || state === 'loading') && <Waiting />}
      {state === 'failed' && <Unavailable point={point} />}
      <noscript>
        <Unavailable point={point} />
      </noscript>
    </div>
  );
};

const Waiting = () => {
  const t = useWords('ui');
  return (
    <>
      <Skeleton className="absolute inset-0 rounded-none!" />
      <p className="absolute inset-0 flex items-center justify-center gap-2 text-sm text-muted">
        <Spinner />
        {t('map.loading')}
      </p>
    </>
  );
};

const Unavailable = ({ point }: { point: Point }) => {
  const t = useWords('ui');
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-2 overflow-auto bg-sunken p-4 text-center text-sm">
      <Icon name="map" className="text-subtle" />
      <p className="max-w-[44ch] text-muted">
        <strong className="font-semibold text-ink">{t('map.unavailable')}</strong>: {t('map.unavailableText')}
      </p>
      <a
        href={directionsAddress(point)}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-6 items-center gap-1.5 font-medium text-link underline underline-offset-3"
      >
        {t('map.directions')}
        <Icon name="external" size="sm" />
      </a>
    </div>
  );
};
