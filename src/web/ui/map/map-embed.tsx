import { useState } from 'react';
import { directionsAddress, type Point } from '#kernel/link-addresses.ts';
import { useWords } from '../../languages/use-words.ts';
import { Icon } from '../icons.tsx';
import { Skeleton } from '../skeleton.tsx';
import { Spinner } from '../spinner.tsx';
import { mapAddress } from './map-address.ts';
import { StillMap } from './still-map.tsx';
import { useMap } from './use-map.ts';

type Props = Point & {
  /** The place shown, such as “Main office”: the frame's title for screen readers. */
  place: string;
  /** Whether a link to directions stands beside it, so that its fallback needs none. */
  hasDirections?: boolean;
  /** The size of the map, its placeholder and its fallback. */
  className?: string;
};

/**
 * A still picture of a place that a press replaces by an OpenStreetMap map around it: until then nothing is asked of
 * another site. If the map is unreachable or scripts are off, a link to directions replaces it.
 */
export const MapEmbed = ({ place, hasDirections = false, className = 'h-58', ...point }: Props) => {
  const t = useWords('ui');
  const [isWanted, setWanted] = useState(false);
  const address = mapAddress(point);
  const state = useMap(isWanted ? address : null);
  return (
    <div className={`relative overflow-hidden rounded-lg border border-line bg-sunken ${className}`}>
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
      {state === 'still' && <StillMap place={place} onOpen={() => setWanted(true)} />}
      {state === 'loading' && <Waiting />}
      {state === 'failed' && <Unavailable point={hasDirections ? null : point} />}
      <noscript>
        <Unavailable point={hasDirections ? null : point} />
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

const Unavailable = ({ point }: { point: Point | null }) => {
  const t = useWords('ui');
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-2 overflow-auto bg-sunken p-4 text-center text-sm">
      <Icon name="map" className="text-subtle" />
      <p className="max-w-[44ch] text-muted">
        <strong className="font-semibold text-ink">{t('map.unavailable')}</strong>: {t('map.unavailableText')}
      </p>
      {point && (
        <a
          href={directionsAddress(point)}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center gap-1.5 font-medium text-link underline underline-offset-3"
        >
          {t('map.directions')}
          <Icon name="external" size="sm" />
        </a>
      )}
    </div>
  );
};
