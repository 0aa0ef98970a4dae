import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import type { Handle } from '../frame/handle.ts';
import { PageTitle } from '../page-title.tsx';

export const handle: Handle = { words: ['home'], header: 'ground' };

const Home = () => {
  const { t } = useTranslation('home');
  return (
    <div className="on-ground bg-ground text-on-ground">
      <PageTitle title={t('title')} description={t('description')} />
      <div className="page-width min-h-125 pt-30 pb-20">
        <h1 className="text-4xl max-w-[14ch] leading-[1.04] tracking-[-0.035em]">{t('heading')}</h1>
        <p className="mt-5 mb-8 max-w-[38ch] text-[1.1875rem] text-on-ground-muted">{t('lead')}</p>
        <LinkButton to="/vehicles" look="accent" size="lg">
          {t('browse')}
        </LinkButton>
      </div>
    </div>
  );
};
export default Home;
