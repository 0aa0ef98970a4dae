import { data, redirect } from 'react-router';
import type { Client } from '../../../api/client.ts';
import { apiContext, pageRequestContext } from '../../../api/contexts.ts';
import { isLanguage, type Language } from '../../../languages/language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { preferenceCookie } from '../../../preferences/preferences.ts';
import type { Handle } from '../../../shell/handle.ts';
import { PageFailed } from '../../../shell/page-failed.tsx';
import { PageHead } from '../../../shell/page-head.tsx';
import { useSite } from '../../../shell/use-site.ts';
import { buttonClass } from '../../../ui/button-look.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { unreachable } from '../../forms/form-problem.ts';
import { textOf } from '../../forms/form-text.ts';
import { sendForm } from '../../forms/send-form.ts';
import { loaded } from '../frame/loaded.ts';
import { type Outcome, outcomeOf, statusOf } from '../frame/outcome.ts';
import { giveProof } from '../frame/proving.ts';
import { Section } from '../frame/section.tsx';
import { SectionForm } from '../frame/section-form.tsx';
import type { Route } from './+types/profile';
import { DeleteForm } from './delete-form.tsx';
import { LicenceForm } from './licence-form.tsx';
import { PersonForm } from './person-form.tsx';
import { type ProfileSection, saveProfile } from './save-profile.ts';

export const handle: Handle = { words: ['account', 'register', 'problems'] };

export const loader = async ({ context }: Route.LoaderArgs) => ({
  profile: loaded(await context.get(apiContext).call('GET /auth/profile')).data,
});

export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await request.formData();
  const client = context.get(apiContext);
  if (textOf(form, 'section') === 'delete') {
    const outcome = await deleteAccount(client, form);
    if (outcome.state === 'done') throw redirect('/account-deleted', { status: 303 });
    return answer('delete', outcome, form);
  }
  const { section, outcome } = await saveProfile(client, form);
  const isDone = outcome.state === 'done';
  const language = textOf(form, 'language');
  if (isDone && section === 'language' && isLanguage(language)) {
    const headers = { 'Set-Cookie': preferenceCookie('language', language, context.get(pageRequestContext).origin) };
    throw redirect('/profile#language', { status: 303, headers });
  }
  return answer(section, outcome, form);
};

type Form = ProfileSection | 'delete';

const answer = (section: Form, outcome: Outcome, form: FormData) =>
  data({ section, outcome, written: writtenIn(form) }, { status: statusOf(outcome) });

export const clientAction = (sent: Route.ClientActionArgs) =>
  sendForm(sent, (form) => ({
    section: textOf(form, 'section') as Form,
    outcome: { state: 'refused', problem: unreachable } as const,
    written: writtenIn(form),
  }));

/** The form's values, to fill it in again; passwords are left out. */
const writtenIn = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form.keys()].filter((name) => name !== 'password').map((name) => [name, textOf(form, name)]));

/** `/profile`: personal data, the language, the data export and the deletion of the account. */
const Profile = ({ loaderData: { profile }, actionData }: Route.ComponentProps) => {
  const t = useWords('account', 'profile');
  const of = (section: Form) => (actionData?.section === section ? actionData.outcome : null);
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
        <DeleteForm isCustomer={isCustomer} me={profile} outcome={of('delete')} />
      </div>
    </>
  );
};
export default Profile;

/** Downloads all data kept about the user. */
const DataToKeep = () => {
  const t = useWords('account', 'export');
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

/** The language of the user's mails and pages. */
const LanguageForm = ({ language, outcome }: { language: Language; outcome: Outcome | null }) => {
  const t = useWords('account', 'language');
  return (
    <Section id="language" title={t('title')} lead={t('lead')}>
      <SectionForm section="language" outcome={outcome} submit={t('submit')} reloadDocument>
        <SelectField id="profile-language" name="language" label={t('field')} defaultValue={language}>
          <option value="en" lang="en">
            English
          </option>
          <option value="th" lang="th">
            ไทย
          </option>
        </SelectField>
      </SectionForm>
    </Section>
  );
};

/** Deletes the account. Its password, and its code, are asked for even if they were just proven. */
export const deleteAccount = async (client: Client, form: FormData): Promise<Outcome> => {
  const proof = await giveProof(client, form);
  if (proof.state !== 'done') return proof;
  return outcomeOf(await client.call('POST /auth/delete-account'), form, {});
};

export const ErrorBoundary = () => {
  const t = useWords('account');
  return <PageFailed phone={useSite().phone} title={t('profile.failed')} />;
};
