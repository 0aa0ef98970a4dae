import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/button-look.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Section } from '../frame/section.tsx';

/** All that is kept about somebody, as a file. */
export const DataToKeep = () => {
  const { t } = useTranslation('account', { keyPrefix: 'export' });
  return (
    <Section id="export" title={t('title')} lead={t('lead')}>
      <div>
        <a href="/api/auth/export" download className={buttonClass()}>
          <Icon name="download" size="sm" />
          {t('submit')}
        </a>
      </div>
    </Section>
  );
};
