import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icons.tsx';
import type { BannerText } from './use-status-banner.ts';

/** A status that could not be changed, in red over the whole screen for a while. */
export const StatusBanner = ({ text }: { text: BannerText | null }) => {
  const { t } = useTranslation('bookings', { keyPrefix: 'do' });
  if (!text) return null;
  const title = t('notUpdated');
  return (
    <div
      key={text.at}
      role="alert"
      className="fixed inset-x-4 top-3 z-50 mx-auto flex max-w-160 items-start gap-3 rounded-md bg-danger-solid px-4 py-3 text-sm text-on-danger shadow-lg"
    >
      <Icon name="alert" size="sm" className="mt-0.5" />
      <p className="min-w-0">
        <span className="block font-semibold">{title}</span>
        {text.said !== title && text.said}
      </p>
    </div>
  );
};
