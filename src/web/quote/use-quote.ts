import { api } from '../api/browser.ts';
import type { Failure } from '../api/failure.ts';
import type { DataOf, Outcome, RouteInput } from '../api/routes.ts';
import { useLatest } from '../shell/use-latest.ts';

export type Quote = DataOf<'POST /booking-pricing/calculate'>;
type QuoteBody = RouteInput<'POST /booking-pricing/calculate'>['body'];
type QuoteOutcome = Outcome<'POST /booking-pricing/calculate'>;

export type QuoteState = Readonly<{
  /** The last quote received; `isStale` while it does not match the current choices. */
  quote: Quote | null;
  isStale: boolean;
  failure: Failure | null;
  retry: () => void;
}>;

/** The server's quote for the choices, requested again 250 ms after each change. Null requests nothing. */
export const useQuote = (body: QuoteBody | null, given?: QuoteOutcome): QuoteState => {
  const ask = async (signal: AbortSignal): Promise<QuoteOutcome | null> =>
    body && api.call('POST /booking-pricing/calculate', { body, signal });
  const { last, isWaiting, retry } = useLatest(body && JSON.stringify(body), ask, { pauseMs: 250, given });
  const failure = last && !last.success && !isWaiting ? last : null;
  return { quote: last?.success ? last.data : null, isStale: isWaiting, failure, retry };
};
