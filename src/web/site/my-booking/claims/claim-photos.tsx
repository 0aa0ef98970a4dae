import { useEffect, useState } from 'react';
import { tokenOf } from '../../../booking/booking-key.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useManaged } from '../managed.ts';

type Props = { claim: Readonly<{ id: string }>; photos: readonly string[] };

/** The photographs of a claim. A guest's key goes in a header, so they are fetched rather than addressed. */
export const ClaimPhotos = ({ claim, photos }: Props) => {
  if (photos.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map((photoId, index) => (
        <li key={photoId}>
          <Photo claimId={claim.id} photoId={photoId} number={index + 1} total={photos.length} />
        </li>
      ))}
    </ul>
  );
};

type PhotoProps = { claimId: string; photoId: string; number: number; total: number };

const Photo = ({ claimId, photoId, number, total }: PhotoProps) => {
  const t = useWords('claims');
  const { booking, bookingKey } = useManaged();
  const { bookingId } = booking;
  const { accessToken } = bookingKey;
  const [src, setSrc] = useState<string | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    let made = '';
    const load = async () => {
      const address = `/api/bookings/${bookingId}/claims/${claimId}/photos/${photoId}`;
      const reply = await fetch(address, { signal: gone.signal, headers: tokenOf({ bookingId, accessToken }) });
      if (!reply.ok) return;
      made = URL.createObjectURL(await reply.blob());
      setSrc(made);
    };
    load().catch(() => undefined);
    return () => {
      gone.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [bookingId, claimId, photoId, accessToken]);
  const name = t('photo', { number, total });
  const frame = 'block h-24 w-32 overflow-hidden rounded-md bg-sunken';
  if (src === null) return <span role="img" aria-label={name} className={frame} />;
  return (
    <a href={src} target="_blank" rel="noreferrer" className={frame}>
      <img src={src} alt={name} className="size-full object-cover" />
    </a>
  );
};
