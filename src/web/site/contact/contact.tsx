import { data } from 'react-router';
import { apiContext } from '../../api/contexts.ts';
import { languageContext } from '../../languages/language-context.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Prose } from '../content/prose.tsx';
import { textOf } from '../forms/form-text.ts';
import { sendForm } from '../forms/send-form.ts';
import { BusinessData } from '../seo/business-data.tsx';
import type { Route } from './+types/contact';
import { ContactChannels } from './contact-channels.tsx';
import { ContactForm } from './form/contact-form.tsx';
import { type ContactResult, sendContact, statusOf } from './form/send-contact.ts';
import { readWritten } from './form/written.ts';
import { Office } from './office.tsx';
import { readContactPage } from './read-contact-page.ts';
import { Social } from './social.tsx';

export const handle: Handle = { words: ['contact'] };

export const loader = ({ context }: Route.LoaderArgs) =>
  readContactPage(context.get(apiContext), context.get(languageContext));

export const action = async ({ request, context }: Route.ActionArgs) =>
  answer(await sendContact(context.get(apiContext), await request.formData()));

const answer = (result: ContactResult) => data(result, { status: statusOf(result) });

export const clientAction = (sent: Route.ClientActionArgs) =>
  sendForm(
    sent,
    (form): ContactResult => ({
      state: 'refused',
      reason: 'failed',
      written: readWritten(form),
      stamp: textOf(form, 'stamp'),
    }),
  );

/** `/contact`: phone numbers, the office and its hours, and a form. */
const Contact = ({ loaderData: page, actionData }: Route.ComponentProps) => {
  const t = useWords('contact');
  const { introduction } = page;
  return (
    <div className="page-width grid items-start gap-x-18 gap-y-9 pt-7 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:pt-14">
      <PageHead title={t('title')} description={t('description')} />
      {page.business && <BusinessData contact={page.business} />}
      <div>
        <h1 className="text-3xl leading-tight tracking-tight">{t('heading')}</h1>
        <div className="mt-3.5 max-w-[52ch] text-[1.1875rem] text-muted" lang={introduction?.language}>
          {introduction?.lead ? <Prose html={introduction.lead} /> : <p>{t('lead')}</p>}
        </div>
        <ContactChannels page={page} />
        <Office page={page} />
      </div>
      <div>
        <ContactForm stamp={page.stamp} result={actionData ?? null} />
        {introduction?.body && <Prose html={introduction.body} className="mt-2 text-sm text-muted" />}
        <Social social={page.social} weChat={page.weChat} />
      </div>
    </div>
  );
};
export default Contact;
