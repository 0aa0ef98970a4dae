import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../../languages/name-in.ts';
import { useLanguage } from '../../../../languages/use-language.ts';
import { useNotify } from '../../../../ui/toast/toasts.tsx';
import { useWizard } from '../../wizard.ts';
import type { Extras } from '../use-extras.ts';
import { noLongerOffered, overStock, withQuantity } from './addon-stock.ts';

/** Takes off chosen add-ons that are not there, by stock over other dates or at all, and says so. */
export const useStockLimit = ({ addons, areAddonsFresh }: Extras) => {
  const { t } = useTranslation(['booking', 'problems']);
  const language = useLanguage();
  const notify = useNotify();
  const { draft, change } = useWizard();
  const [over] = overStock(addons, draft.addons);
  const gone = areAddonsFresh ? noLongerOffered(addons, draft.addons) : undefined;
  useEffect(() => {
    if (!over) return;
    const { addon, stock } = over;
    change({ addons: withQuantity(draft.addons, addon.id, stock) });
    notify({
      tone: 'problem',
      message: t('problems:booking.addon-sold-out', { units: stock, name: nameIn(addon, language) }),
    });
  }, [over, draft.addons, change, notify, t, language]);
  useEffect(() => {
    if (!gone) return;
    change({ addons: withQuantity(draft.addons, gone, 0) });
    notify({ tone: 'problem', message: t('addons.gone') });
  }, [gone, draft.addons, change, notify, t]);
};
