import { type QuoteState, useQuote } from '../../../quote/use-quote.ts';
import type { BookingDraft } from './draft.ts';
import { quoteRequest, quoteRequestAlone } from './requests.ts';

/**
 * The quote of the draft and that of its vehicle alone, asked only once while nothing is added to the vehicle. Until
 * the first quote of what is added has come, the vehicle's stands in for it.
 */
export const useDraftQuotes = (draft: BookingDraft | null): { quote: QuoteState; alone: QuoteState } => {
  const request = draft && quoteRequest(draft);
  const requestAlone = draft && quoteRequestAlone(draft);
  const isAlone = JSON.stringify(request) === JSON.stringify(requestAlone);
  const alone = useQuote(requestAlone);
  const added = useQuote(isAlone ? null : request);
  if (isAlone) return { quote: alone, alone };
  return { quote: added.quote || added.failure ? added : { ...alone, failure: null, isStale: true }, alone };
};
