import { type ReactNode, useEffect, useState } from 'react';
import { proofDesk } from '../../api/browser.ts';

/** Where the office asks for the proof that a call needs. The dialog loads when it is needed. */
export const ProofDesk = () => {
  const [dialog, show] = useState<ReactNode>();
  useEffect(() => {
    proofDesk.ask = async (failure) =>
      failure.status === 403 &&
      import('./ask-proof.tsx').then(
        ({ askProof }) => askProof(failure, show),
        () => false,
      );
    return () => {
      delete proofDesk.ask;
    };
  }, []);
  return dialog;
};
