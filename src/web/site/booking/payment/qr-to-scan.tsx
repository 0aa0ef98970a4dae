import { useState } from 'react';
import { useWords } from '../../../languages/use-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Countdown } from '../../../ui/countdown.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { type ChargeResult, useCurrentBooking, useWizard } from '../state/wizard-context.ts';
import { ProviderLink } from './charge/provider-page.tsx';

type Props = { charge: ChargeResult; picture: string; isTest: boolean };

/** A QR code that a banking app scans, or opens from the photos of the same phone. */
export const QrToScan = ({ charge, picture, isTest }: Props) => {
  const t = useWords('payment', 'awaiting');
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
            <ProviderLink address={charge.authorize_uri} look="quiet" size="sm">
              {t('testPage')}
            </ProviderLink>
          )}
        </div>
        <p className="text-sm text-muted">{t('onPhone')}</p>
      </div>
    </div>
  );
};

type QrValidityProps = { expiresAt: string; isOver: boolean; onEnd: () => void };

/** How much longer the QR code can be paid, by the device's clock. */
const QrValidity = ({ expiresAt, isOver, onEnd }: QrValidityProps) => {
  const t = useWords('payment', 'awaiting');
  const ahead = useAhead();
  const [now] = useState(Date.now);
  if (isOver) return <Alert tone="warning" title={t('over')} />;
  return (
    <p className="flex items-center gap-3 rounded-md bg-warning-soft px-4 py-3 text-sm">
      <Icon name="clock" />
      {t('valid')}
      <span className="ml-auto text-base">
        <Countdown until={new Date(Date.parse(expiresAt) + ahead).toISOString()} serverNow={now} onEnd={onEnd} />
      </span>
    </p>
  );
};

/**
 * How far the device's clock is ahead of the server's, in milliseconds, from the end of the hold on both; 0 without
 * one.
 */
const useAhead = (): number => {
  const { booking: held } = useWizard().draft;
  const { holdUntil } = useCurrentBooking().booking;
  return held && holdUntil ? held.holdEndsAt - Date.parse(holdUntil) : 0;
};

/** Twice the size of the provider's slip: sharp enough to scan from a photo. */
const WIDTH = 1480;

/** Saves a picture as PNG, which every phone keeps among its photos; in its original format if the conversion fails. */
const savePicture = async (address: string, name: string): Promise<void> => {
  const png = await pngOf(address).catch(() => null);
  const link = document.createElement('a');
  link.href = png ? URL.createObjectURL(png) : address;
  link.download = png ? `${name}.png` : name;
  link.click();
  if (png) setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

const pngOf = async (address: string): Promise<Blob | null> => {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.round((WIDTH * picture.naturalHeight) / picture.naturalWidth);
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
};
