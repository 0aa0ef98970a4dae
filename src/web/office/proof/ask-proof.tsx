import type { ReactNode } from 'react';
import type { Failure } from '../../api/failure.ts';
import { ProofDialog } from './proof-dialog.tsx';

type Show = (dialog: ReactNode) => void;

/** The question that stands in a frame of the office, for all calls that wait for it. */
const waiting = new WeakMap<Show, Promise<boolean>>();

/** Asks for the proof that a call needs; resolves to whether it was given, and to false after any other failure. */
export const askProof = async ({ error, details }: Failure, show: Show): Promise<boolean> => {
  if (error !== 'auth.proof-needed') return false;
  const asked = waiting.get(show) ?? ask(details.withCode === true, show);
  waiting.set(show, asked);
  return asked.finally(() => waiting.delete(show));
};

const ask = (withCode: boolean, show: Show): Promise<boolean> =>
  new Promise((resolve) => {
    const onAnswer = (isProven: boolean) => {
      show(null);
      resolve(isProven);
    };
    show(<ProofDialog withCode={withCode} onAnswer={onAnswer} />);
  });
