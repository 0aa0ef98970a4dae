import { useTranslation } from 'react-i18next';
import { figures } from './demo-figures.ts';

/** The five figures of the business. */
export const Figures = () => {
  const { t } = useTranslation('demo', { keyPrefix: 'figures' });
  return (
    <section
      aria-label={t('heading')}
      className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2 xl:grid-cols-5"
    >
      {figures.map(({ name, value, ...more }) => (
        <div key={name} className="bg-surface px-4.5 py-4 last:sm:max-xl:col-span-2">
          <h2 className="text-xs font-regular text-muted">{t(name)}</h2>
          <p className="text-2xl leading-snug font-semibold tracking-tight figures">{value}</p>
          <p className="text-2xs text-subtle">
            {'growth' in more && <b className="font-semibold text-success figures">{more.growth} </b>}
            {t(`${name}Note`)}
          </p>
        </div>
      ))}
    </section>
  );
};
