import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../languages/use-language.ts';
import { useNow } from '../../../../shell/use-now.ts';
import { formatDay, today } from '../../../../ui/dates.ts';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { Step } from './step.tsx';
import type { HandOver } from './use-hand-over.ts';

/** The driving licence is looked at. */
export const PapersStep = ({
  number,
  handOver: { seen, fields, set, problemAt },
}: {
  number: number;
  handOver: HandOver;
}) => {
  const { t } = useTranslation('bookings', { keyPrefix: 'handOver' });
  const language = useLanguage();
  const day = today(useNow());
  const { licenseExpiryDate: until } = seen.customer;
  const known = () => {
    if (!seen.licenseNumber) return t('noLicence');
    if (!until) return t('papersText', { number: seen.licenseNumber });
    const date = formatDay(until, language, { weekday: false, year: true });
    return t('papersUntil', { number: seen.licenseNumber, date });
  };
  return (
    <Step number={number} title={t('papers')} result={known()} isDone={fields.licenseChecked}>
      {until && until < day && <p className="mb-2 text-sm font-medium text-danger">{t('licenceExpired')}</p>}
      <div className="flex min-h-11 items-center">
        <Checkbox
          label={t('licence')}
          checked={fields.licenseChecked}
          error={problemAt('licenseChecked')}
          onChange={({ currentTarget }) => set({ licenseChecked: currentTarget.checked })}
        />
      </div>
    </Step>
  );
};
