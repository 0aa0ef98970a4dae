import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/icons.tsx';
import { useBaht } from '../../../../ui/money.tsx';

/** What the button does, with the amount. */
export const PayLabel = ({ amount, isOffline }: { amount: number; isOffline: boolean }) => {
  const { t } = useTranslation('payment');
  const words = { amount: useBaht()(amount) };
  if (isOffline) return t('reserve', words);
  return (
    <>
      <Icon name="lock" className="max-[389px]:hidden" />
      {t('pay', words)}
    </>
  );
};
