import { useTranslation } from 'react-i18next';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import type { ChargeResult } from '../../wizard.ts';
import { HoldLine } from '../hold-band.tsx';
import type { Method } from '../method/method.ts';
import { useMethodName } from '../method/method-words.ts';
import { FocusedNotice } from '../problem/focused-notice.tsx';

type Props = { charge: ChargeResult | null; methods: readonly Method[]; onBack: () => void };

/** A payment that was begun and left: it may still succeed. */
export const StillOpen = ({ charge, methods, onBack }: Props) => {
  const { t } = useTranslation('payment');
  const nameOf = useMethodName(methods);
  return (
    <FocusedNotice about={charge?.chargeId ?? true}>
      <Alert
        tone="info"
        title={charge ? t('stillOpen', { method: nameOf(charge.paymentMethod) }) : t('waiting')}
        action={
          <Button size="sm" onClick={onBack}>
            {t('backToOpen')}
          </Button>
        }
      >
        {t('stillOpenText')}
        <HoldLine />
      </Alert>
    </FocusedNotice>
  );
};
