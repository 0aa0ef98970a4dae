import { useTranslation } from 'react-i18next';
import { useBaht } from '../../../../ui/money.tsx';
import { useWizard } from '../../wizard.ts';
import { CoverCard } from './cover-card.tsx';

/** To take none, said as plainly as any cover: what it leaves to the customer. */
export const NoCover = () => {
  const { t } = useTranslation('booking', { keyPrefix: 'cover' });
  const baht = useBaht();
  const { draft, change } = useWizard();
  return (
    <CoverCard
      title={t('none')}
      excess={null}
      codes={t('wholeRepair')}
      bar={100}
      highlights={[t('byLaw')]}
      notCovered={[t('notDamage'), t('notTheft')]}
      price={
        <span className="block md:min-h-19">
          <b className="block text-[0.9375rem] font-semibold text-ink figures">{baht(0)}</b>
          {t('nothingAdded')}
        </span>
      }
      canBeChosen
      checked={draft.cover === null}
      onChoose={() => change({ cover: null })}
    />
  );
};
