import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Icon } from '../../../ui/icons.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { coverOffers } from '../../cover/cover-offers.ts';
import { offersCover } from '../read-booking-page.ts';
import { useBooking, useWizard } from '../state/wizard-context.ts';

/** What the renter would still pay if the car is damaged, and whether its theft is covered. */
export const RiskLine = ({ className = '' }: { className?: string }) => {
  const t = useWords('booking', 'summary');
  const sentences = useRisk();
  const { page, quote } = useWizard();
  const booking = useBooking();
  // Back is back: nothing can be damaged any more.
  if (!offersCover(page) || booking?.status === 'completed') return null;
  return (
    <p aria-live="polite" className={`flex gap-2 text-sm ${className}`}>
      <Icon name="shield" size="sm" className="mt-1 shrink-0 text-muted" />
      <span>{sentences.length > 0 ? sentences.join('. ') : t(quote.quote ? 'riskOpenPriced' : 'riskOpen')}</span>
    </p>
  );
};

/** Empty until a cover is chosen or declined. */
const useRisk = (): string[] => {
  const t = useWords('booking', 'summary');
  const baht = useBaht();
  const language = useLanguage();
  const { page, draft } = useWizard();
  const booking = useBooking();
  const chosen = booking ? (booking.selectedInsurance ?? 'none') : draft.cover;
  if (chosen === null) return [];
  if (chosen === 'none') return [t('riskNone')];
  const offer = coverOffers(page.packages ?? [], language).find(({ id }) => id === chosen.packageId);
  if (!offer) return [];
  if (offer.excess === null) return [t('riskCar')];
  const lacksTheft = offer.risks !== null && !offer.risks.includes('theft');
  return [t('risk', { excess: baht(offer.excess) }), ...(lacksTheft ? [t('riskNoTheft')] : [])];
};
