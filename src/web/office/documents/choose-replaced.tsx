import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../languages/use-language.ts';
import { formatDay } from '../../ui/dates.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { useBaht } from '../../ui/money.tsx';
import type { Documents } from './issued.ts';

type Props = {
  documents: Documents;
  chosen: readonly string[];
  error: string | undefined;
  onChoose: (ids: string[]) => void;
};

/** The documents that can be cancelled and issued anew to the buyer of the form. */
export const ChooseReplaced = ({ documents: { issued, replaceable }, chosen, error, onChoose }: Props) => {
  const { t } = useTranslation('invoices');
  const language = useLanguage();
  const baht = useBaht();
  const shown = issued.filter(({ id }) => replaceable.includes(id));
  if (shown.length === 0) return null;
  const choose = (id: string, isOn: boolean) => onChoose(isOn ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 text-sm font-medium">{t('issue.replaces')}</legend>
      {shown.map(({ id, kind, number, issuedAt, total, buyer }, index) => (
        <Checkbox
          key={id}
          id={`issue-replaces-${index}`}
          label={t('issue.replacesOne', {
            name: t(`named.${kind}`, { number }),
            date: formatDay(issuedAt, language, { weekday: false, year: true }),
            amount: baht(total),
            buyer: buyer.name,
          })}
          checked={chosen.includes(id)}
          error={index === shown.length - 1 ? error : undefined}
          onChange={({ currentTarget }) => choose(id, currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
};
