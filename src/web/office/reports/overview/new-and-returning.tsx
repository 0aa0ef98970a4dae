import { useTranslation } from 'react-i18next';
import { Figure } from '../../dashboard/figures/figure.tsx';
import { countText } from '../parts/compared.tsx';

type Props = Readonly<{ booked: Readonly<{ new: number; returning: number }> }>;

/** Who booked in the range: for the first time, or again. The two shares are of those who booked, not of all. */
export const NewAndReturning = ({ booked }: Props) => {
  const { t } = useTranslation('reports', { keyPrefix: 'figure' });
  const all = booked.new + booked.returning;
  const percent = all === 0 ? 0 : Math.round((booked.new / all) * 100);
  return (
    <Figure name={t('booked')} value={countText(all)}>
      {t('newAndReturning', { new: countText(booked.new), returning: countText(booked.returning) })}
      {all > 0 && (
        <span className="mt-1.5 block">
          <span aria-hidden="true" className="flex h-1.5 gap-0.5 overflow-hidden rounded-full">
            <span className="bg-confirmed-mark/70" style={{ width: `${percent}%` }} />
            <span className="flex-1 bg-brand" />
          </span>
          <span className="flex justify-between gap-2 pt-0.5">
            <span>{t('new', { percent })}</span>
            <span>{t('returning', { percent: 100 - percent })}</span>
          </span>
        </span>
      )}
    </Figure>
  );
};
