import { timeouts, within } from '../api/timeout.ts';

const router = () => window.__reactRouterDataRouter?.state;

/** The path of the page that is shown. During a move by Back or Forward the browser's address is the next one already. */
export const pathShown = (): string => router()?.location.pathname ?? window.location.pathname;

/**
 * Whether the page's user is signed in again. For anyone else the page is loaded anew: what waits to be sent is not
 * theirs.
 */
export const isUserBack = async (send: typeof fetch): Promise<boolean> => {
  const answer = await send('/api/auth/me', { signal: within(timeouts.read) }).catch(() => null);
  if (!answer?.ok) return false;
  const { data } = await answer.json();
  const id = userOfPage();
  if (id === undefined || id === data.id) return true;
  window.location.reload();
  return false;
};

/** The id in the data of the office's frame, or of the site's. */
const userOfPage = (): string | undefined =>
  Object.values<Frame | null | undefined>(router()?.loaderData ?? {})
    .map((data) => (data?.user ?? data?.site?.user)?.id)
    .find((id) => id !== undefined);

type Frame = { user?: User; site?: { user?: User } };
type User = { id?: string } | null;
