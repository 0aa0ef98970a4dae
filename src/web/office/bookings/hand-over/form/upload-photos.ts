import { refused, unanswered } from '../../../../api/failure.ts';
import type { Outcome } from '../../../../api/routes.ts';
import type { HandOverKind } from '../../booking-paths.ts';
import { shrunk } from './shrunk.ts';

type Kept = Outcome<'POST /admin/bookings/:id/photos/:kind'>;

const TIMEOUT_MS = 60_000;

/** Sends photographs of a hand-over, made smaller; answers the addresses of all that are kept of it. */
export const uploadPhotos = async (id: string, kind: HandOverKind, files: readonly File[]): Promise<Kept> => {
  const body = new FormData();
  for (const file of files) body.append('images', await shrunk(file), file.name);
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const reply = await fetch(`/api/admin/bookings/${id}/photos/${kind}`, { method: 'POST', body, signal });
    const answer: unknown = await reply.json().catch(() => undefined);
    if (reply.ok) return answer as Kept;
    return refused({ status: reply.status, headers: reply.headers, body: answer });
  } catch (reason) {
    return unanswered(reason);
  }
};
