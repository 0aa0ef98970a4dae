import { useTranslation } from 'react-i18next';
import { data, redirect } from 'react-router';
import { apiContext } from '../../../api/contexts.ts';
import { isLanguage } from '../../../languages/language.ts';
import { preferenceCookie } from '../../../preferences/preferences.ts';
import { textOf } from '../../form-text.ts';
import type { Handle } from '../../frame/handle.ts';
import { unreachable } from '../../join/outcome.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { loaded } from '../frame/loaded.ts';
import { statusOf } from '../frame/outcome.ts';
import type { Route } from './+types/profile';
import { DataToKeep } from './data-to-keep.tsx';
import { DeleteForm } from './delete-form.tsx';
import { LanguageForm } from './language-form.tsx';
import { LicenceForm } from './licence-form.tsx';
import { PersonForm } from './person-form.tsx';
import { type ProfileSection, saveProfile } from './save-profile.ts';

export const handle: Handle = { words: ['account', 'join', 'refusals'] };

export const loader = async ({ context }: Route.LoaderArgs) => ({
  profile: loaded(await context.get(apiContext).call('GET /auth/profile')).data,
});

export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await request.formData();
  const { section, outcome } = await saveProfile(context.get(apiContext), form);
  const isDone = outcome.state === 'done';
  if (isDone && section === 'delete') throw redirect('/account-deleted', { status: 303 });
  const language = textOf(form, 'language');
  if (isDone && section === 'language' && isLanguage(language)) {
    const headers = { 'Set-Cookie': preferenceCookie('language', language) };
    throw redirect('/profile#language', { status: 303, headers });
  }
  return data({ section, outcome, written: writtenIn(form) }, { status: statusOf(outcome) });
};

/** A broken connection leaves the form as it is. */
export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) => {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (reason) {
    if (!(reason instanceof TypeError)) throw reason;
    const section = textOf(form, 'section') as ProfileSection;
    return data(
      { section, outcome: { state: 'refused', trouble: unreachable } as const, written: writtenIn(form) },
      { status: 503 },
    );
  }
};

/** What was typed comes back, but for passwords. */
const writtenIn = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form.keys()].filter((name) => name !== 'password').map((name) => [name, textOf(form, name)]));

/** `/profile`: who somebody is, and what becomes of what is kept about them. */
const Profile = ({ loaderData: { profile }, actionData }: Route.ComponentProps) => {
  const { t } = useTranslation('account', { keyPrefix: 'profile' });
  const of = (section: ProfileSection) => (actionData?.section === section ? actionData.outcome : null);
  const written = (section: ProfileSection) =>
    actionData?.section === section && actionData.outcome.state !== 'done' ? actionData.written : {};
  const isCustomer = profile.role === 'CUSTOMER';
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <h1 className="text-3xl tracking-tight">{t('title')}</h1>
      <p className="mt-1 text-muted">{t('lead')}</p>
      <div className="mt-6 grid gap-5">
        <PersonForm profile={profile} outcome={of('person')} written={written('person')} />
        <LicenceForm profile={profile} outcome={of('licence')} written={written('licence')} />
        <LanguageForm language={profile.language} outcome={of('language')} />
        <DataToKeep />
        <DeleteForm isCustomer={isCustomer} email={profile.email} outcome={of('delete')} />
      </div>
    </>
  );
};
export default Profile;
