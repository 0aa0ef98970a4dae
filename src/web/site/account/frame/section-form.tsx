import { type ComponentProps, type FormEventHandler, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormNotice } from '../../join/form-notice.tsx';
import { useIsReady } from '../../use-is-ready.ts';
import type { Outcome } from './outcome.ts';

type Props = {
  /** Says which of the page's forms was sent. */
  section: string;
  outcome: Outcome | null;
  /** What is said when it went well. */
  done?: string;
  submit: string;
  look?: ComponentProps<typeof Button>['look'];
  /** Loads the page anew, where more of it changes than React Router would renew. */
  reloadDocument?: boolean;
  /** Hears of every field that is edited. */
  onChange?: FormEventHandler<HTMLFormElement>;
  children?: ReactNode;
};

/** A small form of a page. Works without scripts; what is wrong takes the focus. */
export const SectionForm = (props: Props) => {
  const { section, outcome, done, submit, look, reloadDocument = false, onChange, children } = props;
  const { t } = useTranslation('account', { keyPrefix: 'form' });
  const isReady = useIsReady();
  const isBusy = useNavigation().formData?.get('section') === section;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (outcome?.state === 'wrong') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [outcome]);
  return (
    <Form
      ref={form}
      method="post"
      onChange={onChange}
      action={`#${section}`}
      noValidate={isReady}
      preventScrollReset
      reloadDocument={reloadDocument}
      className="grid justify-items-start gap-4 *:min-w-0"
    >
      <input type="hidden" name="section" value={section} />
      {!isBusy && outcome?.state === 'done' && done && (
        <div className="w-full">
          <Alert tone="success" title={done} />
        </div>
      )}
      {!isBusy && outcome?.state === 'refused' && (
        <div className="w-full">
          <FormNotice title={t('failed')} trouble={outcome.trouble} />
        </div>
      )}
      {children}
      <Button type="submit" look={look} busy={isBusy && t('busy')}>
        {submit}
      </Button>
    </Form>
  );
};
