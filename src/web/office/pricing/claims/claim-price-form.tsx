import { type DamageKind, type DamageSize, damageKinds, damageSizes } from '#kernel/damage.ts';
import { nameIn } from '../../../languages/name-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useNotify } from '../../../ui/toast/toasts.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { RecordHistory } from '../../form/record-history.tsx';
import { typedNumber } from '../../form/typed-number.ts';
import { useRecordForm } from '../../form/use-record-form.ts';
import type { Category } from '../pricing-address.ts';
import { type ClaimPrice, categoriesFor, pricedKinds, useNameOfPrice } from './claim-price.ts';

const draftOf = (price: ClaimPrice | null) => ({
  kind: price?.kind ?? 'damage',
  damageKind: price?.damageKind ?? '',
  damageSize: price?.damageSize ?? '',
  item: price?.item ?? '',
  itemInThai: price?.itemInThai ?? '',
  categoryId: price?.categoryId ?? '',
  amount: `${price?.amount ?? ''}`,
  isTaxed: price?.isTaxed ?? false,
});
type Draft = ReturnType<typeof draftOf>;

const sentOf = (draft: Draft) => {
  const [isDamage, isLost] = [draft.kind === 'damage', draft.kind === 'lost'];
  return {
    kind: draft.kind,
    damageKind: ((isDamage && draft.damageKind) || null) as DamageKind | null,
    damageSize: ((isDamage && draft.damageSize) || null) as DamageSize | null,
    item: (isLost && draft.item) || null,
    itemInThai: (isLost && draft.itemInThai) || null,
    categoryId: draft.categoryId || null,
    amount: typedNumber(draft.amount),
    isTaxed: draft.isTaxed,
  };
};

type Props = {
  /** The price as currently in the list; null for a new one. */
  price: ClaimPrice | null;
  categories: readonly Category[];
  onClose: () => void;
};

/** The dialog that adds or edits a price for claims. */
export const ClaimPriceForm = ({ price, categories, onClose }: Props) => {
  const t = useWords('claimPrices');
  const kindOf = useWords('claims', 'kind');
  const ofDamage = useWords('damage');
  const language = useLanguage();
  const notify = useNotify();
  const nameOf = useNameOfPrice();
  const form = useRecordForm({
    name: 'claim-price',
    record: price,
    draftOf,
    labelOf: (field) => t(`fields.${field}`),
    create: 'POST /admin/claim-prices',
    change: 'PUT /admin/claim-prices/:id',
    sentOf,
    notSaved: t('notSaved'),
    onSaved: ({ data }) => {
      notify({ message: t(price ? 'saved' : 'added', { name: nameOf(data) }) });
      onClose();
    },
  });
  const { seen, draft, text, toggle } = form;
  return (
    <FormDialog form={form} title={t(seen ? 'edit' : 'add')} submit={t('save')} busy={t('saving')} onClose={onClose}>
      <div className="grid gap-4">
        <SelectField {...text('kind')}>
          {pricedKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindOf(kind)}
            </option>
          ))}
        </SelectField>
        {draft.kind === 'damage' && (
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField {...text('damageKind')}>
              <option value="">{t('choose')}</option>
              {damageKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {ofDamage(`kind.${kind}`)}
                </option>
              ))}
            </SelectField>
            <SelectField {...text('damageSize')}>
              <option value="">{t('choose')}</option>
              {damageSizes.map((size) => (
                <option key={size} value={size}>
                  {ofDamage(`sizeChoice.${size}`)}
                </option>
              ))}
            </SelectField>
          </div>
        )}
        {draft.kind === 'lost' && (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField {...text('item')} maxLength={60} />
            <TextField {...text('itemInThai')} optional maxLength={60} lang="th" />
          </div>
        )}
        <SelectField {...text('categoryId')} hint={t('fields.categoryHint')} optional>
          <option value="">{t('every')}</option>
          {categoriesFor(seen, categories).map((one) => (
            <option key={one.id} value={one.id}>
              {nameIn(one, language)}
            </option>
          ))}
        </SelectField>
        <TextField {...text('amount')} inputMode="decimal" hint={t(`per.${draft.kind}`)} />
        <Switch {...toggle('isTaxed')} />
      </div>
      {seen && <RecordHistory subject={{ subjectKind: 'claim-price', subjectId: seen.id }} />}
    </FormDialog>
  );
};
