import { type ComponentProps, type FormEventHandler, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { useIsReady } from '../../../shell/use-is-ready.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormNotice } from '../../forms/form-notice.tsx';
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
  /** Hears of it before it is sent, and may hold it back. */
  onSubmit?: FormEventHandler<HTMLFormElement>;
  /** What to do where it was refused. */
  help?: ReactNode;
  children?: ReactNode;
};

/** The id of a form, for a button that stands elsewhere. */
export const formOf = (section: string): string => `${section}-form`;

/** A small form of a page. Works without scripts; what is wrong takes the focus. */
export const SectionForm = (props: Props) => {
  const { section, outcome, done, submit, look, reloadDocument = false, onChange, onSubmit, help, children } = props;
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
      id={formOf(section)}
      method="post"
      onChange={onChange}
      onSubmit={onSubmit}
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
          <FormNotice title={t('failed')} problem={outcome.problem}>
            {help}
          </FormNotice>
        </div>
      )}
      {children}
      <Button type="submit" look={look} busy={isBusy && t('busy')}>
        {submit}
      </Button>
    </Form>
  );
};
