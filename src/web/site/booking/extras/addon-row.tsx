import { useState } from 'react';
import type { AddonShape } from '#contract/extras.ts';
import type { AddonPriceShape } from '#contract/extras-prices.ts';
import { ADDON_UNITS_AT_MOST } from '#kernel/addon-limits.ts';
import { nameIn } from '../../../languages/name-in.ts';
import { textIn } from '../../../languages/text-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import { QuantityStepper } from '../../../ui/form/quantity-stepper.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { addonIcon } from './addon-icon.ts';
import { addonRates, appliedRate, stockOf } from './addon-rules.ts';
import { MoreSummary } from './more-summary.tsx';
import type { Extras } from './use-extras.ts';

type Props = {
  addon: AddonShape;
  prices: Extras['addonPrices'];
  quantity: number;
  onChange: (quantity: number) => void;
};

export const AddonOption = ({ addon, prices, quantity, onChange }: Props) => {
  const t = useWords('problems');
  const language = useLanguage();
  const name = nameIn(addon, language);
  const stock = stockOf(addon);
  const isChosen = quantity > 0;
  return (
    <li className="grid grid-cols-[44px_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 border-b border-line py-3.5 md:grid-cols-[44px_minmax(0,1fr)_auto_132px]">
      <AddonMark addon={addon} isChosen={isChosen} />
      <div className={`min-w-0 ${stock === 0 ? 'text-subtle' : ''}`}>
        <h4 className="text-base tracking-normal">{name}</h4>
        <p className="text-sm leading-snug text-muted">
          {textIn({ en: addon.shortDescription, th: addon.shortDescriptionInThai }, language)}
        </p>
        <AddonDetails addon={addon} name={name} />
      </div>
      <AddonCost addon={addon} price={prices.of(addon.id)} isStale={prices.isStale} />
      <div className="max-md:col-start-3 max-md:row-span-2 max-md:row-start-1 justify-self-end">
        {stock > 0 && isChosen ? (
          <QuantityStepper
            what={name}
            value={quantity}
            max={Math.min(stock, ADDON_UNITS_AT_MOST)}
            onChange={onChange}
          />
        ) : (
          <AddButton name={name} isLeft={stock > 0} onAdd={() => onChange(1)} />
        )}
      </div>
      {isChosen && quantity >= stock && (
        <p role="status" className="col-span-full text-xs text-muted md:text-right">
          {t('booking.addon-sold-out', { units: stock, name })}
        </p>
      )}
    </li>
  );
};

const AddButton = ({ name, isLeft, onAdd }: { name: string; isLeft: boolean; onAdd: () => void }) => {
  const t = useWords('booking', 'addons');
  return (
    <div className="grid max-w-28 justify-items-end gap-1">
      <Button size="sm" onClick={onAdd} disabled={!isLeft}>
        <span aria-hidden="true">{t('add')}</span>
        <span className="sr-only">{t('addWhat', { what: name })}</span>
      </Button>
      {!isLeft && <p className="text-right text-xs text-muted">{t('noneLeft')}</p>}
    </div>
  );
};

type AddonCostProps = {
  addon: AddonShape;
  /** Null until the server has calculated it. */
  price: AddonPriceShape | null;
  isStale: boolean;
};

/** An add-on's cost over the rental, with the rate that applies and what it saves. */
const AddonCost = ({ addon, price, isStale }: AddonCostProps) => {
  const t = useWords('booking', 'addons');
  const baht = useBaht();
  const rate = appliedRate(addon, price?.pricingType);
  const isFixed = rate?.per === 'perPiece';
  const sum = price?.totalPrice ?? (isFixed || !rate ? (rate?.price ?? 0) : null);
  return (
    <p
      className={`flex flex-wrap gap-x-2 text-sm text-muted figures quick max-md:col-start-2 md:block md:text-right ${isStale && price ? 'opacity-55' : ''}`}
    >
      {sum !== null && <b className="block font-semibold text-ink">{sum === 0 ? t('included') : baht(sum)}</b>}
      {rate && sum !== 0 && <span className="md:block">{t(rate.per, { price: baht(rate.price) })}</span>}
      {price && price.savings > 0 && (
        <span className="text-success md:block">{t('saves', { amount: baht(price.savings) })}</span>
      )}
    </p>
  );
};

/** An add-on's description, all its rates and its terms, in an expandable part. */
const AddonDetails = ({ addon, name }: { addon: AddonShape; name: string }) => {
  const t = useWords('booking', 'addons');
  const language = useLanguage();
  const baht = useBaht();
  const rates = addonRates(addon);
  const description = textIn({ en: addon.description, th: addon.descriptionInThai }, language);
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

/** The add-on's picture if this site hosts it; otherwise its icon. */
const AddonMark = ({ addon, isChosen }: { addon: AddonShape; isChosen: boolean }) => {
  const [isBroken, setBroken] = useState(false);
  // The Content-Security-Policy blocks pictures from other sites.
  const src = addon.imageUrl?.startsWith('/') && !isBroken ? addon.imageUrl : null;
  return (
    <span
      className={`grid size-11 place-items-center overflow-hidden rounded-md max-md:row-span-2 ${isChosen ? 'bg-brand-soft text-on-brand-soft' : 'bg-sunken text-muted'}`}
    >
      {src ? (
        <img
          src={src}
          alt=""
          width={44}
          height={44}
          loading="lazy"
          onError={() => setBroken(true)}
          className="size-full object-cover"
        />
      ) : (
        <Icon name={addonIcon(addon)} />
      )}
    </span>
  );
};
