import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icons.tsx';
import { useBaht } from '../../../../ui/money.tsx';
import type { ChargeResult } from '../../wizard.ts';
import { QrValidity } from './qr-validity.tsx';
import { savePicture } from './save-picture.ts';
import { WayThere } from './way-there.tsx';

type Props = { charge: ChargeResult; picture: string; isTest: boolean };

/** A picture that a banking app scans, or opens from the photographs of the same phone. */
export const QrToScan = ({ charge, picture, isTest }: Props) => {
  const { t } = useTranslation('payment', { keyPrefix: 'awaiting' });
  const amount = useBaht()(charge.amount);
  const [isOver, setOver] = useState(false);
  return (
    <div className="mt-5 grid gap-6 md:grid-cols-[minmax(0,260px)_minmax(0,1fr)]">
      <img
        src={picture}
        alt={t('picture', { amount })}
        width={740}
        height={1050}
        className={`mx-auto h-auto w-full max-w-80 rounded-md border border-line bg-white ${isOver ? 'opacity-25' : ''}`}
      />
      <div className="grid content-start gap-4">
        <ol className="grid list-decimal gap-1.5 pl-5">
          <li>{t('scanOpen')}</li>
          <li>{t('scanCheck', { amount })}</li>
          <li>{t('scanConfirm')}</li>
        </ol>
        {charge.expiresAt && <QrValidity expiresAt={charge.expiresAt} isOver={isOver} onEnd={() => setOver(true)} />}
        <div className="flex flex-wrap gap-3">
          <Button size="sm" onClick={() => savePicture(picture, `QR ${charge.bookingNumber}`)}>
            <Icon name="download" size="sm" />
            {t('save')}
          </Button>
          {isTest && charge.authorize_uri && (
            <WayThere address={charge.authorize_uri} look="quiet" size="sm">
              {t('testPage')}
            </WayThere>
          )}
        </div>
        <p className="text-sm text-muted">{t('onPhone')}</p>
      </div>
    </div>
  );
};
