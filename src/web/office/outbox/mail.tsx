import { useTranslation } from 'react-i18next';
import { data, useOutletContext } from 'react-router';
import { isId } from '#kernel/is-id.ts';
import { apiContext } from '../../api/contexts.ts';
import { isMissing } from '../../api/failure.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { ListFailed } from '../list/list-failed.tsx';
import { SidePanel } from '../panel/side-panel.tsx';
import type { Route } from './+types/mail';
import { isRemoved } from './is-removed.ts';
import { MailPanel } from './mail-panel.tsx';
import { type MailSearch, outboxPath } from './outbox-address.ts';

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  if (!isId(params.id)) throw data(null, { status: 404 });
  const mail = await context.get(apiContext).call('GET /notices/outbox/:id', { params });
  if (!mail.success && isMissing(mail)) throw data(null, { status: 404 });
  return mail;
};

/** `/admin/outbox/:id`: one mail beside the list. */
const Mail = ({ loaderData: mail }: Route.ComponentProps) => {
  const { t } = useTranslation('outbox');
  const closePath = outboxPath(useOutletContext<MailSearch>());
  if (!mail.success)
    return (
      <SidePanel title={t('title')} label={t('title')} closePath={closePath}>
        <ListFailed title={t('failed')} failure={mail} />
      </SidePanel>
    );
  return (
    <>
      <PageHead title={isRemoved(mail.data) ? t('removed') : mail.data.subject} isIndexed={false} />
      <MailPanel key={mail.data.id} mail={mail.data} closePath={closePath} />
    </>
  );
};
export default Mail;
