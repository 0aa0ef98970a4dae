import { useEffect } from 'react';
import { redirect } from 'react-router';
import { apiContext } from '../../../api/contexts.ts';
import { forgetVisitor } from '../../../booking/key-storage.ts';
import { useWords } from '../../../languages/use-words.ts';
import type { Handle } from '../../../shell/handle.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { Route } from './+types/deleted';
import '../../../styles/account.css';

export const handle: Handle = { words: ['account'] };

/** Redirects a signed-in user to the dashboard: their account exists. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const me = await context.get(apiContext).call('GET /auth/me');
  return me.success ? redirect('/dashboard') : null;
};

/** `/account-deleted`: the page after an account was deleted. */
const Deleted = () => {
  const t = useWords('account', 'deleted');
  useEffect(forgetVisitor, []);
  return (
    <div className="page-width grid max-w-160 justify-items-start gap-4 py-10 md:py-16">
      <PageHead title={t('title')} isIndexed={false} />
      <h1 className="text-3xl tracking-tight">{t('title')}</h1>
      <p className="text-muted">{t('text')}</p>
      <LinkButton to="/">{t('home')}</LinkButton>
    </div>
  );
};
export default Deleted;
