import { type ComponentProps, type FormEventHandler, type ReactNode, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { useWords } from '../../../languages/use-words.ts';
import { useIsReady } from '../../../shell/use-is-ready.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormNotice } from '../../forms/form-notice.tsx';
import { useTyped } from '../../forms/use-typed.ts';
import type { Outcome } from './outcome.ts';

type Props = {
  /** Identifies which of the page's forms was sent. */
  section: string;
  outcome: Outcome | null;
  /** The message shown on success. */
  done?: string;
  submit: string;
  look?: ComponentProps<typeof Button>['look'];
  /** Reloads the page after sending, where more changes than React Router revalidates. */
  reloadDocument?: boolean;
  /** Called on every edit of a field. */
  onChange?: FormEventHandler<HTMLFormElement>;
  /** Called before the form is sent; may prevent it. */
  onSubmit?: FormEventHandler<HTMLFormElement>;
  /** Further help below a refusal. */
  help?: ReactNode;
  children?: ReactNode;
};

/** The id of a form, for a button outside it. */
export const formOf = (section: string): string => `${section}-form`;

/** A small form of a page. Works without scripts; the first invalid field gets the focus. */
export const SectionForm = (props: Props) => {
  const { section, outcome, done, submit, look, reloadDocument = false, onChange, onSubmit, help, children } = props;
  const t = useWords('account', 'form');
  const isReady = useIsReady();
  const isBusy = useNavigation().formData?.get('section') === section;
  const form = useRef<HTMLFormElement>(null);
  const typed = useTyped(outcome, outcome?.state === 'done');
  useEffect(() => {
    if (outcome?.state === 'wrong') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [outcome]);
  return (
    <Form
      ref={form}
      id={formOf(section)}
      method="post"
      onInput={reloadDocument ? undefined : typed}
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
