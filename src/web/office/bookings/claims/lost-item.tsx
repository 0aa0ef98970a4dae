import { api } from '../../../api/browser.ts';
import { nameIn } from '../../../languages/name-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';

type Props = { chosen: string; onChoose: (item: string) => void };

/** Which item was lost, of those that the price list has; none where it has none. */
export const LostItem = ({ chosen, onChoose }: Props) => {
  const t = useWords('bookings', 'claims');
  const language = useLanguage();
  const { last } = useLatest('prices', (signal) => api.call('GET /admin/claim-prices', { signal }));
  const prices = last?.success ? last.data : [];
  const items = new Map(
    prices.flatMap(({ item, itemInThai }) =>
      item === null ? [] : [[item.toLowerCase(), { name: item, nameInThai: itemInThai }] as const],
    ),
  );
  if (items.size === 0) return null;
  return (
    <SelectField
      id="claim-item"
      name="item"
      label={t('item')}
      optional
      value={chosen}
      onChange={({ currentTarget: { value } }) => onChoose(value)}
    >
      <option value="">{t('otherItem')}</option>
      {[...items.values()].map((one) => (
        <option key={one.name} value={one.name}>
          {nameIn(one, language)}
        </option>
      ))}
    </SelectField>
  );
};
