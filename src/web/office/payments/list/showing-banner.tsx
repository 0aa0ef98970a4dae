import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Icon } from '../../../ui/icons.tsx';

/** Says that the list was opened for one of its payments, while that one stands out; in sight wherever the row is. */
export const ShowingBanner = () => {
  const { t } = useTranslation('payments');
  const [isHidden, setHidden] = useState(false);
  if (isHidden) return null;
  return (
    <div
      role="status"
      className="sticky top-0 z-10 flex items-center gap-2.5 bg-accent-soft tablet:top-(--office-head) px-4 py-1 text-xs font-medium text-on-accent-soft md:px-6"
    >
      <Icon name="arrow" size="sm" />
      <p className="flex-1">{t('showing')}</p>
      <IconButton icon="close" size="sm" name={t('hideBanner')} onClick={() => setHidden(true)} />
    </div>
  );
};
