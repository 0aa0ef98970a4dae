import { useTranslation } from 'react-i18next';
import { Icon } from './icons.tsx';

type Props = {
  /** What is counted, for the names of the buttons. */
  what: string;
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
};

const button = 'grid size-9 place-items-center text-link disabled:text-disabled disabled:cursor-not-allowed';

export const QuantityStepper = ({ what, value, min = 0, max = Number.POSITIVE_INFINITY, onChange }: Props) => {
  const { t } = useTranslation('ui');
  return (
    <div className="inline-grid grid-cols-[36px_32px_36px] items-center rounded-md border border-line-control bg-surface text-center font-semibold">
      <button
        type="button"
        className={button}
        aria-label={t('fewer', { what })}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" size="sm" />
      </button>
      <output className="tabular-nums">{value}</output>
      <button
        type="button"
        className={button}
        aria-label={t('more', { what })}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" size="sm" />
      </button>
    </div>
  );
};
