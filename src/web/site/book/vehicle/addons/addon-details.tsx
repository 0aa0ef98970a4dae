import { useTranslation } from 'react-i18next';
import type { AddonShape } from '#contract/extras.ts';
import { textIn } from '../../../../languages/text-in.ts';
import { useLanguage } from '../../../../languages/use-language.ts';
import { useBaht } from '../../../../ui/money.tsx';
import { MoreSummary } from '../more-summary.tsx';
import { ratesOf } from './addon-rates.ts';

/** What an add-on is, each way in which it is sold, and its terms; opened by whoever wants to know. */
export const AddonDetails = ({ addon, name }: { addon: AddonShape; name: string }) => {
  const { t } = useTranslation('booking', { keyPrefix: 'addons' });
  const language = useLanguage();
  const baht = useBaht();
  const rates = ratesOf(addon);
  const description = textIn(addon.description, language);
  const isTermsInThai = language === 'th' && addon.termsInThai;
  if (!description && !addon.terms && rates.length < 2) return null;
  return (
    <details className="group/more mt-0.5 text-sm leading-snug text-muted">
      <MoreSummary text={t('details')} about={name} />
      <div className="grid gap-1.5 pb-1">
        {description && <p>{description}</p>}
        {rates.length > 1 && (
          <p className="figures">{rates.map(({ per, price }) => t(per, { price: baht(price) })).join(' · ')}</p>
        )}
        {addon.terms && (
          <p>
            <span className="font-medium text-ink">{t('terms')}</span>{' '}
            <span lang={isTermsInThai ? 'th' : 'en'}>{isTermsInThai ? addon.termsInThai : addon.terms}</span>
          </p>
        )}
      </div>
    </details>
  );
};
