import type { InsurancePackageShape } from '#contract/extras.ts';
import { nameIn } from '../../languages/name-in.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { useBaht } from '../../ui/money.tsx';
import { RetryAlert } from '../../ui/retry-alert.tsx';
import type { ExtrasProps } from './chosen-extras.ts';
import type { OfferedExtras } from './offered-extras.ts';

type Props = ExtrasProps & Pick<OfferedExtras, 'packages'> & { hasVehicle: boolean };

/** The insurance package, its coverage, and where it is paid. */
export const InsuranceChoice = ({ form, change, wrong, packages: { answer, last, retry }, hasVehicle }: Props) => {
  const t = useWords('newBooking', 'insurance');
  const say = useProblemWords();
  const baht = useBaht();
  const language = useLanguage();
  const sold = last?.success ? last.data : [];
  const chosen = sold.find(({ id }) => id === form.packageId);
  const isGone = form.packageId !== '' && answer?.success === true && !chosen;
  const nameOf = ({ name, nameInThai }: InsurancePackageShape) => nameIn({ name, nameInThai }, language);
  const covers = chosen?.packageOptions.map(({ insuranceOption: { code }, deductible }) =>
    t('option', { code, excess: baht(deductible) }),
  );
  const paidAt = chosen && chosen.paymentOption !== 'both' ? t(`paid.${chosen.paymentOption}`) : undefined;
  return (
    <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
      <legend className="sr-only">{t('label')}</legend>
      <SelectField
        label={t('label')}
        hint={hasVehicle ? [covers?.join(' · '), paidAt].filter(Boolean).join('. ') : t('vehicleFirst')}
        value={form.packageId}
        error={isGone ? t('gone') : wrong.selectedInsurance}
        disabled={!hasVehicle && form.packageId === ''}
        onChange={({ currentTarget }) => change({ packageId: currentTarget.value })}
      >
        <option value="">{t('none')}</option>
        {form.packageId !== '' && !chosen && <option value={form.packageId}>{t('chosen')}</option>}
        {sold.map((one) => (
          <option key={one.id} value={one.id}>
            {nameOf(one)}
            {one.pricing[0] && `, ${t('aDay', { price: baht(one.pricing[0].dailyRate) })}`}
          </option>
        ))}
      </SelectField>
      {chosen?.paymentOption === 'both' && (
        <SelectField
          label={t('payAt')}
          value={form.insurancePayAt}
          onChange={({ currentTarget }) =>
            change({ insurancePayAt: currentTarget.value === 'pickup' ? 'pickup' : 'online' })
          }
        >
          {(['online', 'pickup'] as const).map((payAt) => (
            <option key={payAt} value={payAt}>
              {t(`payAts.${payAt}`)}
            </option>
          ))}
        </SelectField>
      )}
      {answer && !answer.success && (
        <div className="sm:col-span-2">
          <RetryAlert tone="danger" title={t('failed')} retry={retry}>
            {say(answer)}
          </RetryAlert>
        </div>
      )}
    </fieldset>
  );
};
