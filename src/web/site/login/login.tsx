import { useTranslation } from 'react-i18next';
import type { Handle } from '../frame/handle.ts';
import { PageTitle } from '../page-title.tsx';

export const handle: Handle = { words: ['login'] };

const Login = () => {
  const { t } = useTranslation('login');
  return <PageTitle title={t('title')} />;
};
export default Login;
