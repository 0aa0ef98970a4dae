import type { Client } from '../../../api/client.ts';
import { textOf } from '../../forms/form-text.ts';
import { confirmEnrolment, enrolmentIn } from './enrol.ts';
import { codeStepIn, giveCode } from './give-code.ts';
import { readCredentials, signIn } from './sign-in.ts';
import type { Step } from './step.ts';

/** Handles the step whose form was sent; returns the next step. */
export const takeStep = (client: Client, form: FormData): Promise<Step> => {
  const at = textOf(form, 'at');
  if (at === 'code') return giveCode(client, form);
  return at === 'enrolment' ? confirmEnrolment(client, form) : signIn(client, readCredentials(form));
};

/** The same step when no reply arrived, so that the form can be sent again. */
export const unreachableAt = (form: FormData): Step => {
  const problem = { reason: 'unreachable' } as const;
  const at = textOf(form, 'at');
  if (at === 'code') return { ...codeStepIn(form), problem };
  if (at === 'enrolment') return { at, enrolment: enrolmentIn(form), problem };
  return { at: 'credentials', problem, email: readCredentials(form).email };
};
