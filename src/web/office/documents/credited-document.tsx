import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../languages/use-language.ts';
import { formatDay } from '../../ui/dates.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { useBaht } from '../../ui/money.tsx';
import type { Documents, Issued } from './issued.ts';

type Props = {
  documents: Documents;
  chosen: string;
  error: string | undefined;
  onChoose: (id: string) => void;
};

/** The document that a credit note credits, by number, date and amount; chosen where there are several. */
export const CreditedDocument = ({ documents: { issued, creditable }, chosen, error, onChoose }: Props) => {
  const { t } = useTranslation('invoices', { keyPrefix: 'issue' });
  const nameOf = useDocumentLine();
  const shown = issued.filter(({ id }) => creditable.some((one) => one.id === id));
  const [first] = shown;
  if (shown.length === 1 && first)
    return (
      <p className="rounded-md bg-sunken px-4 py-3 text-sm wrap-anywhere">
        <span className="block text-xs text-muted">{t('credits')}</span>
        {nameOf(first)}
      </p>
    );
  return (
    <SelectField
      label={t('credits')}
      value={chosen}
      error={error}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {shown.map((one) => (
        <option key={one.id} value={one.id}>
          {nameOf(one)}
        </option>
      ))}
    </SelectField>
  );
};

/** Names a document in a line: its kind and number, date, amount and buyer. */
export const useDocumentLine = () => {
  const { t } = useTranslation('invoices');
  const language = useLanguage();
  const baht = useBaht();
  return ({ kind, number, issuedAt, total, buyer }: Issued): string =>
    t('issue.line', {
      name: t(`named.${kind}`, { number }),
      date: formatDay(issuedAt, language, { weekday: false, year: true }),
      amount: baht(total),
      buyer: buyer.name,
    });
};
