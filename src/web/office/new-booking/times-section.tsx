import { useTranslation } from 'react-i18next';
import { DateField } from '../../ui/form/date-field.tsx';
import { TimeSelect } from '../../ui/form/time-select.tsx';
import { isBackwards } from './booking-form.ts';
import { Section } from './section.tsx';
import type { SectionProps } from './section-props.ts';

/** From when until when. */
export const TimesSection = ({ form, change, wrong }: SectionProps) => {
  const { t } = useTranslation('newBooking');
  const backwards = isBackwards(form) ? t('cost.needed.order') : undefined;
  return (
    <Section title={t('times.title')}>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['start', 'end'] as const).map((end) => (
          <div key={end} className="grid grid-cols-[minmax(0,1fr)_112px] gap-3">
            <DateField
              label={t(`times.${end}Date`)}
              value={form[`${end}Date`]}
              error={(end === 'end' && backwards) || wrong[`${end}Date`]}
              onChange={({ currentTarget }) => change({ [`${end}Date`]: currentTarget.value })}
            />
            <TimeSelect
              label={t(`times.${end}Time`)}
              value={form[`${end}Time`]}
              onChange={({ currentTarget }) => change({ [`${end}Time`]: currentTarget.value })}
            />
          </div>
        ))}
      </div>
    </Section>
  );
};
