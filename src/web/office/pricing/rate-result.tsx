import type { ReactNode } from 'react';
import type { DataOf } from '../../api/routes.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatDayRange } from '../../ui/dates.ts';
import { Money } from '../../ui/money.tsx';
import { PricingPart, PriorityBadge, Uses, useNamed } from './pricing-parts.tsx';
import { useConditionWords, useDiscountWords } from './promotion-words.ts';

type Rate = DataOf<'POST /pricing/calculate'>;

/** The lines of a calculation, in order. */
export const RateResult = ({ rate }: { rate: Rate }) => {
  const t = useWords('pricing', 'calculator');
  const language = useLanguage();
  const nameOf = useNamed();
  const { breakdown, appliedPromo, appliedSeasonalRate, quote } = rate;
  const { pickUpAt, dropOffAt, promo } = quote;
  return (
    <PricingPart title={rate.vehicle.name} text={formatDayRange(pickUpAt, dropOffAt, language, { year: true })}>
      <dl className="grid gap-y-2 p-4 text-sm">
        <Row name={t('vehicleCategory')}>
          {(language === 'th' && rate.vehicleCategoryInThai) || rate.vehicleCategory}
        </Row>
        <Row name={t('days')}>{rate.days}</Row>
        <Row name={t('baseRate')}>
          <Money baht={rate.baseRate} />
        </Row>
        <Row name={t('breakdown')} />
        {(['monthly', 'weekly', 'daily'] as const).map((part) => (
          <Row key={part} name={t(part)} isWithin>
            <Money baht={breakdown[part]} />
          </Row>
        ))}
        <Row name={t('remaining')} isWithin>
          {t('daysLeft', { count: breakdown.remaining })}
        </Row>
        <Row name={t('subtotal')} isSum>
          <Money baht={rate.subtotal} />
        </Row>
        <Row name={t('appliedSeason')}>
          {appliedSeasonalRate ? <SeasonFacts season={appliedSeasonalRate} /> : t('noSeason')}
        </Row>
        <Row name={t('adjustment')}>
          <Money baht={rate.seasonalAdjustment} />
        </Row>
        {rate.availableSeasonalRates.length > 0 && (
          <Row name={t('available')}>
            <ul className="grid justify-items-end gap-1">
              {rate.availableSeasonalRates.map((season) => (
                <li
                  key={`${season.name.en} ${season.multiplier}`}
                  className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1"
                >
                  <PriorityBadge priority={season.priority} />
                  {nameOf(season)} ×{season.multiplier}
                  <Badge tone={season.isApplied ? 'success' : 'neutral'}>
                    {season.isApplied ? t('appliedDays', { count: season.daysApplied }) : t('notApplied')}
                  </Badge>
                  {season.isApplied && <Money baht={season.amount} className="min-w-20 font-medium" />}
                </li>
              ))}
            </ul>
          </Row>
        )}
        <Row name={t('discount')}>
          <Money baht={-rate.discount} />
        </Row>
        <Row name={t('appliedPromo')}>
          {appliedPromo ? (
            <>
              <span className="font-medium">{appliedPromo.code ?? nameOf(appliedPromo)}</span>
              {appliedPromo.description && <span className="block text-xs text-muted">{appliedPromo.description}</span>}
              <PromotionFacts promotion={appliedPromo} />
            </>
          ) : (
            t('noPromo')
          )}
          {promo && promo.status !== 'applied' && (
            <span className="block text-xs text-muted">{t(`promo.${promo.status}`, { code: promo.code })}</span>
          )}
        </Row>
        <Row name={t(quote.taxIncluded ? 'taxWithin' : 'tax')}>
          <Money baht={rate.tax} />
        </Row>
        <Row name={t('total')} isSum>
          <Money baht={rate.totalAmount} className="text-xl" />
        </Row>
      </dl>
    </PricingPart>
  );
};

/** What the promotion takes off, and every condition of it. */
const PromotionFacts = ({ promotion }: { promotion: NonNullable<Rate['appliedPromo']> }) => {
  const t = useWords('pricing', 'calculator');
  const language = useLanguage();
  const discountOf = useDiscountWords();
  const conditionsOf = useConditionWords();
  const { validFrom, validTo, usedCount, usageLimit } = promotion;
  return (
    <span className="grid justify-items-end text-xs text-muted">
      <span>{[discountOf(promotion), conditionsOf(promotion)].filter(Boolean).join(', ')}</span>
      <span>{t('bookedFrom', { dates: formatDayRange(validFrom, validTo, language, { year: true }) })}</span>
      <span className="flex gap-1">
        {t('uses')} <Uses used={usedCount} limit={usageLimit} />
      </span>
    </span>
  );
};

type RowProps = { name: string; isSum?: boolean; isWithin?: boolean; children?: ReactNode };

const Row = ({ name, isSum = false, isWithin = false, children }: RowProps) => (
  <div
    className={`flex items-baseline justify-between gap-4 ${isSum ? 'border-t border-line pt-2 font-semibold' : ''} ${isWithin ? 'pl-4 text-muted' : ''}`}
  >
    <dt className="shrink-0">{name}</dt>
    <dd className="min-w-0 text-right figures">{children}</dd>
  </div>
);

const SeasonFacts = ({ season }: { season: NonNullable<Rate['appliedSeasonalRate']> }) => {
  const t = useWords('pricing', 'calculator');
  const nameOf = useNamed();
  return (
    <>
      <span className="font-medium">{nameOf(season)}</span> ×{season.multiplier},{' '}
      {t('priority', { priority: season.priority })}
      {season.description && <span className="block text-xs text-muted">{season.description}</span>}
    </>
  );
};
