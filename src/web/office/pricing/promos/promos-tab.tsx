import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '../../../api/routes.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { Alert } from '../../../ui/alert.tsx';
import { formatDayRange } from '../../../ui/dates.ts';
import { EmptyList } from '../../list/empty-list.tsx';
import { endedLast } from '../ended-last.ts';
import { Part } from '../part.tsx';
import type { Promotion } from '../read-pricing.ts';
import { RowButtons } from '../row-buttons.tsx';
import { StatusBadge } from '../status-badge.tsx';
import type { PromoEdited } from './promo-dialogs.tsx';
import { useDiscountWords } from './use-discount-words.ts';
import { Uses } from './uses.tsx';

type Props = { found: ReplyOf<'GET /admin/pricing/promo-codes'>; onEdit: (edited: PromoEdited) => void };

const heads = ['code', 'trigger', 'discount', 'daysFrom', 'valid', 'used', 'status'] as const;
const right = new Set<string>(['daysFrom', 'used']);
const cell = 'px-3 py-2 first:pl-4 last:pr-4 align-middle';
/** What stands under the name on a phone, and what stands there on every narrow screen. */
const wide = `${cell} max-tablet:hidden`;
const widest = `${cell} max-lg:hidden`;
const shownFrom: Readonly<Record<(typeof heads)[number], string>> = {
  code: cell,
  trigger: widest,
  discount: wide,
  daysFrom: widest,
  valid: wide,
  used: wide,
  status: wide,
};
/** What can be done with a row stays in sight where the table is wider than the screen. */
const actions = 'px-2 py-2 align-middle max-lg:sticky max-lg:right-0 max-lg:bg-surface max-lg:group-hover:bg-hover';

/** Every promo code and automatic offer, with how far each is used. */
export const PromosTab = ({ found: { data, codesEnabled }, onEdit }: Props) => {
  const { t } = useTranslation('pricing');
  return (
    <div className="grid gap-4 p-4 md:px-6">
      {!codesEnabled && (
        <Alert tone="warning" title={t('promos.off')}>
          {t('promos.offText')}
        </Alert>
      )}
      <Part title={t('promos.title')} text={t('promos.text')}>
        {data.length === 0 ? (
          <EmptyList icon="tag" title={t('promos.none')} text={t('promos.noneText')} />
        ) : (
          <div className="relative overflow-x-auto">
            <table className="w-full text-xs">
              <caption className="sr-only">{t('promos.title')}</caption>
              <thead>
                <tr className="border-b border-line text-left text-2xs text-muted">
                  {heads.map((head) => (
                    <th
                      key={head}
                      scope="col"
                      className={`${shownFrom[head]} font-medium whitespace-nowrap ${right.has(head) ? 'text-right' : ''}`}
                    >
                      {t(`columns.${head}`)}
                    </th>
                  ))}
                  <th scope="col" className={actions}>
                    <span className="sr-only">{t('columns.actions')}</span>
                  </th>
                </tr>
              </thead>
              <tbody className="divide-y divide-line">
                {endedLast(data).map((promotion) => (
                  <Row key={promotion.id} promotion={promotion} onEdit={onEdit} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Part>
    </div>
  );
};

const Row = ({ promotion, onEdit }: { promotion: Promotion; onEdit: Props['onEdit'] }) => {
  const { t } = useTranslation('pricing');
  const language = useLanguage();
  const discountOf = useDiscountWords();
  const name = promotion.code ?? ((language === 'th' && promotion.nameInThai) || promotion.name);
  const discount = discountOf(promotion);
  const valid = formatDayRange(promotion.validFrom, promotion.validTo, language, { year: true });
  const trigger = t(`form.triggers.${promotion.trigger}`);
  return (
    <tr className="group h-11.5 hover:bg-hover">
      <th scope="row" className={`${cell} min-w-36 text-left font-semibold wrap-anywhere`}>
        {name}
        <span className="line-clamp-1 max-w-80 font-regular text-muted">{promotion.description}</span>
        <span className="block font-regular text-muted figures lg:hidden">
          {trigger}, {t('promos.fromDays', { count: promotion.minRentalDays })}
        </span>
        <div className="mt-1 grid gap-1 tablet:hidden">
          <p className="figures">{discount}</p>
          <p className="font-regular figures">{valid}</p>
          <p className="flex flex-wrap items-center gap-2 font-regular">
            <StatusBadge status={promotion.status} />
            <Uses used={promotion.usedCount} limit={promotion.usageLimit} />
          </p>
        </div>
      </th>
      <td className={`${widest} whitespace-nowrap`}>{trigger}</td>
      <td className={`${wide} font-semibold figures lg:whitespace-nowrap`}>{discount}</td>
      <td className={`${widest} text-right figures`}>{promotion.minRentalDays}</td>
      <td className={`${wide} min-w-28 text-muted figures lg:whitespace-nowrap`}>{valid}</td>
      <td className={`${wide} text-right`}>
        <Uses used={promotion.usedCount} limit={promotion.usageLimit} />
      </td>
      <td className={wide}>
        <StatusBadge status={promotion.status} />
      </td>
      <td className={actions}>
        <RowButtons
          name={name}
          onEdit={() => onEdit({ kind: 'edit', promotion })}
          onDelete={() => onEdit({ kind: 'delete', promotion })}
        />
      </td>
    </tr>
  );
};
