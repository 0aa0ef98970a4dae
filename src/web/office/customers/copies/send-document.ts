import { refused, unanswered } from '../../../api/failure.ts';
import type { Outcome } from '../../../api/routes.ts';

type Kept = Outcome<'POST /admin/customers/:id/documents/:kind'>;

/** Enough for 5 MB from a phone at the counter. */
const PATIENCE = 60_000;

/** Sends a copy of a passport or licence. Never throws for a failure. */
export const sendDocument = async (id: string, kind: string, file: File): Promise<Kept> => {
  const body = new FormData();
  body.append('document', file);
  try {
    const response = await fetch(`/api/admin/customers/${id}/documents/${kind}`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      credentials: 'same-origin',
      body,
      signal: AbortSignal.timeout(PATIENCE),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.ok) return answer as Kept;
    return refused({ status: response.status, headers: response.headers, body: answer });
  } catch (reason) {
    return unanswered(reason);
  }
};

export const documentPath = (id: string, documentId: string): string =>
  `/api/admin/customers/${id}/documents/${documentId}`;
