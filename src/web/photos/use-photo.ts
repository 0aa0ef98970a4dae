import { useEffect, useState } from 'react';

export type PhotoAccess = Readonly<{
  bookingId: string;
  /** A guest's key; empty where the session opens the booking. */
  headers: Readonly<Record<string, string>>;
}>;

export const photoPath = (bookingId: string, photoId: string): string => `/api/bookings/${bookingId}/photos/${photoId}`;

/** Where a photograph is shown from: its address, or, for a guest whose key is a header, what was fetched. Null until then. */
export const usePhoto = ({ bookingId, headers }: PhotoAccess, photoId: string): string | null => {
  const path = photoPath(bookingId, photoId);
  const key = JSON.stringify(headers);
  const needsKey = key !== '{}';
  const [fetched, setFetched] = useState<string | null>(null);
  useEffect(() => {
    if (!needsKey) return;
    const gone = new AbortController();
    let made = '';
    const load = async () => {
      const reply = await fetch(path, { signal: gone.signal, headers: JSON.parse(key) });
      if (!reply.ok) return;
      made = URL.createObjectURL(await reply.blob());
      setFetched(made);
    };
    load().catch(() => undefined);
    return () => {
      gone.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [needsKey, path, key]);
  return needsKey ? fetched : path;
};
