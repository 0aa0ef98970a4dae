import { useWords } from '../../languages/use-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

export type BannerText = Readonly<{ tone: 'success' | 'danger'; title: string; text?: string }>;

/** The result of an action; shown until dismissed. */
export const Banner = ({ banner, onDismiss }: { banner: BannerText | null; onDismiss: () => void }) => {
  const t = useWords('insurance', 'done');
  if (!banner) return null;
  const dismiss = (
    <IconButton icon="close" size="sm" name={t('dismiss')} onClick={onDismiss} className="-my-1.5 -mr-2" />
  );
  return (
    <div className="px-4 pt-4 md:px-6">
      <Alert tone={banner.tone} title={banner.title} action={dismiss}>
        {banner.text}
      </Alert>
    </div>
  );
};
