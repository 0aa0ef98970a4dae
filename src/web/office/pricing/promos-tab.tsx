import type { ReplyOf } from '../../api/routes.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { formatDayRange } from '../../ui/dates.ts';
import { EmptyList } from '../list/empty-list.tsx';
import { ListTable } from '../list/list-table.tsx';
import { RowButtons } from '../list/row-buttons.tsx';
import { endedLast, type Promotion } from './pricing-address.ts';
import type { PromoEdited } from './pricing-dialogs.tsx';
import { PricingPart, StatusBadge, Uses } from './pricing-parts.tsx';
import { useConditionWords, useDiscountWords } from './promotion-words.ts';

type Props = { reply: ReplyOf<'GET /admin/pricing/promo-codes'>; onEdit: (edited: PromoEdited) => void };

/** All promo codes and automatic offers, with their usage. */
export const PromosTab = ({ reply: { data, codesEnabled }, onEdit }: Props) => {
  const t = useWords('pricing');
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
  const t = useWords('pricing');
  const language = useLanguage();
  const discountOf = useDiscountWords();
  const conditionsOf = useConditionWords();
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
                {[triggerOf(promotion), conditionsOf(promotion)].filter(Boolean).join(', ')}
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
          key: 'conditions',
          head: t('columns.conditions'),
          className: `${widest} min-w-28 figures`,
          cell: (promotion) => conditionsOf(promotion) || '–',
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
