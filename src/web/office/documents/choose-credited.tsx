import { useId } from 'react';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { formatDay } from '../../ui/dates.ts';
import { radioClass } from '../../ui/form/radio-look.ts';
import { useBaht } from '../../ui/money.tsx';
import type { Documents, Issued } from './issued.ts';

type Props = { documents: Documents; chosen: string; onChoose: (id: string) => void };

/** The document that a credit note credits, by number, date, amount and buyer; of several, one is chosen. */
export const ChooseCredited = ({ documents: { issued, creditable }, chosen, onChoose }: Props) => {
  const t = useWords('invoices', 'issue');
  const name = useId();
  const lineOf = useDocumentLine();
  const shown = issued.filter(({ id }) => creditable.some((one) => one.id === id));
  const [only] = shown;
  if (only && shown.length === 1)
    return (
      <p className="rounded-md bg-sunken px-4 py-3 text-sm wrap-anywhere">
        <span className="block text-xs text-muted">{t('credits')}</span>
        {lineOf(only)}
      </p>
    );
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{t('credits')}</legend>
      {shown.map((one) => (
        <label key={one.id} className="flex min-h-7 items-start gap-2.5 text-sm">
          <input
            type="radio"
            name={name}
            value={one.id}
            checked={one.id === chosen}
            onChange={() => onChoose(one.id)}
            className={radioClass}
          />
          <span className="min-w-0 wrap-anywhere">{lineOf(one)}</span>
        </label>
      ))}
    </fieldset>
  );
};

/** Names a document in a line: its kind and number, date, amount and buyer. */
export const useDocumentLine = () => {
  const t = useWords('invoices');
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
