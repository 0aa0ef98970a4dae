import type { ReactNode } from 'react';
import { useWords } from '../../languages/use-words.ts';
import LeaveDialog from '../../shell/leave-dialog.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import { stickyFoot } from '../../ui/dialog/modal-panel.tsx';
import { SubmitButton } from './submit-button.tsx';
import { type FramedForm, useFormFrame } from './use-form-frame.ts';

type DialogForm = FramedForm &
  Readonly<{
    /** Why the form was not saved. */
    problem: Readonly<{ title: string; text: string; isStale: boolean }> | null;
    /** Loads what somebody else saved meanwhile, once the list has been refreshed. */
    latest?: Readonly<{ load: () => void; isHere: boolean }>;
  }>;

type Props = {
  form: DialogForm;
  title: string;
  /** The submit button's label, and its label while saving. */
  submit: string;
  busy: string;
  /** The Cancel button's label, if not the usual one. */
  cancel?: string;
  /** Why it cannot be sent yet, such as what is still missing; null when it can. */
  blocked?: string | null;
  /** Advice shown with a refusal. */
  help?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A form in a dialog over the list. Escape, a click outside and an expired session lose nothing typed. Failures are
 * shown above the buttons, and the first invalid field takes the focus.
 */
export const FormDialog = ({ form, title, submit, busy, cancel, blocked = null, help, onClose, children }: Props) => {
  const t = useWords('office', 'form');
  const { fields, isLeaving, close, stay, leave, send } = useFormFrame(form, blocked, onClose);
  return (
    <>
      <Modal open={!isLeaving} onClose={close} title={title}>
        <form ref={fields} noValidate autoComplete="off" onSubmit={send} className="grid gap-6">
          {children}
          <FormProblem {...form} help={help} />
          <div className={longFoot}>
            <Button onClick={close}>{cancel ?? t('cancel')}</Button>
            <SubmitButton type="submit" look="accent" busy={form.isBusy && busy} blocked={blocked}>
              {submit}
            </SubmitButton>
          </div>
        </form>
      </Modal>
      {isLeaving && <LeaveDialog onStay={stay} onLeave={leave} />}
    </>
  );
};

/** Why a form was not saved, and what to do. The typed values stay. */
export const FormProblem = ({
  problem,
  latest,
  help,
}: Pick<DialogForm, 'problem' | 'latest'> & Pick<Props, 'help'>) => {
  const t = useWords('office', 'form');
  if (!problem) return null;
  return (
    <Alert
      tone="danger"
      title={problem.title}
      action={
        problem.isStale &&
        latest && (
          <Button size="sm" onClick={latest.load} disabled={!latest.isHere}>
            {t('load')}
          </Button>
        )
      }
    >
      {problem.text} {help}
    </Alert>
  );
};

/** A sticky button row for a dialog taller than the screen: it stays visible while the fields scroll. */
const longFoot = `${stickyFoot} flex flex-wrap justify-end gap-3 max-sm:*:flex-1 [&>[role=status]]:order-first [&>[role=status]]:w-full`;
