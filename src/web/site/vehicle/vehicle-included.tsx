import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icons.tsx';
import type { VehiclePage } from './read-vehicle-page.ts';

/** The vehicle's equipment, and what every rental comes with. Figures are those of the settings. */
export const VehicleIncluded = ({ page: { vehicle, rules } }: { page: VehiclePage }) => {
  const { t } = useTranslation('vehicle');
  const included = [
    t('included.insurance'),
    ...(rules ? [t('included.grace', { minutes: rules.graceMinutes })] : []),
    ...(rules ? [t('included.cancel', { count: rules.fullRefundHours })] : []),
  ];
  return (
    <>
      {vehicle.features.length > 0 && <Ticks heading={t('features')} texts={vehicle.features} />}
      <Ticks heading={t('included.heading')} texts={included} />
    </>
  );
};

const Ticks = ({ heading, texts }: { heading: string; texts: readonly string[] }) => (
  <section className="pt-10">
    <h2 className="text-xl">{heading}</h2>
    <ul className="mt-4 grid gap-x-6 gap-y-2.5 text-[0.9375rem] md:grid-cols-2">
      {texts.map((text) => (
        <li key={text} className="flex items-start gap-2.5">
          <Icon name="check" className="mt-0.5 text-brand" />
          {text}
        </li>
      ))}
    </ul>
  </section>
);
