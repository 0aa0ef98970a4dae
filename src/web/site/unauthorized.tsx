import { data, useNavigate } from 'react-router';
import { useWords } from '../languages/use-words.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';
import { LinkButton } from '../ui/link-button.tsx';

/** The page for signed-in users without permission. */
export const loader = () => data(null, { status: 403 });

const Unauthorized = () => {
  const t = useWords('frame', 'denied');
  const navigate = useNavigate();
  return (
    <div className="page-width grid max-w-160 content-center justify-items-start gap-4 py-24">
      <PageHead title={t('title')} isIndexed={false} />
      <Icon name="lock" size="xl" className="text-brand" />
      <h1 className="text-3xl tracking-tight">{t('title')}</h1>
      <p className="text-muted">{t('text')}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <LinkButton to="/" look="accent">
          {t('home')}
        </LinkButton>
        <Button onClick={() => navigate(-1)}>{t('back')}</Button>
      </div>
    </div>
  );
};
export default Unauthorized;
