import { type ChangeEvent, useRef, useState } from 'react';
import type { Failure } from '../../../api/failure.ts';
import { upload } from '../../../api/upload.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { SectionCard } from '../section/section-card.tsx';
import { useSection } from '../section/use-section.ts';

const links = ['facebook', 'twitter', 'instagram', 'messenger', 'line', 'whatsapp', 'wechat'] as const;
const fields = [...links.map((name) => `socialMedia.${name}` as const), 'socialMedia.wechatQRCode'] as const;

/** Social media links, for the contact page and, with chat support on, the chat button. */
export const Social = () => {
  const t = useWords('settings', 'general');
  const section = useSection('social', 'general', fields);
  const labelOf = (path: string) => t(`social.${path.replace('socialMedia.', '') as (typeof links)[number]}`);
  return (
    <SectionCard section={section} title={t('socialLinks')} text={t('socialText')} labelOf={labelOf}>
      <div className="grid gap-4 sm:grid-cols-2">
        {links.map((name) => (
          <TextField
            key={name}
            {...section.text(`socialMedia.${name}`)}
            label={t(`social.${name}`)}
            hint={t(`socialHint.${name}`)}
            required={false}
            maxLength={300}
          />
        ))}
      </div>
      <QrCode
        address={section.textOf('socialMedia.wechatQRCode')}
        onChange={(address) => section.set('socialMedia.wechatQRCode', address)}
      />
    </SectionCard>
  );
};

type QrCodeProps = { address: string; onChange: (address: string) => void };

/** The WeChat QR code image. Uploaded at once, but published only when the section is saved. */
const QrCode = ({ address, onChange }: QrCodeProps) => {
  const t = useWords('settings', 'general.qr');
  const chooser = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const say = useProblemWords();
  const [failure, setFailure] = useState<Failure | null>(null);
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    currentTarget.value = '';
    if (!file) return;
    setBusy(true);
    setFailure(null);
    const sent = await upload('POST /upload/qr-code', { field: 'image', files: [file] });
    setBusy(false);
    if (sent.success) onChange(sent.data.url);
    else setFailure(sent);
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-medium">{t('label')}</legend>
      {failure && <Alert tone="danger" title={failure.status === 0 ? t('error') : `${t('failed')}${say(failure)}`} />}
      <div className="flex flex-wrap items-center gap-3">
        {address && (
          <img src={address} alt={t('alt')} className="size-24 rounded-md border border-line bg-white object-contain" />
        )}
        <input
          ref={chooser}
          type="file"
          accept="image/*"
          tabIndex={-1}
          aria-label={t('choose')}
          className="sr-only"
          onChange={(event) => void take(event)}
        />
        <Button size="sm" busy={isBusy && t('busy')} onClick={() => chooser.current?.click()}>
          {t(address ? 'replace' : 'upload')}
        </Button>
        {address && (
          <Button size="sm" look="quiet" onClick={() => onChange('')}>
            {t('remove')}
          </Button>
        )}
      </div>
      <p className="text-xs text-subtle">{t('hint')}</p>
    </fieldset>
  );
};
