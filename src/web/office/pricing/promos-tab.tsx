import { useTranslation } from 'react-i18next';
import { countText } from '#kernel/paging.ts';
import type { ReplyOf } from '../../api/routes.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { Alert } from '../../ui/alert.tsx';
import { formatDayRange } from '../../ui/dates.ts';
import { useBaht } from '../../ui/money.tsx';
import { EmptyList } from '../list/empty-list.tsx';
import { ListTable } from '../list/list-table.tsx';
import { RowButtons } from '../list/row-buttons.tsx';
import { endedLast, type Promotion } from './pricing-address.ts';
import type { PromoEdited } from './pricing-dialogs.tsx';
import { PricingPart, StatusBadge } from './pricing-parts.tsx';

type Props = { reply: ReplyOf<'GET /admin/pricing/promo-codes'>; onEdit: (edited: PromoEdited) => void };

/** All promo codes and automatic offers, with their usage. */
export const PromosTab = ({ reply: { data, codesEnabled }, onEdit }: Props) => {
  const { t } = useTranslation('pricing');
  return (
    <div className="grid gap-4 p-4 md:px-6">
      {!codesEnabled && (
        <Alert tone="warning" title={t('promos.off')}>
          {t('promos.offText')}
        </Alert>
      )}
      <PricingPart title={t('promos.title')} text={t('promos.text')}>
        {data.length === 0 ? (
          <EmptyList icon="tag" title={t('promos.none')} text={t('promos.noneText')} />
        ) : (
          <PromoTable promotions={data} onEdit={onEdit} />
        )}
      </PricingPart>
    </div>
  );
};

/** Columns moved under the name on a phone, and on every narrow screen. */
const wide = 'max-tablet:hidden';
const widest = 'max-lg:hidden';

const PromoTable = ({ promotions, onEdit }: { promotions: readonly Promotion[] } & Pick<Props, 'onEdit'>) => {
  const { t } = useTranslation('pricing');
  const language = useLanguage();
  const discountOf = useDiscountWords();
  const nameOf = ({ code, name, nameInThai }: Promotion) => code ?? ((language === 'th' && nameInThai) || name);
  const triggerOf = ({ trigger }: Promotion) => t(`form.triggers.${trigger}`);
  const validOf = ({ validFrom, validTo }: Promotion) => formatDayRange(validFrom, validTo, language, { year: true });
  const usesOf = ({ usedCount, usageLimit }: Promotion) => <Uses used={usedCount} limit={usageLimit} />;
  const statusOf = ({ status }: Promotion) => <StatusBadge status={status} />;
  return (
    <ListTable
      isFramed
      label={t('promos.title')}
      rows={endedLast(promotions)}
      columns={[
        {
          key: 'code',
          head: t('columns.code'),
          className: 'min-w-36 wrap-anywhere',
          cell: (promotion) => (
            <>
              <span className="font-semibold">{nameOf(promotion)}</span>
              <span className="line-clamp-1 max-w-80 text-muted">{promotion.description}</span>
              <span className="block text-muted figures lg:hidden">
                {triggerOf(promotion)}, {t('promos.fromDays', { count: promotion.minRentalDays })}
              </span>
              <div className="mt-1 grid gap-1 tablet:hidden">
                <p className="font-semibold figures">{discountOf(promotion)}</p>
                <p className="figures">{validOf(promotion)}</p>
                <p className="flex flex-wrap items-center gap-2">
                  {statusOf(promotion)}
                  {usesOf(promotion)}
                </p>
              </div>
            </>
          ),
        },
        { key: 'trigger', head: t('columns.trigger'), className: `${widest} whitespace-nowrap`, cell: triggerOf },
        {
          key: 'discount',
          head: t('columns.discount'),
          className: `${wide} figures lg:whitespace-nowrap`,
          cell: (promotion) => <b className="font-semibold">{discountOf(promotion)}</b>,
        },
        {
          key: 'daysFrom',
          head: t('columns.daysFrom'),
          className: `${widest} text-right figures`,
          cell: ({ minRentalDays }) => minRentalDays,
        },
        {
          key: 'valid',
          head: t('columns.valid'),
          className: `${wide} min-w-28 figures lg:whitespace-nowrap`,
          cell: (promotion) => <span className="text-muted">{validOf(promotion)}</span>,
        },
        { key: 'used', head: t('columns.used'), className: `${wide} text-right`, cell: usesOf },
        { key: 'status', head: t('columns.status'), className: wide, cell: statusOf },
      ]}
      actionsOf={(promotion) => (
        <RowButtons
          edit={t('do.editOne', { name: nameOf(promotion) })}
          remove={t('do.deleteOne', { name: nameOf(promotion) })}
          onEdit={() => onEdit({ kind: 'edit', promotion })}
          onRemove={() => onEdit({ kind: 'delete', promotion })}
        />
      )}
    />
  );
};

/** Returns a function that formats a discount: `20%`, `฿500`, `10%, up to ฿1,500`. */
const useDiscountWords = () => {
  const { t } = useTranslation('pricing', { keyPrefix: 'promos' });
  const baht = useBaht();
  return ({ discountType, discountValue, maxDiscount }: Promotion): string => {
    const off = discountType === 'percentage' ? `${discountValue}%` : baht(discountValue);
    return maxDiscount ? t('upTo', { off, most: baht(maxDiscount) }) : off;
  };
};

type UsesProps = { used: number; limit: number | null };

/** A promotion's number of uses and its limit; ∞ without a limit. */
const Uses = ({ used, limit }: UsesProps) => (
  <span className="inline-flex items-center justify-end gap-2 whitespace-nowrap figures">
    {limit !== null && (
      <span aria-hidden="true" className="h-1.25 w-14 overflow-hidden rounded-full bg-sunken">
        <span className="block h-full bg-brand" style={{ width: `${Math.min(100, (used / limit) * 100)}%` }} />
      </span>
    )}
    {countText(used)} / {limit === null ? '∞' : countText(limit)}
  </span>
);
