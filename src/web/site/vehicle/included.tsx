import { useTranslation } from 'react-i18next';
import type { BookingRulesShape } from '#contract/settings.ts';
import { Icon } from '../../ui/icons.tsx';
import { useListedWords } from '../vehicles/card/listed-words.ts';
import { Part } from './part.tsx';

type Props = { rules: BookingRulesShape; features: readonly string[] };

/** What the price holds for every vehicle, and what this one is equipped with. */
export const Included = ({ rules: { graceMinutes, fullRefundHours }, features }: Props) => {
  const { t } = useTranslation('vehicle');
  const { equipment } = useListedWords();
  const points = [
    t('included.insurance'),
    ...(graceMinutes > 0 ? [t('included.grace', { count: graceMinutes })] : []),
    t('included.cancel', { count: fullRefundHours }),
  ];
  return (
    <>
      {features.length > 0 && (
        <Part heading={t('features')}>
          <Points points={equipment(features)} />
        </Part>
      )}
      <Part heading={t('included.heading')}>
        <Points points={points} />
      </Part>
    </>
  );
};

const Points = ({ points }: { points: readonly string[] }) => (
  <ul className="mt-4 grid gap-x-6 gap-y-2.5 text-[0.9375rem] md:grid-cols-2">
    {points.map((point) => (
      <li key={point} className="flex gap-2.5">
        <Icon name="check" className="mt-0.5 text-brand" />
        {point}
      </li>
    ))}
  </ul>
);
