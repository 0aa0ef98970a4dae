import { useWords } from '../languages/use-words.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';
import { PageHead } from './page-head.tsx';

/** The page shown after an error: offers a retry and a number to call. `title`: what failed, where more is known. */
export const PageFailed = ({ phone, title }: { phone: string | undefined; title?: string }) => {
  const t = useWords('frame', 'failed');
  return (
    <div className="page-width grid max-w-160 content-center justify-items-start gap-4 py-24">
      <PageHead title={title ?? t('title')} isIndexed={false} />
      <Icon name="alert" size="xl" className="text-warning" />
      <h1 className="text-3xl tracking-tight">{title ?? t('title')}</h1>
      <p className="text-muted">{t('text')}</p>
      <Button look="accent" onClick={() => window.location.reload()}>
        {t('retry')}
      </Button>
      {phone && <p className="text-sm text-muted">{t('call', { phone })}</p>}
    </div>
  );
};
