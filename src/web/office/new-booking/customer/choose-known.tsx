import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/browser.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Button } from '../../../ui/button.tsx';
import { useNotify } from '../../../ui/toast/toasts.tsx';
import type { KnownCustomer } from './known-customer.ts';

type Props = { id: string; onChoose: (customer: KnownCustomer) => void };

/** Takes for the booking whose e-mail it is already. */
export const ChooseKnown = ({ id, onChoose }: Props) => {
  const { t } = useTranslation('manual', { keyPrefix: 'customer' });
  const say = useProblemWords();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const choose = async () => {
    setBusy(true);
    const found = await api.call('GET /admin/customers/:id', { params: { id } });
    setBusy(false);
    if (found.success) onChoose(found.data);
    else notify({ tone: 'trouble', message: say(found) });
  };
  return (
    <Button size="sm" className="mt-1.5" busy={isBusy && t('choosing')} onClick={choose}>
      {t('chooseKnown')}
    </Button>
  );
};
