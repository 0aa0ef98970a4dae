import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/form/text-field.tsx';
import { SectionCard } from '../section/section-card.tsx';
import { useSection } from '../section/use-section.ts';
import { QrCode } from './qr-code.tsx';

const links = ['facebook', 'twitter', 'instagram', 'messenger', 'line', 'whatsapp', 'wechat'] as const;
const fields = [...links.map((name) => `socialMedia.${name}` as const), 'socialMedia.wechatQRCode'] as const;

/** Where else the business is found: links of the contact page and, with chat support on, the chat button. */
export const Social = () => {
  const { t } = useTranslation('settings', { keyPrefix: 'general' });
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
